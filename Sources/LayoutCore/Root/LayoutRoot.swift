public import LayoutEngine

/// The headless container: keeps a layout up to date and hands frames to a host, if there is one.
///
/// ```swift
/// let root = LayoutRoot(size: Size(width: 390, height: 844))
/// root.updateBody { Greeting() }
/// print(root.result)
/// ```
///
/// Content that does not fill the size is centred on both axes. Not `Sendable`: a root belongs to the thread that made
/// it; hosts keep theirs on the main actor.
public final class LayoutRoot {
  package let session: LayoutSession
  let commit: Commit
  let stage = AnimationStage()
  private let inbox: Inbox
  private let schedule: ((LayoutRoot) -> Void)?
  private var evaluate: ((LayoutSession, EnvironmentValues) -> Void)?
  var needsUpdate = false
  /// Whether a turn is due. Until it is done no other is announced.
  package private(set) var needsLayout = false
  private var isLayingOut = false
  private var hasRun = false
  private var isComputing = false
  /// Whether the actions of turns wait for the next call of `layoutIfNeeded`, since the host's toolkit is in the middle of
  /// a layout of its own: it may go on with views that an action takes away.
  package var holdsActions = false
  /// Whether actions may wait.
  package private(set) var hasHeldActions = false
  /// Changes asked for by types that are asked for a size, or put children, in the order they were asked for.
  private var changes: [() -> Void] = []
  /// So many of them are kept: a caller that asks for more asks for the same again.
  private static var changeLimit: Int { 1000 }
  /// Whether bodies are evaluated, or sizes asked for, outside a turn.
  private var isUpdating = false
  /// Whether a turn has become due meanwhile.
  private var isAnnouncedLater = false
  /// Changes of models and calls for a turn that came while frames were computed: measuring and placing must change
  /// nothing.
  package private(set) var changesWhileComputing = 0
  var openBatches = 0
  private var reasons = InvalidationReasons()
  private var lastReasons = InvalidationReasons()
  private var hasNewValues = false
  /// What the next turn takes for known of the views that a host shows (`LayoutRoot+Forced`).
  var forced = ForcedTurn()
  /// Whether a model is just about to change: an evaluation now sees what was.
  private var isHearing = false
  private var placed: Placed?
  private var turnHostCalls = 0
  /// The body as a value, for callers that ask for it, and what it was the last time.
  var bodySource: (() -> any Layout)?
  var knownBody: (any Layout)?
  /// Called when another body was set, which is not evaluated yet: a host whose own size follows from the layout asks for
  /// one.
  package var onBody: (() -> Void)?

  /// What the frames that the host was told follow from, the tree aside.
  private struct Placed: Equatable {
    var origin: Point
    var scale: Double
    var roundsText: Bool
  }

  /// Who shows the layout. In the next turn a new host is told everything, and the one before to remove its views.
  public weak var host: (any LayoutHost)? {
    didSet { if host !== oldValue { setNeedsLayout(for: .geometryChanged) } }
  }

  /// The room for the content, in points. NaN and negative lengths count as 0; infinity asks for the content's ideal, and
  /// what is longer than any length can be counts as the longest.
  public var size: Size {
    didSet { if size != oldValue { setNeedsLayout(for: .sizeChanged) } }
  }

  /// Which changes ask for a turn, and which of several comes first.
  public var invalidationRules = LayoutInvalidationRules.default

  /// Why the last turn was run, the most important reason first.
  public var turnReasons: [InvalidationReason] { lastReasons.sorted(by: invalidationRules) }

  /// Records what turns cost, while it is told to.
  public var profiler: LayoutProfiler? = .shared

  /// Is told what turns do, while it is switched on.
  public var debugger: LayoutDebugger? = .shared

  /// The values that flow down from the root.
  ///
  /// A change of the style (font, colour, lines, direction) evaluates everything anew; a change of another value those
  /// bodies that read it. Equal values change nothing.
  public var environment: EnvironmentValues {
    didSet {
      stage.engine.reducesMotion = environment.reducesMotion
      if !environment.hasSameStyle(as: oldValue) {
        needsUpdate = true
      } else {
        guard !oldValue.changedKeys(to: environment).isEmpty else { return }
        hasNewValues = true
      }
      setNeedsLayout(for: .environmentChanged)
    }
  }

  /// Whether a turn works out only what changed (`true`), or evaluates, measures and places everything.
  /// The frames are the same.
  public var useIncrementalLayout = true {
    didSet { if useIncrementalLayout != oldValue { setNeedsLayout() } }
  }

  /// Where the content's corner is: content that does not fill is centred, and what is larger than the room begins at its
  /// leading edge and at its top.
  public private(set) var contentOrigin = Point.zero

