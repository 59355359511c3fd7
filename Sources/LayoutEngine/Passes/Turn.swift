/// A turn: from what changed to frames.
extension LayoutTree {
  /// Lays the whole tree out.
  ///
  /// 1. Where nothing changed since the last turn, that one's frames stay.
  /// 2. Changed nodes are prepared.
  /// 3. The root is measured with `proposal`.
  /// 4. It is placed with its own response at the origin, and everything below it follows.
  ///
  /// - Returns: the root's response; infinite where infinity was proposed to a root that fills it. The frames are
  ///   finite all the same.
  /// - Complexity: O(changed nodes + nodes whose proposal changed).
  @discardableResult
  package func layout(in proposal: Proposal) -> Size {
    guard !root.isNone else { return .zero }
    // 1.
    let question = TurnQuestion(proposal: proposal, window: windowSize(proposal))
    if let last = pass.lastTurn, last.question == question, !nodes[root].flags.contains(.dirty) {
      counters = TurnCounters()
      if callers.areChecked, !pass.isOverasked { checkResponses() }
      return last.response
    }
    // 2, 3.
    pass.comparesResponses = pass.lastTurn.map { $0.question == question } ?? true
    beginTurn()
    prepare()
    pass.comparesResponses = true
    let response = rootResponse(proposal)
    // 4.
    placeAll(proposal)
    nodes.trim()
    modifiers.trim()
    written.trim()
    pass.lastTurn = (question, response)
    if callers.areChecked, !pass.isOverasked { checkResponses() }
    if checksThisTurn {
      let faults = _checkInvariants()
      precondition(faults.isEmpty, "the tree is broken: \(faults.prefix(5).joined(separator: "; "))")
    }
    return response
  }

  /// The root's response to `proposal`, without placing anything.
  package func measureRoot(_ proposal: Proposal) -> Size { measureRoot([proposal])[0].size }

  /// The root's responses to some proposals, and with `baselines` the baseline of its first text in each; `nil` where
  /// it has none.
  ///
  /// Nothing is placed.
  package func measureRoot(
    _ proposals: [Proposal], baselines: Bool = false
  ) -> [(size: Size, firstBaseline: Double?)] {
    guard !root.isNone else { return proposals.map { _ in (.zero, nil) } }
    if baselines { guiding.needsBaselines = true }
    startMeasuring()
    let responses = proposals.map { proposal in
      (rootResponse(proposal), baselines ? firstBaseline(proposal) : nil)
    }
    unplaceUnsettled()
    return responses
  }

  /// Finds the reach of changes, without measuring more than that takes; `rootChanges` counts those that reach the
  /// root.
  package func prepareRoot() {
    guard !root.isNone, nodes[root].flags.contains(.dirty) else { return }
    startMeasuring()
    unplaceUnsettled()
  }

  private func startMeasuring() {
    beginTurn()
    prepare()
  }

  /// Opens the way for the next turn that places to the nodes to be placed anew.
  private func unplaceUnsettled() {
    for node in pass.unsettled { unplace(node) }
    pass.unsettled.removeAll(keepingCapacity: true)
  }

  private func firstBaseline(_ proposal: Proposal) -> Double? {
    guard mayHaveExplicit(root, .firstTextBaseline) else { return nil }
    return finish {
      explicitGuide(root, Int(nodes[root].layerCount), .firstTextBaseline, noticed(root, proposal))
    }
  }

  private func rootResponse(_ proposal: Proposal) -> Size {
    setWindowSize(windowSize(proposal))
    setPercentBase(of: root, proposal)
    return finish { measure(root, proposal) }
  }

  private func beginTurn() {
    pass.turn &+= 1
    counters = TurnCounters()
    dropResponsesBeyondLimit()
    if !guiding.memo.isEmpty { guiding.memo.removeAll(keepingCapacity: true) }
    if !contexts.memo.isEmpty { contexts.memo.removeAll(keepingCapacity: true) }
    if !pass.widths.isEmpty { pass.widths.removeAll(keepingCapacity: true) }
    pass.lastTurn = nil
    startCountingStack()
  }

  /// Drops the results that were built from responses beyond the limit, in everything below the root.
  package func dropResponsesBeyondLimit() {
    guard pass.isOverasked else { return }
    pass.isOverasked = false
    invalidateAll()
  }

  private func windowSize(_ proposal: Proposal) -> Size {
    settings.containerSize ?? proposal.replacingUnspecified(by: .infinity)
  }
}

/// All inputs of a turn besides the tree.
struct TurnQuestion: Hashable {
  var proposal: Proposal
  var window: Size
}
