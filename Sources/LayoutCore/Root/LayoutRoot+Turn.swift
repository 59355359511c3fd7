import LayoutEngine

/// Running turns.
extension LayoutRoot {
  /// Runs a turn if one is due.
  ///
  /// Called from inside a turn, or while bodies are evaluated or sizes asked for, it returns at once. Where a body or a
  /// container calls it, another turn follows, and that is noted, since it still finds the frames of the last turn. A host
  /// or an action finds those of this turn; where something changed in it another one follows in any case. After four turns
  /// the last frames stay until another turn is asked for, and that is diagnosed.
  public func layoutIfNeeded() {
    switch answer(to: .layout, "layoutIfNeeded()") {
    case .now: runTurns()
    case .later: announceTurn()
    case nil: return
    }
  }

  private func runTurns() {
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
      isMissed = keepListening()
    }
    session.endLoops()
  }

  /// No turn follows, but changes of a model from now on are to be heard: bodies that were told of a change would
  /// hear of no other. Of those that change what others read whenever they are evaluated, some may not hear all the same;
  /// nor does a body of the loop of what another thread changed between its last change and this.
  ///
  /// - Returns: whether another thread was heard of, which is no part of the loop: another turn is due.
  private func keepListening() -> Bool {
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
      let answer = session.layout(in: proposal)
      last?.size = session.tree.rootSize ?? answer
      last?.origin = session.rootOrigin
    }
    runActions()
    watch.laidOut()
    let before = hostCallCount
    session.during(.telling) { commitToHost() }
    session.contents.changedScopes.removeAll()
    last?.hostCalls = hostCallCount - before
    watch.committed(counters, nodes: session.tree.liveCount)
    debugger?.tellTurn(of: session, proposal, origin: contentOrigin, counters)
  }

  /// Runs the actions of the last turn, or leaves them to another call.
  private func runActions() {
    due.hasActions = holdsActions && session.mayHaveActions
    guard !holdsActions else { return }
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    session.runActions()
  }

  /// Evaluates what has to be.
  func update() {
    session.invalidate(inbox.drain())
    // Taken first: what is evaluated may ask for another turn.
    switch exchange(&due.evaluation, with: .none) {
    case .none: break
    case .newValues: session.inherit(environment)
    case .body: shown.evaluate?(session, environment, false)
    case .all: shown.evaluate?(session, environment, true)
    }
    session.evaluateInvalidBodies()
    measureViewsAgain()
  }

  /// Works out sizes and places. What a type that is asked wants to change waits until they are known, and so do listeners.
  @discardableResult
  func computing<Result>(_ work: () -> Result) -> Result {
    session.relay.holding {
      let result = session.during(.computing, work)
      makeChanges()
      return result
    }
  }

  /// Changes the tree, now or, where a type that is asked for a size wants it, when all sizes and places are known.
  func changing(_ call: String, _ change: @escaping () -> Void) {
    switch session.answer(to: .change, call, in: task, "it counts in the turn that follows") {
    case .now: change()
    case .later: if changes.count < LayoutRoot.changeLimit { changes.append(change) }
    case nil: return
    }
  }

  /// So many changes are kept: a caller that asks for more asks for the same again.
  private static var changeLimit: Int { 1000 }

  private func makeChanges() {
    guard !changes.isEmpty else { return }
    let due = changes
    changes = []
    for change in due { change() }
  }
}