  /// The size the content took.
  public private(set) var contentSize = Size.zero

  /// An empty root.
  ///
  /// - Parameters:
  ///   - size: the room for the content, in points.
  ///   - measurers: who measures texts and pictures.
  ///   - environment: the values that flow down from the root.
  ///   - schedule: called on the root's own thread when a turn has become necessary, once until that turn; the caller
  ///     that runs frames calls `layoutIfNeeded` later. Where a model is about to change, `layoutIfNeeded` does nothing
  ///     inside the hook, since bodies would still see what was.
  ///   - wake: called when a turn has become necessary because another thread changes a model that a body read, once
  ///     until that turn, on that other thread and before the change. It must bring the news to the root's own thread,
  ///     where `layoutIfNeeded` is called then. Without it the change waits for the next `layoutIfNeeded`.
  public init(
    size: Size, measurers: Measurers = Measurers(), environment: EnvironmentValues = EnvironmentValues(),
    schedule: ((LayoutRoot) -> Void)? = nil, wake: (@Sendable () -> Void)? = nil
  ) {
    self.size = size
    self.environment = environment
    self.schedule = schedule
    session = LayoutSession(measurers: measurers, environment: environment)
    commit = Commit(session.tree)
    let listener = Listener()
    inbox = Inbox(listener: listener, wake: wake)
    session.observe(with: inbox)
    listener.root = self
    stage.engine.reducesMotion = environment.reducesMotion
  }

