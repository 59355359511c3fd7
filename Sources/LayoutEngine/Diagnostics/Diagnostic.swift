/// A fault in the input of a layout, and the value that was used instead.
///
/// Every frame is still defined.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the fault.
  ///
  /// A minor version may add cases: a `switch` over it has an `@unknown default`.
  @nonexhaustive
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A number that is not a number, infinite, negative or too large where that has no meaning.
    case invalidNumber
    /// A minimum above a maximum, or an ideal outside both.
    case contradictoryBounds
    /// A leaf or custom container responded with a value that is no size.
    case invalidResponse
    /// A node was measured with more different proposals than it computes in one turn.
    case tooManyProposals
    /// A frame would have been infinite.
    case infiniteFrame
    /// One element has more modifiers than can be stored.
    case tooManyModifiers
    /// Two elements of one list share an id, or two elements of a layout have equal ids that are written for them.
    case duplicateIdentity
    /// A collection whose ends and `count` contradict each other, or change while it is read.
    case inconsistentCollection
    /// A body leads to itself without end, or elements are nested too deeply.
    case nestingTooDeep
    /// A caller's type that claims to be a built-in element, which cannot be shown.
    case unknownElement
    /// More nodes than can be numbered.
    case tooManyNodes
    /// A path or a drawing has more elements than can be drawn.
    case tooManyPathElements
    /// A picture could not be decoded.
    case undecodableImage
    /// A picture's file is not there, or cannot be read.
    case missingImage
    /// A size and content that depends on it change each other without end.
    case unsettledGeometry
    /// A preference and content that depends on it change each other without end.
    case unsettledPreference
    /// Elements come and go, or values change, in each turn that follows another.
    case unsettledChange
    /// A coordinate space was read that no element around has named.
    case unknownCoordinateSpace
    /// The rows of a lazy container are too short to fill the scroll view around it.
    case rowsTooShort
    /// A row was not found among the searched rows of a list; there are more.
    case rowNotFound
    /// No element with the id that is scrolled to is in a scroll view.
    case unknownScrollTarget
    /// A value on the path of a navigation stack has no destination, or a link has a value that the path cannot contain.
    case missingDestination
    /// No tab has the value that is selected, or a tab view has no tab; or a tab has a value that is no selection, or that
    /// of another tab.
    case unknownTab
    /// The width or height of an element of a constraint layout is not a valid length.
    case invalidConstraint
    /// A part of a style in CSS that is not understood.
    case invalidStyle
    /// A value of the environment was read where no body is evaluated.
    case environmentOutsideBody
    /// Updates of a list that do not lead from the shown rows to the new ones.
    case inconsistentUpdates
    /// A view was measured on a thread that is not its own.
    case wrongThread
    /// A host that implements neither way to insert a view.
    case incompleteHost
    /// A caller's view stands in two places at once.
    case viewShownTwice
    /// A glyph exists in no installed font.
    case missingGlyph
    /// A font family is not installed, so another one is used.
    case unknownFont
    /// An element reaches out of the element around it.
    case overflow
    /// A text is shown in part.
    case truncatedText
    /// Nothing proposes a length to an element whose response is the proposal, so it has its ideal or its minimum.
    case unboundedFlexible
    /// A scroll view stands in another one that scrolls along the same axis.
    case nestedScrolling
    /// A layout priority is inside of a modifier that hides it from the container.
    case hiddenPriority
    /// A text differs little from its background.
    case lowContrast
    /// A leaf or custom container responded differently to equal proposals.
    case impureMeasuring
    /// A custom container did not place each of its children exactly once, or touched children at a wrong time.
    case placementContract
    /// State that bodies read was written while sizes or places were computed.
    case stateWrittenWhileComputing
    /// A layout was requested while it was being computed.
    case layoutInsideLayout
    /// Every element of a list has another id after each update.
    case identityChurn
    /// An id is not equal to itself, or equal to another one with another hash.
    case contradictoryIdentity
    /// An element that is equal to the one before has another result.
    case equalityContract
    /// The control with the keyboard was removed, and an equal one was made in its place.
    case lostFocus
    /// A control has a selection that none of its choices stands for.
    case unknownSelection
    /// A part of a picker cannot be shown as a choice, or cannot be chosen.
    case invalidChoice
  }

  /// The importance of a diagnostic.
  public enum Severity: UInt8, Hashable, Sendable {
    /// A fact that is worth reading.
    case note
    /// A fault that is probably not intended.
    case warning
  }

  /// The kind of the fault.
  public let code: Code
  /// The importance of the fault.
  public let severity: Severity
  /// What happened; where the parts below are `nil`, also why, and what to write instead.
  public let message: String
  /// The element, as the path of child positions from the root: `0.2.1`; `-` where it has no place.
  public package(set) var path: String
  /// Why it happened; `nil` where the message contains it.
  public var cause: String?
  /// What contradicts what; `nil` where nothing does.
  public var contradiction: String?
  /// What to write instead; `nil` where the message contains it.
  public var advice: String?
  /// The element's kind, or its type; `nil` where that is not known.
  public var element: String?
  /// The element further out that caused it, with its path, as in `ScrollView at 0.1`; `nil` where no element did.
  public package(set) var ancestor: String?
  /// The line of the source in which the element is made; `nil` where that was not recorded.
  public var source: SourceLine?
  /// The caller's types around the element, and the containers in the nearest of them, from the outside; empty where no
  /// such type is around it.
  public package(set) var enclosing: [EnclosingElement] = []
  /// The part that two faults of one code at one path differ by, such as the modifier; `nil` where only one is
  /// possible.
  ///
  /// It is never shown.
  public var subject: String?

  /// A diagnostic from its parts.
  public init(
    code: Code, severity: Severity = .warning, message: String, path: String, cause: String? = nil,
    contradiction: String? = nil, advice: String? = nil, element: String? = nil, ancestor: String? = nil,
    source: SourceLine? = nil, subject: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.path = path
    self.cause = cause
    self.contradiction = contradiction
    self.advice = advice
    self.element = element
    self.ancestor = ancestor
    self.source = source
    self.subject = subject
  }

  /// The diagnostic in one line.
  ///
  /// It has the severity, code, path, what happened, and as far as they are known why, what contradicts what, what to
  /// change, the caller's types around the element, and the line of the source.
  public var description: String {
    let words = [message, cause, contradiction, advice].compactMap(\.self).joined(separator: "; ")
    let made = enclosing.isEmpty ? source.map { "\($0)" } : enclosing.place(of: element ?? "-", madeIn: source)
    return
      "\(severity == .note ? "note" : "warning"): \(code.rawValue) at \(path): \(words)\(made.map { " (\($0))" } ?? "")"
  }
}
