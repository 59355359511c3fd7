// The built-in shapes by short names, where a shape is expected: `clipShape(.circle)`.

extension Shape where Self == Rectangle {
  /// The whole box.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// The box with corners of `cornerRadius` points.
  public static func rect(cornerRadius: Double) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
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
}
