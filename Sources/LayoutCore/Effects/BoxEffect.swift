public import LayoutEngine

/// A change of how a box is drawn: its content, background, border and shadow together. The layout does not change.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public indirect enum BoxEffect: Hashable, Sendable {
  /// Drawn, and pressed, with its points moved by `transform` about the anchor.
  case transform(Transform, anchor: UnitPoint)
  /// Blurred: half the radius, in points, is the standard deviation.
  case blur(radius: Double)
  /// Each colour changed.
  case colors(ColorChange)
  /// Mixed with what is behind it in the box around it.
  case blend(BlendMode)
  /// Drawn as one picture first, so that blend modes inside it end at it.
  case group
  /// Cut off outside a shape in the box.
  case clip(ShapeKind)
  /// Visible only as far as the first view in the box is opaque. That view itself is not drawn.
  case mask
}

extension BoxEffect {
  /// The transform of points in the coordinates around the box; `nil` where the effect moves none.
  package func transform(in box: Rect) -> Transform? {
    guard case .transform(let transform, let anchor) = self else { return nil }
    return transform.about(Point(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height))
  }

  /// Whether it has a colour that is to be resolved.
  var isUnresolved: Bool {
    if case .colors(.multiplication(let color)) = self { color.isAdaptive } else { false }
  }

  /// The effect with plain colours, at a place with these values.
  func resolved(in values: EnvironmentValues) -> BoxEffect {
    guard case .colors(.multiplication(let color)) = self else { return self }
    return .colors(.multiplication(color.resolved(in: values)))
  }

  /// The area that the effect draws on, for a drawing that covers `area`.
  ///
  /// - Parameter box: the box of the effect, in the same coordinates.
  package func area(of area: Rect, in box: Rect) -> Rect {
    switch self {
    case .transform:
      guard let transform = transform(in: box), transform.isFinite else { return Rect(origin: box.origin, size: .zero) }
      return area.applying(transform)
    case .blur(let radius): return area.outset(by: BoxEffect.reach(ofBlur: radius))
    case .colors, .blend, .group, .clip, .mask: return area
    }
  }

  /// The points by which a blur, or a blurred shadow, reaches out of what is blurred.
  ///
  /// It is three standard deviations, each half the radius as in CSS, and a pixel or two.
  static func reach(ofBlur radius: Double) -> Double { radius > 0 ? 1.5 * radius + 2 : 0 }

  /// The effect as it is written.
  var written: String {
    switch self {
    case .transform: "transformEffect"
    case .blur(let radius): "blur(\(radius.inspectedText))"
    case .colors(let change): change.written
    case .blend(let mode): "blendMode(.\(mode))"
    case .group: "compositingGroup()"
    case .clip: "clipShape"
    case .mask: "mask"
    }
  }
}

extension BoxEffect {
  /// The effect on the way to another one of its kind; that one, where there is no way between.
  func interpolated(towards other: BoxEffect, _ amount: Double) -> BoxEffect {
    func between(_ one: Double, _ two: Double) -> Double { one.interpolated(towards: two, amount: amount) }
    switch (self, other) {
    case (.transform(let one, let from), .transform(let two, let to)):
      return .transform(
        one.interpolated(towards: two, amount),
        anchor: UnitPoint(x: between(from.x, to.x), y: between(from.y, to.y)))
    case (.blur(let one), .blur(let two)): return .blur(radius: max(0, between(one, two)))
    case (.clip(.roundedRectangle(let one)), .clip(.roundedRectangle(let two))):
      return .clip(.roundedRectangle(radius: max(0, between(one, two))))
    case (.colors(let one), .colors(let two)): return .colors(one.interpolated(towards: two, amount))
    default: return other
    }
  }
}
