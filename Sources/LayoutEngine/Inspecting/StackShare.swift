/// How a stack shared its length out (`ShareOut.swift`).
package struct StackShare {
  /// One child, in the order in which they are served.
  package struct Item {
    package var node: NodeIndex
    /// The lengths at 0 and at infinity.
    package var min: Double
    package var max: Double
    package var priority: Double
    /// What it was offered along the stack.
    package var offer: Double
    /// What it took.
    package var length: Double

    package var flexibility: Double { min == max ? 0 : max - min }
  }

  package var axis: Axis
  /// What the stack was offered along its axis.
  package var length: Double
  /// The gaps together.
  package var gaps: Double
  package var items: [Item]
  /// The child that this is about.
  package var index: Int

  package var item: Item { items[index] }

  /// The children that were served before.
  package var before: ArraySlice<Item> { items[..<index] }

  /// What was left to share when the child was served: without what lower priorities keep.
  package var rest: Double { length - gaps - before.reduce(0) { $0 + $1.length } - kept }

  /// The least lengths of all children of lower priorities, which are kept for them.
  package var kept: Double {
    items[index...].reduce(0) { $0 + ($1.priority < item.priority ? $1.min : 0) }
  }

  /// How many children of the same priority had not been served, itself included.
  package var waiting: Int { items[index...].count { $0.priority == item.priority } }
}

extension LayoutReplay {
  /// How a child came to its offer; `nil` where the container is no stack, or had no length or no other child to share
  /// with.
  func stackShare(in step: Step, of child: NodeIndex, _ placements: [NodeIndex: Proposal]) -> StackShare? {
    guard let axis = sharingAxis(of: step) else { return nil }
    let children = tree.layoutChildren(of: step.node)
    var proposal = step.core.proposal
    if proposal[raw: axis.crossed].isNaN { proposal[raw: axis.crossed] = step.core.size[axis.crossed] }
    guard children.count > 1, !proposal[raw: axis].isNaN else { return nil }
    let style = copy.stackStyle(of: step.node, axis)
    let gaps = copy.finish { copy.sumOfGaps(step.node, axis, style) }
    let minor = proposal[raw: axis.crossed]
    let items = shared.map { (item: $0, node: NodeIndex(rawValue: $0.member)) }
    guard let index = items.firstIndex(where: { $0.node == child }) else { return nil }
    return StackShare(
      axis: axis, length: proposal[raw: axis], gaps: gaps,
      items: items.map { item, node in
        StackShare.Item(
          node: node, min: copy.finish { copy.length(of: node, axis, 0, minor) },
          max: copy.finish { copy.length(of: node, axis, .infinity, minor) }, priority: item.priority,
          offer: item.offer, length: tree.nodes[node].size[axis])
      }, index: index)
  }

  /// The axis along which a node shares its length out among its children.
  func sharingAxis(of step: Step) -> Axis? {
    switch tree.nodes[step.node].kind {
    case .hStack: .horizontal
    case .vStack: .vertical
    case .gridRow: isRowOfGrid(step.node) ? nil : .horizontal
    case .scrollView: tree.scrollAxes(step.node).contains(.vertical) ? nil : .vertical
    default: nil
    }
  }
}
