import LayoutEngine

/// An outline that fills its box: flexible on both axes, 10 by 10 points without a proposal.
public protocol Shape: _PrimitiveLayout {
  /// The outline.
  var kind: ShapeKind { get }

  /// The colours that were set by `fill` and `stroke`; `nil` for the environment's foreground colour.
  var _style: ShapeAppearance? { get }
}

extension Shape {
  /// No colours of its own.
  public var _style: ShapeAppearance? { nil }

  /// Puts the shape into the tree, in its own colours or in the environment's foreground colour.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    if let _style { lowering.shape(kind, _style) } else { lowering.shape(kind) }
  }

  /// The shape filled with `color`; a line on its outline stays.
  public func fill(_ color: Color) -> _StyledShape { styled { $0.fill = .color(color) } }

  /// The shape filled with a gradient or another style; a line on its outline stays.
  public func fill(_ style: some ShapeStyle) -> _StyledShape { styled { $0.fill = style.paint } }

  /// The shape with a line of `lineWidth` points on its outline, inside the box; a fill stays.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> _StyledShape {
    styled { $0.stroke = Border(color: color, width: lineWidth) }
  }

  /// The shape with a line of `lineWidth` points in a gradient or another style on its outline, inside the box; a fill
  /// stays.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> _StyledShape {
    styled { $0.stroke = Border(paint: style.paint, width: lineWidth) }
  }

  private func styled(_ change: (inout ShapeAppearance) -> Void) -> _StyledShape {
    var style = _style ?? ShapeAppearance()
    change(&style)
    return _StyledShape(kind: kind, style: style)
  }
}

/// A shape in colours of its own.
public struct _StyledShape: Shape {
  /// The outline.
  public let kind: ShapeKind
  let style: ShapeAppearance

  /// The colours.
  public var _style: ShapeAppearance? { style }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.kind == other.kind && one.style == other.style
  }
}

/// The whole box.
public struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// The outline.
  @inlinable public var kind: ShapeKind { .rectangle }
}

/// The box with round corners.
public struct RoundedRectangle: Shape {
  let cornerRadius: Double

  /// A rectangle with corners of `cornerRadius` points.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
  }

  /// The outline.
  public var kind: ShapeKind { .roundedRectangle(radius: cornerRadius) }
}

/// The largest circle in the middle of the box.
public struct Circle: Shape {
  /// A circle.
  public init() {}
  /// The outline.
  @inlinable public var kind: ShapeKind { .circle }
}

/// The ellipse that touches all four edges of the box.
public struct Ellipse: Shape {
  /// An ellipse.
  public init() {}
  /// The outline.
  @inlinable public var kind: ShapeKind { .ellipse }
}

/// The box with its shorter ends rounded to half circles.
public struct Capsule: Shape {
  /// A capsule.
  public init() {}
  /// The outline.
  @inlinable public var kind: ShapeKind { .capsule }
}

extension Color: _PrimitiveLayout {
  /// Puts a box filled with the colour into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.shape(.rectangle, ShapeAppearance(fill: self))
  }
}

extension _Lowering {
  /// A shape in the environment's foreground colour.
  @usableFromInline
  func shape(_ kind: ShapeKind) {
    guard let node = node(.flexible) else { return }
    contents.setShape(environments.shape(kind, &contents.contents), of: node, in: tree)
  }

  @usableFromInline
  func shape(_ kind: ShapeKind, _ style: ShapeAppearance) {
    guard let node = node(.flexible) else { return }
    setShape(kind, style, of: node)
  }

  func setShape(_ kind: ShapeKind, _ style: ShapeAppearance, of node: NodeIndex) {
    let plain = style.isUnresolved ? style.resolved(in: environments.values) : style
    let number = contents.contents.number(of: LeafContents.Shape(kind: kind, style: plain))
    contents.setShape(number, of: node, in: tree)
  }
}
