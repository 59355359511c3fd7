import LayoutEngine

/// Asking for turns.
extension LayoutRoot {
  /// Asks for a turn, whatever the rules say, and forces it: every wrapped view is asked again for the sizes that it was
  /// asked for, and the host puts views back whose frame other code changed, except those that are protected
  /// (`startAnimating(_:)`). Answers and frames that are the same change nothing.
  ///
  /// Complexity of the turn: O(wrapped views + views of the host).
  public func setNeedsLayout() {
    due.forced = .all
    due.reasons.insert(.explicit)
    requestTurn()
  }

  /// Asks for a turn where the rules say so; the reason counts in the next turn in any case.
  func setNeedsLayout(for reason: InvalidationReason) {
    due.reasons.insert(reason)
    if invalidationRules.shouldInvalidate(for: reason) { requestTurn() }
  }

  private func requestTurn() {
    stage.note()
    noteWrite(by: nil)
    announceTurn()
  }

  /// A model that a body read is about to change, which was noted: a turn that `schedule` began now would see what was.
  func modelsWillChange() {
    due.reasons.insert(.contentChanged)
    if invalidationRules.shouldInvalidate(for: .contentChanged) { announceTurn(in: .hearing) }
  }

  /// A model that a body read is about to change.
  func noteWrite(_ token: ObservationToken) { noteWrite(by: session.reader(of: token)) }

  /// Something changed, or asked for a turn, that `reader` depends on.
  private func noteWrite(by reader: Doer?) {
    if session.phase.isComputing { changesWhileComputing += 1 }
    let isNoted = answer(to: .request).isNoted
    guard task == .turn || isNoted else { return }
    let write = Write(writer: session.doer, reader: reader)
    if isNoted { session.reportWriteWhileMeasuring(write) }
    session.loops.note(write)
  }

  /// Another turn is due, and `schedule` is called, once until it is run; inside a turn it is not, since the turn follows
  /// by itself, and inside a question when that is answered.
  ///
  /// - Parameter hook: what `schedule` counts as being inside of; `nil`: of nothing else than the call.
  func announceTurn(in hook: RootPhase? = nil) {
    guard !due.isTurn else { return }
    due.isTurn = true
    guard answer(to: .request).time == .now else { return }
    during(hook ?? task) { schedule?(self) }
  }

  /// Does work that is a phase of its own.
  func during<Result, Failure: Error>(_ task: RootPhase, _ work: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    let outer = exchange(&self.task, with: task)
    defer { self.task = outer }
    return try work()
  }
}
