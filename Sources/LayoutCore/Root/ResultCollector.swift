import LayoutEngine

/// Reads all frames out of a tree, in document order, without recursion.
struct ResultCollector {
  private struct Step {
    var node: NodeIndex
    var parent: Int?
    var position: Int
    var depth: Int
    /// What the node's origin counts from.
    var corner: Point
    var isAttachment: Bool
  }

  private let tree: LayoutTree
  private let contents: ContentStore
  private var steps: ContiguousArray<Step> = []
  private(set) var elements: [LayoutResult.Element] = []
  private(set) var identities = IDTable<Identity, Int>()
  /// Where nodes and groups stand among the elements, a group where the first one in it does.
  private var indices: [NodeIndex: Int] = [:]

  init(_ session: LayoutSession, origin: Point) {
    tree = session.tree
    contents = session.contents
    let top = session.top
    guard !top.isNone else { return }
    // A column of one element stands for it, so both have the same corner.
    steps.append(
      Step(node: top, parent: nil, position: 0, depth: 0, corner: origin, isAttachment: false))
  }

  mutating func collect() {
    while let step = steps.popLast() { visit(step) }
    collectIdentities()
  }

  private mutating func visit(_ step: Step) {
    let record = tree.nodes[step.node]
    guard !record.flags.contains(.hidden) else { return }
    let frame = Rect(origin: step.corner + record.origin, size: record.size)
    var layers = [frame]
    for at in (0..<tree.modifierCount(of: step.node)).reversed() {
      let inner = tree.innerFrame(at, of: step.node)
      layers.append(Rect(origin: (layers.last?.origin ?? .zero) + inner.origin, size: inner.size))
    }
    layers.reverse()
    var text: String?
    if case .text(let string, _, _) = contents.content(of: step.node, in: tree) { text = string }
    let index = elements.count
    indices[step.node] = index
    noteGroups(above: step.node, index)
    elements.append(
      LayoutResult.Element(
        kind: record.kind, frame: frame, layers: layers, text: text, parent: step.parent, position: step.position,
        depth: step.depth, isAttachment: step.isAttachment))
    pushChildren(of: step, index, frame, layers[0])
  }

  /// The groups around an element that have no earlier one. Each group is met once, however deep they are nested.
  private mutating func noteGroups(above node: NodeIndex, _ index: Int) {
    var group = tree.nodes[node].parent
    while !group.isNone, tree.nodes[group].flags.contains(.transparent), indices[group] == nil {
      indices[group] = index
      group = tree.nodes[group].parent
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
    var attachment = tree.nodes[step.node].firstChild
    position = 0
    while !attachment.isNone, tree.nodes[attachment].flags.contains(.attachment) {
      steps.append(
        Step(
          node: attachment, parent: index, position: position, depth: step.depth + 1, corner: frame.origin,
          isAttachment: true))
      position += 1
      attachment = tree.nodes[attachment].nextSibling
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
