import LayoutEngine

/// What a person does with the pointer, as a value: `TapGesture`, `DragGesture`, and others made of them.
///
/// ```swift
/// struct Nudge: Gesture {
///   var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 2) }
/// }
/// ```
///
/// A gesture is added to an element by `gesture(_:)`. For one press of the pointer at most one gesture is recognized,
/// whose actions run; those added by `simultaneousGesture(_:)` do not count.
///
/// 1. The gesture that is recognized first wins.
/// 2. Of several at the same time the one of the innermost element wins, and on one element the innermost. Those added
///    by `highPriorityGesture(_:)` come before all others, the outermost first.
/// 3. A tap waits for taps of a higher count on the same element, and on those before it by rule 2.
/// 4. A press on a control belongs to the control. Elements around it get neither taps nor long presses. They get drags
///    that begin on buttons, which move nothing themselves.
public protocol Gesture<Value> {
  /// What the actions get.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }

  /// What hosts have to know.
  var _gestures: GestureSet { get }
  /// The number of taps that it waits for; 0 for none.
  var _taps: Int { get }
  /// A state machine for one use of the gesture.
  func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value>
  /// Gives a state machine the actions of a later evaluation.
  func _update(_ recognizer: _AnyGestureRecognizer)
}

extension Gesture where Value == Body.Value {
  /// What hosts have to know.
  public var _gestures: GestureSet { body._gestures }
  /// The number of taps that it waits for.
  public var _taps: Int { body._taps }
  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> { body._makeRecognizer(place) }
  /// Gives a state machine the actions of a later evaluation.
  public func _update(_ recognizer: _AnyGestureRecognizer) { body._update(recognizer) }
}

/// A gesture that is made of no other.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  /// Must not be called.
  public var body: Never { fatalError("\(Self.self) is made of no other gesture: its body must not be read") }
  /// The number of taps that it waits for.
  public var _taps: Int { 0 }
  /// Gives a state machine the actions of a later evaluation; there are none.
  public func _update(_ recognizer: _AnyGestureRecognizer) {}
}

extension Never: Gesture {
  /// A gesture that cannot exist has no value.
  public typealias Value = Never
}

/// A state machine that recognizes a gesture in pointer events, without its value.
public class _AnyGestureRecognizer {
  enum Phase {
    /// It may still become one.
    case possible
    /// It goes on, and its value changes.
    case active
    case ended
    case failed
  }

  final var phase = Phase.possible

  var isOver: Bool { phase == .ended || phase == .failed }
  var isRecognized: Bool { phase == .active || phase == .ended }

  /// The time at which something happens without the pointer; `nil` for none.
  var deadline: Double? { nil }

  /// Follows the pointer, without calling an action.
  func handle(_ event: PointerEvent) {}

  /// Calls the actions for what is new.
  func fire() {}

  /// Is called once when the gesture is over, or will not be one.
  func finish() {}

  /// Notes that no gesture can come of it any more.
  final func fail() { if phase != .ended { phase = .failed } }

  init() {}
}

/// A state machine that recognizes a gesture in pointer events.
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
  /// The present value; also a preliminary one, before it is recognized.
  var value: Value? { nil }
  /// Counts the changes of the value.
  final var changes = 0
}
