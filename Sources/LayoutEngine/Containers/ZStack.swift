/// A stack in depth.
///
/// Algorithm (SwiftUI):
/// 1. Every child's proposal is the stack's own. Only the children of the highest priority present decide the size.
/// 2. With every guide on one point, the size is from the least start to the greatest end of those children.
/// 3. When placed, every child's proposal is the stack's own size; its corner is the greatest guide of the deciding
///    children minus its own. The others may hang out. A child with percentages somewhere inside has the proposal
///    again, so that they mean the same as when it was measured.
/// 4. Edge positions count from the stack's own edges, on both axes.
/// 5. A stack of one child is that child; a stack of none is 0x0.
///
/// Known before measuring: the common extents of the deciding children, where no guide of theirs and no percentage
/// counts.
struct ZStackRule: ContainerRule {
  func fold(_ inside: ContainerInside) -> Folded {
    let (tree, node) = (inside.tree, inside.node)
    let n = tree.nodes.handle
    var gathering = Gathering()
    var extents = Extents.zero
    let highest = highestPriority(inside)
    for child in inside.children {
      gathering.add(n, child)
      if inside.priority(of: child) == highest {
        extents.width.formUnion(inside.extents(of: child).width)
        extents.height.formUnion(inside.extents(of: child).height)
      }
    }
    var folded = Folded(extents: extents, traits: tree.gathered(n, gathering, node, isElided: false))
    if !gathering.all.isDisjoint(with: .ownGuides) || n[node].horizontal.isCustom || n[node].vertical.isCustom {
      folded.extents = .unknown
      folded.traits.formUnion(.mustMeasure)
    } else if n[node].vertical.isTextBaseline, gathering.all.contains(.textBaseline) {
      folded.extents.height = .unknown
      folded.traits.formUnion(.mustMeasureHeight)
    }
    if folded.traits.contains(.percentChild) || n[node].marks.contains(.percentInside) {
      folded.extents = .unknown
      folded.traits.formUnion(.mustMeasure)
    }
    if folded.traits.contains(.ownSpacing) { tree.uniteSpacings(node) }
    return folded
  }

  /// The implicit stack around the content of an overlay leaves the axis as it is.
  func inherited(_ inside: ContainerInside) -> NodeFlags {
    let above = inside.record.flags
    let edges = inside.tree.edgesInherited(inside.tree.nodes.handle, inside.node)
    return above.contains(.attachment) ? edges.union(above.intersection(.stackAxis)) : edges
  }

  /// The highest priority, by step 1.
  private func highestPriority(_ inside: ContainerInside) -> Double {
    inside.children.reduce(-.infinity) { max($0, inside.priority(of: $1)) }
  }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    if inside.count < 2 { return inside.count == 0 ? .zero : inside.measure(inside.children.first, proposal) }  // 5.
    let (start, end) = reach(inside, proposal)
    return Size(width: start.x + end.x, height: start.y + end.y)
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    if inside.count == 0 { return }
    // 3.
    let own = Proposal(core.size)
    let start = reach(inside, core.proposal, placedIn: own).start
    for child in inside.children {
      let proposed = proposed(inside, child, core.proposal, placedIn: own)
      let size = inside.measure(child, proposed)
      var origin = Point(
        x: start.x - inside.guide(inside.record.horizontal, of: child, proposed, size),
        y: start.y - inside.guide(inside.record.vertical, of: child, proposed, size))
      if inside.tree.nodes[child].traits.contains(.edges) { applyEdges(inside.tree, of: child, core, size, &origin) }
      inside.put(child, proposed, at: origin)
    }
  }

  private func proposed(
    _ inside: ContainerInside, _ child: NodeIndex, _ proposal: Proposal, placedIn own: Proposal?
  ) -> Proposal {
    inside.tree.nodes[child].marks.contains(.percentInside) ? proposal : own ?? proposal
  }

  /// The distances that the deciding children reach before and behind the point of the guides.
  private func reach(
    _ inside: ContainerInside, _ proposal: Proposal, placedIn own: Proposal? = nil
  ) -> (start: Point, end: Point) {
    let highest = highestPriority(inside)
    // 2.
    var start = Point(x: -.infinity, y: -.infinity)
    var end = Point(x: -.infinity, y: -.infinity)
    for child in inside.children {
      let proposed = proposed(inside, child, proposal, placedIn: own)
      let size = inside.measure(child, proposed)
      guard inside.priority(of: child) == highest else { continue }
      extend(&start.x, &end.x, inside.guide(inside.record.horizontal, of: child, proposed, size), size.width)
      extend(&start.y, &end.y, inside.guide(inside.record.vertical, of: child, proposed, size), size.height)
    }
    return (start, end)
  }

  private func extend(_ start: inout Double, _ end: inout Double, _ guide: Double, _ length: Double) {
    guard length.isFinite, guide.isFinite else {
      end = .infinity
      start = max(start, 0)
      return
    }
    start = max(start, guide)
    end = max(end, length - guide)
  }

  /// Applies edge positions, by step 4.
  private func applyEdges(
    _ tree: LayoutTree, of child: NodeIndex, _ core: PlacedCore, _ size: Size, _ origin: inout Point
  ) {
    for at in tree.modifierRange(of: tree.edgesBearer(child)) where tree.modifiers[at].kind == .edges {
      for axis in Axis.allCases {
        origin[axis] =
          tree.modifiers[at].edgePosition(axis, in: core.size[axis], length: size[axis], base: core.proposal)
          ?? origin[axis]
      }
    }
  }
}
