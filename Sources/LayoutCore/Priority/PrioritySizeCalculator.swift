public import LayoutEngine

/// Shares a length out among items that have bounds and priorities, as stacks do with their children.
///
/// 1. The minimum is kept for all but the most important.
/// 2. Of the most important ones the least flexible comes first; its share is equal to those of the others that remain,
///    and it takes as much of it as its bounds allow.
/// 3. The next less important ones follow: they share the length that was kept for them, and the rest.
///
/// No item gets less than its minimum, even where there is too little, nor more than its maximum.
public struct PrioritySizeCalculator: Hashable, Sendable {
  /// A member that takes a part of the length.
  public struct Item: Hashable, Sendable {
    /// The minimum, in points.
    public let minimum: Double
    /// The maximum, in points; infinity is all of the length.
    public let maximum: Double
    /// The priority: the higher, the earlier.
    public let priority: LayoutPriority

    /// An item from its parts.
    ///
    /// A minimum that is negative or not finite counts as 0, a maximum that is NaN as infinity, and one below the
    /// minimum as the minimum.
    public init(minimum: Double = 0, maximum: Double = .infinity, priority: LayoutPriority = .medium) {
      self.minimum = minimum.isFinite ? max(0, minimum) : 0
      self.maximum = maximum.isNaN ? .infinity : max(self.minimum, maximum)
      self.priority = priority
    }

    fileprivate var flexibility: Double { maximum - minimum }
  }

  /// A calculator.
  public init() {}

  /// The lengths of `items`, in their order.
  ///
  /// - Parameter length: the length to share out, in points; NaN and negative lengths count as 0, and of an infinite
  ///   one each item takes its maximum.
  /// - Complexity: O(n log n).
  public func sizes(for items: [Item], in length: Double) -> [Double] {
    if length == .infinity { return items.map(\.maximum) }
    var left = max(0, length.isNaN ? 0 : length)
    var sizes = items.map(\.minimum)
    // 1.
    left -= sizes.reduce(0, +)
    // 2.
    let order = items.indices.sorted { one, other in
      if items[one].priority != items[other].priority { return items[one].priority > items[other].priority }
      let (first, second) = (items[one].flexibility, items[other].flexibility)
      return first == second ? one < other : first < second
    }
    var start = 0
    while start < order.count {
      // 3.
      let group = order[start...].prefix { items[$0].priority == items[order[start]].priority }
      left += group.reduce(0) { $0 + items[$1].minimum }
      for (position, index) in group.enumerated() {
        let share = max(0, left) / Double(group.count - position)
        sizes[index] = min(max(share, items[index].minimum), items[index].maximum)
        left -= sizes[index]
      }
      start += group.count
    }
    return sizes
  }
}

/// Shares the length of a stack out among its children, without the spacing between them.
public struct StackPriorityDistributor: Hashable, Sendable {
  /// The axis of the stack.
  public let axis: Axis
  /// The points between two children; negative ones bring them over each other, and a number that is not finite counts
  /// as 0.
  public let spacing: Double

  /// A distributor for a stack.
  public init(axis: Axis = .horizontal, spacing: Double = 0) {
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : 0
  }

  /// The lengths of the children along the axis in a stack of `size`.
  ///
  /// - Complexity: O(n log n).
  public func distribute(_ items: [PrioritySizeCalculator.Item], in size: Size) -> [Double] {
    distribute(items, in: axis == .horizontal ? size.width : size.height)
  }

  /// The lengths of the children in a stack of `length` points.
  ///
  /// - Complexity: O(n log n).
  public func distribute(_ items: [PrioritySizeCalculator.Item], in length: Double) -> [Double] {
    PrioritySizeCalculator().sizes(for: items, in: length - spacing * Double(max(0, items.count - 1)))
  }
}
