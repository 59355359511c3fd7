#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension EnvironmentValues {
    /// What a container starts with: texts that no font is set for are as large as the toolkit's own.
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
