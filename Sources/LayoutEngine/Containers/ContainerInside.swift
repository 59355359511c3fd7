/// A container's node and its children, for a rule.
package struct ContainerInside {
  let tree: LayoutTree
  let node: NodeIndex

  /// The container's own record.
  @inline(__always)
  var record: NodeRecord { tree.nodes[node] }

  /// The number of children, with groups dissolved.
  package var count: Int { Int(tree.nodes[node].childCount) }

  /// The children, with groups dissolved, in document order.
  package var children: LayoutChildren { LayoutChildren(tree: tree, container: node) }

  /// Whether the container's horizontal axis runs from right to left; the passes mirror it, and not the rule.
  package var isRightToLeft: Bool { tree.runsRightToLeft(inside: node) }

  /// Whether the children are arranged only to find a guide, and not to be placed.
  var isReadingGuide: Bool { tree.guiding.isReading }

  /// The response of a child to `proposal`.
  @inline(__always)
  package func measure(_ child: NodeIndex, _ proposal: Proposal) -> Size { tree.measure(child, proposal) }

  /// The value of `guide` of a child whose response to `proposal` was `size`, from the child's leading or top edge.
  package func guide(_ guide: GuideKey, of child: NodeIndex, _ proposal: Proposal, _ size: Size) -> Double {
    tree.guideValue(child, guide, tree.noticed(child, proposal), size)
  }

  /// The value of `guide` for an element of that size without an explicit one.
  package func standard(_ guide: GuideKey, _ size: Size) -> Double { tree.guideDefault(guide, size) }

  /// The child's layout priority.
  package func priority(of child: NodeIndex) -> Double { tree.priority(of: child) }

  /// The preferred distance of two neighbours along `axis`, in points.
  package func distance(_ first: NodeIndex, _ second: NodeIndex, along axis: Axis) -> Double {
    tree.distance(first, second, along: axis, rightToLeft: isRightToLeft)
  }

  /// Places a child with `proposal` at `origin`, from the container's top left corner.
  ///
  /// It is called once for each child, in the children's order.
  package func put(_ child: NodeIndex, _ proposal: Proposal, at origin: Point) {
    tree.put(child, tree.noticed(child, proposal), at: origin)
  }

  /// Places a child that is not shown.
  func putHidden(_ child: NodeIndex, _ proposal: Proposal) {
    tree.put(child, tree.noticed(child, proposal), at: .zero, isHidden: true)
  }

  /// The children's common traits for the container, and with `gatheredTraits` the spacings at its edges.
  var childTraits: NodeTraits { tree.foldChildren(node) }
  package var gatheredTraits: NodeTraits { tree.foldChildrenAndSpacing(node) }

  /// A given spacing in usable form: NaN and infinity count as 0 and are diagnosed.
  package func usableSpacing(_ spacing: Double?) -> Double? {
    spacing == nil ? nil : tree.sanitizedSpacing(spacing, of: node)
  }

  /// The extents of a child.
  func extents(of child: NodeIndex) -> Extents { tree.extents(of: child) }
}

extension LayoutTree {
  @inline(__always)
  func inside(_ node: NodeIndex) -> ContainerInside { ContainerInside(tree: self, node: node) }
}

/// The children of a container, with groups dissolved, in document order.
package struct LayoutChildren: Sequence, IteratorProtocol {
  let tree: LayoutTree
  let container: NodeIndex
  private var upcoming: NodeIndex

  @inline(__always)
  init(tree: LayoutTree, container: NodeIndex) {
    self.tree = tree
    self.container = container
    upcoming = tree.firstLayoutChild(of: container)
  }

  /// The next child; `.none` at the end.
  package var first: NodeIndex { upcoming }

  @inline(__always)
  package mutating func next() -> NodeIndex? {
    let child = upcoming
    if child.isNone { return nil }
    upcoming = tree.nextLayoutChild(after: child, in: container)
    return child
  }
}
