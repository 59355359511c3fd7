public import LayoutEngine

/// An outline in a box: flexible on both axes, 10 by 10 points without a proposal.
///
/// A shape of your own has one method:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: Rect) -> Path {
///     Path { path in
///       path.move(to: Point(x: rect.midX, y: rect.minY))
///       path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: Point(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// 1. The path is made when the size of the box is known, once for each size and evaluation. It may read models and
///    values of the environment as a body does, and may not change any.
/// 2. A shape that is plain data or `Equatable` is compared with the one before, as other elements are.
/// 3. It may reach out of its box: what is outside is drawn too.
public protocol Shape: _PrimitiveLayout {
  /// The outline in a box whose corner is at the origin.
  func path(in rect: Rect) -> Path

  /// Whether the outline is mirrored where the layout runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The outline as hosts draw it by themselves; only the built-in shapes implement it.
  var _kind: ShapeKind? { get }

  /// The outline moved inwards; only the protocol for such shapes implements it.
  func _path(in rect: Rect, inset: Double) -> Path?
}

/// What becomes of a shape where the layout runs from right to left.
@nonexhaustive
public enum LayoutDirectionBehavior: UInt8, Hashable, Sendable, CaseIterable {
  /// It is as in the other direction.
  case fixed
  /// Left and right are exchanged.
  case mirrors
}

extension Shape {
  /// The outline is mirrored.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// No outline that hosts know.
  @inlinable public var _kind: ShapeKind? { nil }

  /// Not known how.
  public func _path(in rect: Rect, inset: Double) -> Path? { nil }

  /// Puts the shape into the tree, in the environment's foreground colour.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    if let _kind { lowering.shape(_kind) } else { lowering.drawnShape(self, nil, nil) }
  }

  /// The shape filled with `color`.
  @inlinable
  public func fill(_ color: Color, style: FillStyle = FillStyle()) -> _StyledShape<Self> {
    _StyledShape(self).fill(color, style: style)
  }

  /// The shape filled with a gradient or another style.
  public func fill(_ style: some ShapeStyle, style form: FillStyle = FillStyle()) -> _StyledShape<Self> {
    _StyledShape(self).fill(style, style: form)
  }

  /// The shape as a line of `lineWidth` points, with the outline in its middle.
  @inlinable
  public func stroke(_ color: Color, lineWidth: Double = 1) -> _StyledShape<Self> {
    _StyledShape(self).stroke(color, lineWidth: lineWidth)
  }

  /// The shape as a line of `lineWidth` points in a gradient or another style, with the outline in its middle.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> _StyledShape<Self> {
    _StyledShape(self).stroke(style, lineWidth: lineWidth)
  }

  /// The shape as a line in a style, with the outline in its middle.
  @inlinable
  public func stroke(_ color: Color, style: StrokeStyle) -> _StyledShape<Self> {
    _StyledShape(self).stroke(color, style: style)
  }

  /// The shape as a line in a gradient or another style, with the outline in its middle.
  public func stroke(_ style: some ShapeStyle, style form: StrokeStyle) -> _StyledShape<Self> {
    _StyledShape(self).stroke(style, style: form)
  }
}

/// The whole box.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  /// The outline as hosts draw it.
  @inlinable public var _kind: ShapeKind? { .rectangle }
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(rect) }
}

/// The box with round corners.
public struct RoundedRectangle: InsettableShape {
  let cornerSize: Size
  let style: RoundedCornerStyle

  /// A rectangle with corners of `cornerRadius` points; a radius that is not a positive finite number counts as 0.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.blue)
  /// ```
  public init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle whose corners are parts of ellipses with these radii, in points; a radius that is not a positive
  /// finite number counts as 0.
  public init(cornerSize: Size, style: RoundedCornerStyle = .circular) {
    func valid(_ radius: Double) -> Double { max(0, radius.finite()) }
    self.cornerSize = Size(width: valid(cornerSize.width), height: valid(cornerSize.height))
    self.style = style
  }

  /// The outline as hosts draw it, where its corners are parts of circles.
  public var _kind: ShapeKind? {
    style == .circular && cornerSize.width == cornerSize.height ? .roundedRectangle(radius: cornerSize.width) : nil
  }

  /// The outline.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerSize: corner(in: rect), style: style)
  }

  /// The outline with smaller corners, so that both run side by side.
  public func _path(in rect: Rect, inset: Double) -> Path? {
    let corner = corner(in: rect)
    let inner = Size(width: max(0, corner.width - inset), height: max(0, corner.height - inset))
    return Path(roundedRect: rect.outset(by: -inset), cornerSize: inner, style: style)
  }

  /// The radii: those of a circle stay alike where they are larger than half of a side.
  private func corner(in rect: Rect) -> Size {
    guard cornerSize.width != cornerSize.height else {
      let radius = min(cornerSize.width, rect.shorter / 2)
      return Size(width: radius, height: radius)
    }
    return Size(width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
  }
}

/// The largest circle in the middle of the box.
public struct Circle: InsettableShape {
  /// A circle.
  public init() {}
  /// The outline as hosts draw it.
  @inlinable public var _kind: ShapeKind? { .circle }

  /// The outline.
  public func path(in rect: Rect) -> Path {
    let side = rect.shorter
    return Path(ellipseIn: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// The ellipse that touches all four edges of the box.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// The outline as hosts draw it.
  @inlinable public var _kind: ShapeKind? { .ellipse }
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

/// The box with its shorter ends rounded to half circles.
public struct Capsule: InsettableShape {
  /// A capsule.
  public init() {}

  /// The same capsule in both styles: half circles have no room for a gentler bend.
  public init(style: RoundedCornerStyle) {}
  /// The outline as hosts draw it.
  @inlinable public var _kind: ShapeKind? { .capsule }
  /// The outline.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: rect.shorter / 2) }
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
    let isUnresolved = style.isUnresolved
    if isUnresolved, let fault = style.fault { tree.reportLater(.invalidNumber, at: node, FaultText(fault)) }
    let plain = isUnresolved ? style.resolved(in: environments.values) : style
    let number = contents.contents.number(of: LeafContents.Shape(kind: kind, style: plain))
    contents.setShape(number, of: node, in: tree)
  }
}
