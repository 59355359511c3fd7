import LayoutEngine

/// A gesture that begins when another one ended: a long press, and then a drag.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PairGesture {
  /// The state of the sequence.
  @frozen
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture ended; the second one has no value yet, or this one.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes after it.
  public var second: Second

  /// A sequence of two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// It does not wait for taps of a higher count.
  public var _taps: Int { 0 }

  /// A state machine made of those of both gestures.
  public func _makeRecognizer(
    _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>
  ) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(first, second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
  First, Second, SequenceGesture<First, Second>.Value
>
{
  private var isSecond = false
  /// The press that is going on, with which the second gesture begins.
  private var press: PointerEvent?

  override var value: SequenceGesture<First, Second>.Value? {
    guard let value = first.value else { return nil }
    return isSecond ? .second(value, second.value) : .first(value)
  }

  override var deadline: Double? { isSecond ? second.deadline : first.deadline }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began: press = event
    case .ended, .cancelled: press = nil
    default: break
    }
    if isSecond {
      second.handle(event)
      changes += 1
    } else {
      let before = first.changes
      first.handle(event)
      if first.changes != before { changes += 1 }
      if first.phase == .failed { return fail() }
      guard first.phase == .ended else { return }
      isSecond = true
      changes += 1
      phase = .active
      // It begins where the pointer is by now.
      if var press {
        (press.location, press.time) = (event.location, event.time)
        second.handle(press)
      }
    }
    if second.isOver { phase = second.phase }
  }

  override func fire() {
    first.fire()
    if isSecond { second.fire() }
  }
}

extension Gesture {
  /// The sequence of this gesture and `other`.
  ///
  /// ```swift
  /// LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
  ///   if case .second(_, let drag?) = value { drop(at: drag.location) }
  /// }
  /// ```
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
