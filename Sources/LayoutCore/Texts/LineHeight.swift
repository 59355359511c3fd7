import LayoutEngine

/// The height of the lines of a text.
public struct LineHeight: Hashable, Sendable {
  enum Rule: Hashable {
    case multiple(Double)
    case exact(Double)
  }

  let rule: Rule

  /// The font's own height of a line, times `factor`.
  ///
  /// A factor that is not a positive finite number counts as 1. A line is at least as high as its font where a host's
  /// text engine requires it.
  public static func multiple(factor: Double) -> LineHeight {
    LineHeight(rule: .multiple(factor.isFinite && factor > 0 ? factor : 1))
  }

  /// Lines of that many points, whatever their fonts are.
  ///
  /// A number that is not positive and finite counts as the font's own height.
  public static func exact(points: Double) -> LineHeight {
    LineHeight(rule: points.isFinite && points > 0 ? .exact(Length.bounded(points)) : .multiple(1))
  }

  /// The height of a line whose font has lines of `own` points.
  package func height(of own: Double) -> Double {
    switch rule {
    case .multiple(let factor): own * factor
    case .exact(let points): points
    }
  }

  /// The factor; `nil` for a height in points.
  package var factor: Double? { if case .multiple(let factor) = rule { factor } else { nil } }

  /// The height in points; `nil` for a factor.
  package var points: Double? { if case .exact(let points) = rule { points } else { nil } }
}
