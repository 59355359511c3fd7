/// A line around a box, drawn inside its edges.
public struct Border: Hashable, Sendable {
  /// The colour of the line.
  public var color: Color
  /// Its width in points; what is not a positive finite number counts as 0.
  public var width: Double {
    didSet { width = Self.valid(width) }
  }

  /// A border; a width that is not a positive finite number counts as 0.
  public init(color: Color, width: Double = 1) {
    self.color = color
    self.width = Self.valid(width)
  }

  private static func valid(_ width: Double) -> Double { width.isFinite && width > 0 ? width : 0 }
}

/// A blurred copy of a box's outline behind it.
public struct Shadow: Hashable, Sendable {
  /// The colour at full strength.
  public var color: Color
  /// Blur radius in points: about how far the shadow reaches over the outline.
  public var radius: Double {
    didSet { radius = max(0, Self.valid(radius)) }
  }
  /// Displacement to the right, in points.
  public var x: Double {
    didSet { x = Self.valid(x) }
  }
  /// Displacement downwards, in points.
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

  private static func valid(_ length: Double) -> Double { length.isFinite ? length : 0 }
}

/// What is drawn around and behind the content of one box. The parts are applied in a fixed order: background, corner
/// rounding, clipping, border, shadow, opacity; a modifier written out of that order starts a new box around the old
/// one, so that a chain means what it says.
public struct Decoration: Hashable, Sendable {
  /// Fills the box behind its content.
  public var background: Color?
  /// Radius of the corners in points; background, border, clip and shadow follow it.
  public var cornerRadius: Double = 0
  /// Whether content outside the (rounded) box is cut off.
  public var clips = false
  /// A line inside the edges, over the content.
  public var border: Border?
  /// A shadow of the box where it has a background, else of its content's outline.
  public var shadow: Shadow?
  /// 0 is invisible, 1 is as it is; content and decoration fade together.
  public var opacity: Double = 1
  /// How the box comes and goes. The root sees to that; a host need not look at it.
  public var transition: TransitionConfig?
  /// What a person can do with the box. What then happens is known to the root, which hosts tell by `LayoutRoot.send`.
  public private(set) var gestures: GestureSet = []
  // What does not show lies elsewhere, since few boxes have any of it.
  private var actions = Actions()
  private var spoken: Spoken?

  /// Nothing is drawn.
  public init() {}
}

extension Decoration {
  /// What a screen reader says of the box; `nil` where nothing was said.
  public var accessibility: AccessibilityProperties? {
    get { spoken?.properties }
    set { spoken = newValue.map(Spoken.init) }
  }

  /// What happens on the gestures.
  var handlers: GestureHandlers {
    get { actions.box?.handlers ?? GestureHandlers() }
    set {
      gestures = newValue.gestures
      actions.box = gestures.isEmpty ? nil : Actions.Box(newValue)
    }
  }

  /// As hosts keep it: which gestures it listens to, and not the closures, which would die in a host's tables. Allocates
  /// nothing.
  var withoutClosures: Decoration {
    var decoration = self
    decoration.actions.box = nil
    return decoration
  }

  /// What holds closures.
  var actionsObject: AnyObject? { actions.box }

  /// Equal to all others: closures cannot be compared, and do not show.
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

    init(_ properties: AccessibilityProperties) { self.properties = properties }

    static func == (one: Spoken, other: Spoken) -> Bool { one === other || one.properties == other.properties }
    func hash(into hasher: inout Hasher) { hasher.combine(properties) }
  }
}
