#if canImport(UIKit) && !os(watchOS)
  extension SystemEnvironment {
    /// What UIKit's traits say. What they leave open is as designed; a scale of 0, that of a view on no display, is 1.
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
    /// What sort of device shows the layout: a phone, a tablet, a television, a computer. Containers take it from their
    /// traits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
      get { self[IdiomKey.self] }
      set { self[IdiomKey.self] = newValue }
    }

    private enum IdiomKey: EnvironmentKey { static var defaultValue: UIUserInterfaceIdiom { .unspecified } }
  }
#endif
