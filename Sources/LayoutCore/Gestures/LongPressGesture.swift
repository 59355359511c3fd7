import LayoutEngine

/// Pressing an element for some time.
///
/// The value is `true` as soon as the button is down, which `onChanged` and `updating` get. `onEnded` is called when the
/// time is over, while the button is still down.
///
/// ```swift
/// Text("Hold").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in remove() })
/// ```
public struct LongPressGesture: _PrimitiveGesture {
  /// The time in seconds; NaN and negative values count as 0.
  public var minimumDuration: Double {
    didSet { minimumDuration = clamped(minimumDuration, 0, .infinity) }
  }
  /// The distance in points that the pointer may move meanwhile; NaN and negative values count as 0.
  public var maximumDistance: Double {
    didSet { maximumDistance = clamped(maximumDistance, 0, .infinity) }
  }

  /// A gesture of this duration in seconds; NaN and negative values count as 0.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = clamped(minimumDuration, 0, .infinity)
    self.maximumDistance = clamped(maximumDistance, 0, .infinity)
  }

  /// What hosts have to know.
  public var _gestures: GestureSet { .hold }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Bool> { LongPressRecognizer(self) }
}

final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: (place: Point, time: Double)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var value: Bool? { start == nil ? nil : true }

  override var deadline: Double? {
    guard phase == .possible, let start, gesture.minimumDuration.isFinite else { return nil }
    return start.time + gesture.minimumDuration
  }

  override func handle(_ event: PointerEvent) {
    guard phase == .possible else { return }
    guard event.pinch == nil, event.button == .primary else { return fail() }
    if event.phase == .began {
      start = (event.location, event.time)
      changes += 1
    }
    guard let start else { return }
    if event.phase == .cancelled || start.place.distance(to: event.location) > gesture.maximumDistance { return fail() }
    if let deadline, event.time >= deadline {
      phase = .ended
    } else if event.phase == .ended {
      fail()
    }
  }
}
