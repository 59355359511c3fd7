public import LayoutEngine

/// A gradient from an ellipse outwards to another one with the same middle, both in the form of the box.
///
/// ```swift
/// EllipticalGradient(colors: [.yellow, .orange]).frame(width: 80, height: 40)
/// ```
public struct EllipticalGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// The middle, in shares of the box: x from the left.
  public var center: UnitPoint
  /// The share of the box's width and height where the gradient begins.
  public var startRadiusFraction: Double
  /// The share where it ends: with 0.5 about the middle that is where it touches the edges. Where it is the smaller
  /// one, the gradient runs inwards; where both are the same, the colour changes there at once.
  public var endRadiusFraction: Double

  /// A gradient from an ellipse outwards. A share that is not a positive finite number counts as 0.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// A gradient with colours at the same distance from each other.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient with colours at given places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The radial gradient in a box of one point, which is stretched to the box.
  func resolved(in values: EnvironmentValues, most: Double) -> Paint {
    let circle = RadialGradient(
      gradient: gradient, center: center, startRadius: startRadiusFraction, endRadius: endRadiusFraction)
    guard case .radialGradient(let plain) = circle.resolved(in: values, most: most) else {
      return .color(gradient.resolved(in: values).last)
    }
    return .ellipticalGradient(
      EllipticalGradient(
        gradient: plain.gradient, center: plain.center, startRadiusFraction: plain.startRadius,
        endRadiusFraction: plain.endRadius))
  }
}

extension EllipticalGradient: ShapeStyle {
  /// The gradient as a paint.
  public var paint: Paint { .ellipticalGradient(self) }
}

extension EllipticalGradient: _PrimitiveLayout {
  /// Puts a box filled with the gradient into the tree.
  public func _lower(_ lowering: _Lowering) { lowering.ground(paint) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from an ellipse outwards, in the form of the box.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient from an ellipse outwards, in the form of the box.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
