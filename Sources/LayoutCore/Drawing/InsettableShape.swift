public import LayoutEngine

/// A shape that can be moved inwards, so that a line runs inside its outline.
///
/// ```swift
/// Circle().strokeBorder(.green, lineWidth: 4)
/// ```
public protocol InsettableShape: Shape {
  /// The shape moved inwards.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by `amount` points; a negative one moves it outwards.
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape {
  /// The outline moved inwards.
  public func _path(in rect: Rect, inset: Double) -> Path? { self.inset(by: inset).path(in: rect) }

  /// The shape as a line of `lineWidth` points inside its outline.
  @inlinable
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> _StyledShape<Self> {
    _StyledShape(self).strokeBorder(color, lineWidth: lineWidth)
  }

  /// The shape as a line in a style inside its outline.
  @inlinable
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> _StyledShape<Self> {
    _StyledShape(self).strokeBorder(color, style: style)
  }

  /// The shape as a line of `lineWidth` points in a gradient or another style inside its outline.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> _StyledShape<Self> {
    _StyledShape(self).strokeBorder(style, lineWidth: lineWidth)
  }

  /// The shape as a line in a gradient or another style inside its outline.
  public func strokeBorder(_ style: some ShapeStyle, style form: StrokeStyle) -> _StyledShape<Self> {
    _StyledShape(self).strokeBorder(style, style: form)
  }
}

/// A shape with its outline moved inwards.
public struct _InsetShape<Content: InsettableShape>: InsettableShape {
  let content: Content
  let amount: Double

  /// The outline in a box; nothing where the box is smaller than twice the distance.
  public func path(in rect: Rect) -> Path {
    let amount = amount.isFinite ? amount : 0
    guard rect.shorter > 2 * amount else { return Path() }
    return content._path(in: rect, inset: amount) ?? content.path(in: rect)
  }

  /// As of the shape itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { content.layoutDirectionBehavior }

  /// The shape moved inwards further.
  public func inset(by amount: Double) -> _InsetShape { _InsetShape(content: content, amount: self.amount + amount) }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    areSameNumbers(one.amount, other.amount) && Content._isSame(one.content, other.content)
  }
}

extension Rectangle {
  /// The rectangle in a smaller box.
  public func inset(by amount: Double) -> _InsetShape<Rectangle> { _InsetShape(content: self, amount: amount) }
  /// The outline in a smaller box.
  public func _path(in rect: Rect, inset: Double) -> Path? { path(in: rect.outset(by: -inset)) }
}

extension RoundedRectangle {
  /// The rectangle in a smaller box, with smaller corners.
  public func inset(by amount: Double) -> _InsetShape<RoundedRectangle> { _InsetShape(content: self, amount: amount) }
}

extension Circle {
  /// The circle in a smaller box.
  public func inset(by amount: Double) -> _InsetShape<Circle> { _InsetShape(content: self, amount: amount) }
  /// The outline in a smaller box.
  public func _path(in rect: Rect, inset: Double) -> Path? { path(in: rect.outset(by: -inset)) }
}

extension Ellipse {
  /// The ellipse in a smaller box.
  public func inset(by amount: Double) -> _InsetShape<Ellipse> { _InsetShape(content: self, amount: amount) }
  /// The outline in a smaller box.
  public func _path(in rect: Rect, inset: Double) -> Path? { path(in: rect.outset(by: -inset)) }
}

extension Capsule {
  /// The capsule in a smaller box.
  public func inset(by amount: Double) -> _InsetShape<Capsule> { _InsetShape(content: self, amount: amount) }
  /// The outline in a smaller box.
  public func _path(in rect: Rect, inset: Double) -> Path? { path(in: rect.outset(by: -inset)) }
}
