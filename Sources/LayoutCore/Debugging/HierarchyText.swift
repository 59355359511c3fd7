import LayoutEngine

/// The elements of a tree as text, one line a fact.
///
/// A walk in document order, without recursion; overlays and backgrounds come before the children.
struct HierarchyText {
  private struct Step {
    var node: NodeIndex
    /// The corner of the element around it, and the corner that the node's own counts from.
    var outer: Point
    var corner: Point
    var prefix: String
    var isLast: Bool
    var isAttachment: Bool
  }

  /// Deeper elements are not indented further, so that a text grows with the number of elements only.
  private static var prefixLimit: Int { 4 * LayoutResult.indentLimit }

  private let tree: LayoutTree
  private let contents: ContentStore
  private var steps: [Step] = []
  private var lines: [String] = []

  /// All lines.
  var text: String { lines.joined(separator: "\n") }

  init(_ session: LayoutSession, origin: Point) {
    tree = session.tree
    contents = session.contents
    let top = session.top
    guard !top.isNone else { return }
    steps.append(Step(node: top, outer: .zero, corner: origin, prefix: "", isLast: true, isAttachment: false))
    while let step = steps.popLast() { visit(step) }
  }

  private mutating func visit(_ step: Step) {
    let record = tree.nodes[step.node]
    let frame = Rect(origin: step.corner + record.origin, size: record.size)
    var core = frame.origin
    let start = Int(record.layerStart)
    for at in (0..<Int(record.layerCount)).reversed() { core = core + tree.layers[start + at].inner.origin }
    let mark = step.isAttachment ? "@ " : ""
    let native = contents.native(of: step.node, in: tree)?.view.facts(on: .current)
    let text = native?.text.map { " \"\($0.replacingLineFeeds())\"" } ?? ""
    let name = contents.elementName(of: step.node, in: tree)
    lines.append("\(step.prefix)\(step.isLast ? "└─" : "├─") \(mark)\(name)\(text)")
    let full = step.prefix + (step.isLast ? "    " : "│   ")
    let prefix = full.count > HierarchyText.prefixLimit ? step.prefix : full
    let children = shownChildren(of: step.node)
    let facts =
      ["Frame: \(HierarchyText.string(frame.moved(by: Point.zero - step.outer)))"] + (native?.lines ?? [])
      + facts(about: step.node)
    for (index, fact) in facts.enumerated() {
      lines.append("\(prefix)\(index == facts.count - 1 && children.isEmpty ? "└─" : "├─") \(fact)")
    }
    for (index, child) in children.enumerated().reversed() {
      let isAttachment = tree.nodes[child].flags.contains(.attachment)
      steps.append(
        Step(
          node: child, outer: frame.origin, corner: isAttachment ? frame.origin : core, prefix: prefix,
          isLast: index == children.count - 1, isAttachment: isAttachment))
    }
  }

  /// Attachments first, then what is laid out.
  private func shownChildren(of node: NodeIndex) -> [NodeIndex] {
    var children: [NodeIndex] = []
    var attachment = tree.nodes[node].firstChild
    while !attachment.isNone, tree.nodes[attachment].flags.contains(.attachment) {
      children.append(attachment)
      attachment = tree.nodes[attachment].nextSibling
    }
    children += tree.layoutChildren(of: node)
    return children.filter { !tree.nodes[$0].flags.contains(.hidden) }
  }

  private func facts(about node: NodeIndex) -> [String] {
    let record = tree.nodes[node]
    var facts: [String] = []
    switch record.kind {
    case .hStack, .lazyHStack, .lazyHGrid:
      facts += ["Spacing: \(spacing(record.a))", "Alignment: \(record.vertical.alignmentName)"]
    case .vStack, .lazyVStack, .lazyVGrid:
      facts += ["Spacing: \(spacing(record.a))", "Alignment: \(record.horizontal.alignmentName)"]
    case .zStack:
      facts += ["Alignment: \(record.horizontal.alignmentName), \(record.vertical.alignmentName)"]
    case .grid:
      facts += [
        "Spacing: \(spacing(record.a)), \(spacing(record.b))",
        "Alignment: \(record.horizontal.alignmentName), \(record.vertical.alignmentName)",
      ]
    case .spacer:
      facts += ["Minimum: \(HierarchyText.string(record.a))"]
    default: break
    }
    if case .text(_, let style, let color) = contents.content(of: node, in: tree) {
      facts += ["Font: \(style.font.debugText)", "Color: \(color.debugText)"]
    }
    return facts + decorations(of: record)
  }

  private func decorations(of record: NodeRecord) -> [String] {
    var facts: [String] = []
    let start = Int(record.layerStart)
    for at in start..<start + Int(record.layerCount) where tree.modifiers[at].kind == .decoration {
      let decoration = contents.decorations[tree.modifiers[at].side]
      if let background = decoration.background { facts.append("Background: \(background.debugText)") }
      if decoration.opacity != 1 { facts.append("Alpha: \(HierarchyText.string(decoration.opacity))") }
    }
    return facts
  }

  private func spacing(_ value: Double) -> String { value.isNaN ? "adaptive" : HierarchyText.string(value) }

  /// `(x, y, width, height)`.
  static func string(_ frame: Rect) -> String {
    "(\([frame.minX, frame.minY, frame.width, frame.height].map { string($0) }.joined(separator: ", ")))"
  }

  /// A number with at least one decimal.
  static func string(_ value: Double) -> String {
    let text = NumberText.string(value)
    return text.contains(".") || !value.isFinite ? text : "\(text).0"
  }
}
