#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension ColorTheme {
    /// The colours of the system, in light and in dark, read once.
    @MainActor static let platform: ColorTheme = {
      var theme = ColorTheme()
      for (role, color) in systemColors { theme[role] = Color(light: Color(color, .light), dark: Color(color, .dark)) }
      return theme
    }()

    #if canImport(UIKit)
      private static var systemColors: [(ColorRole, PlatformColor)] {
        var colors: [(ColorRole, PlatformColor)] = [
          (.primary, .label), (.secondary, .secondaryLabel), (.tertiary, .tertiaryLabel), (.accent, .systemBlue),
          (.separator, .separator), (.link, .link), (.error, .systemRed),
        ]
        #if !os(tvOS)
          colors += [(.background, .systemBackground), (.groupedBackground, .systemGroupedBackground)]
        #endif
        return colors
      }
    #else
      private static var systemColors: [(ColorRole, PlatformColor)] {
        [
          (.primary, .labelColor), (.secondary, .secondaryLabelColor), (.tertiary, .tertiaryLabelColor),
          (.accent, .controlAccentColor), (.background, .textBackgroundColor),
          (.groupedBackground, .windowBackgroundColor), (.separator, .separatorColor), (.link, .linkColor),
          (.error, .systemRed),
        ]
      }
    #endif
  }
#endif
