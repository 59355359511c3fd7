/// Measuring: what a node answers to a proposal.
///
/// 1. What the node cannot notice is taken out of the proposal: fewer different questions.
/// 2. A stored answer settles it: the first slot, or one of the others, which then becomes the first.
/// 3. Else, where the answer depends on more than the proposal (`Context.swift`), it may have been given this turn.
/// 4. Else the layers are measured, from the outermost modifier in to the node and back, and the answer is stored. The
///    first slot of an older turn is overwritten, since that answer is rarely asked for again; that of this turn moves
///    to the further ones.
///
/// How deep this may go is said in `Depth.swift`.
extension LayoutTree {
  /// What a node answers to `proposal`. Only inside a pass.
  @inline(__always)
  func measure(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let n = nodes.handle
    let offer = noticed(node, proposal)
    // 2.
    if n[node].flags.contains(.measured), n[node].proposal == offer {
      counters.cacheHits += 1
      return n[node].size
    }
    return measureMiss(node, offer)
  }

  /// The proposal without what the node cannot notice.
  @inline(__always)
  func noticed(_ node: NodeIndex, _ proposal: Proposal) -> Proposal {
    // 1.
    let traits = nodes[node].traits
    return Proposal(
      rawWidth: traits.contains(.noticesWidth) ? proposal.rawWidth : .nan,
      rawHeight: traits.contains(.noticesHeight) ? proposal.rawHeight : .nan)
  }

  /// Whether a separable leaf is quicker measured than looked up: bare, or in one frame between bounds.
  @inline(__always)
  private func isSimple(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    let count = n[node].modifierCount
    return count == 0 || count == 1 && modifiers[Int(n[node].modifierStart)].kind == .flexibleFrame
  }

  private func measureMiss(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let n = nodes.handle
    if n[node].marks.contains(.separable), n[node].firstChild.isNone, isSimple(node) {
      return measureSimpleLeaf(node, proposal)
    }
    if nodes[node].moreSlots != .max, let slot = slots.find(proposal, from: nodes[node].moreSlots) {
      // What is remembered of the turn before is an answer like those that are new.
      if limitsKnownAnswers, !slots.isOf(UInt16(truncatingIfNeeded: turn), slot), isBeyondLimit(node, proposal) {
        return answerBeyondLimit(node)
      }
      counters.cacheHits += 1
      let size = slots.exchange(slot, for: nodes[node].proposal, nodes[node].size, turn: nodes[node].turn)
      nodes[node].proposal = proposal
      nodes[node].size = size
      nodes[node].turn = UInt16(truncatingIfNeeded: turn)
      nodes[node].flags.subtract(.placed.union(.settled))
      return size
    }
    // 3.
    if dependsOnContext(node), let size = answerInContext(node, proposal) {
      counters.cacheHits += 1
      store(size, for: proposal, of: node)
      nodes[node].flags.remove(.settled)
      return size
    }
    // 4.
    if isBeyondLimit(node, proposal) { return answerBeyondLimit(node) }
    guard enter(.measure(node, proposal)) else { return .zero }
    let layers = Int(n[node].modifierCount)
    let size = layers == 0 ? measureCore(node, proposal) : measureLayers(node, layers, proposal)
    leave()
    if interrupted {
      unfinished.append(.measure(node, proposal))
      return .zero
    }
    counters.measures += 1
    store(size, for: proposal, of: node)
    if dependsOnContext(node) { rememberInContext(size, node, proposal) }
    return size
  }

  /// A leaf whose answer is quicker worked out than looked up: only the last one is kept.
  @inline(__always)
  private func measureSimpleLeaf(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let n = nodes.handle
    let size: Size
    var known: NodeFlags = .measured.union(.settled)
    if n[node].modifierCount == 0 {
      size = measureLeaf(node, proposal)
    } else if n[node].kind == .flexible, !proposal.rawWidth.isNaN, !proposal.rawHeight.isNaN {
      // It takes what the frame offers; how large it is inside is worked out when it is placed.
      let offer = modifiers[Int(n[node].modifierStart)].flexibleFrameOffer(proposal)
      size = Size(width: offer.rawWidth, height: offer.rawHeight)
      known = .measured
    } else {
      size = measureFramedLeaf(node, proposal)
    }
    counters.measures += 1
    n[node].proposal = proposal
    n[node].size = size
    n[node].turn = UInt16(truncatingIfNeeded: turn)
    n[node].flags = n[node].flags.subtracting(.placed.union(.settled)).union(known)
    return size
  }

  /// A separable leaf in one flexible frame.
  private func measureFramedLeaf(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let start = Int(nodes.handle[node].modifierStart)
    let offer = modifiers[start].flexibleFrameOffer(proposal)
    let size = measureLeaf(node, offer)
    modifiers[start].inner.size = size
    return modifiers[start].flexibleFrameAnswer(proposal, offer, size)
  }

  /// What a separable leaf answers without its modifiers.
  @inline(__always)
  func measureLeaf(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let n = nodes.handle
    return switch n[node].kind {
    case .fixed: Size(width: n[node].a, height: n[node].b)
    case .range: measureRange(node, proposal)
    case .spacer: measureSpacer(node, proposal)
    case .divider: measureDivider(node, proposal)
    default: measureFlexible(proposal)
    }
  }

  /// No node gives more answers than these, and the first one, in one turn. Ordinary trees stay below ten; boxes of a
  /// fixed shape in each other, each stack offering several widths to the next, would double them at every level. Which
  /// answers are beyond the limit depends on what is remembered, so what was built from them is forgotten before the next
  /// turn.
  static var answerLimit: Int { 256 }

  private func isBeyondLimit(_ node: NodeIndex, _ proposal: Proposal) -> Bool {
    guard proposal != .unspecified, nodes[node].moreSlots != .max else { return false }
    let limit = LayoutTree.answerLimit
    return slots.count(from: nodes[node].moreSlots, turn: UInt16(truncatingIfNeeded: turn), upTo: limit) == limit
  }

  private func answerBeyondLimit(_ node: NodeIndex) -> Size {
    isOverasked = true
    report(
      .tooManyProposals, at: node,
      "was asked for more than \(LayoutTree.answerLimit) different proposals in one turn, as by aspectRatio in "
        + "aspectRatio; it answers further ones with its ideal size. Give one of them a frame")
    return measure(node, .unspecified)
  }

  @inline(__always)
  private func store(_ size: Size, for proposal: Proposal, of node: NodeIndex) {
    let n = nodes.handle
    let now = UInt16(truncatingIfNeeded: turn)
    if n[node].flags.contains(.measured) {
      if n[node].moreSlots != .max, slots.prune(&n[node].moreSlots, turn: now) { n[node].marks.formUnion(.forgetful) }
      if n[node].turn == now {
        n[node].moreSlots = slots.push(n[node].proposal, n[node].size, before: n[node].moreSlots, turn: now)
      } else {
        n[node].marks.formUnion(.forgetful)
      }
    }
    n[node].turn = now
    n[node].proposal = proposal
    n[node].size = size
    n[node].flags = n[node].flags.subtracting(.placed).union(.measured.union(.settled))
  }
}
