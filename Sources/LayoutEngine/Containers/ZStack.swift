/// A stack in depth.
///
/// Algorithm (SwiftUI):
/// 1. Every child is offered the proposal. Only the children of the highest priority present decide the size.
/// 2. With every guide on one point, the size is from the least start to the greatest end of those children.
/// 3. When placed, every child is offered the stack's own size; its corner is the greatest guide of the deciding
///    children minus its own. The others may hang out. A child with percentages somewhere inside is offered the
///    proposal again, so that they mean what they meant when it was measured.
/// 4. Edge positions count from the stack's own edges, on both axes.
/// 5. A stack of one child is that child; a stack of none is 0x0.
///
/// Known before: what the deciding children have together, where no guide of theirs and no percentage counts.
extension LayoutTree {
  func foldZStack(_ node: NodeIndex) -> Folded {
    let n = nodes.handle
    if n[node].childCount == 0 {
      return Folded(extents: .zero, traits: .zeroEdges.union(.priority).union(.monotone))
    }
    var gathering = Gathering()
    var extents = Extents.zero
    let highest = highestPriority(in: node)
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      gathering.add(n, child)
      if priority(of: child) == highest {
        extents.width.formUnion(self.extents(of: child).width)
        extents.height.formUnion(self.extents(of: child).height)
      }
      child = nextLayoutChild(n, after: child, in: node)
    }
    var folded = Folded(extents: extents, traits: gathered(gathering, node))
    if isElided(node) {
      folded.extents = self.extents(of: firstLayoutChild(n, of: node))
    } else if !gathering.all.isDisjoint(with: .ownGuides) || n[node].horizontal.isCustom || n[node].vertical.isCustom {
      folded.extents = .unknown
      folded.traits.formUnion(.asks)
    } else if n[node].vertical.isTextBaseline, gathering.all.contains(.textBaseline) {
      folded.extents.height = .unknown
      folded.traits.formUnion(.asksHeight)
    }
    if folded.traits.contains(.percentChild) || n[node].marks.contains(.percentInside) {
      folded.extents = .unknown
      folded.traits.formUnion(.asks)
    }
    if folded.traits.contains(.ownSpacing) { uniteSpacings(node) }
    return folded
  }

  /// Step 1.
  private func highestPriority(in node: NodeIndex) -> Double {
    let n = nodes.handle
    var highest = -Double.infinity
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      highest = max(highest, n[child].traits.contains(.priority) ? priority(of: child) : 0)
      child = nextLayoutChild(n, after: child, in: node)
    }
    return highest
  }

  func measureZStack(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    if nodes[node].childCount == 0 { return .zero }
    if nodes[node].childCount == 1 { return measure(firstLayoutChild(of: node), proposal) }
    let (start, end) = zStackExtent(node, proposal)
    return Size(width: start.x + end.x, height: start.y + end.y)
  }

  func arrangeZStack(_ node: NodeIndex, _ core: PlacedCore) {
    let horizontal = nodes[node].horizontal
    let vertical = nodes[node].vertical
    if nodes[node].childCount == 0 { return }
    if nodes[node].childCount == 1 {
      put(firstLayoutChild(of: node), core.proposal, at: .zero)
      return
    }
    // 3.
    let own = Proposal(core.size)
    let start = zStackExtent(node, core.proposal, placedIn: own).start
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      let offer = nodes[child].marks.contains(.percentInside) ? core.proposal : own
      let size = measure(child, offer)
      var origin = Point(
        x: start.x - guideValue(child, horizontal, noticed(child, offer), size),
        y: start.y - guideValue(child, vertical, noticed(child, offer), size))
      if nodes[child].traits.contains(.edges) { applyEdges(of: child, core, size, &origin) }
      put(child, offer, at: origin)
      child = nextLayoutChild(after: child, in: node)
    }
  }

  /// How far the deciding children reach before and behind the point on which the guides lie.
  private func zStackExtent(
    _ node: NodeIndex, _ proposal: Proposal, placedIn own: Proposal? = nil
  ) -> (start: Point, end: Point) {
    let horizontal = nodes[node].horizontal
    let vertical = nodes[node].vertical
    let highest = highestPriority(in: node)
    // 2.
    var start = Point(x: -.infinity, y: -.infinity)
    var end = Point(x: -.infinity, y: -.infinity)
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      let offer = nodes[child].marks.contains(.percentInside) ? proposal : own ?? proposal
      let size = measure(child, offer)
      if priority(of: child) == highest {
        let asked = noticed(child, offer)
        extend(&start.x, &end.x, guideValue(child, horizontal, asked, size), size.width)
        extend(&start.y, &end.y, guideValue(child, vertical, asked, size), size.height)
      }
      child = nextLayoutChild(after: child, in: node)
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

  /// Step 4.
  private func applyEdges(of child: NodeIndex, _ core: PlacedCore, _ size: Size, _ origin: inout Point) {
    let bearer = edgesBearer(child)
    let first = Int(nodes[bearer].layerStart)
    for at in first..<first + Int(nodes[bearer].layerCount) where modifiers[at].kind == .edges {
      for axis in Axis.allCases {
        origin[axis] =
          modifiers[at].edgePosition(axis, in: core.size[axis], length: size[axis], base: core.proposal)
          ?? origin[axis]
      }
    }
  }
}
