/// Gathering a stack's traits: as its children's, but along the axis only the outer edges' spacing counts. The same walk
/// finds out which short cuts of measuring hold for the stack (`NodeMarks`).
extension LayoutTree {
  func gatherStack(_ node: NodeIndex, _ axis: Axis) -> NodeTraits {
    let n = nodes.handle
    let count = n[node].childCount
    if count == 0 { return .zeroEdges.union(.priority).union(.monotone) }
    var gathering = Gathering()
    var growing = 0
    var spacers = 0
    var isDirect = true
    let notices = NodeTraits.notices(axis)
    let first = firstLayoutChild(of: node)
    var last = first
    var child = first
    while !child.isNone {
      gathering.add(n, child)
      let traits = n[child].traits
      if traits.contains(.priority) {
        spacers += 1
        if n[child].kind != .spacer || n[child].modifierCount > 0 { isDirect = false }
      } else if traits.contains(notices) {
        growing += 1
        if !traits.contains(.monotone) { isDirect = false }
      }
      last = child
      child = nextLayoutChild(after: child, in: node)
    }
    if n[node].kind != .gridRow {
      if isDirect, growing <= 1, spacers <= 1 { n[node].marks.formUnion(.direct) }
      markShortCuts(node, axis, gathering)
    }
    let traits = gathered(gathering, node)
    if traits.contains(.ownSpacing) { uniteSpacings(node) }
    guard count > 1, traits.contains(.ownSpacing) || !traits.isDisjoint(with: .zeroEdges) else { return traits }
    return withOuterEdges(traits, node, axis, first, last)
  }

  @inline(__always)
  private func markShortCuts(_ node: NodeIndex, _ axis: Axis, _ gathering: Gathering) {
    let n = nodes.handle
    if !gathering.all.contains(.notices(axis)) { n[node].marks.formUnion(.inert) }
    if !gathering.all.contains(.notices(axis.crossed)) { n[node].marks.formUnion(.inertAcross) }
    let guide = axis == .horizontal ? n[node].vertical : n[node].horizontal
    let unusual = NodeTraits.ownGuides.union(.edges).union(.percent).union(.percentChild)
    let spacing = n[node].a
    let isPlain = gathering.all.isDisjoint(with: unusual) && guide.isEdgeOrCenter && !spacing.isNaN
    if isPlain, n[node].childCount > 1 { n[node].marks.formUnion(.plain) }
    if isPlain || isElided(node), spacing >= 0, gathering.commonMarks.contains(.separable) {
      n[node].marks.formUnion(.separable)
    }
  }

  private func withOuterEdges(
    _ traits: NodeTraits, _ node: NodeIndex, _ axis: Axis, _ first: NodeIndex, _ last: NodeIndex
  ) -> NodeTraits {
    let n = nodes.handle
    let outer: NodeTraits = axis == .vertical ? .zeroTop.union(.zeroBottom) : .zeroLeft.union(.zeroRight)
    guard traits.contains(.ownSpacing) || !traits.isDisjoint(with: outer) else { return traits }
    let mirrored = axis == .horizontal && n[node].flags.contains(.coreRightToLeft)
    let start = mirrored ? last : first
    let end = mirrored ? first : last
    if traits.contains(.ownSpacing) {
      spacings[node, default: SpacingPreference()]
        .setOuter(axis, spacingPreference(of: start), spacingPreference(of: end))
    }
    return traits.subtracting(outer)
      .union(n[start].traits.intersection(axis == .vertical ? .zeroTop : .zeroLeft))
      .union(n[end].traits.intersection(axis == .vertical ? .zeroBottom : .zeroRight))
  }
}
