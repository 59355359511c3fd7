/// Measuring: the response of a node to a proposal.
///
/// 1. Where neither axis must be measured, the extents determine it.
/// 2. Else the layers pass the proposal on, from the outermost modifier in to the node itself, and its response back
///    out.
/// 3. The parts on which the node itself does not depend are removed from its proposal: fewer different questions.
/// 4. It stores its responses. A response that was used neither in the turn before nor in this one is dropped. Many
///    responses of a text follow from its stored lines.
/// 5. Where the response depends on more than the proposal (`Context.swift`), it may be one of this turn.
/// 6. Else its rule is called.
///
/// The depth is bounded by `Depth.swift`.
extension LayoutTree {
  /// The response of a node to `proposal`, inside a pass only.
  @inline(__always)
  func measure(_ node: NodeIndex, _ proposal: Proposal) -> Size { measure(nodes.handle, node, proposal) }

  @inline(__always)
  func measure(_ n: NodeHandle, _ node: NodeIndex, _ proposal: Proposal) -> Size {
    // 1.
    let at = n[node].extents
    if at == .max { return n[node].size }
    if n[node].traits.isDisjoint(with: .mustMeasure) { return tables.extents[at].response(proposal) }
    return wholeResponse(node, proposal)
  }

  /// The length of a node's response along `axis` to a proposal of `proposed` on it and `crossed` on the other one.
  @inline(__always)
  func length(of node: NodeIndex, _ axis: Axis, _ proposed: Double, _ crossed: Double) -> Double {
    let n = nodes.handle
    if n[node].traits.isDisjoint(with: .mustMeasure(axis)) { return extent(of: node, axis).response(proposed) }
    let known = extent(of: node, axis).known(proposed)
    if !known.isNaN { return known }
    if n[node].kind == .text, n[node].layerCount == 0, let height = lineHeight(node, axis, proposed, crossed) {
      return height
    }
    let proposal = Proposal(axis, raw: proposed, crossed)
    if axis == .horizontal, n[node].marks.contains(.holdsGrid) {
      var height = Double.infinity
      return width(of: node, proposal, from: &height)
    }
    return wholeResponse(node, proposal)[axis]
  }

  /// The proposal without the parts on which the node does not depend.
  @inline(__always)
  func noticed(_ node: NodeIndex, _ proposal: Proposal) -> Proposal {
    LayoutTree.noticed(nodes.handle[node].traits, proposal)
  }

  @inline(__always)
  static func noticed(_ traits: NodeTraits, _ proposal: Proposal) -> Proposal {
    Proposal(
      rawWidth: traits.contains(.noticesWidth) ? proposal.rawWidth : .nan,
      rawHeight: traits.contains(.noticesHeight) ? proposal.rawHeight : .nan)
  }

  /// Measures the layers, by step 2.
  @inline(never)
  private func wholeResponse(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let count = Int(nodes.handle[node].layerCount)
    return count == 0 ? measureCore(node, proposal) : measureLayers(node, count, proposal)
  }

  /// The known facts about a node without its modifiers.
  @inline(__always)
  func core(of node: NodeIndex) -> Folded {
    let n = nodes.handle
    return n[node].layerCount == 0
      ? Folded(extents: extents(of: node), traits: n[node].traits) : layers[Int(n[node].layerStart)].core
  }

  @inline(__always)
  func coreTraits(of node: NodeIndex) -> NodeTraits {
    let n = nodes.handle
    return n[node].layerCount == 0 ? n[node].traits : layers[Int(n[node].layerStart)].core.traits
  }

  /// The response of a node without its modifiers to `proposal`.
  @inline(__always)
  func measureCore(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let traits = coreTraits(of: node)
    if traits.isDisjoint(with: .mustMeasure) { return core(of: node).extents.response(proposal) }
    // 3.
    let proposed = LayoutTree.noticed(traits, proposal)
    return nodes.handle[node].kind == .text ? textResponse(node, proposed) : coreResponse(node, proposed)
  }

  /// The response of a text, by step 4.
  @inline(never)
  private func textResponse(_ node: NodeIndex, _ proposed: Proposal) -> Size {
    guard let size = textSize(node, proposed, mayMeasure: false) else { return coreResponse(node, proposed) }
    counters.cacheHits += 1
    return size
  }

  /// The response of the node itself, by steps 4 to 6.
  @inline(never)
  func coreResponse(_ node: NodeIndex, _ proposed: Proposal) -> Size {
    if interrupted { return .zero }
    let n = nodes.handle
    let now = UInt16(truncatingIfNeeded: pass.turn)
    if let slot = tables.responses.find(proposed, from: n[node].responses) {
      // A stored response of the turn before counts as a new one.
      if pass.limitsStoredResponses, !tables.responses.isOf(now, slot), isBeyondLimit(node, proposed) {
        return responseBeyondLimit(node)
      }
      counters.cacheHits += 1
      return tables.responses.use(slot, turn: now)
    }
    // 5.
    let query =
      dependsOnContext(node) ? ContextQuery(node: node, proposal: proposed, context: context(of: node)) : nil
    if let query, let size = contexts.memo[query] {
      counters.cacheHits += 1
      store(size, for: proposed, of: node)
      return size
    }
    // 6.
    if isBeyondLimit(node, proposed) { return responseBeyondLimit(node) }
    guard enter(.core(node, proposed)) else { return .zero }
    let size = followRule(node, proposed)
    leave()
    if interrupted {
      pass.levels.unfinished.append(.core(node, proposed))
      return .zero
    }
    counters.measures += 1
    store(size, for: proposed, of: node)
    if let query { contexts.memo[query] = size }
    return size
  }

  /// The most responses of a node in one turn.
  ///
  /// Ordinary trees stay below ten; nested boxes of a fixed shape, each stack proposing several widths to the next,
  /// would double them at every level. Which responses are beyond the limit depends on the stored ones, so results that
  /// were built from them are dropped before the next turn.
  static var responseLimit: Int { 257 }

  private func isBeyondLimit(_ node: NodeIndex, _ proposed: Proposal) -> Bool {
    guard proposed != .unspecified, nodes[node].responses != .max else { return false }
    let limit = LayoutTree.responseLimit
    return tables.responses.count(from: nodes[node].responses, turn: UInt16(truncatingIfNeeded: pass.turn), upTo: limit)
      == limit
  }

  private func responseBeyondLimit(_ node: NodeIndex) -> Size {
    pass.isOverasked = true
    report(
      .tooManyProposals, at: node,
      FaultText(
        "was measured with more than \(LayoutTree.responseLimit - 1) different proposals in one turn, as by aspectRatio in "
          + "aspectRatio; its response to further ones is its ideal size. Give one of them a frame"))
    return coreResponse(node, .unspecified)
  }

  @inline(__always)
  private func store(_ size: Size, for proposed: Proposal, of node: NodeIndex) {
    let n = nodes.handle
    let now = UInt16(truncatingIfNeeded: pass.turn)
    if n[node].responses != .max, tables.responses.prune(&n[node].responses, turn: now) {
      n[node].marks.formUnion(.forgetful)
    }
    n[node].responses = tables.responses.push(proposed, size, before: n[node].responses, turn: now)
  }
}
