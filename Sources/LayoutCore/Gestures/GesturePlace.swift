import LayoutEngine

/// The box of a gesture when the pointer went down: places count from there, also where the box moves meanwhile.
public struct _GesturePlace {
  /// The box, in its own untransformed coordinates.
  let frame: Rect
  /// The transform of the container's coordinates to those of the frame.
  let inward: Transform
  /// The area for the pointer; `nil` for the frame.
  let path: Path?
  /// The longest time between two taps of a double tap, in seconds.
  let longestPause: Double
  /// The corner of a named coordinate space in the container, and a diagnostic for an unknown name.
  let corner: (CoordinateSpace) -> Point

  /// The transform of the container's coordinates to those of `space`.
  func transform(to space: CoordinateSpace) -> Transform {
    switch space.kind {
    case .global: return .identity
    case .local: return inward.concatenating(Transform(translationX: -frame.minX, y: -frame.minY))
    case .named:
      let corner = corner(space)
      return Transform(translationX: -corner.x, y: -corner.y)
    }
  }

  /// Whether the box has a point of the container.
  func contains(_ point: Point) -> Bool {
    let inside = point.applying(inward)
    return path?.contains(inside) ?? frame.holds(inside)
  }
}
