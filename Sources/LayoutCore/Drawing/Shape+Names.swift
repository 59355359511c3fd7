// The built-in shapes by short names, where a shape is expected: `clipShape(.circle)`.

public import LayoutEngine

extension Shape where Self == Rectangle {
  /// The whole box.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// The box with corners of `cornerRadius` points.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// The box whose corners are parts of ellipses with these radii, in points.
  public static func rect(cornerSize: Size, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// The box whose corners have radii of their own, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// The box whose corners have radii of their own, in points.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .circular
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of the box.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches all four edges of the box.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// The box with its shorter ends rounded to half circles.
  public static var capsule: Capsule { Capsule() }
  /// The same, in a style of corners.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
