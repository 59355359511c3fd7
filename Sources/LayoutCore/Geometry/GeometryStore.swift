import LayoutEngine

/// The coordinate spaces and geometry observers, by their groups.
struct GeometryStore {
  /// A named box.
  struct Space {
    var name: Identity
    /// The number of modifiers outside of it.
    var outer: Int
  }

  var spaces: [NodeIndex: Space] = [:]
  var observers: [NodeIndex: GeometryObserver] = [:]
  /// The number of nodes and layers that were visited for observers and anchors so far.
  var visits = 0

  var count: Int { spaces.count + observers.count }

  /// Removes a group that is about to go.
  mutating func drop(_ group: NodeIndex, _ released: ReleasedValues) {
    if !spaces.isEmpty { released.keep(spaces.removeValue(forKey: group)) }
    if !observers.isEmpty { released.keep(observers.removeValue(forKey: group)) }
  }
}

/// Observes a value of geometry.
class GeometryObserver {
  /// The number of modifiers outside of the observing one.
  var outer = 0
  private var surroundings: EnvironmentPlace

  init(_ surroundings: EnvironmentPlace) { self.surroundings = surroundings }

  /// The covered part of the window's edges at the element.
  final var safeAreaInsets: EdgeInsets { surroundings.scope.values.safeAreaInsets }

  /// Updates the observer when the element is met again.
  final func meet(_ surroundings: EnvironmentPlace, outer: Int) {
    self.surroundings = surroundings
    self.outer = outer
  }

  /// Propagates a change of the environment to the stored one.
  final func inherit(_ heirs: inout EnvironmentHeirs) { _ = heirs.update(&surroundings) }

  /// Reads the present geometry of the element.
  ///
  /// - Returns: the action to run, where the value differs from the last one.
  func look(_ proxy: GeometryProxy, turn: Int) -> (() -> Void)? { nil }

  /// The last values, where several turns followed each other.
  var seen: String { "" }

  func dropSeen() {}
}

/// Observes one value.
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
  override func dropSeen() { values.drop() }
}
