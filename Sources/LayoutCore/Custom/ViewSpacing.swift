public import LayoutEngine

/// The preferred distances of an element to its neighbours, in points at each edge; `nil` where it has no preference.
public struct ViewSpacing: Hashable, Sendable {
  /// The distance at the top.
  public var top: Double?
  /// The distance at the leading edge.
  public var leading: Double?
  /// The distance at the bottom.
  public var bottom: Double?
  /// The distance at the trailing edge.
  public var trailing: Double?

  /// No preference anywhere.
  public init() {}

  /// A preference of 0 on all sides.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }

  init(_ preference: SpacingPreference, _ rightToLeft: Bool) {
    func value(_ length: Double) -> Double? { length.isNaN ? nil : length }
    top = value(preference.top)
    bottom = value(preference.bottom)
    leading = value(rightToLeft ? preference.right : preference.left)
    trailing = value(rightToLeft ? preference.left : preference.right)
  }

  func preference(_ rightToLeft: Bool) -> SpacingPreference {
    var result = SpacingPreference()
    result.top = top ?? .nan
    result.bottom = bottom ?? .nan
    result.left = (rightToLeft ? trailing : leading) ?? .nan
    result.right = (rightToLeft ? leading : trailing) ?? .nan
    return result
  }

  /// Replaces each edge by the greater preference.
  public mutating func formUnion(_ other: ViewSpacing) {
    func greater(_ one: Double?, _ other: Double?) -> Double? {
      guard let one, let other else { return one ?? other }
      return max(one, other)
    }
    top = greater(top, other.top)
    leading = greater(leading, other.leading)
    bottom = greater(bottom, other.bottom)
    trailing = greater(trailing, other.trailing)
  }

  /// The distance between this element and the next one along `axis`: the greater preference, or 8 where neither has
  /// one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let wishes = axis == .horizontal ? [trailing, next.leading] : [bottom, next.top]
    return wishes.compactMap { $0 }.max() ?? LayoutTree.defaultSpacing
  }
}
