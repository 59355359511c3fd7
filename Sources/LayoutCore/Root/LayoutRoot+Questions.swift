import LayoutEngine

/// What is computed without a turn.
extension LayoutRoot {
  /// The number of times that the content's own size may have changed.
  package var contentChanges: Int { session.tree.pass.rootChanges }

  /// Evaluates what changed, and finds out whether the content's own size may have changed: `contentChanges` counts it.
  package func noteContentChanges() {
    if effect(of: .measure).time == .now { question { session.tree.prepareRoot() } }
  }

  /// Evaluates what changed. The turn that is due computes sizes and places, and calls the host.
  package func evaluateChanges() {
    if effect(of: .update).time == .now { question {} }
  }

  /// The content's response to each of some proposals, and, where that is requested, the distance of the baseline of
  /// its first text from the top; `nil` where it has none. What changed is evaluated and measured; no host is called,
  /// and a turn that is due stays due. Content that follows from sizes (geometry readers, rows of lazy lists) stays as
  /// it was after the last turn. Lengths are infinite where infinity is proposed to what takes it.
  ///
  /// Inside a turn, and inside such a call, the results are those of the last turn.
  ///
  /// - Parameter next: returns further proposals that follow from the last responses, until there are none. Their
  ///   responses are passed to `next` only. Inside a turn it is not called.
  package func sizesThatFit(
    _ proposals: [Proposal], baselines: Bool = false,
    next: ([(size: Size, firstBaseline: Double?)]) -> [Proposal] = { _ in [] }
  ) -> [(size: Size, firstBaseline: Double?)] {
    guard effect(of: .measure, "sizesThatFit") == .now else { return proposals.map { _ in (contentSize, nil) } }
    return question {
      computing {
        let responses = session.measureRoot(proposals, baselines: baselines)
        var further = next(responses)
        while !further.isEmpty { further = next(session.measureRoot(further, baselines: baselines)) }
        // Nodes hold their last responses: a caller that reads frames, or scrolls, is to find those of the root's own
        // size.
        if last != nil { _ = session.tree.layout(in: proposal) }
        return responses
      }
    }
  }

  /// Computes something from the last frames, beside the tree. The calls of a measurer, or a container, in it count as
  /// being inside of a layout, so they have no effect. A host and an action find the frames of this turn.
  ///
  /// - Returns: `nil` where the call has no effect.
  func inspecting<Result>(_ call: String, _ work: () -> Result) -> Result? {
    guard effect(of: .inspect, call) == .now else { return nil }
    return inside { computing(work) }
  }

  /// Evaluates what changed, where the phase allows it, and then does `work`.
  private func question<Result>(_ work: () -> Result) -> Result {
    let mayUpdate = effect(of: .update).time == .now
    return inside {
      if mayUpdate { bringUpToDate() }
      return work()
    }
  }

  /// Evaluates what changed, where the rules allow it.
  private func bringUpToDate() {
    if !inbox.isEmpty {
      guard invalidationRules.shouldInvalidate(for: .contentChanged) else { return }
      setNeedsLayout(for: .contentChanged)
    }
    // The rest of a loop waits for a turn: no host got any of it.
    guard due.isTurn || session.contents.invalid.isEmpty else { return }
    update()
  }

  /// Does work that is no turn, and inside of which none must begin: bodies and views may make any call. A turn that
  /// becomes due meanwhile is announced when `work` is done.
  private func inside<Result>(_ work: () -> Result) -> Result {
    let wasDue = due.isTurn
    session.tree.released.hold()
    defer {
      if !wasDue, due.isTurn, effect(of: .request).time == .now { schedule?(self) }
      session.tree.released.resume()
    }
    return during(task == .turn ? .turn : .question, work)
  }
}