  /// Sets what is shown, without evaluating it yet.
  @inlinable
  public func setBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
    setBody(body) { $0._lower($1) }
  }

  /// The same with how the content is put into the tree: compiled here, it would be for no type in particular.
  @usableFromInline
  func setBody<Content: Layout>(_ body: @escaping () -> Content, _ put: @escaping (Content, Lowering) -> Void) {
    keepBody(body, put)
    onBody?()
  }

  private func keepBody<Content: Layout>(
    _ body: @escaping () -> Content, _ put: @escaping (Content, Lowering) -> Void
  ) {
    // What was there dies afterwards: a deinitialiser may ask for the body, or set another one.
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    session.tree.released.keep(evaluate)
    session.tree.released.keep(bodySource)
    session.tree.released.keep(knownBody)
    evaluate = { session, environment in session.update(environment: environment, body, put) }
    bodySource = body
    knownBody = nil
    needsUpdate = true
    forced = .all
    setNeedsLayout(for: .hierarchyChanged)
  }

  /// Sets what is shown and lays it out at once. The turn is a forced one, as by `setNeedsLayout()`.
  @inlinable
  public func updateBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
    setBody(body) { $0._lower($1) }
    layoutIfNeeded()
  }

  /// Evaluates what is shown anew and lays it out at once. The turn is a forced one, as by `setNeedsLayout()`.
  public func updateBody() {
    letDie(exchange(&knownBody, with: nil))
    needsUpdate = true
    forced = .all
    setNeedsLayout(for: .hierarchyChanged)
    layoutIfNeeded()
  }

  /// Asks for a turn, whatever the rules say, and forces it: every wrapped view is asked again for the sizes that it was
  /// asked for, and the host puts views back whose frame other code changed, except those that are protected
  /// (`startAnimating(_:)`). Answers and frames that are the same change nothing.
  ///
  /// Complexity of the turn: O(wrapped views + views of the host).
  public func setNeedsLayout() {
    forced = .all
    reasons.insert(.explicit)
    requestTurn()
  }

  /// Asks for a turn where the rules say so; the reason counts in the next turn in any case.
  func setNeedsLayout(for reason: InvalidationReason) {
    reasons.insert(reason)
    if invalidationRules.shouldInvalidate(for: reason) { requestTurn() }
  }

  private func requestTurn() {
    stage.note()
    if !isHearing { noteWrite(by: nil) }
    announceTurn()
  }

  /// A model that a body read is about to change.
  func noteWrite(_ token: ObservationToken) { noteWrite(by: session.reader(of: token)) }

  /// Something changed, or asked for a turn, that `reader` depends on.
  private func noteWrite(by reader: Doer?) {
    if isComputing { changesWhileComputing += 1 }
    guard isLayingOut || isComputing else { return }
    let write = Write(writer: session.doer, reader: reader)
    if session.isMeasuring { session.reportWriteWhileMeasuring(write) }
    session.loops.note(write)
  }

  /// A model that a body read is about to change.
  func modelsWillChange() {
    isHearing = true
    setNeedsLayout(for: .contentChanged)
    isHearing = false
  }

  /// Runs a turn if one is due.
  ///
  /// Called from inside a turn, or while bodies are evaluated or sizes asked for, it returns at once. Where a body or a
  /// container calls it, another turn follows, and that is noted, since it still finds the frames of the last turn. A host
  /// or an action finds those of this turn; where something changed in it another one follows in any case. After four turns
  /// the last frames stay until another turn is asked for, and that is diagnosed.
  public func layoutIfNeeded() {
    guard !isLayingOut, !isUpdating else { return noteCallInside("layoutIfNeeded()", asksForTurn: true) }
    guard !isHearing, openBatches == 0 else { return }
    if !inbox.isEmpty {
      reasons.insert(.contentChanged)
      if invalidationRules.shouldInvalidate(for: .contentChanged) { needsLayout = true }
    }
    guard needsLayout || hasHeldActions && !holdsActions else { return }
    isLayingOut = true
    var isMissed = false
    defer {
      isLayingOut = false
      stage.endTurns()
      if isMissed { setNeedsLayout(for: .contentChanged) }
    }
    var turns = 0
    repeat {
      turns += 1
      session.loops.nextTurn()
      if needsLayout { runTurn() } else { runActions() }
      if needsLayout { session.noteSizes(contentSize) }
    } while needsLayout && turns < LayoutSession.passLimit
    if needsLayout {
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
    needsLayout = false
    return isForeign
  }

  /// The caller asks, in the middle of a turn, for what only a turn can give.
  private func noteCallInside(_ call: String, asksForTurn: Bool = false) {
    // What a host or an action finds are the frames of this turn.
    guard session.isEvaluating || session.isMeasuring else { return }
    session.reportCallInside(call)
    if asksForTurn { announceTurn() }
  }

  /// Another turn is due, and `schedule` is called, once until it is run; inside a turn it is not, since the turn follows
  /// by itself, and inside a question for sizes when that is answered.
  private func announceTurn() {
    guard !needsLayout else { return }
    needsLayout = true
    if isLayingOut { return }
    if isUpdating { isAnnouncedLater = true } else { schedule?(self) }
  }

  /// Runs the actions of the last turn, or leaves them to another call.
  private func runActions() {
    hasHeldActions = holdsActions && session.mayHaveActions
    guard !holdsActions else { return }
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    session.runActions()
  }

  private func runTurn() {
    needsLayout = false
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    var watch = TurnWatch(profiler)
    hasRun = true
    stage.beginTurn()
    lastReasons = reasons
    reasons = InvalidationReasons()
    if !useIncrementalLayout {
      invalidateEverything()
      forced = .all
    }
    update()
    watch.updated()
    session.rootPlace = .centred(in: room)
    let answer = computing { session.layout(in: proposal) }
    contentSize = session.tree.rootSize ?? answer
    contentOrigin = session.rootOrigin
    runActions()
    watch.laidOut()
    let before = hostCallCount
    session.loops.stage = .telling
    commitToHost()
    session.loops.stage = .idle
    session.contents.changedScopes.removeAll()
    turnHostCalls = hostCallCount - before
    watch.committed(counters, nodes: session.tree.liveCount)
    debugger?.tellTurn(of: session, proposal, origin: contentOrigin, counters)
  }

  /// Sizes and places are worked out: what a type that is asked wants to change waits until they are.
  private func computing<Result>(_ work: () -> Result) -> Result {
    let outer = (isComputing, session.loops.stage)
    isComputing = true
    session.loops.stage = .computing
    defer {
      (isComputing, session.loops.stage) = outer
      if !isComputing { makeChanges() }
    }
    return work()
  }

  /// Changes the tree, now or, where a type that is asked for a size wants it, when all sizes and places are known.
  func changing(_ call: String, _ change: @escaping () -> Void) {
    guard isComputing else { return change() }
    session.reportCallInside(call, "it counts in the turn that follows")
    if changes.count < LayoutRoot.changeLimit { changes.append(change) }
  }

  private func makeChanges() {
    guard !changes.isEmpty else { return }
    let due = changes
    changes = []
    for change in due { change() }
  }

  /// Evaluates what has to be.
  private func update() {
    session.invalidate(inbox.drain())
    // Cleared first: what is evaluated may ask for another turn.
    let (isFull, isInherited) = (needsUpdate, hasNewValues)
    (needsUpdate, hasNewValues) = (false, false)
    if isFull {
      evaluate?(session, environment)
    } else if isInherited {
      session.inherit(environment)
    }
    session.evaluateInvalidBodies()
    measureViewsAgain()
  }

  /// How often the content's own size may have become another one.
  package var contentChanges: Int { session.tree.rootChanges }

  /// Evaluates what changed, and finds out whether the content's own size may be another one: `contentChanges` counts it.
  package func noteContentChanges() {
    outsideTurns {
      bringUpToDate()
      session.tree.prepareRoot()
    }
  }

  /// Evaluates what changed, and leaves the turn that is due to work out sizes and places, and to tell the host.
  package func evaluateChanges() { outsideTurns { bringUpToDate() } }

  /// Evaluates what changed, where that is possible now and the rules have nothing against it.
  private func bringUpToDate() {
    guard !isHearing, openBatches == 0 else { return }
    if !inbox.isEmpty {
      guard invalidationRules.shouldInvalidate(for: .contentChanged) else { return }
      setNeedsLayout(for: .contentChanged)
    }
    // What a loop left behind waits for a turn: a host was told of none of it.
    guard needsLayout || session.contents.invalid.isEmpty else { return }
    update()
  }

  /// Does what must not be done inside a turn, and inside of which no turn must begin: bodies and views that are asked
  /// may call anything.
  ///
  /// - Returns: `nil` where it was not done.
  @discardableResult
  private func outsideTurns<Result>(_ work: () -> Result) -> Result? {
    guard !isLayingOut, !isUpdating else { return nil }
    return inside(work)
  }

  /// Works something out from the last frames, beside the tree: what a measurer, or a container, then calls counts as being
  /// inside of a layout, and so it is refused there. A host and an action find the frames of this turn.
  ///
  /// - Returns: `nil` where it was refused.
  func inspecting<Result>(_ call: String, _ work: () -> Result) -> Result? {
    guard !session.isEvaluating, !session.isMeasuring else {
      noteCallInside(call)
      return nil
    }
    return inside { computing(work) }
  }

  /// Turns that become due meanwhile are announced when `work` is done.
  private func inside<Result>(_ work: () -> Result) -> Result {
    let outer = isUpdating
    isUpdating = true
    session.tree.released.hold()
    defer {
      isUpdating = outer
      if !outer, isAnnouncedLater {
        isAnnouncedLater = false
        schedule?(self)
      }
      session.tree.released.resume()
    }
    return work()
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
    let answers = outsideTurns {
      bringUpToDate()
      return computing {
        let answers = session.measureRoot(proposals, baselines: baselines)
        var further = next(answers)
        while !further.isEmpty { further = next(session.measureRoot(further, baselines: baselines)) }
        // Nodes hold their last answers: a caller that asks for frames, or scrolls, is to find those of the root's own
        // size.
        if hasRun { _ = session.tree.layout(in: proposal) }
        return answers
      }
    }
    if answers == nil { noteCallInside("sizesThatFit") }
    return answers ?? proposals.map { _ in (contentSize, nil) }
  }

  /// The size as lengths: not negative, and within the limit or infinite.
  var room: Size {
    func length(_ side: Double) -> Double { side > 0 ? Length.bounded(side) : 0 }
    return Size(width: length(size.width), height: length(size.height))
  }

  private var proposal: Proposal { Proposal(room: room) }

  private func commitToHost() {
    stage.reset(to: host)
    let isNewHost = commit.setHost(host)
    session.contents.shown = host == nil ? nil : commit.shown
    guard let host else { return }
    let scale = PixelGrid(scale: environment.displayScale).scale
    let now = Placed(origin: contentOrigin, scale: scale, roundsText: host.roundsTextFrames)
    if isNewHost { placed = nil }
    if placed != now || commit.isDue(session) {
      commit.debugger = debugger?.active.contains(.frame) == true ? debugger : nil
      let oldScale = placed?.scale ?? now.scale
      commitStaged(scale: now.scale, oldScale: oldScale, isFirst: placed == nil, to: host) { told in
        commit.apply(
          session, origin: now.origin, scale: now.scale, oldScale: oldScale, roundsText: now.roundsText,
          comparesAll: placed != now, listsAll: told !== host, to: told)
      }
    }
    placed = now
    commitOffsets()
    restoreFrames(of: host)
  }

  /// All frames as they are now, from the corner of the room.
  public var result: LayoutResult {
    noteCallInside("result")
    return LayoutResult(session, answer: contentSize, origin: contentOrigin)
  }

  /// What the last turn cost, from the evaluation of the body to the calls of the host.
  public var counters: TurnCounters {
    var counters = session.counters
    counters.hostCalls = turnHostCalls
    return counters
  }

  /// Nodes that the last turn looked at for what to tell the host.
  package var commitVisits: Int { commit.visits }

  /// The node that a view shows.
  package func node(of view: ViewID) -> NodeIndex? { commit.shown.find(view.rawValue)?.node }

  /// Calls of the host since the beginning.
  public var hostCallCount: Int { commit.hostCalls + stage.balance }
}
