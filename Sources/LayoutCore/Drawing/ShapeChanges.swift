public import LayoutEngine

/// A shape whose path is another one's, changed.
public struct _ChangedShape<Content: Shape>: Shape {
  let content: Content
  let change: ShapeChange

  /// The changed outline in a box.
  public func path(in rect: Rect) -> Path {
    switch change {
    case .trim(let from, let to): content.path(in: rect).trimmedPath(from: from, to: to)
    case .transform(let transform): content.path(in: rect).applying(transform)
    case .rotate(let angle, let anchor):
      content.path(in: rect).applying(Transform(rotation: angle).about(rect.point(at: anchor)))
    case .scale(let x, let y, let anchor):
      content.path(in: rect).applying(Transform(scaleX: x, y: y).about(rect.point(at: anchor)))
    }
  }

  /// As of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.change == other.change && Content._isSame(one.content, other.content)
  }
}

/// What becomes of a path.
enum ShapeChange: Equatable {
  case trim(from: Double, to: Double)
  case transform(Transform)
  case rotate(Angle, UnitPoint)
  case scale(Double, Double, UnitPoint)
}

extension Shape {
  /// The part of the outline between two fractions of its length, from 0 to 1.
  ///
  /// NaN counts as 0 for the beginning, and as 1 for the end.
  public func trim(from: Double = 0, to: Double = 1) -> _ChangedShape<Self> { changed(.trim(from: from, to: to)) }

  /// The outline moved by the points of `offset`; its box stays.
  public func offset(_ offset: Point) -> _ChangedShape<Self> {
    changed(.transform(Transform(translationX: offset.x, y: offset.y)))
  }

  /// The outline rotated about a point of its box, which stays; positive angles turn clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    changed(.rotate(angle, anchor))
  }

  /// The outline scaled from a point of its box, which stays.
  public func scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    changed(.scale(x, y, anchor))
  }

  /// The outline scaled from a point of its box, which stays.
  public func scale(_ factor: Double, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    changed(.scale(factor, factor, anchor))
  }

  /// The outline in other coordinates; its box stays.
  public func transform(_ transform: Transform) -> _ChangedShape<Self> { changed(.transform(transform)) }

  private func changed(_ change: ShapeChange) -> _ChangedShape<Self> { _ChangedShape(content: self, change: change) }
}

extension Rect {
  /// The point at fractions of the size.
  fileprivate func point(at unit: UnitPoint) -> Point { Point(x: minX + width * unit.x, y: minY + height * unit.y) }

  /// The shorter side.
  var shorter: Double { min(width, height) }
}

extension Path: Shape {
  /// The path itself, in any box.
  public func path(in rect: Rect) -> Path { self }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let content: any Shape

  /// A shape whose type is erased.
  public init(_ shape: some Shape) { content = (shape as? AnyShape)?.content ?? shape }

  /// The outline.
  public func path(in rect: Rect) -> Path { content.path(in: rect) }
  /// The outline as hosts draw it.
  public var _kind: ShapeKind? { content._kind }
  /// As of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether both shapes are of one type, and known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { isSame(one.content, as: other.content) }

  private static func isSame<Content: Shape>(_ one: Content, as other: any Shape) -> Bool {
    guard Content._isComparable, let other = other as? Content else { return false }
    return Content._isSame(one, other)
  }
}

/// A rectangle whose corners have radii of their own; leading is on the right where the layout runs from right to left.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// A rectangle with the radii `cornerRadii`.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle from the radii of its corners, in points; a value that is not a positive finite number counts as 0.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .circular
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The outline, with leading on the left.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  /// The rectangle in a smaller box, with smaller corners.
  public func inset(by amount: Double) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(content: self, amount: amount)
  }

  /// The outline in a smaller box, with smaller corners.
  public func _path(in rect: Rect, inset: Double) -> Path? {
    let inner = rect.outset(by: -inset)
    func radius(_ radius: Double) -> Double { max(0, min(radius, rect.shorter / 2) - inset) }
    let radii = RectangleCornerRadii(
      topLeading: radius(cornerRadii.topLeading), bottomLeading: radius(cornerRadii.bottomLeading),
      bottomTrailing: radius(cornerRadii.bottomTrailing), topTrailing: radius(cornerRadii.topTrailing))
    return Path(roundedRect: inner, cornerRadii: radii, style: style)
  }
}
