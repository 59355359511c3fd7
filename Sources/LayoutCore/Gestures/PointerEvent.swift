public import LayoutEngine

/// A button of the pointer.
@nonexhaustive
public enum PointerButton: UInt8, Hashable, Sendable, CaseIterable {
  /// The first button of a mouse, or a finger.
  case primary
  /// The second button of a mouse, or a click with two fingers.
  case secondary
  /// The wheel of a mouse as a button.
  case middle
}

/// What a pointer does: a mouse, a finger, a pen. Hosts pass it to `LayoutRoot.send(_:)`, and tests too.
///
/// ```swift
/// root.send(PointerEvent(.began, at: Point(x: 20, y: 30), time: 0))
/// root.send(PointerEvent(.ended, at: Point(x: 20, y: 30), time: 0.1))
/// ```
public struct PointerEvent: Hashable, Sendable {
  /// The step of a gesture.
  @nonexhaustive
  public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
    /// A button, or a finger, went down.
    case began
    /// The pointer moved with the button down.
    case moved
    /// Only time has passed.
    case stationary
    /// The button went up.
    case ended
    /// The system took the pointer away.
    case cancelled
    /// The pointer moved, or came, with no button down.
    case hovered
    /// The pointer with no button down left the container.
    case left
  }

  /// The change that two fingers make, since both are down.
  public struct Pinch: Hashable, Sendable {
    /// The factor of the fingers' distance.
    public var scale: Double
    /// The angle by which they turned, clockwise.
    public var rotation: Angle

    /// The change of two fingers.
    public init(scale: Double, rotation: Angle = .zero) {
      (self.scale, self.rotation) = (scale, rotation)
    }
  }

  /// The step.
  public var phase: Phase
  /// The place in points, from the container's top left corner; the middle of two fingers.
  public var location: Point
  /// The time in seconds, on a clock that never goes back.
  public var time: Double
  /// The button.
  public var button: PointerButton
  /// The change by two fingers; `nil` for one pointer.
  public var pinch: Pinch?
  /// The keys that are held down.
  public var modifiers: EventModifiers
  /// Whether a control of the toolkit is pressed that the layout does not know: then no tap and no long press is made.
  public var isTaken = false

  /// An event. A place or a time that is not finite makes `LayoutRoot.send(_:)` ignore the event.
  public init(
    _ phase: Phase, at location: Point, time: Double, button: PointerButton = .primary, pinch: Pinch? = nil,
    modifiers: EventModifiers = []
  ) {
    (self.phase, self.location, self.time) = (phase, location, time)
    (self.button, self.pinch, self.modifiers) = (button, pinch, modifiers)
  }

  var isValid: Bool {
    location.x.isFinite && location.y.isFinite && time.isFinite
      && pinch.map { $0.scale.isFinite && $0.rotation.radians.isFinite } != false
  }
}
