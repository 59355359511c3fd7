public import LayoutCore

/// How willing a layout is to be compressed or stretched, on each axis.
///
/// Where there is too little room, the most flexible layout is compressed first, and in the end everything may be. Where
/// there is too much, the most flexible one is stretched; an inflexible one never is. A layout does not ask for its own
/// flexibility.
public struct Flexibility: Hashable, Sendable {
  /// The willingness on one axis: the larger the more flexible, `nil` for not at all.
  public typealias Flex = Int32?

  /// The willingness from side to side.
  public let horizontal: Flex
  /// The willingness from top to bottom.
  public let vertical: Flex

  /// A flexibility from that of each axis.
  public init(horizontal: Flex, vertical: Flex) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Not at all.
  public static let inflexibleFlex: Flex = nil
  /// The least.
  public static let minFlex: Flex = Int32.min
  /// Little.
  public static let lowFlex: Flex = Int32.min / 2
  /// What most layouts have: 0.
  public static let defaultFlex: Flex = 0
  /// Much.
  public static let highFlex: Flex = Int32.max / 2
  /// The most.
  public static let maxFlex: Flex = Int32.max

  /// Inflexible on both axes.
  public static let inflexible = Flexibility(horizontal: inflexibleFlex, vertical: inflexibleFlex)
  /// The least flexible on both axes, without being inflexible.
  public static let min = Flexibility(horizontal: minFlex, vertical: minFlex)
  /// Little flexible on both axes.
  public static let low = Flexibility(horizontal: lowFlex, vertical: lowFlex)
  /// As flexible as most layouts on both axes.
  public static let flexible = Flexibility(horizontal: defaultFlex, vertical: defaultFlex)
  /// Very flexible on both axes.
  public static let high = Flexibility(horizontal: highFlex, vertical: highFlex)
  /// The most flexible on both axes.
  public static let max = Flexibility(horizontal: maxFlex, vertical: maxFlex)

  /// The willingness along `axis`.
  public func flex(_ axis: Axis) -> Flex { axis == .horizontal ? horizontal : vertical }

  /// The more flexible of two; an inflexible one is the less flexible.
  public static func max(_ one: Flex, _ other: Flex) -> Flex {
    guard let one, let other else { return one ?? other }
    return Swift.max(one, other)
  }

  /// The less flexible of two: inflexible if one of them is.
  public static func min(_ one: Flex, _ other: Flex) -> Flex {
    guard let one, let other else { return nil }
    return Swift.min(one, other)
  }

  /// Whether `one` gets its room before `other`: inflexible ones first, then the less flexible.
  static func isServedFirst(_ one: Flex, before other: Flex) -> Bool {
    guard let other else { return false }
    guard let one else { return true }
    return one < other
  }
}
