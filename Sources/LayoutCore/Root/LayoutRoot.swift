public import LayoutEngine

/// The headless container: keeps a layout up to date and passes frames to a host, if there is one.
///
/// ```swift
/// let root = LayoutRoot(size: Size(width: 390, height: 844))
/// root.updateBody { Greeting() }
/// print(root.result)
/// ```
///
/// Content that does not fill the size is centred on both axes. Not `Sendable`: a root belongs to the thread that made
/// it; hosts keep theirs on the main actor. One table (`CallTable`) contains the effects of calls that come from a
/// body, a container, an action or a host.
public final class LayoutRoot {
  package let session: LayoutSession
  let commit: Commit
  let stage = AnimationStage()
  let inbox: Inbox
  /// Made by the first event of a pointer.
  lazy var pointer = PointerTracker()
  let schedule: ((LayoutRoot) -> Void)?

  /// The root's own phase.
  @exclusivity(unchecked) var task = RootPhase.idle
  /// What the next turn has to do.
  @exclusivity(unchecked) var due = DueWork()
  /// The result of the last turn; `nil` before the first one.
  @exclusivity(unchecked) var last: LastTurn?
  @exclusivity(unchecked) var shown = RootBody()
  /// What decides the host's frames, apart from the tree; `nil` where it has none.
  @exclusivity(unchecked) var placed: PlacedFrames?
  /// Changes of the tree that wait until sizes and places are known, in the order of the calls.
  @exclusivity(unchecked) var changes: [() -> Void] = []

  /// Whether the actions of turns wait for the next call of `layoutIfNeeded`, since the host's toolkit is in the middle
  /// of a layout of its own: it may still use views that an action removes.
  @exclusivity(unchecked) package var holdsActions = false
  /// The number of changes of models and requests of turns that came while frames were computed: measuring and placing
  /// must change nothing.
  package internal(set) var changesWhileComputing = 0
  /// Called when another body was set, which is not evaluated yet: a host whose own size follows from the layout
  /// requests one.
  package var onBody: (() -> Void)?

  /// Light or dark, as the content of the last turn prefers it; `nil` where it has no preference.
  public internal(set) var preferredColorScheme: ColorScheme?
  /// Called in a turn in which `preferredColorScheme` changed.
  package var onPreferredColorScheme: (() -> Void)?

  /// What shows the layout. In the next turn a new host gets everything, and the one before removes its views.
  public weak var host: (any LayoutHost)? {
    didSet { if host !== oldValue { setNeedsLayout(for: .geometryChanged) } }
  }

  /// Whether the root is that of a container, on the main actor: tasks of its elements run there.
  package var isOnMainActor: Bool {
    get { session.contents.isOnMainActor }
    set { session.contents.isOnMainActor = newValue }
  }

  /// A host that the root itself keeps alive, where nothing else does.
  package var ownedHost: (any LayoutHost)?

  /// The room for the content, in points. NaN and negative lengths count as 0; infinity requests the content's ideal,
  /// and a length beyond the longest one counts as that.
  public var size: Size {
    didSet { if size != oldValue { setNeedsLayout(for: .sizeChanged) } }
  }

  /// The rules: which changes request a turn, and the order of several reasons.
  public var invalidationRules = LayoutInvalidationRules.default

  /// Why the last turn was run, the most important reason first.
  public var turnReasons: [InvalidationReason] { last?.reasons.sorted(by: invalidationRules) ?? [] }

  /// Records the costs of turns, while it is switched on.
  public var profiler: LayoutProfiler? = .shared

  /// Gets what turns do, while it is switched on.
  public var debugger: LayoutDebugger? = .shared

  /// The values that flow down from the root.
  ///
  /// A change of the style (font, colours, colour scheme, lines, direction) evaluates everything anew; a change of another value
  /// evaluates the bodies that read it. Equal values change nothing.
  public var environment: EnvironmentValues {
    didSet {
      stage.engine.reducesMotion = environment.reducesMotion
      if !environment.hasSameStyle(as: oldValue) {
        due.evaluation = max(due.evaluation, .body)
      } else {
        guard !oldValue.changedKeys(to: environment).isEmpty else { return }
        if due.evaluation == .none { due.evaluation = .newValues }
      }
      setNeedsLayout(for: .environmentChanged)
    }
  }

  /// Whether a turn computes only what changed (`true`), or evaluates, measures and places everything. The frames are
  /// the same.
  public var useIncrementalLayout = true {
    didSet { if useIncrementalLayout != oldValue { setNeedsLayout() } }
  }

  /// The place of the content's corner: content that does not fill is centred, and content that is larger than the room
  /// begins at its leading edge and at its top.
  public var contentOrigin: Point { last?.origin ?? .zero }

  /// The size of the content.
  public var contentSize: Size { last?.size ?? .zero }

  /// An empty root.
  ///
  /// - Parameters:
  ///   - size: the room for the content, in points.
  ///   - measurers: what measures texts and pictures.
  ///   - environment: the values that flow down from the root.
  ///   - schedule: called on the root's own thread when a turn has become necessary, once until that turn; the caller
  ///     that runs frames calls `layoutIfNeeded` later. Where a model is about to change, `layoutIfNeeded` does nothing
  ///     inside the hook, since bodies would still see the old values.
  ///   - wake: called when a turn has become necessary because another thread changes a model that a body read, once
  ///     until that turn, on that other thread and before the change. It must notify the root's own thread, which then
  ///     calls `layoutIfNeeded`. Without it the change waits for the next `layoutIfNeeded`.
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
    session.contents.animations = stage.engine
    listener.root = self
    stage.engine.reducesMotion = environment.reducesMotion
  }

  deinit { endPresentations() }

  /// The size with valid lengths: not negative, and within the limit or infinite.
  var room: Size {
    func length(_ side: Double) -> Double { side > 0 ? Length.bounded(side) : 0 }
    return Size(width: length(size.width), height: length(size.height))
  }

  var proposal: Proposal { Proposal(room: room) }

  /// All frames as they are now, from the corner of the room.
  public var result: LayoutResult {
    effect(of: .read, "result")
    return LayoutResult(session, response: contentSize, origin: contentOrigin)
  }

  /// What the last turn cost, from the evaluation of the body to the calls of the host.
  public var counters: TurnCounters {
    var counters = session.counters
    counters.hostCalls = last?.hostCalls ?? 0
    return counters
  }

  /// The root's phase.
  package var phase: Phase { Phase(task, session.phase) }

  /// The effect of a call now, by the table; it is noted where the table notes it.
  @discardableResult
  func effect(of call: RootCall, _ name: String) -> CallEffect.Time? { session.effect(of: call, name, in: task) }

  /// The effect of a call now, without a note.
  func effect(of call: RootCall) -> CallEffect { CallTable.effect(of: call, in: phase) }
}
