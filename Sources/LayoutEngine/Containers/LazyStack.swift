/// Stacks for long lists: no length is shared out, so no child needs to know the others.
///
/// Algorithm (SwiftUI's documented behaviour), *major* being the axis of the sequence of children:
/// 1. Across, the response is the proposal; where that is unspecified, the greatest ideal of the children.
/// 2. Every child's proposal is (unspecified, the stack's own minor length).
/// 3. Along, the length is the sum of the children's and of the gaps between them (`Spacing.swift`).
/// 4. Across, each child is aligned in the stack's whole breadth.
/// 5. Rows that are not made take the room in their list's span (`LazySpan`). Those before the row whose
///    place is known take the room before it, at least nothing, and nothing at all where there are none.
struct LazyStackRule: ContainerRule {
  let axis: Axis

  func fold(_ inside: ContainerInside) -> Folded {
    let notices: NodeTraits = .notices(axis.crossed)
    return inside.tree.foldLazy(inside, notices: notices.union(.monotone))
  }

  func inherited(_ inside: ContainerInside) -> NodeFlags { axis == .horizontal ? .inHStack : .inVStack }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    let minor = breadth(inside, proposal)
    let ofHeads = inside.tree.usesHeads(inside.node, axis)
    return Size(axis, walk(inside, minor, ofHeads: ofHeads) { _, _, _ in }, minor)
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    let minor = core.size[axis.crossed]
    let guide = axis == .horizontal ? inside.record.vertical : inside.record.horizontal
    let line = inside.tree.guideDefault(guide, core.size)
    let ofHeads = inside.tree.usesHeads(inside.node, axis)
    _ = walk(inside, minor, ofHeads: ofHeads, placing: !ofHeads) { child, size, major in
      // 4.
      let proposed = Proposal(axis, raw: .nan, minor)
      let offset = line - inside.guide(guide, of: child, proposed, size)
      inside.put(child, proposed, at: axis == .horizontal ? Point(x: major, y: offset) : Point(x: offset, y: major))
    }
    for head in inside.tree.headsInFront(inside, ofHeads: ofHeads) {
      inside.putHidden(head, Proposal(axis, raw: .nan, minor))
    }
  }

  /// The breadth, by step 1.
  private func breadth(_ inside: ContainerInside, _ proposal: Proposal) -> Double {
    let proposed = proposal[raw: axis.crossed]
    guard proposed.isNaN else { return proposed }
    inside.tree.noteIdealQuestion(inside.node)
    var breadth = 0.0
    inside.tree.forEachLazyPart(inside.node, ofHeads: true) { part in
      if case .child(let child) = part { breadth = max(breadth, inside.measure(child, .unspecified)[axis.crossed]) }
    }
    return breadth
  }

  /// The part before the next child.
  private enum Before {
    /// The edge, or room that contains its gap already.
    case nothing
    case child(NodeIndex)
    case unmade
  }

  /// Calls `body` with each child, its size and its place, and returns the length of all, by steps 2, 3 and 5.
  private func walk(
    _ inside: ContainerInside, _ minor: Double, ofHeads: Bool, placing: Bool = false,
    _ body: (NodeIndex, Size, _ major: Double) -> Void
  ) -> Double {
    let tree = inside.tree
    let spacing = inside.record.a
    let proposed = Proposal(axis, raw: .nan, minor)
    var major = 0.0
    var before = Before.nothing
    // The list that has begun and has no room before its first row.
    var begun = NodeIndex.none
    // The place of the first row of that list.
    var start = 0.0
    func gap(_ child: NodeIndex) -> Double {
      switch before {
      case .nothing: 0
      case .child(let previous) where spacing.isNaN: inside.distance(previous, child, along: axis)
      case .child, .unmade: LayoutTree.gap(spacing)
      }
    }
    func begin(_ group: NodeIndex, _ leading: Double = 0) {
      guard placing else { return }
      var place = LazyPlace()
      place.start = major
      place.leading = leading
      place.gap = LayoutTree.gap(spacing)
      tree.lists.table[tree.nodes[group].side].place = place
    }
    tree.forEachLazyPart(inside.node, ofHeads: ofHeads) { part in
      switch part {
      case .child(let child):
        major += gap(child)
        if !begun.isNone {
          start = major
          begin(begun)
        }
        begun = .none
        let size = inside.measure(child, proposed)
        body(child, size, major)
        major += size[axis]
        before = .child(child)
      case .begin(let group) where tree.span(of: group).before > 0 && !(ofHeads && tree.span(of: group).headRows > 0):
        if case .nothing = before {} else { major += LayoutTree.gap(spacing) }
        let leading = leading(of: group, inside, proposed)
        begin(group, leading)
        major += leading
        before = .nothing
      case .begin(let group):
        begun = group
      case .end(let group):
        var span = tree.span(of: group)
        if ofHeads, span.headRows > 0 {
          let length = begun == group ? 0 : major - start
          span.after = begun == group ? 0 : span.restRows
          span.lengthAfter = tree.lengthBehindHeads(length, span.headRows, span.after, gap: LayoutTree.gap(spacing))
        }
        if span.after > 0 {
          if case .nothing = before {} else { major += LayoutTree.gap(spacing) }
        }
        if begun == group { begin(group) }
        begun = .none
        guard span.after > 0 else { return }
        major += span.lengthAfter
        before = .unmade
      }
    }
    return max(0, major)
  }

  /// The length of the earlier rows that are not made, by step 5.
  private func leading(of group: NodeIndex, _ inside: ContainerInside, _ proposed: Proposal) -> Double {
    let tree = inside.tree
    let spacing = inside.record.a
    let anchor = tree.lazyAnchor(of: group)
    var length = 0.0
    var previous = NodeIndex.none
    var child = tree.lazyChild(of: group)
    while !child.isNone {
      if !previous.isNone {
        length += spacing.isNaN ? inside.distance(previous, child, along: axis) : spacing
      }
      if child == anchor { break }
      length += inside.measure(child, proposed)[axis]
      previous = child
      child = tree.nextLayoutChild(after: child, in: group)
    }
    return max(0, tree.span(of: group).position - length)
  }
}
