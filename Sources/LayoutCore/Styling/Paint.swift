/// What an area is filled with, or a line is drawn with: the value that hosts get of a `ShapeStyle`.
///
/// Its colours become plain where an element is put into the tree. There it also takes the simplest form: a gradient of
/// one colour is a colour, so a host gets gradients with at least two stops and a length, radius or turn above 0.
@nonexhaustive
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  // Apart, so that the frequent case is not as large as these.
  /// A gradient along a line.
  indirect case linearGradient(LinearGradient)
  /// A gradient from a circle outwards.
  indirect case radialGradient(RadialGradient)
  /// A gradient around a point.
  indirect case angularGradient(AngularGradient)
  /// A gradient from an ellipse outwards.
  indirect case ellipticalGradient(EllipticalGradient)
  /// Colours at the points of a net.
  indirect case meshGradient(MeshGradient)
  /// A picture, again and again.
  indirect case image(ImagePaint)
  /// A ground through which what is behind shows.
  indirect case material(MaterialPaint)
  /// Another paint, with shadows.
  indirect case shadowed(ShadowedPaint)

  /// The longest length in points: cairo has coordinates of 24 bits.
  static var limit: Double { 1_000_000 }

  /// The most boxes by which a point of a gradient is away: beyond, a gradient is as good as plain.
  static var farthestShare: Double { 16 }

  /// The colour, where it is one alone; else `nil`.
  public var plainColor: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The colour in place of the paint where only a colour is possible: its own, the first one of a gradient, or grey in
  /// place of a picture.
  public var firstColor: Color {
    switch self {
    case .color(let color): color
    case .linearGradient(let line): line.gradient.first
    case .radialGradient(let circle): circle.gradient.first
    case .angularGradient(let turn): turn.gradient.first
    case .ellipticalGradient(let ellipse): ellipse.gradient.first
    case .meshGradient(let mesh): mesh.colors.first ?? mesh.background
    case .image: .gray
    case .material(let ground): ground.tint
    case .shadowed(let shadowed): shadowed.paint.firstColor
    }
  }

  /// The highest opacity of its colours: with 0 nothing is drawn.
  public var opacity: Double {
    switch self {
    case .color(let color): color.opacity
    case .linearGradient(let line): line.gradient.opacity
    case .radialGradient(let circle): circle.gradient.opacity
    case .angularGradient(let turn): turn.gradient.opacity
    case .ellipticalGradient(let ellipse): ellipse.gradient.opacity
    case .meshGradient(let mesh): mesh.opacity
    case .image: 1
    case .material(let ground): ground.tint.opacity
    case .shadowed(let shadowed): shadowed.paint.opacity
    }
  }

  /// The paint at a place with these values, in its simplest form.
  public func resolved(in values: EnvironmentValues) -> Paint {
    resolved(in: values, farthestShare: Paint.farthestShare)
  }

  /// The same; points of gradients are at most so many boxes away.
  func resolved(in values: EnvironmentValues, farthestShare most: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.resolved(in: values))
    case .linearGradient(let line): return line.resolved(in: values, most: most)
    case .radialGradient(let circle): return circle.resolved(in: values, most: most)
    case .angularGradient(let turn): return turn.resolved(in: values, most: most)
    case .ellipticalGradient(let ellipse): return ellipse.resolved(in: values, most: most)
    case .meshGradient(let mesh): return mesh.resolved(in: values, most: most)
    case .image: return self
    case .material(var ground):
      ground.tint = ground.tint.resolved(in: values)
      return .material(ground)
    case .shadowed(let shadowed): return shadowed.resolved(in: values, most: most)
    }
  }

  /// How far it reaches out of what is filled, in points: its shadows do.
  package var reach: Double {
    if case .shadowed(let shadowed) = self { shadowed.reach } else { 0 }
  }

  /// What is wrong with it; `nil` where nothing is.
  var fault: String? {
    switch self {
    case .meshGradient(let mesh): mesh.fault
    case .shadowed(let shadowed): shadowed.paint.fault
    default: nil
    }
  }

  /// Whether it is to be resolved.
  @inline(__always)
  var isUnresolved: Bool {
    if case .color(let color) = self { color.isAdaptive } else { true }
  }
}

extension Gradient {
  fileprivate var first: Color { stops.first?.color ?? .clear }
  fileprivate var opacity: Double { stops.reduce(0) { max($0, $1.color.opacity) } }
}

/// A picture that fills an area as a pattern, from the top left corner of the box on.
public struct ImagePaint: Hashable, Sendable {
  /// The picture.
  public var source: ImageSource
  /// The points of a pixel.
  public var scale: Double {
    didSet { scale = ImagePaint.valid(scale) }
  }

  /// A picture as a pattern; a scale that is not a positive finite number counts as 1.
  public init(_ source: ImageSource, scale: Double = 1) {
    self.source = source
    self.scale = ImagePaint.valid(scale)
  }

  /// A picture as a pattern; a scale that is not a positive finite number counts as 1.
  public init(image: Image, scale: Double = 1) {
    self.init(image.source, scale: scale)
  }

  private static func valid(_ scale: Double) -> Double {
    scale.isFinite && scale > 0 ? min(max(scale, 1 / 1024), 1024) : 1
  }
}
