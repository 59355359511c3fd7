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
  /// What does not show; few boxes have any of it, so it lies elsewhere.
  private var unseen: Unseen?

  /// Nothing is drawn.
  public init() {}
}

extension Decoration {
  /// What a person can do with the box. What then happens is known to the root, which hosts tell by `LayoutRoot.send`.
  public var gestures: GestureSet { handlers.gestures }

  /// What people hear who do not see the box; `nil` where nothing was said.
  public var accessibility: AccessibilityProperties? {
    get { unseen?.accessibility }
    set { unseen = Unseen(handlers: handlers, accessibility: newValue) }
  }

  /// What happens: two boxes with the same gestures look the same whatever they do.
  var handlers: GestureHandlers {
    get { unseen?.handlers ?? GestureHandlers() }
    set { unseen = Unseen(handlers: newValue, accessibility: accessibility) }
  }

  /// As hosts keep it: which gestures it listens to, and not the closures, which would die in a host's tables.
  var withoutClosures: Decoration {
    guard !gestures.isEmpty else { return self }
    var decoration = self
    decoration.handlers = handlers.silent
    return decoration
  }

  /// What holds closures.
  var unseenObject: AnyObject? { unseen }

  private final class Unseen: Hashable, Sendable {
    let handlers: GestureHandlers
    let accessibility: AccessibilityProperties?

    init(handlers: GestureHandlers, accessibility: AccessibilityProperties?) {
      self.handlers = handlers
      self.accessibility = accessibility
    }

    static func == (one: Unseen, other: Unseen) -> Bool {
      one === other || one.handlers == other.handlers && one.accessibility == other.accessibility
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(handlers)
      hasher.combine(accessibility)
    }
  }
}
