#if canImport(CGTK)
  import CGTK
  import LayoutCore
  @testable import LayoutGTK
  import Testing

  @Suite("Colours on dark grounds")
  struct LightenedColorTests {
    /// The dark grounds of Adwaita, of libadwaita and of the canvas.
    static let grounds = [[0x2D2D2D, 0x353535], [0x1E1E1E, 0x242424], [0x1C1C1E, 0x000000]] as [[UInt32]]

    @Test(
      "A colour is lightened until texts in it can be read on dark grounds", arguments: grounds,
      [0x15539E, 0x3584E4, 0x000000, 0x613583, 0x26A269, 0xFF0000] as [UInt32])
    func readable(grounds: [UInt32], number: UInt32) {
      let (color, grounds) = (Color(hex: number), grounds.map { Color(hex: $0) })
      let light = color.lightened(to: 4.5, on: grounds)
      for ground in grounds { #expect(light.contrastRatio(with: ground) >= 4.5) }
      #expect(light.red >= color.red && light.green >= color.green && light.blue >= color.blue)
      // What can be read stays.
      #expect(light.lightened(to: 4.5, on: grounds) == light)
    }
  }

  extension GTKTests {
    @Suite("Accents", .enabled(if: hasDisplay, "no display")) @MainActor
    struct AccentTests {
      @Test("The theme's accent, links and faults can be read on the grounds of the dark theme")
      func dark() throws {
        try GTK.initialize()
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
        let before = layout_get_boolean(settings, "gtk-application-prefer-dark-theme")
        layout_set_boolean(settings, "gtk-application-prefer-dark-theme", 1)
        defer { layout_set_boolean(settings, "gtk-application-prefer-dark-theme", before) }
        let theme = ThemeProbe.shared.colors
        #expect(theme[.background].contrastRatio(with: .white) > 7)
        for role in [ColorRole.accent, .link, .error] {
          for ground in [ColorRole.background, .groupedBackground] {
            #expect(theme[role].contrastRatio(with: theme[ground]) >= 4.5, "\(role) on \(ground)")
          }
        }
      }
    }
  }
#endif
