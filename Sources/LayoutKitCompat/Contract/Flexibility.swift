public import LayoutCore

/// The readiness of a layout to be compressed or stretched, on each axis.
///
/// If the available length is too small, the most flexible layout is compressed first; in the end every layout may be.
/// If it is too large, the most flexible layout is stretched; an inflexible layout never is. A layout does not read its
/// own flexibility.
public struct Flexibility: Hashable, Sendable {
  /// The flexibility on one axis: the larger the more flexible, `nil` for inflexible.
  public typealias Flex = Int32?

  /// The horizontal flexibility.
  public let horizontal: Flex
  /// The vertical flexibility.
  public let vertical: Flex

  /// Makes a flexibility from that of each axis.
  public init(horizontal: Flex, vertical: Flex) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Inflexible.
  public static let inflexibleFlex: Flex = nil
  /// The smallest flexibility.
  public static let minFlex: Flex = Int32.min
  /// A low flexibility.
  public static let lowFlex: Flex = Int32.min / 2
  /// The default flexibility: 0.
  public static let defaultFlex: Flex = 0
  /// A high flexibility.
  public static let highFlex: Flex = Int32.max / 2
  /// The largest flexibility.
  public static let maxFlex: Flex = Int32.max

  /// Inflexible on both axes.
  public static let inflexible = Flexibility(horizontal: inflexibleFlex, vertical: inflexibleFlex)
  /// The smallest flexibility on both axes, without being inflexible.
  public static let min = Flexibility(horizontal: minFlex, vertical: minFlex)
  /// A low flexibility on both axes.
  public static let low = Flexibility(horizontal: lowFlex, vertical: lowFlex)
  /// The default flexibility on both axes.
  public static let flexible = Flexibility(horizontal: defaultFlex, vertical: defaultFlex)
  /// A high flexibility on both axes.
  public static let high = Flexibility(horizontal: highFlex, vertical: highFlex)
  /// The largest flexibility on both axes.
  public static let max = Flexibility(horizontal: maxFlex, vertical: maxFlex)

  /// The flexibility along `axis`.
  public func flex(_ axis: Axis) -> Flex { axis == .horizontal ? horizontal : vertical }

  /// The larger of two flexibilities; inflexible is the smallest.
  public static func max(_ one: Flex, _ other: Flex) -> Flex {
    guard let one, let other else { return one ?? other }
    return Swift.max(one, other)
  }

  /// The smaller of two flexibilities; inflexible is the smallest.
  public static func min(_ one: Flex, _ other: Flex) -> Flex {
    guard let one, let other else { return nil }
    return Swift.min(one, other)
  }

  /// Whether `one` gets its length before `other`: inflexible layouts first, then less flexible ones.
  static func isServedFirst(_ one: Flex, before other: Flex) -> Bool {
    guard let other else { return false }
    guard let one else { return true }
    return one < other
  }
}
