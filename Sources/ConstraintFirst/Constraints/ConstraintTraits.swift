/// What people choose constraints by: where one of it changes, constraints that were kept are out of date.
public struct ConstraintTraits: Hashable, Sendable {
  /// How large a person wants texts.
  public var dynamicTypeSize: DynamicTypeSize
  /// How much room there is across, roughly; `nil` where it is not set.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// How much room there is from top to bottom, roughly; `nil` where it is not set.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Which way the horizontal axis runs.
  public var layoutDirection: LayoutDirection
  /// Device pixels per point.
  public var displayScale: Double
  /// What covers the window's edges, in points.
  public var safeAreaInsets: EdgeInsets
  /// Whether the screen is wider than high; `nil` as long as that is not known.
  public var isLandscape: Bool?

  /// The traits of a place in the tree.
  public init(_ environment: EnvironmentValues, isLandscape: Bool? = nil) {
    dynamicTypeSize = environment.dynamicTypeSize
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    layoutDirection = environment.layoutDirection
    displayScale = environment.displayScale
    safeAreaInsets = environment.safeAreaInsets
    self.isLandscape = isLandscape
  }
}
