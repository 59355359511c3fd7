public import LayoutEngine

/// A change of coordinates that keeps lines straight: moving, scaling, rotating, skewing.
///
/// The names are those of `CGAffineTransform`. A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
///
/// ```swift
/// let transform = Transform(translationX: 10, y: 0).rotated(by: .degrees(45))
/// ```
public struct Transform: Hashable, Sendable {
  /// The part of x in the new x.
  public var a: Double
  /// The part of x in the new y.
  public var b: Double
  /// The part of y in the new x.
  public var c: Double
  /// The part of y in the new y.
  public var d: Double
  /// The distance to the right, in points.
  public var tx: Double
  /// The distance downwards, in points.
  public var ty: Double

  /// No change.
  public static let identity = Transform()

  /// No change.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A transform from its numbers; NaN and infinity are kept, and what is drawn with them is left out.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Moves by `x` and `y` points.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Scales by `x` and `y` from the origin.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Rotates about the origin; positive angles turn clockwise on the screen.
  public init(rotation angle: Angle) {
    let (cosine, sine) = (angle.direction.x, angle.direction.y)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform with a move before it.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  /// The transform with scaling before it.
  public func scaledBy(x: Double, y: Double) -> Transform { Transform(scaleX: x, y: y).concatenating(self) }

  /// The transform with a rotation before it.
  public func rotated(by angle: Angle) -> Transform { Transform(rotation: angle).concatenating(self) }

  /// The transform that is this one, followed by `other`.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform back; `nil` where the plane becomes a line or a point, or a number is not finite.
  public var inverse: Transform? {
    let area = a * d - b * c
    guard area.isFinite, area != 0, isFinite else { return nil }
    let back = Transform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
    return back.isFinite ? back : nil
  }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == .identity }
}

extension Transform {
  /// Whether all numbers are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The transform about `center` in place of the origin.
  package func about(_ center: Point) -> Transform {
    Transform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }
}

extension Point {
  /// The point in the coordinates after `transform`.
  public func applying(_ transform: Transform) -> Point {
    Point(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }

  /// The point on the line to `other`, at `share` of the way.
  func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// The distance to `other`, in points.
  func distance(to other: Point) -> Double {
    let (width, height) = (other.x - x, other.y - y)
    return (width * width + height * height).squareRoot()
  }
}
