import LayoutEngine

/// All inputs of a result.
struct LayoutCacheKey: Sendable {
  /// The inputs that the library compares itself: equal for equal keys.
  struct Digest: Hashable, Sendable {
    fileprivate let contentHash: Int
    fileprivate let proposal: Proposal
    fileprivate let origin: Point
    fileprivate let environment: CacheableEnvironment
    fileprivate let texts: ObjectIdentifier
    fileprivate let images: ObjectIdentifier?
    fileprivate let controls: ObjectIdentifier?
  }

  let digest: Digest
  /// The layout, compared by type and value.
  private let layout: Identity
  /// The measurers themselves and not only their addresses, so that no other object can take their place in memory.
  private let measurers: Measurers

  /// - Returns: `nil` where the environment contains a caller's own values, which may not be comparable.
  init?(
    _ layout: some CacheableLayout, _ proposal: Proposal, _ origin: Point, _ measurers: Measurers,
    _ environment: EnvironmentValues
  ) {
    guard let environment = CacheableEnvironment(environment) else { return nil }
    self.layout = Identity(value: layout)
    self.measurers = measurers
    digest = Digest(
      contentHash: layout.contentHash, proposal: proposal, origin: origin, environment: environment,
      texts: ObjectIdentifier(measurers.text), images: measurers.images.map { ObjectIdentifier($0) },
      controls: measurers.controls.map { ObjectIdentifier($0) })
  }

  /// Whether the layouts of two keys with the same digest are equal, by the caller's `==`.
  func hasSameLayout(as other: LayoutCacheKey) -> Bool { layout == other.layout }

  /// Whether it can be found again at all.
  var isEqualToItself: Bool { digest == digest && layout == layout }
}

/// The built-in values of an environment.
struct CacheableEnvironment: Hashable, Sendable {
  private let style: TextStyle
  private let font: Font
  private let textSettings: TextSettings?
  private let foregroundStyle: Paint
  private let colorScheme: ColorScheme
  private let colorTheme: ColorTheme
  private let displayScale: Double
  private let dynamicTypeSize: DynamicTypeSize
  private let textScale: Double
  private let reducesMotion: Bool
  private let safeAreaInsets: EdgeInsets
  private let isEnabled: Bool
  private let tint: Color?

  /// - Returns: `nil` where there are a caller's own values.
  init?(_ environment: EnvironmentValues) {
    guard !environment.hasCustomValues else { return nil }
    style = environment.textStyle
    font = environment.font
    textSettings = environment.textSettings
    foregroundStyle = environment.foregroundStyle
    colorScheme = environment.colorScheme
    colorTheme = environment.colorTheme
    displayScale = environment.displayScale
    dynamicTypeSize = environment.dynamicTypeSize
    textScale = environment.textScale
    reducesMotion = environment.reducesMotion
    safeAreaInsets = environment.safeAreaInsets
    isEnabled = environment.isEnabled
    tint = environment.tint
  }
}
