/// A line around a box, drawn inside its edges.
public struct Border: Hashable, Sendable {
  /// The paint of the line.
  public var paint: Paint
  /// Its width in points; a value that is not a positive finite number counts as 0.
  public var width: Double {
    didSet { width = Self.valid(width) }
  }

  /// A border; a width that is not a positive finite number counts as 0.
  public init(color: Color, width: Double = 1) {
    self.init(paint: .color(color), width: width)
  }

  /// A border; a width that is not a positive finite number counts as 0.
  public init(paint: Paint, width: Double = 1) {
    self.paint = paint
    self.width = Self.valid(width)
  }

  private static func valid(_ width: Double) -> Double { max(0, width.finite()) }
}

/// A blurred copy of a box's outline behind it.
public struct Shadow: Hashable, Sendable {
  /// The colour at full strength.
  public var color: Color
  /// The blur radius in points: about the distance that the shadow reaches beyond the outline.
  public var radius: Double {
    didSet { radius = max(0, Self.valid(radius)) }
  }
  /// The displacement to the right, in points.
  public var x: Double {
    didSet { x = Self.valid(x) }
  }
  /// The displacement downwards, in points.
  public var y: Double {
    didSet { y = Self.valid(y) }
  }

  /// A shadow; numbers that are not finite count as 0, as does a negative radius.
  public init(color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = max(0, Self.valid(radius))
    self.x = Self.valid(x)
    self.y = Self.valid(y)
  }

  private static func valid(_ length: Double) -> Double { length.finite() }
}

/// The drawing around and behind the content of one box.
///
/// The parts are applied in a fixed order: background, corner rounding, clipping, border, shadow, opacity, effect. A modifier
/// that is written out of that order starts a new box around the old one, so that the order of a chain is the order of
/// its effects.
public struct Decoration: Hashable, Sendable {
  /// The paint of the box behind its content.
  public var background: Paint?
  /// The radius of the corners in points; background, border, clip and shadow follow it.
  public var cornerRadius: Double = 0
  /// Whether content outside the box, with its rounded corners, is clipped.
  public var clips = false
  /// A line inside the edges, over the content.
  public var border: Border?
  /// A shadow of the box where it has a background, else of its content's outline.
  public var shadow: Shadow?
  /// The opacity: 0 is invisible, 1 is without effect; content and decoration fade together.
  public var opacity: Double = 1
  /// The change of how all of that is drawn; `nil` for none.
  public var effect: BoxEffect?
  /// The transition by which the box comes and goes; the root runs it, and a host need not read it.
  public var transition: TransitionConfig?
  /// Whether the box takes the keyboard: `focusable(_:)`.
  public var isFocusable = false
  /// Whether the box leaves the keyboard to one around it, although it can be tapped: a row of a list.
  public var leavesFocus = false
  /// The gestures of the box; hosts pass them to `LayoutRoot.send`, since the root has their actions.
  public private(set) var gestures: GestureSet = []
  // Parts that are not visible are in an object, since few boxes have any of them.
  private var actions = Actions()
  private var spoken: Spoken?

  /// A decoration without effect.
  public init() {}
}

extension Decoration {
  /// The box's properties for screen readers; `nil` where there are none.
  public var accessibility: AccessibilityProperties? {
    get { spoken?.properties }
    set { spoken = newValue.map { Spoken($0, spoken?.handlers ?? AccessibilityHandlers()) } }
  }

  /// The closures for screen readers.
  var accessibilityHandlers: AccessibilityHandlers {
    get { spoken?.handlers ?? AccessibilityHandlers() }
    set { spoken = Spoken(spoken?.properties ?? AccessibilityProperties(), newValue) }
  }

  /// Whether there are closures, which cannot be compared.
  var hasClosures: Bool { !gestures.isEmpty || actions.box != nil || spoken?.plain != nil }

  /// The actions of the gestures.
  var handlers: GestureHandlers {
    get { actions.box?.handlers ?? GestureHandlers() }
    set {
      gestures = newValue.gestures
      // A disabled element keeps the actions for the end of hovering.
      actions.box = gestures.isEmpty && newValue.hovers.isEmpty ? nil : Actions.Box(newValue)
    }
  }

  /// The decoration as hosts store it: with its gestures, and without closures, which would die in a host's tables.
  ///
  /// It allocates nothing.
  var withoutClosures: Decoration {
    var decoration = self
    decoration.actions.box = nil
    if let plain = spoken?.plain { decoration.spoken = plain }
    return decoration
  }

  /// Takes the closures of `other`, which looks the same.
  mutating func takeClosures(of other: Decoration) { (actions, spoken) = (other.actions, other.spoken) }

  /// Keeps the objects that contain closures until `released` lets them die.
  func keepClosures(_ released: ReleasedValues) {
    released.keep(actions.box)
    if spoken?.plain != nil { released.keep(spoken) }
  }

  /// The actions, which are equal to all others: closures cannot be compared, and are not visible.
  private struct Actions: Hashable, Sendable {
    var box: Box?

    final class Box: Sendable {
      let handlers: GestureHandlers
      init(_ handlers: GestureHandlers) { self.handlers = handlers }
    }

    static func == (one: Actions, other: Actions) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private final class Spoken: Hashable, Sendable {
    let properties: AccessibilityProperties
    let handlers: AccessibilityHandlers
    /// The same without closures, for hosts; `nil` where there are none.
    let plain: Spoken?

    init(_ properties: AccessibilityProperties, _ handlers: AccessibilityHandlers) {
      var properties = properties
      properties.actions = handlers.actions.map(\.kind)
      self.properties = properties
      self.handlers = handlers
      plain = handlers.isEmpty ? nil : Spoken(plain: properties)
    }

    private init(plain properties: AccessibilityProperties) {
      (self.properties, handlers, plain) = (properties, AccessibilityHandlers(), nil)
    }

    static func == (one: Spoken, other: Spoken) -> Bool { one === other || one.properties == other.properties }
    func hash(into hasher: inout Hasher) { hasher.combine(properties) }
  }
}
