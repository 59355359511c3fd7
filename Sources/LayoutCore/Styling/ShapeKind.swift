/// The outline of a shape in its box.
@nonexhaustive
public enum ShapeKind: Hashable, Sendable {
  /// The whole box.
  case rectangle
  /// The box with corners of `radius` points, at most half the shorter side.
  case roundedRectangle(radius: Double)
  /// The largest circle in the middle of the box.
  case circle
  /// The ellipse that touches all four edges.
  case ellipse
  /// The box with its shorter ends rounded to half circles.
  case capsule
}

/// The paint and the line of a shape.
public struct ShapeAppearance: Hashable, Sendable {
  /// The paint inside; `nil` leaves it empty.
  public var fill: Paint?
  /// A line on the outline, drawn inside it; `nil` for none.
  public var stroke: Border?

  /// An appearance from its parts.
  public init(fill: Color? = nil, stroke: Border? = nil) {
    self.fill = fill.map(Paint.color)
    self.stroke = stroke
  }

  /// An appearance from its parts.
  public init(paint: Paint?, stroke: Border? = nil) {
    fill = paint
    self.stroke = stroke
  }
}
