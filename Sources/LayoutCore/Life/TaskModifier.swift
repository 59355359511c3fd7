import LayoutEngine

/// Runs a task as long as an element lives.
public struct _TaskModifier<ID: Equatable>: _PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  /// Puts `content` into the tree, under a group that stores the task.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.observingLife(Self.self, content) {
      TaskObserver(id, priority, action)
    } meet: { observer in
      observer.meet(id, priority, action)
    }
  }
}

/// Runs the task of an element.
final class TaskObserver<ID: Equatable>: LifeObserver {
  private var id: ID
  private var priority: TaskPriority
  private var action: @Sendable () async -> Void
  private var task: Task<Void, Never>?
  /// Whether the task is that of another id.
  private var isStale = false
  private var values = SeenValues<ID>()

  init(_ id: ID, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    (self.id, self.priority, self.action) = (id, priority, action)
  }

  deinit { task?.cancel() }

  /// Updates the observer when the element is met again.
  ///
  /// - Returns: whether another task is due.
  func meet(_ id: ID, _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) -> Bool {
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
      task = Task(priority: priority) { [action] in await action() }
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
  /// most functions of the standard library that wait throw then. The action runs on the actor on which the closure is
  /// written, else on no actor. It may change `@State` and models from there: the layout follows in a later turn.
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
  ///
  /// The closure must be `Sendable`. An element whose properties are `@State` of such values is. Where it has others, as
  /// `@Environment`, the closure captures their values: `.task { [model] in await model.load() }`.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedLayout<Self, _TaskModifier<_NoTaskID>> {
    _ModifiedLayout(self, _TaskModifier(id: _NoTaskID(), priority: priority, action: action))
  }

  /// Runs `action` in a task as `task(priority:_:)` does, and in a new one whenever `id` changes. The task before is
  /// cancelled then.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _ModifiedLayout<Self, _TaskModifier<ID>> {
    _ModifiedLayout(self, _TaskModifier(id: id, priority: priority, action: action))
  }
}
