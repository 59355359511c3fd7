public import LayoutEngine

/// What shapes, grounds, borders and texts can be drawn with: colours, gradients and patterns.
///
/// A style of one's own is made of others:
///
/// ```swift
/// struct Dusk: ShapeStyle {
///   var paint: Paint { LinearGradient(colors: [.indigo, .background], startPoint: .top, endPoint: .bottom).paint }
/// }
///
/// Circle().fill(Dusk())
/// ```
public protocol ShapeStyle: Sendable {
  /// The paint; its colours may depend on the environment, and are resolved where the style is used.
  var paint: Paint { get }
}

extension Color: ShapeStyle {
  /// The colour as a paint.
  public var paint: Paint { .color(self) }
}

extension Paint: ShapeStyle {
  /// The paint itself.
  public var paint: Paint { self }
}

extension Gradient: ShapeStyle {
  /// The gradient from the top to the bottom.
  public var paint: Paint { LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint }
}

extension LinearGradient: ShapeStyle {
  /// The gradient as a paint.
  public var paint: Paint { .linearGradient(self) }
}

extension RadialGradient: ShapeStyle {
  /// The gradient as a paint.
  public var paint: Paint { .radialGradient(self) }
}

extension AngularGradient: ShapeStyle {
  /// The gradient as a paint.
  public var paint: Paint { .angularGradient(self) }
}

extension ImagePaint: ShapeStyle {
  /// The pattern as a paint.
  public var paint: Paint { .image(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a circle outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture as a pattern.
  public static func image(_ image: Image, scale: Double = 1) -> ImagePaint { ImagePaint(image: image, scale: scale) }
}
