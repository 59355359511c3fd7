import LayoutEngine

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both, as far as they have one.
  public struct Value {
    /// The value of the first gesture; `nil` before it is recognized.
    public var first: First.Value?
    /// The value of the second gesture; `nil` before it is recognized.
    public var second: Second.Value?
  }

  /// One of the gestures.
  public var first: First
  /// The other one.
  public var second: Second

  /// Two gestures at once.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What hosts have to know.
  public var _gestures: GestureSet { first._gestures.union(second._gestures) }
  /// The number of taps that it waits for.
  public var _taps: Int { max(first._taps, second._taps) }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(first._makeRecognizer(place), second._makeRecognizer(place))
  }

  /// Gives a state machine the actions of a later evaluation.
  public func _update(_ recognizer: _AnyGestureRecognizer) {
    guard let recognizer = recognizer as? SimultaneousRecognizer<First, Second> else { return }
    first._update(recognizer.first)
    second._update(recognizer.second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var value: SimultaneousGesture<First, Second>.Value? {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase == .failed ? nil : first.value, second: second.phase == .failed ? nil : second.value)
    return value.first == nil && value.second == nil ? nil : value
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    let before = first.changes + second.changes
    first.handle(event)
    second.handle(event)
    if first.changes + second.changes != before { changes += 1 }
    let isOver = first.isOver && second.isOver
    if first.phase == .failed, second.phase == .failed {
      phase = .failed
    } else if isOver {
      phase = .ended
    } else if first.isRecognized || second.isRecognized {
      phase = .active
    }
  }

  override func fire() {
    first.fire()
    second.fire()
  }

  override func finish() {
    for part in [first, second] as [_AnyGestureRecognizer] {
      part.fail()
      part.finish()
    }
  }
}

/// Two gestures of which only one can be made, the first one rather than the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the gesture that was recognized.
  @frozen
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized, and the first one failed.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The gesture where the first one fails.
  public var second: Second

  /// Two gestures of which only one can be made.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What hosts have to know.
  public var _gestures: GestureSet { first._gestures.union(second._gestures) }
  /// The number of taps that it waits for.
  public var _taps: Int { max(first._taps, second._taps) }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(first._makeRecognizer(place), second._makeRecognizer(place))
  }

  /// Gives a state machine the actions of a later evaluation.
  public func _update(_ recognizer: _AnyGestureRecognizer) {
    guard let recognizer = recognizer as? ExclusiveRecognizer<First, Second> else { return }
    first._update(recognizer.first)
    second._update(recognizer.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: _GestureRecognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  private var isSecond: Bool { first.phase == .failed }

  override var value: ExclusiveGesture<First, Second>.Value? {
    isSecond ? second.value.map { .second($0) } : first.value.map { .first($0) }
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    let before = (first.changes, second.changes, isSecond)
    first.handle(event)
    second.handle(event)
    let isOther = isSecond ? second.changes != before.1 || !before.2 && second.changes > 0 : first.changes != before.0
    if isOther { changes += 1 }
    if first.isRecognized { second.fail() }
    phase = isSecond ? second.phase : first.phase
  }

  override func fire() {
    if isSecond { second.fire() } else { first.fire() }
  }

  override func finish() {
    for part in [first, second] as [_AnyGestureRecognizer] {
      part.fail()
      part.finish()
    }
  }
}

extension Gesture {
  /// This gesture and `other` at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or `other` where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
