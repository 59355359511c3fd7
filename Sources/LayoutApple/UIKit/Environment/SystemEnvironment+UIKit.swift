#if canImport(UIKit) && !os(watchOS)
  extension SystemEnvironment {
    /// The values of UIKit's traits. Values that are not set are the defaults. A scale of 0, that of a view on no
    /// display, is 1.
    @MainActor
    public init(_ traits: UITraitCollection) {
      self.init(
        colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
        layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        dynamicTypeSize: DynamicTypeSize(traits.preferredContentSizeCategory),
        displayScale: traits.displayScale > 0 ? Double(traits.displayScale) : 1,
        reducesMotion: UIAccessibility.isReduceMotionEnabled)
    }
  }

  extension EnvironmentValues {
    /// The kind of device that shows the layout: a phone, a tablet, a television, a computer. Containers copy it from
    /// their traits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
      get { self[IdiomKey.self] }
      set { self[IdiomKey.self] = newValue }
    }

    private enum IdiomKey: EnvironmentKey { static var defaultValue: UIUserInterfaceIdiom { .unspecified } }
  }
#endif
