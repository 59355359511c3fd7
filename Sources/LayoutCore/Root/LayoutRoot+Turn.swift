import LayoutEngine

/// Running turns.
extension LayoutRoot {
  /// Runs a turn if one is due.
  ///
  /// Inside a turn, or while bodies are evaluated or elements measured, the call returns at once. Where a body or a
  /// container makes it, another turn follows, and that is noted, since the caller still finds the frames of the last
  /// turn. A host or an action finds those of this turn; where something changed in it another one follows in any case.
  /// After four turns the last frames stay until another turn is requested, and that is diagnosed.
  public func layoutIfNeeded() {
    switch effect(of: .layout, "layoutIfNeeded()") {
    case .now:
      runTurns()
      settleFocus()
      if !holdsActions {
        settlePresentations()
        announceStates()
      }
      #if DEBUG
        printFindings()
      #endif
    case .later: announceTurn()
    case nil: return
    }
  }

  func runTurns() {
    if !inbox.isEmpty {
      due.reasons.insert(.contentChanged)
      if invalidationRules.shouldInvalidate(for: .contentChanged) { due.isTurn = true }
    }
    guard due.isTurn || due.hasActions && !holdsActions else { return }
    task = .turn
    var isMissed = false
    defer {
      task = .idle
      stage.endTurns()
      if isMissed { setNeedsLayout(for: .contentChanged) }
    }
    var turns = 0
    repeat {
      turns += 1
      session.loops.nextTurn()
      if due.isTurn { runTurn() } else { runActions() }
      if due.isTurn { session.noteSizes(contentSize) }
    } while due.isTurn && turns < LayoutSession.passLimit
    if due.isTurn {
      session.reportEndlessTurns(turns)
      isMissed = keepObserving()
    }
    session.endLoops()
  }

  /// Keeps observing models where no turn follows: a body that was notified of a change would get no other
  /// notification. Of the bodies that change what others read whenever they are evaluated, some may still miss changes,
  /// and so does a body of the loop with what another thread changed between its last change and this call.
  ///
  /// - Returns: whether another thread changed something, which is no part of the loop: another turn is due.
  private func keepObserving() -> Bool {
    var isForeign = false
    session.invalidate(inbox.drain(&isForeign))
    session.listenToInvalidBodies()
    session.invalidate(inbox.drain(&isForeign))
    due.isTurn = false
    return isForeign
  }

  private func runTurn() {
    due.isTurn = false
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    var watch = TurnWatch(profiler)
    var turn = last ?? LastTurn()
    turn.reasons = exchange(&due.reasons, with: InvalidationReasons())
    last = turn
    stage.beginTurn()
    if !useIncrementalLayout {
      invalidateEverything()
      due.forced = .all
    }
    update()
    watch.updated()
    session.rootPlace = .centred(in: room)
    computing {
      let response = session.layout(in: proposal)
      last?.size = session.tree.rootSize ?? response
      last?.origin = session.rootOrigin
    }
    session.reportLostFocus()
    runActions()
    watch.laidOut()
    let before = hostCallCount
    session.during(.committing) { commitToHost() }
    session.contents.changedScopes.removeAll()
    last?.hostCalls = hostCallCount - before
    #if DEBUG
      // A colour or an id may be a finding, too.
      let isOther = counters.places > 0 || counters.nodesRemoved > 0 || hostCallCount > before
      if isOther { session.relay.printer?.hasNewFrames = true }
    #endif
    watch.committed(counters, nodes: session.tree.liveCount)
    debugger?.reportTurn(of: session, proposal, origin: contentOrigin, counters)
    adoptColorScheme()
  }

  /// Runs the actions of the last turn, or leaves them to another call.
  private func runActions() {
    due.hasActions = holdsActions && session.mayHaveActions
    guard !holdsActions else { return }
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    session.runActions()
  }

  /// Evaluates what is due.
  func update() {
    session.followFonts()
    session.invalidate(inbox.drain())
    // Taken first: what is evaluated may request another turn.
    switch exchange(&due.evaluation, with: .none) {
    case .none: break
    case .newValues: session.inherit(shownEnvironment)
    case .body: shown.evaluate?(session, shownEnvironment, false)
    case .all: shown.evaluate?(session, shownEnvironment, true)
    }
    session.evaluateInvalidBodies()
    measureViewsAgain()
  }

  /// Computes sizes and places. Changes by a type that is being measured wait until they are known, and so do
  /// listeners.
  @discardableResult
  func computing<Result>(_ work: () -> Result) -> Result {
    session.relay.holding {
      let result = session.during(.computing, work)
      makeChanges()
      return result
    }
  }

  /// Changes the tree now, or, where a type that is being measured makes the change, when all sizes and places are
  /// known.
  func changing(_ call: String, _ change: @escaping () -> Void) {
    switch session.effect(of: .change, call, in: task, "it counts in the turn that follows") {
    case .now: change()
    case .later: if changes.count < LayoutRoot.changeLimit { changes.append(change) }
    case nil: return
    }
  }

  /// The largest number of changes that are kept: a caller that makes more makes the same ones again.
  private static var changeLimit: Int { 1000 }

  private func makeChanges() {
    guard !changes.isEmpty else { return }
    let due = changes
    changes = []
    for change in due { change() }
  }
}
