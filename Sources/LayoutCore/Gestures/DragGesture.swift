public import LayoutEngine

/// Pressing an element and moving: `.gesture(DragGesture().onChanged { … }.onEnded { … })`.
///
/// A drag that the system breaks off ends at the last place.
public struct DragGesture: _PrimitiveGesture {
  /// The state of a drag.
  ///
  /// Points count from the corner of the gesture's coordinate space, as it was when the button went down. So they do not
  /// depend on whether the element moves along.
  public struct Value: Hashable, Sendable {
    /// The time in seconds, on the host's clock.
    public var time: Double
    /// The point where it began.
    public var startLocation: Point
    /// The present point.
    public var location: Point
    /// The speed to the right and down, in points a second.
    public var velocity: Size

    /// A drag from its first point to its present one.
    public init(startLocation: Point, location: Point, time: Double = 0, velocity: Size = .zero) {
      (self.startLocation, self.location) = (startLocation, location)
      (self.time, self.velocity) = (time, velocity)
    }

    /// The distance so far, in points to the right and down.
    public var translation: Size {
      Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The point where the drag would come to rest, if it were released now and slowed down.
    public var predictedEndLocation: Point {
      Point(x: location.x + velocity.width * Self.rest, y: location.y + velocity.height * Self.rest)
    }

    /// The distance to the point where the drag would come to rest.
    public var predictedEndTranslation: Size {
      let end = predictedEndLocation
      return Size(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// The seconds for which the speed goes on after a release.
    private static let rest = 0.25
  }

  /// The distance in points after which it is a drag; NaN and negative distances count as 0.
  public var minimumDistance: Double {
    didSet { minimumDistance = clamped(minimumDistance, 0, .infinity) }
  }
  /// The origin of the points.
  public var coordinateSpace: CoordinateSpace
  /// Whether a drag that the system breaks off is none, and has no end.
  var failsWhenBroken = false

  /// A drag that begins after `minimumDistance` points; NaN and negative distances count as 0, where it begins with the
  /// press.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = clamped(minimumDistance, 0, .infinity)
    self.coordinateSpace = coordinateSpace
  }

  /// The drag that fails where the system breaks it off.
  func failingWhenBroken() -> DragGesture {
    var drag = self
    drag.failsWhenBroken = true
    return drag
  }

  /// What hosts have to know.
  public var _gestures: GestureSet { .drag }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> { DragRecognizer(self, place) }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let minimum: Double
  private let failsWhenBroken: Bool
  private let transform: Transform
  private var start: Point?
  private var drag: DragGesture.Value?
  /// The last places with their times, for the speed.
  private var track: [(place: Point, time: Double)] = []

  init(_ gesture: DragGesture, _ place: _GesturePlace) {
    (minimum, failsWhenBroken) = (gesture.minimumDistance, gesture.failsWhenBroken)
    transform = place.transform(to: gesture.coordinateSpace)
  }

  override var value: DragGesture.Value? { phase == .possible ? nil : drag }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    guard event.pinch == nil, event.button == .primary else { return fail() }
    switch event.phase {
    case .began:
      start = event.location
      note(event)
      move(event)
    case .moved:
      note(event)
      move(event)
    case .ended:
      // Also at the same place: the speed of a drag that came to rest is 0.
      note(event)
      move(event)
      phase = phase == .active ? .ended : .failed
    case .cancelled: phase = phase == .active && !failsWhenBroken ? .ended : .failed
    default: break
    }
  }

  private func move(_ event: PointerEvent) {
    guard let start else { return }
    drag = DragGesture.Value(
      startLocation: start.applying(transform), location: event.location.applying(transform), time: event.time,
      velocity: velocity)
    if phase == .active || start.distance(to: event.location) >= minimum {
      phase = .active
      changes += 1
    }
  }

  private func note(_ event: PointerEvent) {
    track.append((event.location.applying(transform), event.time))
    while let first = track.first, event.time - first.time > Self.memory, track.count > 2 { track.removeFirst() }
  }

  /// The seconds of the way by which the speed is measured.
  private static let memory = 0.1

  private var velocity: Size {
    guard let first = track.first, let last = track.last, last.time > first.time else { return .zero }
    let time = last.time - first.time
    return Size(width: (last.place.x - first.place.x) / time, height: (last.place.y - first.place.y) / time)
  }
}
