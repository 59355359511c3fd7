import LayoutEngine

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PairGesture {
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

  /// A state machine made of those of both gestures.
  public func _makeRecognizer(
    _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>
  ) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(first, second)
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SimultaneousGesture<First, Second>.Value
>
{
  override var value: SimultaneousGesture<First, Second>.Value? {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase == .failed ? nil : first.value, second: second.phase == .failed ? nil : second.value)
    return value.first == nil && value.second == nil ? nil : value
  }

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
}

/// Two gestures of which only one can be made, the first one rather than the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PairGesture {
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

  /// A state machine made of those of both gestures.
  public func _makeRecognizer(
    _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>
  ) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(first, second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, ExclusiveGesture<First, Second>.Value
>
{
  private var isSecond: Bool { first.phase == .failed }

  override var value: ExclusiveGesture<First, Second>.Value? {
    isSecond ? second.value.map { .second($0) } : first.value.map { .first($0) }
  }

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
