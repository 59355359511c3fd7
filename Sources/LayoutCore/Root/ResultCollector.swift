import LayoutEngine

/// Reads all frames out of a tree, in document order, without recursion.
struct ResultCollector {
  private struct Step {
    var node: NodeIndex
    var parent: Int?
    var position: Int
    var depth: Int
    /// The corner from which the node's origin counts.
    var corner: Point
    var isAttachment: Bool
  }

  private let tree: LayoutTree
  private let contents: ContentStore
  private var steps: ContiguousArray<Step> = []
  private(set) var elements: [LayoutResult.Element] = []
  private(set) var identities = IDTable<Identity, Int>()
  /// The positions of nodes and groups among the elements; a group has that of the first element in it.
  private var indices: [NodeIndex: Int] = [:]

  /// The nodes of the elements, in their order.
  var nodes: [NodeIndex] { indices.filter { !tree.isGroup($0.key) }.sorted { $0.value < $1.value }.map(\.key) }

  init(_ session: LayoutSession, origin: Point) {
    tree = session.tree
    contents = session.contents
    let top = tree.outermost
    guard !top.isNone else { return }
    // A column of one element counts as that element, so both have the same corner.
    steps.append(
      Step(node: top, parent: nil, position: 0, depth: 0, corner: origin, isAttachment: false))
  }

  mutating func collect() {
    while let step = steps.popLast() { visit(step) }
    collectIdentities()
  }

  private mutating func visit(_ step: Step) {
    guard !tree.isHidden(step.node) else { return }
    let frame = tree.frame(of: step.node, from: step.corner)
    let layers = tree.layerFrames(of: step.node, outermost: frame)
    var text: String?
    if case .text(let string, _, _) = contents.content(of: step.node, in: tree) { text = string }
    let index = elements.count
    indices[step.node] = index
    noteGroups(above: step.node, index)
    elements.append(
      LayoutResult.Element(
        kind: tree.kind(of: step.node), frame: frame, layers: layers, text: text, parent: step.parent,
        position: step.position,
        depth: step.depth, isAttachment: step.isAttachment))
    pushChildren(of: step, index, frame, layers[0])
  }

  /// Notes the groups around an element that have no earlier one. Each group is visited once, however deep they are
  /// nested.
  private mutating func noteGroups(above node: NodeIndex, _ index: Int) {
    for group in tree.groups(around: node) {
      guard indices[group] == nil else { return }
      indices[group] = index
    }
  }

  private mutating func pushChildren(of step: Step, _ index: Int, _ frame: Rect, _ core: Rect) {
    let mark = steps.count
    var position = 0
    var child = tree.firstLayoutChild(of: step.node)
    while !child.isNone {
      steps.append(
        Step(
          node: child, parent: index, position: position, depth: step.depth + 1, corner: core.origin,
          isAttachment: false))
      position += 1
      child = tree.nextLayoutChild(after: child, in: step.node)
    }
    for (position, attachment) in tree.attachments(of: step.node).enumerated() {
      steps.append(
        Step(
          node: attachment, parent: index, position: position, depth: step.depth + 1, corner: frame.origin,
          isAttachment: true))
    }
    steps[mark...].reverse()
  }

  private mutating func collectIdentities() {
    for (node, identity) in contents.identities {
      if let index = indices[node] { note(identity, index) }
    }
    for (_, list) in contents.lists {
      for (identity, node) in list.identifiedNodes {
        if let index = indices[node] { note(identity, index) }
      }
    }
  }

  private mutating func note(_ identity: Identity, _ index: Int) {
    if let known = identities[identity], known < index { return }
    identities[identity] = index
  }
}
