/// A gesture that is made of two others.
public protocol _PairGesture: _PrimitiveGesture {
  /// The type of the first gesture.
  associatedtype First: Gesture
  /// The type of the second gesture.
  associatedtype Second: Gesture

  /// The first gesture.
  var first: First { get }
  /// The second gesture.
  var second: Second { get }

  /// A state machine made of those of both gestures.
  func _makeRecognizer(
    _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>
  ) -> _GestureRecognizer<Value>
}

extension _PairGesture {
  /// What hosts have to know.
  public var _gestures: GestureSet { first._gestures.union(second._gestures) }
  /// The number of taps that it waits for.
  public var _taps: Int { max(first._taps, second._taps) }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> {
    _makeRecognizer(first._makeRecognizer(place), second._makeRecognizer(place))
  }

  /// Gives the state machines of both gestures the actions of a later evaluation.
  public func _update(_ recognizer: _AnyGestureRecognizer) {
    guard let recognizer = recognizer as? PairRecognizer<First, Second, Value> else { return }
    first._update(recognizer.first)
    second._update(recognizer.second)
  }
}

/// The state machines of two gestures, which one of both follows.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  final let first: _GestureRecognizer<First.Value>
  final let second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    (self.first, self.second) = (first, second)
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }

  override func fire() {
    first.fire()
    second.fire()
  }

  override final func finish() {
    for part in [first, second] as [_AnyGestureRecognizer] {
      part.fail()
      part.finish()
    }
  }
}
