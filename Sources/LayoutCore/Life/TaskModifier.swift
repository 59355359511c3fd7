import LayoutEngine

/// Runs a task as long as an element lives.
public struct _TaskModifier<ID: Equatable>: _PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: TaskAction

  /// Puts `content` into the tree, under a group that stores the task.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingLife(Self.self, content) {
      TaskObserver(id, priority, action, onMainActor: lowering.contents.isOnMainActor)
    } meet: { observer in
      observer.meet(id, priority, action)
    }
  }
}

/// What an element's task does.
struct TaskAction: @unchecked Sendable {
  // The closure is called on the main actor, where it was made with the root of a host. In a root without one it captures
  // only what may be used on no actor, as its caller promises.
  let run: nonisolated(nonsending) () async -> Void

  /// Begins the task: on the main actor for the root of a host, else on no actor.
  func start(_ priority: TaskPriority, onMainActor: Bool) -> Task<Void, Never> {
    if onMainActor { return Task(priority: priority) { @MainActor in await run() } }
    return Task(priority: priority) { @concurrent in await run() }
  }
}

/// Runs the task of an element.
final class TaskObserver<ID: Equatable>: LifeObserver {
  private var id: ID
  private var priority: TaskPriority
  private var action: TaskAction
  private var task: Task<Void, Never>?
  /// Whether the task is that of another id.
  private var isStale = false
  private var values = SeenValues<ID>()

  private let isOnMainActor: Bool

  init(_ id: ID, _ priority: TaskPriority, _ action: TaskAction, onMainActor: Bool) {
    (self.id, self.priority, self.action, isOnMainActor) = (id, priority, action, onMainActor)
  }

  deinit { task?.cancel() }

  /// Updates the observer when the element is met again.
  ///
  /// - Returns: whether another task is due.
  func meet(_ id: ID, _ priority: TaskPriority, _ action: TaskAction) -> Bool {
    (self.priority, self.action) = (priority, action)
    guard id != self.id else { return false }
    self.id = id
    isStale = true
    return true
  }

  override var beginsLast: Bool { true }
  override var what: String { "the id of its task" }

  override func settle(isShown: Bool, turn: Int) -> (() -> Void)? {
    guard isShown else {
      guard task != nil else { return nil }
      return { [self] in stop() }
    }
    guard task == nil || isStale else { return nil }
    if isStale { values.note(id, after: nil, turn: turn) }
    return { [self] in
      stop()
      task = action.start(priority, onMainActor: isOnMainActor)
    }
  }

  private func stop() {
    task?.cancel()
    task = nil
    isStale = false
  }

  override var seen: String { values.text }
  override func dropSeen() { values.drop() }
}

/// The id of a task that has none.
public struct _NoTaskID: Equatable {}

extension Layout {
  /// Runs `action` in a task that begins when the element comes, after all actions of `onAppear`, and is cancelled when the
  /// element goes, or with the root.
  ///
  /// A life is described at `onAppear(perform:)`. Cancelling sets `Task.isCancelled`: the action ends by itself, and
  /// most functions of the standard library that wait throw then. In a window the action runs on the main
  /// actor, and waits there for what it calls elsewhere. It may change `@State` and models: the layout follows in a later
  /// turn. In a root without a container it runs on no actor: it must capture only what may be used there.
  ///
  /// ```swift
  /// struct Inbox: Layout {
  ///   @State private var messages: [String] = []
  ///
  ///   var body: some Layout {
  ///     VStack { ForEach(messages, id: \.self) { Text($0) } }
  ///       .task { messages = await loadMessages() }
  ///   }
  /// }
  /// ```
  public func task(
    priority: TaskPriority = .userInitiated, _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> _ModifiedLayout<Self, _TaskModifier<_NoTaskID>> {
    _ModifiedLayout(self, _TaskModifier(id: _NoTaskID(), priority: priority, action: TaskAction(run: action)))
  }

  /// Runs `action` in a task as `task(priority:_:)` does, and in a new one whenever `id` changes. The task before is
  /// cancelled then.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> _ModifiedLayout<Self, _TaskModifier<ID>> {
    _ModifiedLayout(self, _TaskModifier(id: id, priority: priority, action: TaskAction(run: action)))
  }
}
