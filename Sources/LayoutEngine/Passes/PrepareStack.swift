/// Stacks without modifiers or in one padding, prepared quickly: nothing about them needs to be looked up, and one that can
/// notice no proposal is measured whatever it is.
extension LayoutTree {
  /// Steps 2 and 3 of preparing for such a stack; returns whether it was one.
  @inline(__always)
  func prepareStack(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    guard
      n[node].kind == .hStack || n[node].kind == .vStack, n[node].modifierCount <= 1, n[node].childCount > 0,
      n[node].moreSlots == .max, n[node].traits.isDisjoint(with: .ownSpacing.union(.context)),
      n[node].modifierCount == 0 || isSimplePadding(Int(n[node].modifierStart))
    else { return false }
    if n[node].side != .max { dropLengthBounds(of: node) }
    n[node].flags = n[node].flags.subtracting(.known.union(.hasAttachments))
    n[node].marks.subtract(.said.union(.gathered))
    let axis: Axis = n[node].kind == .hStack ? .horizontal : .vertical
    var traits = n[node].childCount == 1 ? gatherOnly(node, axis) : gatherStack(node, axis)
    if n[node].modifierCount > 0 {
      if !traits.isDisjoint(with: .zeroEdges.union(.ownSpacing)) {
        resetPaddedEdges(node, Int(n[node].modifierStart), 0, &traits)
      }
      traits.subtract(.priority)
    } else if traits.contains(.priority) {
      n[node].isBareSpacer = standsForSpacer(node)
    }
    n[node].traits = traits
    if traits.isDisjoint(with: .noticesBoth.union(.context).union(.percentChild)) { measureRigid(node, axis) }
    return true
  }

  /// A stack of one child stands for it: where there is nothing unusual about the child, its traits are the stack's.
  @inline(__always)
  private func gatherOnly(_ node: NodeIndex, _ axis: Axis) -> NodeTraits {
    let n = nodes.handle
    let child = firstLayoutChild(n, of: node)
    let traits = n[child].traits
    guard traits.isDisjoint(with: LayoutTree.unusual) else { return gatherStack(node, axis) }
    let marks = n[child].marks
    n[child].marks = marks.subtracting(.forgetful)
    n[node].holdsGrid = n[child].holdsGrid
    var own = marks.intersection(.percentInside)
    if traits.contains(.notices(axis)) {
      if traits.contains(.monotone) { own.formUnion(.direct) }
    } else {
      own.formUnion(.direct.union(.inert))
    }
    if !traits.contains(.notices(axis.crossed)) { own.formUnion(.inertAcross) }
    if marks.contains(.separable), n[node].a >= 0 { own.formUnion(.separable) }
    n[node].marks.formUnion(own)
    return traits
  }

  /// Traits that mean something else for a stack than for its child, or that come with more than themselves.
  private static var unusual: NodeTraits {
    .percent.union(.percentChild).union(.guides).union(.edges).union(.ownSpacing).union(.zeroEdges).union(.priority)
  }

  @inline(__always)
  private func isSimplePadding(_ at: Int) -> Bool {
    modifiers[at].kind == .padding && modifiers[at].p1 + modifiers[at].p3 >= 0
      && modifiers[at].p0 + modifiers[at].p2 >= 0
  }

  /// The one size of a stack that can notice nothing. Its children have been asked already.
  @inline(__always)
  private func measureRigid(_ node: NodeIndex, _ axis: Axis) {
    let n = nodes.handle
    let child = firstLayoutChild(n, of: node)
    guard n[node].childCount == 1 && n[child].flags.contains(.measured) || n[node].marks.contains(.plain) else {
      _ = finish { measure(node, .unspecified) }
      return
    }
    var size: Size
    if n[node].childCount == 1 {
      counters.cacheHits += 1
      size = n[child].size
    } else {
      size = measurePlainStack(node, axis, .unspecified)
      if interrupted {
        _ = finish { measure(node, .unspecified) }
        return
      }
    }
    if n[node].modifierCount > 0 {
      let at = Int(n[node].modifierStart)
      modifiers[at].inner.size = size
      size = modifiers[at].paddingAnswer(size)
    }
    counters.measures += 1
    n[node].turn = UInt16(truncatingIfNeeded: turn)
    n[node].proposal = .unspecified
    n[node].size = size
    n[node].flags.formUnion(.measured.union(.settled))
  }
}
