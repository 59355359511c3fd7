import LayoutEngine

/// Stands between a commit and the host while something moves: it holds back frames and removals, and tells the host
/// what is between.
///
/// 1. Before a turn is committed, where the views are is noted, if anything of the turn can be animated.
/// 2. Frames that the commit tells become motions from where the views are *now* (`AnimationStage+Frames`); removals and
///    insertions of views with a transition become presentations (`AnimationStage+Transitions`).
/// 3. Each tick tells frames and presentations only, on the pixel grid (`AnimationStage+Ticks`).
final class AnimationStage {
  /// One animation of one turn.
  final class Run {
    var amount = 0.0
    var isLast = false
    /// Whether nothing was taken out of it on its way.
    var isWhole = true
    /// Motions that follow it.
    var count = 0
    /// Views whose motions followed it at first.
    var views: [ViewID] = []
    var token: AnimationToken?
    let transactions: [AnimationTransaction]

    init(_ transactions: [AnimationTransaction]) {
      self.transactions = transactions
      for transaction in transactions { transaction.hold() }
    }
  }

  /// A view on its way.
  struct Motion<Value: VectorArithmetic> {
    let run: Run
    let start: Value
    let end: Value
    /// What the host was told last.
    var told: Value
  }

  /// A view that is shown though no element wants it any more.
  struct Leaving {
    /// With it all views inside it, inner ones first.
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
  var grid = PixelGrid(scale: 1)
  /// Calls that the host got and the commit does not know of, less those that were held back.
  var balance = 0

  /// Turns to come, and the one that is run, were asked for inside of these.
  private var transactions: [AnimationTransaction] = []
  /// Those of the turn that is run. What is asked for in it, by an action for instance, counts in the next one.
  private(set) var due: [AnimationTransaction] = []
  var frames: [ViewID: Motion<Rect>] = [:]
  var presentations: [ViewID: Motion<ViewPresentation>] = [:]
  var leaving: [ViewID: Leaving] = [:]
  /// Of these those that lie in another view, by that view.
  var leavingInside: [ViewID: Set<ViewID>] = [:]
  var guests: [ViewID: Guest] = [:]
  var protected: Set<ViewID> = []
  /// Commits that went through the stage: each looks at every view.
  var passages = 0
  /// `nil` between turns, and in turns in which nothing can be animated.
  var turn: StageTurn?

  init() {
    engine.afterUpdates = { [weak self] in self?.tellTick() }
  }

  deinit {
    for transaction in transactions { transaction.release(finished: false) }
    var seen: Set<ObjectIdentifier> = []
    for run in frames.values.map(\.run) + presentations.values.map(\.run)
    where seen.insert(ObjectIdentifier(run)).inserted {
      for transaction in run.transactions { transaction.release(finished: false) }
    }
  }

  /// Takes note that a turn was asked for.
  func note() {
    guard let transaction = AnimationTransaction.current, !transactions.contains(where: { $0 === transaction }),
      transaction.join()
    else { return }
    transactions.append(transaction)
  }

  /// A turn begins.
  func beginTurn() { due = transactions }

  /// The turns that were asked for have been run.
  func endTurns() {
    due = []
    guard !transactions.isEmpty else { return }
    let done = transactions
    transactions = []
    for transaction in done { transaction.release(finished: true) }
  }

  /// Whether a commit has to go through the stage.
  func isNeeded(_ contents: ContentStore) -> Bool {
    !due.isEmpty || !contents.changedScopes.isEmpty || contents.transitionCount > 0 || !guests.isEmpty
      || !frames.isEmpty || !presentations.isEmpty || !leaving.isEmpty || !protected.isEmpty
  }

  /// Another host: what moved is forgotten, and what only the stage still showed is taken from the old one.
  func reset(to new: (any LayoutHost)?) {
    guard new !== host else { return }
    for id in leaving.keys.sorted(by: { $0.rawValue > $1.rawValue }) { removeNow(id) }
    for id in Array(frames.keys) { dropFrame(of: id) }
    for id in Array(presentations.keys) { dropPresentation(of: id) }
    guests = [:]
    protected = []
    host = new
  }

  // MARK: Runs

  /// The animation of this turn for a view: that of the innermost scope that changed, else that of the transaction.
  /// Outer `nil`: nothing is set; inner `nil`: none is wanted.
  func animation(of view: ViewID) -> LayoutAnimation?? {
    guard let turn else { return nil }
    if let scoped = turn.scopedAnimation(of: view) { return scoped }
    return due.last.map(\.animation)
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
    }
    run.views = []
    for transaction in run.transactions { transaction.release(finished: finished && run.isWhole) }
  }

  /// A motion of a view follows a run.
  func follow(_ run: Run, _ view: ViewID) {
    run.count += 1
    run.views.append(view)
  }

  /// A motion leaves its run before the end.
  private func leave(_ run: Run) {
    run.isWhole = false
    run.count -= 1
    if run.count == 0 { run.token?.cancel() }
  }

  func dropFrame(of view: ViewID) {
    if let motion = frames.removeValue(forKey: view) { leave(motion.run) }
  }

  func dropPresentation(of view: ViewID) {
    if let motion = presentations.removeValue(forKey: view) { leave(motion.run) }
  }
}
