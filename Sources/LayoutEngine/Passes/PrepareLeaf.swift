/// Leaves without modifiers, prepared in passing: they have nothing inside, and their traits follow from their kind.
extension LayoutTree {
  /// Prepares a dirty node if it is a simple leaf and there is nothing to compare with; returns whether it was.
  ///
  /// A fixed leaf has its one answer at once. The others are asked when somebody wants to know.
  @inline(__always)
  func prepareLeaf(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    let flags = n[node].flags
    guard
      n[node].firstChild.isNone, n[node].modifierCount == 0, flags.isDisjoint(with: .skipped), faults.isEmpty,
      n[node].kind == .fixed || !flags.contains(.measured),
      n[node].traits.isDisjoint(with: .ownSpacing.union(.context)), node != root,
      let traits = leafTraits(node)
    else { return false }
    counters.visits += 1
    var now = flags.subtracting(.forLeaf)
    if flags.contains(.rightToLeft) { now.formUnion(.coreRightToLeft) }
    var isSame = false
    let marks = n[node].marks
    if n[node].kind == .fixed {
      counters.measures += 1
      let size = Size(width: n[node].a, height: n[node].b)
      isSame = flags.contains(.measured) && !marks.contains(.outspoken) && n[node].size == size
      n[node].size = size
      n[node].proposal = .unspecified
      n[node].turn = UInt16(truncatingIfNeeded: turn)
      now.formUnion(.measured.union(.settled))
      if isSame { now.formUnion(flags.intersection(.placed)) }
    }
    n[node].flags = now
    n[node].marks = marks.subtracting(.said.union(.gathered)).union(n[node].kind == .text ? [] : .separable)
    n[node].traits = traits
    if !isSame { rise(node) }
    return true
  }

  /// The traits of the leaves that are prepared in passing.
  @inline(__always)
  private func leafTraits(_ node: NodeIndex) -> NodeTraits? {
    switch nodes[node].kind {
    case .fixed: .monotone
    case .flexible, .range: NodeTraits.noticesBoth.union(.monotone)
    case .text: NodeTraits.noticesBoth.union(.monotone).union(.textBaseline)
    case .spacer: spacerTraits(node)
    default: nil
    }
  }
}
