public import LayoutCore

/// Layouts one behind the other along an axis.
///
/// `StackLayout+Measure.swift` and `StackLayout+Arrange.swift` describe how they share the length.
public final class StackLayout: MeasurableLayout {
  /// The distribution of the length along the axis that the layouts do not need.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// It lies behind the last layout.
    case leading
    /// It lies in front of the first layout.
    case trailing
    /// Half of it lies at each end.
    case center
    /// It is distributed to the gaps; the spacing is the smallest gap.
    case fillEqualSpacing
    /// All layouts have the same length; the spacing is exact.
    case fillEqualSize
    /// The most flexible layout gets all of it; the last of several.
    case fillFlexing
  }

  /// The direction in which the layouts follow each other.
  public let axis: Axis
  /// The distance between neighbours in points; with a negative distance they overlap.
  public let spacing: Double
  /// The distribution of the length along the axis that the layouts do not need.
  public let distribution: Distribution
  /// The layouts of the stack.
  public let sublayouts: [any MeasurableLayout]
  /// The stack's alignment in its rectangle. Only an axis with `fill` has length to distribute.
  public let alignment: LayoutKitAlignment
  /// The flexibility; by default that of the most flexible layout along the axis, and of the least flexible one across
  /// it.
  public let flexibility: Flexibility
  /// The id by which the view is reused.
  public let viewReuseId: String?
  /// The recipe of the view; `nil` makes none.
  public let viewRecipe: ViewRecipe?
  /// The number of nested levels of layouts inside.
  public let nestingDepth: Int

  /// The order in which the layouts are measured; `nil` if that is their own order.
  let order: [Int]?
  /// The flexibility of each layout along the axis.
  let flexes: [Flexibility.Flex]
  let fault: LayoutFault?

  /// Makes a stack. A spacing that is not finite counts as 0.
  ///
  /// - Complexity: O(n log n).
  public init(
    axis: Axis, spacing: Double = 0, distribution: Distribution = .fillFlexing, alignment: LayoutKitAlignment = .fill,
    flexibility: Flexibility? = nil, viewReuseId: String? = nil, sublayouts: [any MeasurableLayout],
    view: ViewRecipe? = nil
  ) {
    var fault: LayoutFault?
    self.axis = axis
    self.spacing = Nesting.distance(spacing, &fault)
    self.distribution = distribution
    self.alignment = alignment
    self.viewReuseId = viewReuseId
    viewRecipe = view
    let traits = sublayouts.map { $0._traits }
    self.sublayouts = Nesting.admitted(sublayouts, traits, &fault)
    nestingDepth = Nesting.depth(around: traits)
    let all = traits.map(\.flexibility)
    flexes = all.map { $0.flex(axis) }
    order = StackLayout.servingOrder(flexes)
    self.flexibility = flexibility ?? StackLayout.combined(all, axis)
    self.fault = fault
  }

  /// The largest flexibility along the axis, the smallest across it. An empty stack is inflexible along and most
  /// flexible across.
  private static func combined(_ all: [Flexibility], _ axis: Axis) -> Flexibility {
    let along = all.reduce(Flexibility.inflexibleFlex) { Flexibility.max($0, $1.flex(axis)) }
    let across = all.reduce(Flexibility.maxFlex) { Flexibility.min($0, $1.flex(axis.crossed)) }
    return axis == .horizontal
      ? Flexibility(horizontal: along, vertical: across) : Flexibility(horizontal: across, vertical: along)
  }

  /// Inflexible layouts first, then by flexibility, equal ones in their own order.
  private static func servingOrder(_ flexes: [Flexibility.Flex]) -> [Int]? {
    let isSorted = zip(flexes, flexes.dropFirst()).allSatisfy { !Flexibility.isServedFirst($1, before: $0) }
    if isSorted { return nil }
    return flexes.indices.sorted {
      if Flexibility.isServedFirst(flexes[$0], before: flexes[$1]) { return true }
      if Flexibility.isServedFirst(flexes[$1], before: flexes[$0]) { return false }
      return $0 < $1
    }
  }
}
