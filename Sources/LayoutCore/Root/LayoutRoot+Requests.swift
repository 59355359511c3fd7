import LayoutEngine

/// Requests of turns.
extension LayoutRoot {
  /// Requests a turn, whatever the rules are, and makes it a forced one: every wrapped view is measured again for the
  /// same proposals, and the host puts views back whose frame other code changed, except those that are protected
  /// (`startAnimating(_:)`). Responses and frames that are the same change nothing.
  ///
  /// - Complexity: of the turn: O(wrapped views + views of the host).
  public func setNeedsLayout() {
    due.forced = .all
    due.reasons.insert(.explicit)
    requestTurn()
  }

  /// Requests a turn where the rules have one for the reason; the reason counts in the next turn in any case.
  func setNeedsLayout(for reason: InvalidationReason) {
    due.reasons.insert(reason)
    if invalidationRules.shouldInvalidate(for: reason) { requestTurn() }
  }

  private func requestTurn() {
    stage.note()
    noteWrite(by: nil)
    announceTurn()
  }

  /// Is called before a model changes that a body read, where that was noted: a turn that `schedule` began now would
  /// still see the old values.
  func modelsWillChange() {
    due.reasons.insert(.contentChanged)
    if invalidationRules.shouldInvalidate(for: .contentChanged) { announceTurn(in: .changing) }
  }

  /// Notes that a model is about to change that a body read.
  func noteWrite(_ token: ObservationToken) { noteWrite(by: session.reader(of: token)) }

  /// Notes that something changed that `reader` depends on, or that it requested a turn.
  private func noteWrite(by reader: Doer?) {
    if session.phase.isComputing { changesWhileComputing += 1 }
    let isNoted = effect(of: .request).isNoted
    guard task == .turn || isNoted else { return }
    let write = Write(writer: session.doer, reader: reader)
    if isNoted { session.reportWriteWhileMeasuring(write) }
    session.loops.note(write)
  }

  /// Makes another turn due, and calls `schedule` once until it is run. Inside a turn `schedule` is not called, since
  /// the turn follows by itself; inside a measurement it is called when that is done.
  ///
  /// - Parameter hook: the phase that `schedule` counts as; `nil` is that of the call.
  func announceTurn(in hook: RootPhase? = nil) {
    guard !due.isTurn else { return }
    due.isTurn = true
    guard effect(of: .request).time == .now else { return }
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
