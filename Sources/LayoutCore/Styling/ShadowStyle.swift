/// A shadow that belongs to a style: behind what is filled, or inside of it.
public struct ShadowStyle: Hashable, Sendable {
  /// The shadow, its displacement and its blur.
  public var shadow: Shadow
  /// Whether it falls into the shape from its outline, and not on what is behind.
  public var isInner: Bool

  /// A shadow behind what is filled. Numbers that are not finite count as 0, as does a negative radius.
  ///
  /// - Parameters:
  ///   - radius: the blur radius, in points.
  ///   - x: the displacement to the right, in points.
  ///   - y: the displacement downwards, in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: Shadow(color: color, radius: radius, x: x, y: y), isInner: false)
  }

  /// A shadow inside of what is filled, as if it were cut out. Numbers that are not finite count as 0, as does a
  /// negative radius.
  ///
  /// - Parameters:
  ///   - radius: the blur radius, in points.
  ///   - x: the displacement to the right, in points.
  ///   - y: the displacement downwards, in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: Shadow(color: color, radius: radius, x: x, y: y), isInner: true)
  }
}

/// A paint with shadows.
public struct ShadowedPaint: Hashable, Sendable {
  /// The paint, which has no shadows itself.
  public var paint: Paint
  /// The shadows, the first one nearest to the paint.
  public var shadows: [ShadowStyle]

  /// How far the shadows reach out of what is filled, in points.
  package var reach: Double {
    shadows.filter { !$0.isInner && $0.shadow.color.opacity > 0 }.reduce(0) { most, style in
      max(most, BoxEffect.reach(ofBlur: style.shadow.radius) + max(abs(style.shadow.x), abs(style.shadow.y)))
    }
  }

  /// The longest radius and displacement that hosts get, in points.
  private static var limit: Double { 10_000 }

  func resolved(in values: EnvironmentValues, most: Double) -> Paint {
    let plain = paint.resolved(in: values, farthestShare: most)
    func bounded(_ length: Double) -> Double { max(-Self.limit, min(length, Self.limit)) }
    let seen = shadows.map { style in
      let shadow = style.shadow
      return ShadowStyle(
        shadow: Shadow(
          color: shadow.color.resolved(in: values), radius: bounded(shadow.radius), x: bounded(shadow.x),
          y: bounded(shadow.y)), isInner: style.isInner)
    }.filter { $0.shadow.color.opacity > 0 }
    return seen.isEmpty ? plain : .shadowed(ShadowedPaint(paint: plain, shadows: seen))
  }
}

extension ShapeStyle {
  /// The style with a shadow; it may have several.
  ///
  /// Shapes and grounds have both sorts, texts and lines only those behind. In UIKit and AppKit there are none.
  ///
  /// ```swift
  /// Circle().fill(.red.shadow(.inner(radius: 4)).shadow(.drop(radius: 4, y: 2)))
  /// ```
  public func shadow(_ style: ShadowStyle) -> Paint {
    guard case .shadowed(var shadowed) = paint else {
      return .shadowed(ShadowedPaint(paint: paint, shadows: [style]))
    }
    shadowed.shadows.append(style)
    return .shadowed(shadowed)
  }
}
