public import LayoutCore

/// Layouts one behind the other along an axis. How they share the room is said in `StackLayout+Measure.swift` and
/// `StackLayout+Arrange.swift`.
public final class StackLayout: MeasurableLayout {
  /// What happens to room along the axis that the layouts do not need.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// It lies behind the last layout.
    case leading
    /// It lies in front of the first layout.
    case trailing
    /// Half of it lies at each end.
    case center
    /// It is shared out among the gaps; the spacing is the least gap.
    case fillEqualSpacing
    /// Each layout is as long as every other; the spacing is exact.
    case fillEqualSize
    /// The most flexible layout gets all of it; the last one where several are.
    case fillFlexing
  }

  /// The direction the layouts follow each other in.
  public let axis: Axis
  /// The distance between neighbours in points. Negative: they overlap.
  public let spacing: Double
  /// What happens to room along the axis that the layouts do not need.
  public let distribution: Distribution
  /// What is stacked.
  public let sublayouts: [any MeasurableLayout]
  /// Where the stack stands in its room. Only an axis that is filled has room to distribute.
  public let alignment: LayoutKitAlignment
  /// Unless given: along the axis that of the most flexible layout, across it that of the least flexible one.
  public let flexibility: Flexibility
  /// Names the view.
  public let viewReuseId: String?
  /// What is shown, if anything is.
  public let viewRecipe: ViewRecipe?
  /// How many levels of layouts are inside.
  public let nestingDepth: Int

  /// The order in which the layouts get their room; `nil` where that is their own order.
  let order: [Int]?
  /// The willingness of each layout along the axis.
  let flexes: [Flexibility.Flex]
  let fault: LayoutFault?

  /// A stack. A spacing that is not finite counts as 0. Complexity: O(n log n).
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

  /// Along the axis the greatest, across it the least. An empty stack is inflexible along and most flexible across.
  private static func combined(_ all: [Flexibility], _ axis: Axis) -> Flexibility {
    let along = all.reduce(Flexibility.inflexibleFlex) { Flexibility.max($0, $1.flex(axis)) }
    let across = all.reduce(Flexibility.maxFlex) { Flexibility.min($0, $1.flex(axis.crossed)) }
    return axis == .horizontal
      ? Flexibility(horizontal: along, vertical: across) : Flexibility(horizontal: across, vertical: along)
  }

  /// Inflexible ones first, then by flexibility, equal ones in their own order.
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
