/// Something that was asked for and cannot be had, and what was done instead. Nothing is lost by it: every frame is
/// still defined.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A number that is not a number, infinite, negative or too large where that has no meaning.
    case invalidNumber
    /// A minimum above a maximum, or an ideal outside both.
    case contradictoryBounds
    /// A leaf or custom container answered a size that is none.
    case invalidResponse
    /// A node was asked for more different proposals than it works out in one turn.
    case tooManyProposals
    /// A frame would have been infinite.
    case infiniteFrame
    /// More modifiers on one element than can be kept.
    case tooManyModifiers
    /// Two elements of one list share an id.
    case duplicateIdentity
    /// A collection whose ends and `count` contradict each other, or change while it is read.
    case inconsistentCollection
    /// A body leads to itself without end, or elements are nested beyond what can be followed.
    case nestingTooDeep
    /// A caller's type that claims to be a built-in element, which cannot be shown.
    case unknownElement
    /// More nodes than can be numbered.
    case tooManyNodes
    /// A picture could not be decoded.
    case undecodableImage
    /// A size and what is made from it change each other without end.
    case unsettledGeometry
    /// A preference and what is made from it change each other without end.
    case unsettledPreference
    /// A coordinate space was asked for that no element around has named.
    case unknownCoordinateSpace
    /// The rows of a lazy container are too short to fill the scroll view around it.
    case rowsTooShort
    /// A row was not found among the rows of a list that are looked at; there are more.
    case rowNotFound
    /// The width or height said about an element of a constraint layout is none.
    case invalidConstraint
    /// A value of the environment was read where no body is evaluated.
    case environmentOutsideBody
    /// Updates of a list that do not lead from what it shows to what it is to show.
    case inconsistentUpdates
    /// A view was measured on a thread that is not its own.
    case wrongThread
    /// A host that implements neither way to insert a view.
    case incompleteHost
    /// A caller's view stands in two places at once.
    case viewShownTwice
    /// A glyph exists in no installed font.
    case missingGlyph
    /// An element reaches out of what it is in.
    case overflow
    /// A text is shown in part.
    case truncatedText
    /// What is offered has no end along an axis, and an element takes what it is offered.
    case unboundedFlexible
    /// A leaf or custom container answered equal questions differently.
    case impureMeasuring
    /// A custom container did not put each of its children exactly once, or touched children at a time it must not.
    case placementContract
    /// State that bodies read was written while sizes or places were worked out.
    case stateWrittenWhileComputing
    /// A layout was asked for while it was being worked out.
    case layoutInsideLayout
    /// Every element of a list has another id after each update.
    case identityChurn
    /// An id is not equal to itself, or equal to another one with another hash.
    case contradictoryIdentity
    /// An element that is equal to the one before makes something else.
    case equalityContract
  }

  /// How much it matters.
  public enum Severity: UInt8, Hashable, Sendable {
    /// Worth knowing.
    case note
    /// Probably not what was meant.
    case warning
  }

  /// The kind of the fault.
  public let code: Code
  /// How much it matters.
  public let severity: Severity
  /// What happened. Where the parts below are not given, also why, and what to write instead.
  public let message: String
  /// The element, as the path of child positions from the root: `0.2.1`; `-` where it has no place.
  public package(set) var path: String
  /// Why it happened; `nil` where the message says it.
  public var cause: String?
  /// Why the wishes cannot all be had; `nil` where they do not contradict each other.
  public var contradiction: String?
  /// What to write instead; `nil` where the message says it.
  public var advice: String?
  /// What the element is: its kind, or its type. `nil` where that is not known.
  public var element: String?
  /// The element further out that caused it, with its path: `ScrollView at 0.1`. `nil` where no element did.
  public package(set) var ancestor: String?
  /// Where the element is made; `nil` where that was not recorded.
  public var source: SourceLine?
  /// Tells faults of one code at one path apart, such as the modifier it is about; `nil` where there can be one only. It
  /// is never shown.
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

  /// One line: severity, code, path, what happened, and as far as they are known why, what contradicts what, what to
  /// change, and where the element is made.
  public var description: String {
    let words = [message, cause, contradiction, advice].compactMap(\.self).joined(separator: "; ")
    let made = source.map { " (\($0))" } ?? ""
    return "\(severity == .note ? "note" : "warning"): \(code.rawValue) at \(path): \(words)\(made)"
  }
}
