/// Leaves without modifiers, and boxes in one frame, prepared in passing: they have nothing inside, and their traits
/// follow from their kind and the frame.
extension LayoutTree {
  /// Prepares a dirty node if it is a simple leaf and there is nothing to compare with; returns whether it was.
  ///
  /// A fixed leaf has its one answer at once. The others are asked when their size is needed.
  @inline(__always)
  func prepareLeaf(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    let flags = n[node].flags
    guard
      n[node].firstChild.isNone, n[node].modifierCount <= 1, flags.isDisjoint(with: .skipped), faults.isEmpty,
      n[node].traits.isDisjoint(with: .ownSpacing.union(.context)), node != root
    else { return false }
    if n[node].modifierCount == 1 { return prepareFramedLeaf(node) }
    guard n[node].kind == .fixed || !flags.contains(.measured), let traits = leafTraits(node) else { return false }
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

  /// The same for a leaf that fills its box, in one frame: where this has both lengths, the leaf has one size, and
  /// stands at the frame's corner however it is aligned. In a flexible frame it is as flexible as without.
  private func prepareFramedLeaf(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    let at = Int(n[node].modifierStart)
    guard n[node].kind == .flexible, n[node].moreSlots == .max else { return false }
    let flags = n[node].flags
    var now = flags.subtracting(.forLeaf)
    if flags.contains(.rightToLeft) { now.formUnion(.coreRightToLeft) }
    let before = n[node].marks
    var marks = before.subtracting(.said.union(.gathered)).union(.separable)
    var isSame = false
    switch modifiers[at].kind {
    case .frame:
      let size = Size(width: modifiers[at].p0, height: modifiers[at].p1)
      guard !size.width.isNaN, !size.height.isNaN else { return false }
      counters.measures += 1
      isSame = flags.contains(.measured) && !before.contains(.outspoken) && n[node].size == size
      modifiers[at].fill(size)
      n[node].size = size
      n[node].proposal = .unspecified
      n[node].turn = UInt16(truncatingIfNeeded: turn)
      now.formUnion(.measured.union(.settled))
      if isSame { now.formUnion(flags.intersection(.placed)) }
      marks.formUnion(.filled)
      n[node].traits = .monotone
    case .flexibleFrame:
      n[node].traits = NodeTraits.noticesBoth.union(.monotone)
    default: return false
    }
    counters.visits += 1
    n[node].flags = now
    n[node].marks = marks
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
