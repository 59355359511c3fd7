#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension EnvironmentValues {
    /// A container's first values; texts without a font have the toolkit's own size.
    static var ofToolkit: EnvironmentValues {
      #if canImport(UIKit)
        return EnvironmentValues()
      #else
        var values = EnvironmentValues()
        values.font = .system(size: Double(NSFont.systemFontSize))
        return values
      #endif
    }
  }
#endif
