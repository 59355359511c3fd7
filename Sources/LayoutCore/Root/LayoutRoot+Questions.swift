import LayoutEngine

/// What is worked out without a turn.
extension LayoutRoot {
  /// How often the content's own size may have become another one.
  package var contentChanges: Int { session.tree.pass.rootChanges }

  /// Evaluates what changed, and finds out whether the content's own size may be another one: `contentChanges` counts it.
  package func noteContentChanges() {
    if answer(to: .measure).time == .now { question { session.tree.prepareRoot() } }
  }

  /// Evaluates what changed, and leaves the turn that is due to work out sizes and places, and to tell the host.
  package func evaluateChanges() {
    if answer(to: .update).time == .now { question {} }
  }

  /// What the content would take for each of some proposals, and, where that is asked for, where the baseline of its
  /// first text would be, from the top; `nil` where it has none. What changed is evaluated and measured; no host is told,
  /// and a turn that is due stays due. Content that follows from sizes (geometry readers, rows of lazy lists) is what it
  /// was after the last turn. Lengths are infinite where infinity is proposed to what takes it.
  ///
  /// Inside a turn, and inside a question like this one, the answers are those of the last turn.
  ///
  /// - Parameter next: further proposals that follow from the answers to the last ones, until there are none. Their
  ///   answers are given to `next` only. Inside a turn it is not called.
  package func sizesThatFit(
    _ proposals: [Proposal], baselines: Bool = false,
    next: ([(size: Size, firstBaseline: Double?)]) -> [Proposal] = { _ in [] }
  ) -> [(size: Size, firstBaseline: Double?)] {
    guard answer(to: .measure, "sizesThatFit") == .now else { return proposals.map { _ in (contentSize, nil) } }
    return question {
      computing {
        let answers = session.measureRoot(proposals, baselines: baselines)
        var further = next(answers)
        while !further.isEmpty { further = next(session.measureRoot(further, baselines: baselines)) }
        // Nodes hold their last answers: a caller that asks for frames, or scrolls, is to find those of the root's own
        // size.
        if last != nil { _ = session.tree.layout(in: proposal) }
        return answers
      }
    }
  }

  /// Works something out from the last frames, beside the tree: what a measurer, or a container, then calls counts as being
  /// inside of a layout, and so it is refused there. A host and an action find the frames of this turn.
  ///
  /// - Returns: `nil` where it was refused.
  func inspecting<Result>(_ call: String, _ work: () -> Result) -> Result? {
    guard answer(to: .inspect, call) == .now else { return nil }
    return inside { computing(work) }
  }

  /// Evaluates what changed, where the phase allows it, and then does `work`.
  private func question<Result>(_ work: () -> Result) -> Result {
    let mayUpdate = answer(to: .update).time == .now
    return inside {
      if mayUpdate { bringUpToDate() }
      return work()
    }
  }

  /// Evaluates what changed, where the rules have nothing against it.
  private func bringUpToDate() {
    if !inbox.isEmpty {
      guard invalidationRules.shouldInvalidate(for: .contentChanged) else { return }
      setNeedsLayout(for: .contentChanged)
    }
    // What a loop left behind waits for a turn: a host was told of none of it.
    guard due.isTurn || session.contents.invalid.isEmpty else { return }
    update()
  }

  /// Does what is no turn, and inside of which none must begin: bodies and views that are asked may call anything. A turn
  /// that becomes due meanwhile is announced when `work` is done.
  private func inside<Result>(_ work: () -> Result) -> Result {
    let wasDue = due.isTurn
    session.tree.released.hold()
    defer {
      if !wasDue, due.isTurn, answer(to: .request).time == .now { schedule?(self) }
      session.tree.released.resume()
    }
    return during(task == .turn ? .turn : .question, work)
  }
}
