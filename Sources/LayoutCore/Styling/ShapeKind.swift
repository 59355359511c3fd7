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
  /// A line on the outline; `nil` for none.
  public var stroke: Border?
  /// Whether the line is inside the outline; otherwise the outline is in its middle.
  public var strokesInside: Bool

  /// An appearance from its parts.
  public init(fill: Color? = nil, stroke: Border? = nil, strokesInside: Bool = false) {
    self.init(paint: fill.map(Paint.color), stroke: stroke, strokesInside: strokesInside)
  }

  /// An appearance from its parts.
  public init(paint: Paint?, stroke: Border? = nil, strokesInside: Bool = false) {
    fill = paint
    self.stroke = stroke
    self.strokesInside = strokesInside
  }
}
