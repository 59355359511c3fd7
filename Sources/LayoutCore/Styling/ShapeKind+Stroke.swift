package import LayoutEngine

extension ShapeAppearance {
  /// How far its paints reach out of the shape and its line, in points.
  package var paintReach: Double { max(fill?.reach ?? 0, stroke?.paint.reach ?? 0) }

  /// The outline, and its box, inside of which the line of the style is: that of the shape, or one half a line larger.
  package func lineOutline(of kind: ShapeKind, in rect: Rect) -> (kind: ShapeKind, rect: Rect) {
    guard let stroke, !strokesInside, rect.width > 0, rect.height > 0 else { return (kind, rect) }
    let half = stroke.width / 2
    guard case .roundedRectangle(let radius) = kind, radius > 0 else { return (kind, rect.outset(by: half)) }
    // Sharp corners stay sharp.
    return (.roundedRectangle(radius: min(radius, rect.shorter / 2) + half), rect.outset(by: half))
  }
}
