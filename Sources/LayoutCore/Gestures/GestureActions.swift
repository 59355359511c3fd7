import LayoutEngine

/// A gesture with actions.
public struct _ActionGesture<Content: Gesture>: _PrimitiveGesture {
  /// The value of the gesture inside.
  public typealias Value = Content.Value

  let content: Content
  var changed: ((Content.Value) -> Void)?
  var ended: ((Content.Value) -> Void)?
  /// Called once after `changed`, when no further change comes.
  var over: (() -> Void)?

  /// What hosts have to know.
  public var _gestures: GestureSet { content._gestures }
  /// The number of taps that it waits for.
  public var _taps: Int { content._taps }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Content.Value> {
    ActionRecognizer(self, place)
  }

  /// Gives a state machine the actions of a later evaluation.
  public func _update(_ recognizer: _AnyGestureRecognizer) {
    guard let recognizer = recognizer as? ActionRecognizer<Content> else { return }
    recognizer.gesture = self
    content._update(recognizer.inner)
  }
}

final class ActionRecognizer<Content: Gesture>: _GestureRecognizer<Content.Value> {
  var gesture: _ActionGesture<Content>
  let inner: _GestureRecognizer<Content.Value>
  /// The change of the last call.
  private var fired = 0
  private var hasChanged = false
  private var hasEnded = false

  init(_ gesture: _ActionGesture<Content>, _ place: _GesturePlace) {
    self.gesture = gesture
    inner = gesture.content._makeRecognizer(place)
    super.init()
    follow()
  }

  private func follow() { (phase, changes) = (inner.phase, inner.changes) }

  override var value: Content.Value? { inner.value }
  override var deadline: Double? { inner.deadline }

  override func handle(_ event: PointerEvent) {
    inner.handle(event)
    follow()
  }

  override func fire() {
    inner.fire()
    guard let value = inner.value else { return }
    // The last value of a gesture that changed before comes with its end.
    if changes != fired, phase != .ended || !hasChanged, let changed = gesture.changed {
      hasChanged = true
      changed(value)
    }
    fired = changes
    guard phase == .ended, !hasEnded else { return }
    hasEnded = true
    gesture.ended?(value)
  }

  override func finish() {
    if phase != .ended { inner.fail() }
    inner.finish()
    guard hasChanged else { return }
    hasChanged = false
    gesture.over?()
  }
}

extension Gesture {
  /// Calls `action` each time the value changes, from the first one on.
  ///
  /// A long press has a first value when the button goes down, before it is recognized; so has what is made of one.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(content: self, changed: action)
  }

  /// Calls `action` when the gesture was made, with its last value.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(content: self, ended: action)
  }

  /// Changes a gesture's state by `body` each time the value changes; when the gesture is over, in whatever way, the
  /// state has its first value again.
  ///
  /// ```swift
  /// struct Card: Layout {
  ///   @GestureState private var way = Size.zero
  ///
  ///   var body: some Layout {
  ///     Text("Drag me")
  ///       .offset(x: way.width, y: way.height)
  ///       .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter body: gets the value, the state to change, and how the change is animated.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout GestureTransaction) -> Void
  ) -> _ActionGesture<Self> {
    let place = state.place
    return _ActionGesture(
      content: self,
      changed: { value in
        var transaction = GestureTransaction()
        var new = place.value
        body(value, &new, &transaction)
        transaction.run { place.set(new) }
      }, over: { place.reset() })
  }

  /// The gesture with another value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> _MappedGesture<Self, Other> {
    _MappedGesture(content: self, transform: transform)
  }
}

/// A gesture with another value.
public struct _MappedGesture<Content: Gesture, Value>: _PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  /// What hosts have to know.
  public var _gestures: GestureSet { content._gestures }
  /// The number of taps that it waits for.
  public var _taps: Int { content._taps }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> {
    MappedRecognizer(content._makeRecognizer(place), transform)
  }

  /// Gives a state machine the actions of a later evaluation.
  public func _update(_ recognizer: _AnyGestureRecognizer) {
    guard let recognizer = recognizer as? MappedRecognizer<Content.Value, Value> else { return }
    recognizer.transform = transform
    content._update(recognizer.inner)
  }
}

final class MappedRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  let inner: _GestureRecognizer<Inner>
  var transform: (Inner) -> Value

  init(_ inner: _GestureRecognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    (self.inner, self.transform) = (inner, transform)
  }

  override var value: Value? { inner.value.map(transform) }
  override var deadline: Double? { inner.deadline }

  override func handle(_ event: PointerEvent) {
    inner.handle(event)
    (phase, changes) = (inner.phase, inner.changes)
  }

  override func fire() { inner.fire() }

  override func finish() {
    if phase != .ended { inner.fail() }
    inner.finish()
  }
}
