import LayoutEngine

/// A host between a commit and the root's host while something moves.
///
/// It holds back frames and removals, and sets the states between.
///
/// 1. Before a turn is committed, the present places of the views are noted, if anything of the turn can be animated.
/// 2. Frames of the commit become motions from the *present* places of the views (`AnimationStage+Frames`), and so do
///    colours, lengths and angles of their contents (`AnimationStage+Looks`). Removals and insertions of views with a
///    transition become presentations (`AnimationStage+Transitions`).
/// 3. Each tick sets frames, on the pixel grid, contents and presentations only (`AnimationStage+Ticks`).
///
/// Accesses to what moves are one statement long and call nothing out, so they are not checked for overlapping at run time.
final class AnimationStage {
  /// One animation of one turn.
  final class Run {
    var amount = 0.0
    var isLast = false
    /// Whether no motion left it before its end.
    var isWhole = true
    /// The number of motions that follow it.
    var count = 0
    /// The views whose motions followed it at first.
    var views: [ViewID] = []
    var token: AnimationToken?
    let transactions: [AnimationTransaction]

    init(_ transactions: [AnimationTransaction]) {
      self.transactions = transactions
      for transaction in transactions { transaction.hold() }
    }
  }

  /// A moving view.
  struct Motion<Value: VectorArithmetic> {
    let run: Run
    let start: Value
    let end: Value
    /// The last value that the host got.
    var notified: Value
  }

  /// A view that is shown after its element was removed.
  struct Leaving {
    /// The views that go with it, inner ones first.
    var members: [ViewID]
    var parent: ViewID?
    var place: TransitionPlace?
    var frame: Rect
  }

  /// A view with a transition.
  struct Guest {
    var config: TransitionConfig
    var place: TransitionPlace?
    var isRightToLeft: Bool
    var isLazy: Bool
  }

  let engine = LayoutAnimationEngine()
  weak var host: (any LayoutHost)?
  @exclusivity(unchecked) var grid = PixelGrid(scale: 1)
  /// The calls that the host got beyond those of the commit, less those that were held back.
  @exclusivity(unchecked) var balance = 0

  /// The transactions around the requests for the turns to come and for the present one.
  @exclusivity(unchecked) private var transactions: [AnimationTransaction] = []
  /// The transactions of the present turn; a request during it, by an action for instance, counts in the next one.
  @exclusivity(unchecked) private(set) var due: [AnimationTransaction] = []
  @exclusivity(unchecked) var frames: [ViewID: Motion<Rect>] = [:]
  @exclusivity(unchecked) var presentations: [ViewID: Motion<ViewPresentation>] = [:]
  @exclusivity(unchecked) var looks: [ViewID: Motion<ViewLook>] = [:]
  @exclusivity(unchecked) var leaving: [ViewID: Leaving] = [:]
  /// The leaving views inside another view, by that view.
  @exclusivity(unchecked) var leavingInside: [ViewID: Set<ViewID>] = [:]
  @exclusivity(unchecked) var guests: [ViewID: Guest] = [:]
  @exclusivity(unchecked) var protected: Set<ViewID> = []
  /// The commits that went through the stage; each visits every view.
  @exclusivity(unchecked) var passages = 0
  /// `nil` between turns, and in turns in which nothing can be animated.
  @exclusivity(unchecked) var turn: StageTurn?

  init() {
    engine.afterUpdates = { [weak self] in self?.notifyTick() }
  }

  deinit {
    for transaction in transactions { transaction.release(finished: false) }
    var seen: Set<ObjectIdentifier> = []
    for run in frames.values.map(\.run) + presentations.values.map(\.run) + looks.values.map(\.run)
    where seen.insert(ObjectIdentifier(run)).inserted {
      for transaction in run.transactions { transaction.release(finished: false) }
    }
  }

  /// Notes that a turn was requested.
  func note() {
    guard let transaction = AnimationTransaction.current, !transactions.contains(where: { $0 === transaction }),
      transaction.join()
    else { return }
    transactions.append(transaction)
  }

  /// Begins a turn.
  func beginTurn() { due = transactions }

  /// Ends the requested turns.
  func endTurns() {
    due = []
    guard !transactions.isEmpty else { return }
    let done = transactions
    transactions = []
    for transaction in done { transaction.release(finished: true) }
  }

  /// Whether a commit has to go through the stage.
  func isNeeded(_ contents: ContentStore) -> Bool {
    !due.isEmpty || !contents.changedScopes.isEmpty || !contents.transactions.isEmpty || contents.transitionCount > 0
      || !guests.isEmpty
      || !frames.isEmpty || !presentations.isEmpty || !looks.isEmpty || !leaving.isEmpty || !protected.isEmpty
  }

  /// Sets another host: motions are dropped, and the views that only the stage still showed are removed from the old
  /// one.
  func reset(to new: (any LayoutHost)?) {
    guard new !== host else { return }
    for id in leaving.keys.sorted(by: { $0.rawValue > $1.rawValue }) { removeNow(id) }
    for id in Array(frames.keys) { dropFrame(of: id) }
    for id in Array(presentations.keys) { dropPresentation(of: id) }
    for id in Array(looks.keys) { dropLook(of: id) }
    guests = [:]
    protected = []
    host = new
  }

  // MARK: Runs

  /// The animation of this turn for a view: that of the innermost scope that changed, else that of the transaction.
  ///
  /// The outer `nil` is that none is set, the inner `nil` that the change is not animated.
  func animation(of view: ViewID) -> LayoutAnimation?? {
    turn?.animation(of: view, given: due.last.map(\.animation)) ?? nil
  }

  /// The run of this turn for an animation; `nil` where it takes no time.
  func run(_ animation: LayoutAnimation?) -> Run? {
    guard let animation, animation.totalDuration > 0, !engine.reducesMotion, turn != nil else { return nil }
    if let known = turn?.runs[animation] { return known }
    let run = Run(due)
    run.token = engine.start(
      animation,
      update: { amount, isLast in
        run.amount = amount
        run.isLast = isLast
      },
      completion: { [weak self] finished in self?.end(run, finished) })
    turn?.runs[animation] = run
    return run
  }

  private func end(_ run: Run, _ finished: Bool) {
    for id in run.views {
      if frames[id]?.run === run { frames[id] = nil }
      if presentations[id]?.run === run { presentations[id] = nil }
      if looks[id]?.run === run { looks[id] = nil }
    }
    run.views = []
    for transaction in run.transactions { transaction.release(finished: finished && run.isWhole) }
  }

  /// Lets a motion of a view follow a run.
  func follow(_ run: Run, _ view: ViewID) {
    run.count += 1
    run.views.append(view)
  }

  /// Removes a motion from its run before the end.
  private func leave(_ run: Run) {
    run.isWhole = false
    run.count -= 1
    if run.count == 0 { run.token?.cancel() }
  }

  func dropFrame(of view: ViewID) {
    if let motion = frames.removeValue(forKey: view) { leave(motion.run) }
  }

  func dropLook(of view: ViewID) {
    if let motion = looks.removeValue(forKey: view) { leave(motion.run) }
  }

  func dropPresentation(of view: ViewID) {
    if let motion = presentations.removeValue(forKey: view) { leave(motion.run) }
  }
}
