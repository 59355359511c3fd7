import LayoutEngine

/// The elements of a tree as text, one line for each fact.
///
/// It is a walk in document order, without recursion; overlays and backgrounds come before the children.
struct HierarchyText {
  private struct Step {
    var node: NodeIndex
    /// The corner of the element around it, and the origin of the node's own corner.
    var outer: Point
    var corner: Point
    var prefix: String
    var isLast: Bool
    var isAttachment: Bool
  }

  /// The longest indentation; deeper elements have the same, so that a text grows with the number of elements only.
  private static var prefixLimit: Int { 4 * LayoutResult.indentLimit }

  /// Where elements are in the program; `nil` where that is not shown.
  private let places: SourcePlaces?
  private let tree: LayoutTree
  private let contents: ContentStore
  private var steps: [Step] = []
  private var lines: [String] = []

  /// The lines as one text.
  var text: String { lines.joined(separator: "\n") }

  init(_ session: LayoutSession, origin: Point, showsPlaces: Bool = true) {
    places = showsPlaces ? session.places : nil
    tree = session.tree
    contents = session.contents
    let top = tree.outermost
    guard !top.isNone else { return }
    steps.append(Step(node: top, outer: .zero, corner: origin, prefix: "", isLast: true, isAttachment: false))
    while let step = steps.popLast() { visit(step) }
  }

  private mutating func visit(_ step: Step) {
    let frame = tree.frame(of: step.node, from: step.corner)
    let core = tree.layerFrames(of: step.node, outermost: frame)[0].origin
    let mark = step.isAttachment ? "@ " : ""
    let native = contents.native(of: step.node, in: tree)?.view.facts(on: .current)
    let text = native?.text.map { " \"\($0.inOneLine)\"" } ?? ""
    let element = contents.elementName(of: step.node, in: tree) + text
    let name = places?.types(of: step.node).place(of: element, madeIn: places?.source(of: step.node)) ?? element
    lines.append("\(step.prefix)\(step.isLast ? "└─" : "├─") \(mark)\(name)")
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
      let isAttachment = tree.isAttachment(child)
      steps.append(
        Step(
          node: child, outer: frame.origin, corner: isAttachment ? frame.origin : core, prefix: prefix,
          isLast: index == children.count - 1, isAttachment: isAttachment))
    }
  }

  /// The attachments, then the children that are laid out.
  private func shownChildren(of node: NodeIndex) -> [NodeIndex] {
    (tree.attachments(of: node) + tree.layoutChildren(of: node)).filter { !tree.isHidden($0) }
  }

  private func facts(about node: NodeIndex) -> [String] {
    var facts: [String] = []
    let alignment = tree.alignment(of: node)
    switch tree.kind(of: node) {
    case .hStack, .lazyHStack, .lazyHGrid:
      facts += ["Spacing: \(text(tree.spacing(of: node)))", "Alignment: \(alignment.vertical.alignmentName)"]
    case .vStack, .lazyVStack, .lazyVGrid:
      facts += ["Spacing: \(text(tree.spacing(of: node)))", "Alignment: \(alignment.horizontal.alignmentName)"]
    case .zStack:
      facts += ["Alignment: \(alignment.horizontal.alignmentName), \(alignment.vertical.alignmentName)"]
    case .grid:
      facts += [
        "Spacing: \(text(tree.spacing(of: node))), \(text(tree.verticalSpacing(ofGrid: node)))",
        "Alignment: \(alignment.horizontal.alignmentName), \(alignment.vertical.alignmentName)",
      ]
    case .spacer:
      facts += ["Minimum: \(HierarchyText.string(tree.leastLength(ofSpacer: node)))"]
    default: break
    }
    if case .text(_, let style, let color) = contents.content(of: node, in: tree) {
      facts += ["Font: \(style.font.debugText)", "Color: \(color.debugText)"]
    }
    return facts + decorations(of: node)
  }

  private func decorations(of node: NodeIndex) -> [String] {
    var facts: [String] = []
    tree.forEachOutsideModifier(of: node) { record in
      guard record.kind == .decoration else { return }
      let decoration = contents.decorations[record.side]
      if let background = decoration.background { facts.append("Background: \(background.debugText)") }
      if decoration.opacity != 1 { facts.append("Alpha: \(HierarchyText.string(decoration.opacity))") }
    }
    return facts
  }

  private func text(_ spacing: Double?) -> String { spacing.map { HierarchyText.string($0) } ?? "adaptive" }

  /// A frame in the form `(x, y, width, height)`.
  static func string(_ frame: Rect) -> String {
    "(\([frame.minX, frame.minY, frame.width, frame.height].map { string($0) }.joined(separator: ", ")))"
  }

  /// A number with at least one decimal.
  static func string(_ value: Double) -> String {
    let text = NumberText.string(value)
    return text.contains(".") || !value.isFinite ? text : "\(text).0"
  }
}
