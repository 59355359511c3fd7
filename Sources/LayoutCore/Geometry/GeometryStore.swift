import LayoutEngine

/// What is remembered of coordinate spaces and of what watches geometry, by the groups that stand for them.
struct GeometryStore {
  /// A named box.
  struct Space {
    var name: Identity
    /// How many modifiers lie outside of it.
    var outer: Int
  }

  var spaces: [NodeIndex: Space] = [:]
  var observers: [NodeIndex: GeometryObserver] = [:]
  /// Nodes and layers that were looked at for observers and anchors so far.
  var visits = 0

  var count: Int { spaces.count + observers.count }

  /// Forgets a group that is about to go.
  mutating func forget(_ group: NodeIndex, _ released: ReleasedValues) {
    if !spaces.isEmpty { released.keep(spaces.removeValue(forKey: group)) }
    if !observers.isEmpty { released.keep(observers.removeValue(forKey: group)) }
  }
}

/// Watches a value that follows from geometry.
class GeometryObserver {
  /// How many modifiers lie outside of the one that watches.
  var outer = 0
  private var surroundings: EnvironmentPlace

  init(_ surroundings: EnvironmentPlace) { self.surroundings = surroundings }

  /// What covers the window's edges where the element stands.
  final var safeAreaInsets: EdgeInsets { surroundings.scope.values.safeAreaInsets }

  /// The element is met again.
  final func meet(_ surroundings: EnvironmentPlace, outer: Int) {
    self.surroundings = surroundings
    self.outer = outer
  }

  /// Lets a change of the environment reach what is remembered of it.
  final func inherit(_ heirs: inout EnvironmentHeirs) { _ = heirs.update(&surroundings) }

  /// Looks at where the element is now.
  ///
  /// - Returns: what is to be done, where the value is another one than the last time.
  func look(_ proxy: GeometryProxy, turn: Int) -> (() -> Void)? { nil }

  /// The last values, where several turns followed each other.
  var seen: String { "" }

  func forgetSeen() {}
}

/// Watches one value.
final class GeometryValueObserver<Value: Equatable>: GeometryObserver {
  var transform: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
  private var last: Value?
  private var values = SeenValues<Value>()

  init(
    _ surroundings: EnvironmentPlace, _ transform: @escaping (GeometryProxy) -> Value,
    _ action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
    super.init(surroundings)
  }

  override func look(_ proxy: GeometryProxy, turn: Int) -> (() -> Void)? {
    let new = transform(proxy)
    let old = last
    guard old != new else { return nil }
    last = new
    values.note(new, after: old, turn: turn)
    return { [action] in action(old ?? new, new) }
  }

  override var seen: String { values.text }
  override func forgetSeen() { values.forget() }
}
