public import LayoutEngine

/// Two fingers that move apart or together.
///
/// ```swift
/// picture.gesture(MagnifyGesture().onChanged { scale = $0.magnification })
/// ```
public struct MagnifyGesture: _PrimitiveGesture {
  /// The state of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time in seconds, on the host's clock.
    public var time: Double
    /// The factor of the fingers' distance since the beginning.
    public var magnification: Double
    /// The middle of the fingers at the beginning, from the element's corner.
    public var startLocation: Point
  }

  /// The change of the factor after which it is a gesture; NaN and negative values count as 0.
  public var minimumScaleDelta: Double {
    didSet { minimumScaleDelta = clamped(minimumScaleDelta, 0, .infinity) }
  }

  /// A gesture that begins with a change of this size; NaN and negative values count as 0.
  public init(minimumScaleDelta: Double = 0.01) {
    self.minimumScaleDelta = clamped(minimumScaleDelta, 0, .infinity)
  }

  /// What hosts have to know.
  public var _gestures: GestureSet { .pinch }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> {
    let least = minimumScaleDelta
    return MappedRecognizer(PinchRecognizer(place) { abs($0.scale - 1) >= least }) {
      Value(time: $0.time, magnification: $0.pinch.scale, startLocation: $0.start)
    }
  }
}

/// Two fingers that turn about each other.
///
/// ```swift
/// picture.gesture(RotateGesture().onChanged { angle = $0.rotation })
/// ```
public struct RotateGesture: _PrimitiveGesture {
  /// The state of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time in seconds, on the host's clock.
    public var time: Double
    /// The angle since the beginning, clockwise.
    public var rotation: Angle
    /// The middle of the fingers at the beginning, from the element's corner.
    public var startLocation: Point
  }

  /// The angle after which it is a gesture.
  public var minimumAngleDelta: Angle

  /// A gesture that begins with an angle of this size.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// What hosts have to know.
  public var _gestures: GestureSet { .pinch }

  /// A state machine for one use of the gesture.
  public func _makeRecognizer(_ place: _GesturePlace) -> _GestureRecognizer<Value> {
    let least = abs(minimumAngleDelta.radians)
    return MappedRecognizer(PinchRecognizer(place) { !(abs($0.rotation.radians) < least) }) {
      Value(time: $0.time, rotation: $0.pinch.rotation, startLocation: $0.start)
    }
  }
}

/// The state of two fingers.
struct PinchState {
  var start: Point
  var pinch: PointerEvent.Pinch
  var time: Double
}

final class PinchRecognizer: _GestureRecognizer<PinchState> {
  private let transform: Transform
  private let isEnough: (PointerEvent.Pinch) -> Bool
  private var state: PinchState?

  init(_ place: _GesturePlace, isEnough: @escaping (PointerEvent.Pinch) -> Bool) {
    transform = place.transform(to: .local)
    self.isEnough = isEnough
  }

  override var value: PinchState? { phase == .possible ? nil : state }

  override func handle(_ event: PointerEvent) {
    guard !isOver else { return }
    guard let pinch = event.pinch else {
      // One finger came before the other.
      if phase == .possible, event.phase == .ended { fail() }
      return
    }
    switch event.phase {
    case .began, .moved:
      let start = state?.start ?? event.location.applying(transform)
      state = PinchState(start: start, pinch: pinch, time: event.time)
      guard phase == .active || isEnough(pinch) else { return }
      phase = .active
      changes += 1
    case .ended, .cancelled: phase = phase == .active ? .ended : .failed
    default: break
    }
  }
}
