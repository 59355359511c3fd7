/// Stacks for long lists: no length is shared out, so no child needs to know the others.
///
/// Algorithm (SwiftUI's documented behaviour), *major* being the axis along which children stand:
/// 1. Across, the stack takes what is proposed; where that is unspecified, the greatest ideal of its children.
/// 2. Every child is offered (unspecified, the stack's own minor length).
/// 3. Along, the length is the sum of the children's and of the gaps between them (`Spacing.swift`).
/// 4. Across, each child is aligned in the stack's whole breadth.
extension LayoutTree {
  func measureLazyStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal) -> Size {
    let minor = lazyBreadth(node, axis, proposal)
    var major = 0.0
    forEachLazyChild(node, axis) { child, gap in
      major += gap + measure(child, Proposal(axis, raw: .nan, minor))[axis]
    }
    return Size(axis, max(0, major), minor)
  }

  func arrangeLazyStack(_ node: NodeIndex, _ axis: Axis, _ core: PlacedCore) {
    let minor = core.size[axis.crossed]
    let guide = axis == .horizontal ? nodes[node].vertical : nodes[node].horizontal
    let line = guideDefault(guide, core.size)
    var major = 0.0
    forEachLazyChild(node, axis) { child, gap in
      let offer = noticed(child, Proposal(axis, raw: .nan, minor))
      let size = measure(child, offer)
      major += gap
      // 4.
      let offset = line - guideValue(child, guide, offer, size)
      put(child, offer, at: axis == .horizontal ? Point(x: major, y: offset) : Point(x: offset, y: major))
      major += size[axis]
    }
  }

  /// Step 1.
  private func lazyBreadth(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal) -> Double {
    let proposed = proposal[raw: axis.crossed]
    guard proposed.isNaN else { return proposed }
    var breadth = 0.0
    forEachLazyChild(node, axis) { child, _ in
      breadth = max(breadth, measure(child, .unspecified)[axis.crossed])
    }
    return breadth
  }

  private func forEachLazyChild(_ node: NodeIndex, _ axis: Axis, _ body: (NodeIndex, _ gap: Double) -> Void) {
    let spacing = nodes[node].a
    let rightToLeft = nodes[node].flags.contains(.coreRightToLeft)
    var previous = NodeIndex.none
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      var gap = 0.0
      if !previous.isNone {
        gap = spacing.isNaN ? distance(previous, child, along: axis, rightToLeft: rightToLeft) : spacing
      }
      body(child, gap)
      previous = child
      child = nextLayoutChild(after: child, in: node)
    }
  }
}
