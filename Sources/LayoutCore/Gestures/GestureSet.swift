/// What a box does with the pointer and with values that are moved over it.
///
/// Hosts look at it to know which events they have to pass to `LayoutRoot`.
public struct GestureSet: OptionSet, Hashable, Sendable {
  /// The bits, one for each use.
  public let rawValue: UInt16

  /// A set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Pressing and releasing.
  public static let tap = GestureSet(rawValue: 1)
  /// Pressing and moving.
  public static let drag = GestureSet(rawValue: 2)
  /// Pressing for some time.
  public static let hold = GestureSet(rawValue: 4)
  /// Two fingers that move apart, or turn.
  public static let pinch = GestureSet(rawValue: 8)
  /// The pointer over the box, with no button down.
  public static let hover = GestureSet(rawValue: 16)
  /// The second button of the mouse.
  public static let secondary = GestureSet(rawValue: 32)
  /// A value can be dragged out of the box.
  public static let source = GestureSet(rawValue: 64)
  /// Values can be dropped on the box.
  public static let destination = GestureSet(rawValue: 128)
  /// The box has something to copy.
  public static let copy = GestureSet(rawValue: 256)
  /// Values can be pasted into the box.
  public static let paste = GestureSet(rawValue: 512)
  /// The pointer goes through the box and everything inside it.
  public static let untouchable = GestureSet(rawValue: 1024)
  /// The area of the box for the pointer is a shape.
  public static let shaped = GestureSet(rawValue: 2048)
  /// The box has something to cut.
  public static let cut = GestureSet(rawValue: 4096)

  /// The uses for which a host passes `PointerEvent`s of presses.
  public static let presses: GestureSet = [.tap, .drag, .hold, .secondary]

  /// Whether the box itself takes the pointer at all.
  public var takesPointer: Bool {
    !isDisjoint(with: [.tap, .drag, .hold, .pinch, .hover, .secondary, .source, .destination])
  }
}
