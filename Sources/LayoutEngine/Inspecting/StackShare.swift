/// The share-out of a stack's length among its children (`ShareOut.swift`).
package struct SharedLength {
  /// The stack's proposal along its axis.
  package var length: Double
  /// The sum of the gaps.
  package var gaps: Double
  /// The children in the order in which they are measured.
  package var items: [ShareItem]

  /// The part of one of the children; `nil` for a node that has none.
  func share(of child: NodeIndex) -> StackShare? {
    items.firstIndex { $0.member == child.rawValue }.map { StackShare(whole: self, index: $0) }
  }
}

/// The part of one child in a share-out.
package struct StackShare {
  package let whole: SharedLength
  /// The place of the child in the order.
  package let index: Int

  package var items: [ShareItem] { whole.items }

  package var item: ShareItem { items[index] }

  /// The children that were measured before.
  package var before: ArraySlice<ShareItem> { items[..<index] }

  /// The length that was left to share when the child was measured, without that kept for lower priorities.
  package var rest: Double { whole.length - whole.gaps - before.reduce(0) { $0 + $1.length } - kept }

  /// The minimum lengths of all children of lower priorities, which are kept for them.
  package var kept: Double {
    items[index...].reduce(0) { $0 + ($1.priority < item.priority ? $1.least : 0) }
  }

  /// The number of children of the same priority that had not been measured, this one included.
  package var waiting: Int { items[index...].count { $0.priority == item.priority } }
}

extension LayoutReplay {
  /// The share-out of `shared` from which the proposals of a container's children follow.
  ///
  /// It is `nil` where the container is no stack, or had no length or no second child to share with.
  func sharedLength(in step: Step, of shared: [ShareItem]) -> SharedLength? {
    guard let axis = sharingAxis(of: step) else { return nil }
    var proposal = step.core.proposal
    if proposal[raw: axis.crossed].isNaN { proposal[raw: axis.crossed] = step.core.size[axis.crossed] }
    guard tree.nodes[step.node].childCount > 1, !proposal[raw: axis].isNaN else { return nil }
    let minor = proposal[raw: axis.crossed]
    let items = shared.map { item in
      let node = NodeIndex(rawValue: item.member)
      var item = item
      item.least = copy.finish { copy.length(of: node, axis, 0, minor) }
      item.greatest = copy.finish { copy.length(of: node, axis, .infinity, minor) }
      item.length = tree.nodes[node].size[axis]
      return item
    }
    return SharedLength(length: proposal[raw: axis], gaps: gaps(of: step.node, axis), items: items)
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
