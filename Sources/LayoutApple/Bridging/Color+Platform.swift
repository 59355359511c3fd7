#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension Color {
    /// A toolkit colour as it is in light or dark mode, in sRGB.
    ///
    /// Components outside sRGB are clamped. A pattern becomes clear.
    public init(_ color: PlatformColor, _ scheme: ColorScheme) {
      #if canImport(UIKit)
        let traits = UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
        self.init(color.resolvedColor(with: traits).cgColor)
      #else
        var resolved = color.cgColor
        NSAppearance(named: scheme == .dark ? .darkAqua : .aqua)?.performAsCurrentDrawingAppearance {
          resolved = color.cgColor
        }
        self.init(resolved)
      #endif
    }

    private init(_ color: CGColor) {
      let space = CGColorSpace(name: CGColorSpace.sRGB)
      let parts = space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil)?.components } ?? []
      guard parts.count == 4 else {
        self = .clear
        return
      }
      self.init(
        red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3]))
    }
  }
#endif
