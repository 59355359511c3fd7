public import LayoutEngine

extension LayoutRoot {
  /// The faults that the last frames show, though every frame is defined.
  ///
  /// They are elements that reach out of their surroundings (`overflow`), texts that are shown in part
  /// (`truncatedText`), characters without a glyph (`missingGlyph`), texts that differ little from their background
  /// (`lowContrast`), lengths that no element sets (`unboundedFlexible`), scroll views in others of the same axis
  /// (`nestedScrolling`), priorities without an effect (`hiddenPriority`), and equal ids (`duplicateIdentity`).
  /// `diagnostics` contains the faults of the input. They are in drawing order, at most `DiagnosticSink.limit`.
  ///
  /// Parts that a clip hides on purpose, lines beyond a `lineLimit`, and texts of which only the empty space above and
  /// below the characters reaches out, are notes, and so are lengths of spacers that nothing sets. Frames, counters and stored
  /// responses stay as they are; no listener is called. Inside of an update, and of measuring and placing, there are
  /// none, and the call is noted.
  ///
  /// - Complexity: O(elements), and measuring the visible texts.
  public var findings: [Diagnostic] { measuredFindings().map(\.diagnostic) }

  /// The findings with their amounts: points that reach out, or lines that are missing.
  ///
  /// - Parameter choosesHeight: whether the root's height, or that it is open, is the caller's choice; `false` where a
  ///   tool opened it, so that what only follows from that is a note.
  package func measuredFindings(choosesHeight: Bool = true) -> [LayoutFinding] {
    let found = inspecting("findings") {
      var search = FindingSearch(session, room: room, choosesHeight: choosesHeight)
      search.run()
      return search.findings
    }
    return found ?? []
  }
}

/// A diagnostic with its amount.
package struct LayoutFinding {
  package var diagnostic: Diagnostic
  /// The points that reach out, or the lines that are missing.
  package var amount: Double

  package init(diagnostic: Diagnostic, amount: Double) {
    self.diagnostic = diagnostic
    self.amount = amount
  }
}

/// Searches for faults that frames show:
///
/// 1. The outermost element in the root's room.
/// 2. Each element in the element around it, and in the frames of its own modifiers; what makes it too large:
///    `FindingSearch+Causes`.
/// 3. Each text in its frame: `FindingSearch+Texts`; its characters: `FindingSearch+Glyphs`; and its colour:
///    `FindingSearch+Contrast`.
/// 4. Elements that fill an unbounded proposal: `FindingSearch+Unbounded`.
/// 5. Scroll views in others, priorities and ids: `FindingSearch+Scrolling`, `FindingSearch+Priorities`,
///    `FindingSearch+Identities`.
struct FindingSearch {
  let session: LayoutSession
  let boxes: [InspectionBox]
  /// The nodes of the boxes.
  let elements: [NodeIndex]
  /// The root's room; open along an infinite axis.
  let room: Size
  /// Whether the height of the room is the caller's choice.
  let choosesHeight: Bool
  /// The positions of each box's children among the boxes.
  private(set) var children: [Int: [Int]] = [:]
  /// Those of them that are laid out in the box: neither backgrounds nor overlays.
  private(set) var members: [Int: [Int]] = [:]
  private(set) var findings: [LayoutFinding] = []
  /// Along each axis, for visited elements: the scroll view that leaves their proposal unspecified, the root of the tree
  /// where that does, or `none`.
  var openings: [Axis: [NodeIndex: NodeIndex]] = [:]
  /// The positions of the first boxes with an id that is written for them, and of those that are in a row of a list.
  var identified: [Identity: (at: Int, isInList: Bool)] = [:]

  init(_ session: LayoutSession, room: Size, choosesHeight: Bool = true) {
    self.session = session
    self.room = room
    self.choosesHeight = choosesHeight
    var walk = InspectionWalk(session)
    walk.run()
    boxes = walk.boxes
    elements = walk.elements
  }

