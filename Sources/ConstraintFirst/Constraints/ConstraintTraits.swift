/// The traits that constraints may depend on; stored constraints are out of date after any of these changes.
public struct ConstraintTraits: Hashable, Sendable {
  /// The text size that the user has set.
  public var dynamicTypeSize: DynamicTypeSize
  /// The size class of the available width; `nil` if it is not set.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The size class of the available height; `nil` if it is not set.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The direction of the horizontal axis.
  public var layoutDirection: LayoutDirection
  /// Device pixels per point.
  public var displayScale: Double
  /// The insets of the window's covered edges, in points.
  public var safeAreaInsets: EdgeInsets
  /// Whether the screen is wider than high; `nil` while that is not known.
  public var isLandscape: Bool?

  /// The traits of an environment in the tree.
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
