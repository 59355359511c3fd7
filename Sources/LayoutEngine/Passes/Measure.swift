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
    let offer = noticed(node, proposal)
    // 2.
    if nodes[node].flags.contains(.measured), nodes[node].proposal == offer {
      counters.cacheHits += 1
      return nodes[node].size
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

  private func measureMiss(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    if nodes[node].moreSlots != .max, let slot = slots.find(proposal, from: nodes[node].moreSlots) {
      counters.cacheHits += 1
      let size = slots.exchange(slot, for: nodes[node].proposal, nodes[node].size, turn: nodes[node].turn)
      nodes[node].proposal = proposal
      nodes[node].size = size
      nodes[node].turn = turn
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
    if proposal != .unspecified, nodes[node].moreSlots != .max,
      slots.count(from: nodes[node].moreSlots, upTo: LayoutTree.answerLimit) == LayoutTree.answerLimit
    {
      return answerBeyondLimit(node)
    }
    guard enter(.measure(node, proposal)) else { return .zero }
    let size = measureLayers(node, Int(nodes[node].modifierCount), proposal)
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

  /// No node works out more answers than these in one turn. Ordinary trees stay below ten; boxes of a fixed shape in
  /// each other, each stack offering several widths to the next, would double them at every level.
  static var answerLimit: Int { 256 }

  private func answerBeyondLimit(_ node: NodeIndex) -> Size {
    report(
      .tooManyProposals, at: node,
      "was asked for more than \(LayoutTree.answerLimit) different proposals in one turn, as by aspectRatio in "
        + "aspectRatio; it answers further ones with its ideal size. Give one of them a frame")
    return measure(node, .unspecified)
  }

  private func store(_ size: Size, for proposal: Proposal, of node: NodeIndex) {
    if nodes[node].flags.contains(.measured) {
      if nodes[node].moreSlots != .max {
        nodes[node].moreSlots = slots.prune(from: nodes[node].moreSlots, turn: turn)
      }
      if nodes[node].turn == turn {
        nodes[node].moreSlots = slots.push(
          nodes[node].proposal, nodes[node].size, before: nodes[node].moreSlots, turn: turn)
      }
    }
    nodes[node].turn = turn
    nodes[node].proposal = proposal
    nodes[node].size = size
    nodes[node].flags.subtract(.placed)
    nodes[node].flags.formUnion(.measured.union(.settled))
  }
}