  mutating func run() {
    for at in boxes.indices {
      guard let parent = boxes[at].parent else { continue }
      children[parent, default: []].append(at)
      if !session.tree.isAttachment(elements[at]) { members[parent, default: []].append(at) }
    }
    for at in boxes.indices where findings.count < DiagnosticSink.limit {
      // 1.
      if boxes[at].parent == nil, let excess = Excess(boxes[at].frame, outOf: Rect(origin: .zero, size: room)) {
        add(
          excess, at, boxes[at].frame, "the root's room of \(room.inspectedText)", subject: "root",
          advice: "let it be smaller, or put it into a ScrollView")
      }
      // 2.
      for overflow in boxes[at].overflow {
        guard let excess = Excess(overflow.frame, outOf: overflow.room) else { continue }
        add(overflow, excess, at)
      }
      // 3.
      if let found = truncation(of: at) { add(found, at) }
      if let found = missingGlyphs(of: at) { add(found, at) }
      if let found = contrast(of: at) { add(found, at) }
      // 4.
      for found in unbounded(at) { add(found, at) }
      // 5.
      if let found = nestedScrolling(at) { add(found, at) }
      if let found = hiddenPriority(of: at) { add(found, at) }
      for found in equalIdentities(of: at) { add(found, at) }
    }
  }

  /// Adds a finding with the element's place in the program.
  private mutating func add(_ finding: LayoutFinding, _ at: Int) {
    findings.append(finding)
    session.places.locate(&findings[findings.count - 1].diagnostic, at: elements[at])
  }

  private mutating func add(_ overflow: InspectionBox.Overflow, _ excess: Excess, _ at: Int) {
    if let modifier = overflow.modifier {
      let name = session.tree.modifier(modifier, of: elements[at]).written
      add(
        excess, at, overflow.frame, inside: modifier, "its own \(name) of \(overflow.room.size.inspectedText)",
        subject: "modifier \(modifier)", advice: "make it smaller or the modifier's lengths larger, or write clipped()",
        isCutOff: overflow.isCutOff)
    } else if let parent = boxes[at].parent {
      add(
        excess, at, overflow.frame, boxes[parent].name, subject: "parent",
        advice: "make it smaller or what is around it larger, or write clipped()", isCutOff: overflow.isCutOff,
        ancestor: "\(boxes[parent].name) at \(path(of: parent))")
    }
  }

  /// - Parameter modifier: the modifier inside of which `frame` is; `nil` where it is the whole element's.
  private mutating func add(
    _ excess: Excess, _ at: Int, _ frame: Rect, inside modifier: Int? = nil, _ place: String, subject: String,
    advice: String, isCutOff: Bool = false, ancestor: String? = nil
  ) {
    let isNote =
      if session.tree.kind(of: elements[at]) == .text {
        // A text that is unreadable is a fault, even where a clip is written.
        excess.isVertical && excess.largest <= leading(of: at) / 2 + Excess.slack
      } else {
        isCutOff
      }
    let message = "\(boxes[at].name) reaches \(excess) out of \(place)\(isCutOff ? ", where it is cut off" : "")"
    add(
      LayoutFinding(
        diagnostic: Diagnostic(
          code: .overflow, severity: isNote ? .note : .warning, message: message, path: path(of: at),
          cause: cause(of: excess, at, frame, inside: modifier), advice: isCutOff ? nil : advice,
          element: boxes[at].name, ancestor: ancestor,
          subject: subject),
        amount: excess.largest), at)
  }

  /// A box's path, as results have it: the column around a single element does not count.
  func path(of at: Int) -> String { resultPath(elements[at]) }

  func resultPath(_ node: NodeIndex) -> String { session.resultPath(of: node) }
}

extension LayoutSession {
  /// A node's path, as results have it: the column around a single element does not count.
  func resultPath(of node: NodeIndex) -> String {
    let path = tree.path(of: node)
    return tree.outermost == tree.root || !path.hasPrefix("0.") ? path : String(path.dropFirst(2))
  }
}
