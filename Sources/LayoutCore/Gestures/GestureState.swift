/// A value that follows a gesture, and has its first value again when the gesture is over or broken off.
///
/// `updating(_:body:)` of a gesture changes it; nothing else does.
///
/// ```swift
/// @GestureState private var isPressed = false
/// ```
@propertyWrapper
public struct GestureState<Value> {
  private let box: StateBox<Value>
  private let first: Value
  private let atReset: ((Value) -> GestureTransaction)?

  /// A state with its first value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, atReset: nil)
  }

  /// A state with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue, atReset: nil)
  }

  /// A state with its first value, to which it returns by an animation.
  public init(wrappedValue: Value, resetTransaction: GestureTransaction) {
    self.init(wrappedValue: wrappedValue, atReset: { _ in resetTransaction })
  }

  private init(wrappedValue: Value, atReset: ((Value) -> GestureTransaction)?) {
    box = StateBox(wrappedValue)
    first = wrappedValue
    self.atReset = atReset
  }

  /// The value at the element's place.
  public var wrappedValue: Value { box.location.value }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState { self }

  /// The element's present place, with the first value.
  var place: Place { Place(location: box.location, first: first, atReset: atReset) }

  struct Place {
    fileprivate let location: StateBox<Value>.Location
    fileprivate let first: Value
    fileprivate let atReset: ((Value) -> GestureTransaction)?

    var value: Value { location.value }

    func set(_ value: Value) { location.value = value }

    func reset() {
      guard let atReset else { return set(first) }
      atReset(value).run { set(first) }
    }
  }
}

/// Two states of the same property are the same: the value belongs to the place, not to the element.
extension GestureState: Equatable {
  /// Whether both are equal, which is always true.
  public static func == (one: GestureState, other: GestureState) -> Bool { true }
}

extension GestureState: ElementProperty {
  var part: ElementPropertyPart { .state(box) }
}

/// How a change by a gesture is animated.
public struct GestureTransaction: Sendable {
  /// The animation of what the change moves; `nil` for none.
  public var animation: LayoutAnimation?

  /// A change with an animation, or without one.
  public init(animation: LayoutAnimation? = nil) { self.animation = animation }

  func run(_ change: () -> Void) {
    guard let animation else { return change() }
    withAnimation(animation, change)
  }
}
