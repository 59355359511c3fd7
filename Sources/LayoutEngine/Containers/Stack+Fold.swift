/// The facts about a stack that are known before it is measured.
///
/// 1. Along its axis its numbers are the sums of its children's and of the gaps. The response to a proposal is the
///    proposal itself, between the two ends, where within each priority the children that can grow do the same and have
///    one minimum: they take their proposals, until all are at their maximum. Otherwise it is measured in between.
/// 2. Across, it has the children's common numbers. Where guides that they define themselves count, it is measured.
/// 3. Where a gap is negative, or percentages of its proposal count, nothing is known.
/// 4. One child stands for the stack.
extension LayoutTree {
  func foldRow(_ node: NodeIndex) -> Folded { foldStack(node, .horizontal) }
  func foldColumn(_ node: NodeIndex) -> Folded { foldStack(node, .vertical) }

  @inline(__always)
  private func foldStack(_ node: NodeIndex, _ axis: Axis) -> Folded {
    let n = nodes.handle
    if n[node].childCount == 0 { return .ofNone }
    var gathering = Gathering()
    var along = Extent(0)
    var across = Extent(0)
    var growth = StackGrowth()
    var gaps = 0.0
    // The sum for the children of one length.
    var rigid = 0.0
    var breadth = 0.0
    let spacing = stackSpacing(node)
    let rightToLeft = n[node].flags.contains(.coreRightToLeft)
    let first = firstLayoutChild(n, of: node)
    var last = first
    var child = first
    var count: UInt32 = 0
    while !child.isNone {
      count &+= 1
      gathering.add(n, child)
      let at = n[child].extents
      if at == .max {
        rigid += n[child].size[axis]
        breadth = max(breadth, n[child].size[axis.crossed])
      } else {
        let own = tables.extents[at]
        let traits = n[child].traits
        across.formUnion(own[axis.crossed])
        if traits.isDisjoint(with: .notices(axis).union(.mustMeasure(axis))) {
          rigid += own[axis].least
        } else {
          along += own[axis]
        }
        // The stack measures a child that must be measured in any case.
        if traits.intersection(.notices(axis).union(.mustMeasure(axis))) == .notices(axis) {
          growth.add(own[axis], traits, isSpacer: priority(of: child) == -.infinity)
        }
      }
      last = child
      child = nextLayoutChild(n, after: child, in: node)
      if !child.isNone {
        gaps += spacing.isNaN ? distance(last, child, along: axis, rightToLeft: rightToLeft) : spacing
      }
    }
    n[node].childCount = count
    n[node].taken = gaps + rigid
    var traits = gathered(n, gathering, node, isElided: false)
    along += Extent(gaps + rigid)
    across.formUnion(Extent(breadth))
    if gaps < 0 { along = along.notNegative }
    // 1, 3.
    if growth.isMixed || (gaps < 0 && traits.contains(.notices(axis))) {
      traits.formUnion(.mustMeasure(axis))
      if gaps < 0 { along.least = .nan }
    }
    // 2.
    let guide = stackGuideKey(node, axis)
    if guide.isCustom || !gathering.all.isDisjoint(with: guide.isTextBaseline ? .guides : .ownGuides) {
      traits.formUnion(.mustMeasure(axis.crossed))
      across = .unknown
    }
    if traits.contains(.percentChild) {
      traits.formUnion(.mustMeasure)
      (along, across) = (.unknown, .unknown)
    }
    if traits.contains(.ownSpacing) { uniteOuterSpacings(node, axis, first, last) }
    if !traits.isDisjoint(with: .zeroEdges) { traits = withOuterEdges(n, traits, node, axis, first, last) }
    return Folded(extents: Extents(axis, along, across), traits: traits)
  }

  /// The facts about a stack of one child, by step 4.
  func foldElided(_ n: NodeHandle, _ node: NodeIndex) -> Folded {
    let child = firstLayoutChild(n, of: node)
    n[node].taken = 0
    var gathering = Gathering()
    gathering.add(n, child)
    var traits = gathered(n, gathering, node, isElided: true)
    if traits.contains(.ownSpacing) { uniteSpacings(node) }
    if traits.contains(.percentChild) { traits.formUnion(.mustMeasure) }
    return Folded(extents: extents(of: child), traits: traits)
  }

  /// Unites the spacings at the edges; of those along the axis only the two at the ends count.
  private func uniteOuterSpacings(_ node: NodeIndex, _ axis: Axis, _ first: NodeIndex, _ last: NodeIndex) {
    uniteSpacings(node)
    let (start, end) = ends(nodes.handle, node, axis, first, last)
    rare.spacings[node, default: SpacingPreference()]
      .setOuter(axis, spacingPreference(of: start), spacingPreference(of: end))
  }

  /// The first and the last child from left to right, or from top to bottom.
  @inline(__always)
  private func ends(
    _ n: NodeHandle, _ node: NodeIndex, _ axis: Axis, _ first: NodeIndex, _ last: NodeIndex
  ) -> (start: NodeIndex, end: NodeIndex) {
    let mirrored = axis == .horizontal && n[node].flags.contains(.coreRightToLeft)
    return mirrored ? (last, first) : (first, last)
  }

  /// The traits, where the zero spacings along the axis are those of the two outer children.
  @inline(__always)
  private func withOuterEdges(
    _ n: NodeHandle, _ traits: NodeTraits, _ node: NodeIndex, _ axis: Axis, _ first: NodeIndex, _ last: NodeIndex
  ) -> NodeTraits {
    let (start, end) = ends(n, node, axis, first, last)
    let outer: NodeTraits = axis == .vertical ? .zeroTop.union(.zeroBottom) : .zeroLeft.union(.zeroRight)
    return traits.subtracting(outer)
      .union(n[start].traits.intersection(axis == .vertical ? .zeroTop : .zeroLeft))
      .union(n[end].traits.intersection(axis == .vertical ? .zeroBottom : .zeroRight))
  }
}

extension Folded {
  /// A stack without children.
  static var ofNone: Folded { Folded(extents: .zero, traits: .zeroEdges.union(.priority).union(.monotone)) }
}

/// Whether the children that can grow do so together, for step 1.
private struct StackGrowth {
  /// The minimum of the children of priority 0, and of spacers; NaN before the first.
  private var least = Double.nan
  private var spacerLeast = Double.nan
  private var isRanked = false
  private var differs = false
  private var count = 0

  @inline(__always)
  mutating func add(_ own: Extent, _ traits: NodeTraits, isSpacer: @autoclosure () -> Bool) {
    if own.least == own.greatest { return }
    count &+= 1
    // The trait only marks that the priority may differ from 0.
    if !traits.contains(.priority) {
      if least.isNaN { least = own.least } else if least != own.least { differs = true }
    } else if isSpacer() {
      if spacerLeast.isNaN { spacerLeast = own.least } else if spacerLeast != own.least { differs = true }
    } else {
      isRanked = true
    }
  }

  var isMixed: Bool { count > 1 && (differs || isRanked) }
}
