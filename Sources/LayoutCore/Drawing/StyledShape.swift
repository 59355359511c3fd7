import LayoutEngine

/// A shape in colours of its own.
///
/// Each part is set once: a later call of `fill`, or of `stroke` and `strokeBorder`, replaces the earlier one.
public struct _StyledShape<Content: Shape>: _PrimitiveLayout {
  @usableFromInline let shape: Content
  @usableFromInline var style = ShapeAppearance()
  /// What hosts do not draw by themselves; `nil` for most, so that their values stay small.
  @usableFromInline var details: ShapeDetails?

  @usableFromInline
  init(_ shape: Content) { self.shape = shape }

  /// The shape filled with `color`; a line stays.
  @inlinable
  public func fill(_ color: Color, style: FillStyle = FillStyle()) -> _StyledShape { filled(.color(color), style) }

  /// The shape filled with a gradient or another style; a line stays.
  public func fill(_ style: some ShapeStyle, style form: FillStyle = FillStyle()) -> _StyledShape {
    filled(style.paint, form)
  }

  @inlinable
  func filled(_ paint: Paint, _ style: FillStyle) -> _StyledShape {
    var shape = self
    shape.style.fill = paint
    if style != FillStyle() || details != nil {
      shape.details = ShapeDetails(fill: style, stroke: details?.stroke)
    }
    return shape
  }

  /// The shape with a line of `lineWidth` points on its outline, half of it outside; a fill stays.
  @inlinable
  public func stroke(_ color: Color, lineWidth: Double = 1) -> _StyledShape {
    line(Border(color: color, width: lineWidth), nil, isInside: false)
  }

  /// The shape with a line of `lineWidth` points in a gradient or another style; a fill stays.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> _StyledShape {
    line(Border(paint: style.paint, width: lineWidth), nil, isInside: false)
  }

  /// The shape with a line in a style on its outline, half of it outside; a fill stays.
  @inlinable
  public func stroke(_ color: Color, style: StrokeStyle) -> _StyledShape {
    line(Border(color: color, width: style.lineWidth), style, isInside: false)
  }

  /// The shape with a line in a gradient or another style on its outline, half of it outside; a fill stays.
  public func stroke(_ style: some ShapeStyle, style form: StrokeStyle) -> _StyledShape {
    line(Border(paint: style.paint, width: form.lineWidth), form, isInside: false)
  }

  @inlinable
  func line(_ border: Border, _ style: StrokeStyle?, isInside: Bool) -> _StyledShape {
    var shape = self
    shape.style.stroke = border
    shape.style.strokesInside = isInside
    if style != nil || details != nil {
      shape.details = ShapeDetails(fill: details?.fill ?? FillStyle(), stroke: style)
    }
    return shape
  }

  /// Puts the shape into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    if details == nil, let kind = shape._kind {
      lowering.shape(kind, style)
    } else {
      lowering.drawnShape(shape, style, details)
    }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.style == other.style && one.details == other.details && Content._isSame(one.shape, other.shape)
  }
}

extension _StyledShape where Content: InsettableShape {
  /// The shape with a line of `lineWidth` points inside its outline; a fill stays.
  @inlinable
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> _StyledShape {
    line(Border(color: color, width: lineWidth), nil, isInside: true)
  }

  /// The shape with a line in a style inside its outline; a fill stays.
  @inlinable
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> _StyledShape {
    line(Border(color: color, width: style.lineWidth), style, isInside: true)
  }

  /// The shape with a line of `lineWidth` points in a gradient or another style inside its outline; a fill stays.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> _StyledShape {
    line(Border(paint: style.paint, width: lineWidth), nil, isInside: true)
  }

  /// The shape with a line in a gradient or another style inside its outline; a fill stays.
  public func strokeBorder(_ style: some ShapeStyle, style form: StrokeStyle) -> _StyledShape {
    line(Border(paint: style.paint, width: form.lineWidth), form, isInside: true)
  }
}

/// The parts of a shape's appearance that hosts do not draw by themselves.
@usableFromInline
final class ShapeDetails: Equatable {
  @usableFromInline let fill: FillStyle
  /// The style of a line that has more than a width.
  @usableFromInline let stroke: StrokeStyle?

  /// `nil` where there is nothing that hosts do not draw by themselves.
  @usableFromInline
  init?(fill: FillStyle, stroke: StrokeStyle?) {
    let line = stroke.flatMap { $0 == StrokeStyle(lineWidth: $0.lineWidth) ? nil : $0 }
    if fill == FillStyle(), line == nil { return nil }
    (self.fill, self.stroke) = (fill, line)
  }

  @usableFromInline
  static func == (one: ShapeDetails, other: ShapeDetails) -> Bool {
    one === other || one.fill == other.fill && one.stroke == other.stroke
  }
}
