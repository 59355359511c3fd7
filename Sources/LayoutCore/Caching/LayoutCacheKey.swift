import LayoutEngine

/// Everything that a result follows from.
struct LayoutCacheKey: Hashable, Sendable {
  /// The layout, told apart by type and value.
  private let layout: Identity
  private let contentHash: Int
  private let proposal: Proposal
  private let origin: Point
  private let environment: CacheableEnvironment
  /// The measurers themselves and not only where they lie, so that no other object can take their place in memory.
  private let measurers: Measurers

  /// - Returns: `nil` where the environment holds values of the user's own, which may not be comparable.
  init?(
    _ layout: some CacheableLayout, _ proposal: Proposal, _ origin: Point, _ measurers: Measurers,
    _ environment: EnvironmentValues
  ) {
    guard let environment = CacheableEnvironment(environment) else { return nil }
    self.layout = Identity(value: layout)
    contentHash = layout.contentHash
    self.proposal = proposal
    self.origin = origin
    self.environment = environment
    self.measurers = measurers
  }

  static func == (one: LayoutCacheKey, other: LayoutCacheKey) -> Bool {
    one.contentHash == other.contentHash && one.proposal == other.proposal && one.origin == other.origin
      && one.environment == other.environment && one.measurers.text === other.measurers.text
      && one.measurers.images === other.measurers.images && one.layout == other.layout
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
    hasher.combine(proposal)
    hasher.combine(environment)
  }
}

/// The built-in values of an environment.
struct CacheableEnvironment: Hashable, Sendable {
  private let style: TextStyle
  private let foregroundColor: Color
  private let colorScheme: ColorScheme
  private let displayScale: Double
  private let dynamicTypeSize: DynamicTypeSize
  private let reducesMotion: Bool
  private let safeAreaInsets: EdgeInsets

  /// - Returns: `nil` where there are values of the user's own.
  init?(_ environment: EnvironmentValues) {
    guard !environment.hasCustomValues else { return nil }
    style = environment.textStyle
    foregroundColor = environment.foregroundColor
    colorScheme = environment.colorScheme
    displayScale = environment.displayScale
    dynamicTypeSize = environment.dynamicTypeSize
    reducesMotion = environment.reducesMotion
    safeAreaInsets = environment.safeAreaInsets
  }
}
