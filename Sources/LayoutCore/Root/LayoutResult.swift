public import LayoutEngine

/// A computed layout: every frame by its path and its identity. An immutable value for any thread.
public struct LayoutResult: Sendable {
  /// One element with its frame.
  public struct Element: Sendable, Hashable {
    /// The kind of the element: `vStack`, `text`, `flexible` …
    public let kind: NodeKind
    /// The frame with all its modifiers, in points, from the corner of the whole layout.
    public let frame: Rect
    /// The frames of the element's layers: the element itself first, then one for each modifier.
    public let layers: [Rect]
    /// A text's string.
    public let text: String?
    /// The element around it; `nil` for the root.
    public let parent: Int?
    /// The number of the element among its siblings, from 0.
    public let position: Int
    /// The number of elements around it.
    public let depth: Int
    /// Whether it is the content of an overlay or background.
    public let isAttachment: Bool
  }

  /// The size the whole layout took.
  public let size: Size

  /// All elements that are shown, in document order; overlays and backgrounds come after the element they belong to.
  public let elements: [Element]

  /// What was reported while laying out.
  public let diagnostics: [Diagnostic]

  /// What the layout cost.
  public let counters: TurnCounters

  /// Whether a view of a host's own was measured for it, whose size may be another one the next time.
  let hasMeasuredViews: Bool

  private let identities: IDTable<Identity, Int>

  /// The frame of the element at `path`: positions from the root, such as `0.2.1`; groups do not count. `nil` where
  /// there is none.
  ///
  /// - Complexity: O(elements).
  public func frame(at path: String) -> Rect? {
    element(at: path).map { elements[$0].frame }
  }

  /// The frame of the element with the id `id`; of the first one where several have it.
  ///
  /// - Complexity: O(1).
  public func frame(of id: some Hashable & Sendable) -> Rect? {
    identities[Identity(value: id)].map { elements[$0].frame }
  }

  /// The path of an element: positions from the root.
  ///
  /// - Complexity: O(depth).
  public func path(of index: Int) -> String {
    var parts: [String] = []
    var at: Int? = index
    while let here = at {
      let element = elements[here]
      let isFirstOfAll = element.parent == nil
      parts.append(isFirstOfAll ? "0" : "\(element.isAttachment ? "@" : "")\(element.position)")
      at = element.parent
    }
    return parts.reversed().joined(separator: ".")
  }

  private func element(at path: String) -> Int? {
    let parts = path.split(separator: ".")
    guard parts.first == "0", !elements.isEmpty else { return nil }
    var at = 0
    for part in parts.dropFirst() {
      let isAttachment = part.hasPrefix("@")
      guard let position = Int(isAttachment ? part.dropFirst() : part) else { return nil }
      // Children follow their parent, so each search continues where the last one ended.
      let found = elements[(at + 1)...].indices.first {
        elements[$0].parent == at && elements[$0].position == position && elements[$0].isAttachment == isAttachment
      }
      guard let found else { return nil }
      at = found
    }
    return at
  }

  init(_ session: LayoutSession, response: Size, origin: Point) {
    var collector = ResultCollector(session, origin: origin)
    collector.collect()
    self.init(session, response: response, collector)
  }

  /// The result with the elements that were collected.
  init(_ session: LayoutSession, response: Size, _ collector: ResultCollector) {
    size = response
    diagnostics = session.diagnostics
    counters = session.counters
    hasMeasuredViews = !session.contents.natives.isEmpty
    elements = collector.elements
    identities = collector.identities
  }
}

extension LayoutResult: CustomStringConvertible {
  /// One line an element: indentation, kind, text, frame.
  public var description: String {
    var lines: [String] = []
    lines.reserveCapacity(elements.count)
    for element in elements {
      let indent = String(repeating: "  ", count: min(element.depth, LayoutResult.indentLimit))
      let text = element.text.map { " \"\(LayoutResult.shortened($0))\"" } ?? ""
      let mark = element.isAttachment ? "@ " : ""
      lines.append("\(indent)\(mark)\(element.kind)\(text) \(element.frame)")
    }
    return lines.joined(separator: "\n")
  }

  /// The largest indentation, so that the length of a dump grows with the number of elements only.
  static var indentLimit: Int { 64 }

  static func shortened(_ text: String) -> String {
    let line = text.inOneLine
    return line.count > 40 ? "\(line.prefix(39))…" : line
  }
}

extension String {
  /// The text in one line: a space stands for each end of a line.
  package var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
