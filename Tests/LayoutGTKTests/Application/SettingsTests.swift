#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct SettingsTests {
      /// What GTK's settings are to be for a test, and back.
      private func keep(_ settings: SystemSettings, _ body: () throws -> Void) rethrows {
        let object = settings.object
        let dark = layout_get_boolean(object, "gtk-application-prefer-dark-theme")
        let animations = layout_get_boolean(object, "gtk-enable-animations")
        let resolution = layout_get_int(object, "gtk-xft-dpi")
        let (theme, font) = (layout_get_string(object, "gtk-theme-name"), layout_get_string(object, "gtk-font-name"))
        defer {
          layout_set_boolean(object, "gtk-application-prefer-dark-theme", dark)
          layout_set_boolean(object, "gtk-enable-animations", animations)
          layout_set_int(object, "gtk-xft-dpi", resolution)
          layout_set_string(object, "gtk-theme-name", theme)
          layout_set_string(object, "gtk-font-name", font)
          g_free(theme)
          g_free(font)
        }
        try body()
      }

      private struct Reader: Layout {
        @Environment(\.colorScheme) var scheme
        @Environment(\.reducesMotion) var reducesMotion
        var body: some Layout {
          Color.red.size(width: scheme == .dark ? 200 : 100, height: reducesMotion ? 20 : 10)
        }
      }

      @Test func `A running window follows light and dark, and animations off`() throws {
        try GTKTests.withApplication { application in
          keep(application.settings) {
            let object = application.settings.object
            let window = application.openWindow { Reader() }
            GTKTests.runLoop { window.size.width > 0 }
            #expect(window.size == Size(width: 100, height: 10))
            layout_set_boolean(object, "gtk-application-prefer-dark-theme", 1)
            GTKTests.runLoop { window.size.width == 200 }
            #expect(window.size == Size(width: 200, height: 10))
            #expect(window.container.environment.colorScheme == .dark)
            layout_set_boolean(object, "gtk-enable-animations", 0)
            GTKTests.runLoop { window.size.height == 20 }
            #expect(window.container.root.contentSize == Size(width: 200, height: 20))
            layout_set_boolean(object, "gtk-application-prefer-dark-theme", 0)
            #expect(window.container.environment.colorScheme == .light)
            layout_set_string(object, "gtk-theme-name", "Adwaita-dark")
            #expect(window.container.environment.colorScheme == .dark)
          }
        }
      }

      @Test func `Controls have the size of the theme and its font, whichever they are by now`() throws {
        try GTKTests.withApplication { application in
          try keep(application.settings) {
            let object = application.settings.object
            let window = application.openWindow { Button("Press") {}.id("button") }
            GTKTests.runLoop { window.size.width > 0 }
            let button = try #require(gtk_widget_get_first_child(window.container.widget))
            @MainActor func height() -> Double { window.container.root.result.frame(of: "button")?.height ?? 0 }
            @MainActor func wanted() -> Double {
              var natural = Int32(0)
              gtk_widget_measure(button, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
              return Double(natural)
            }
            let before = height()
            #expect(before == wanted())
            layout_set_int(object, "gtk-xft-dpi", 1024 * 96 * 2)
            GTKTests.runLoop { height() > before }
            #expect(height() == wanted())
            // High contrast has wider borders around the same font.
            layout_set_string(object, "gtk-theme-name", "HighContrast")
            GTKTests.settle()
            #expect(height() == wanted())
          }
        }
      }

      @Test func `The theme's colour of text is the default, and is another in the dark`() throws {
        try GTKTests.withApplication { application in
          keep(application.settings) {
            let light = application.settings.environment.colorTheme[.primary]
            layout_set_boolean(application.settings.object, "gtk-application-prefer-dark-theme", 1)
            let dark = application.settings.environment.colorTheme[.primary]
            #expect(light.red < 0.5 && dark.red > 0.5 && light.opacity == 1 && dark.opacity == 1)
            let window = application.openWindow { Text("x") }
            #expect(window.container.environment.colorTheme[.primary] == dark)
          }
        }
      }

      @Test func `Texts follow the text scale and the theme's font`() throws {
        try GTKTests.withApplication { application in
          try keep(application.settings) {
            let object = application.settings.object
            layout_set_string(object, "gtk-font-name", "DejaVu Sans Bold Oblique 12")
            layout_set_int(object, "gtk-xft-dpi", 96 * 1024)
            let font = application.settings.environment.font
            #expect(font == Font(family: "DejaVu Sans", size: 16, weight: .bold, isItalic: true))
            let window = application.openWindow(size: Size(width: 400, height: 200)) { Text("Wide").id("text") }
            GTKTests.runLoop { window.size.width > 0 }
            let before = try #require(window.container.root.result.frame(of: "text"))
            layout_set_int(object, "gtk-xft-dpi", 192 * 1024)
            #expect(application.settings.environment.textScale == 2)
            GTKTests.runLoop { window.container.root.contentSize.height > before.height + 8 }
            let after = try #require(window.container.root.result.frame(of: "text"))
            #expect(abs(after.width - 2 * before.width) <= 2 && abs(after.height - 2 * before.height) <= 2)
            layout_set_string(object, "gtk-font-name", "DejaVu Sans 20px")
            #expect(application.settings.environment.font == Font(family: "DejaVu Sans", size: 20))
            layout_set_int(object, "gtk-xft-dpi", -1)
            #expect(application.settings.environment.textScale == 1)
          }
        }
      }

      @Test func `A program's own wishes hold for windows and widgets, and go with it`() throws {
        let direction = gtk_widget_get_default_direction()
        try GTKTests.withApplication { application in
          let settings = application.settings
          let window = application.openWindow(size: Size(width: 100, height: 20)) {
            HStack {
              Color.red.size(width: 10, height: 20).id("first")
              Spacer()
            }
          }
          GTKTests.runLoop { window.size.width > 0 }
          #expect(window.container.root.result.frame(of: "first")?.origin.x == 0)
          settings.preferredLayoutDirection = .rightToLeft
          settings.preferredColorScheme = .dark
          #expect(gtk_widget_get_direction(window.container.widget) == GTK_TEXT_DIR_RTL)
          #expect(layout_get_boolean(settings.object, "gtk-application-prefer-dark-theme") == 1)
          GTKTests.runLoop()
          #expect(window.container.root.result.frame(of: "first")?.origin.x == 90)
          settings.preferredColorScheme = .light
          #expect(window.container.environment.colorScheme == .light)
          settings.portalColorScheme = .dark
          #expect(window.container.environment.colorScheme == .light)
          settings.preferredColorScheme = nil
          #expect(window.container.environment.colorScheme == .dark)
        }
        #expect(gtk_widget_get_default_direction() == direction)
        let settings = try SystemSettings(followsPortal: false)
        #expect(settings.environment.colorScheme == .light)
      }

      @Test func `A window's content chooses light or dark for the program's windows`() throws {
        try GTKTests.withApplication { application in
          let settings = application.settings
          @MainActor func darkens() -> Bool {
            layout_get_boolean(settings.object, "gtk-application-prefer-dark-theme") != 0
          }
          let first = application.openWindow { Reader().preferredColorScheme(.dark) }
          let second = application.openWindow { Reader() }
          GTKTests.runLoop { darkens() && first.size.width == 200 && second.size.width == 200 }
          #expect(darkens() && first.size.width == 200 && second.size.width == 200)
          settings.preferredColorScheme = .light
          #expect(!darkens())
          settings.preferredColorScheme = nil
          #expect(darkens())
          first.close()
          GTKTests.runLoop { !darkens() && second.container.environment.colorScheme == .light }
          #expect(!darkens() && second.container.environment.colorScheme == .light)
        }
      }

      @Test func `What a program set in a window's environment stays when the system changes`() throws {
        try GTKTests.withApplication { application in
          let settings = application.settings
          let window = application.openWindow { Color.red }
          let font = Font(size: 31)
          window.container.environment.font = font
          window.container.environment.tint = .green
          window.container.environment.colorScheme = .dark
          let other = application.openWindow { Color.red }
          settings.preferredLayoutDirection = .rightToLeft
          #expect(window.container.environment.layoutDirection == .rightToLeft)
          #expect(window.container.environment.font == font)
          #expect(window.container.environment.tint == .green)
          settings.preferredColorScheme = .dark
          #expect(other.container.environment.colorScheme == .dark)
          #expect(other.container.environment.font == settings.environment.font)
          #expect(other.container.environment.colorTheme == settings.environment.colorTheme)
        }
      }

      @Test func `A program that is light is so in a theme that is dark by its name, and gives it back`() throws {
        let settings = try SystemSettings(followsPortal: false)
        keep(settings) {
          let object = settings.object
          func theme() -> String? {
            let name = layout_get_string(object, "gtk-theme-name")
            defer { g_free(name) }
            return name.map { String(cString: $0) }
          }
          layout_set_string(object, "gtk-theme-name", "Adwaita-dark")
          #expect(settings.environment.colorScheme == .dark)
          settings.preferredColorScheme = .light
          #expect(settings.environment.colorScheme == .light)
          #expect(settings.environment.colorTheme[.primary].red < 0.5)
          #expect(theme() == "Adwaita")
          // The person chooses another one meanwhile.
          layout_set_string(object, "gtk-theme-name", "HighContrast-dark")
          #expect(settings.environment.colorScheme == .light)
          settings.preferredColorScheme = nil
          #expect(theme() == "HighContrast-dark")
          #expect(settings.environment.colorScheme == .dark)
          settings.preferredColorScheme = .light
          settings.stop()
          #expect(theme() == "HighContrast-dark")
        }
      }

      @Test func `Settings without an owner follow nothing and leave nothing behind`() throws {
        try GTK.initialize()
        let object = UnsafeMutableRawPointer(try #require(gtk_settings_get_default()))
        func handlers() -> Int {
          let id = g_signal_lookup("notify", gtk_settings_get_type())
          let mask = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
          var found: [gulong] = []
          while case let handler = g_signal_handler_find(object, mask, id, 0, nil, nil, nil), handler != 0 {
            g_signal_handler_block(object, handler)
            found.append(handler)
          }
          for handler in found { g_signal_handler_unblock(object, handler) }
          return found.count
        }
        let before = handlers()
        var settings: SystemSettings? = try SystemSettings(followsPortal: false)
        settings?.preferredColorScheme = .dark
        #expect(handlers() > before)
        #expect(layout_get_boolean(object, "gtk-application-prefer-dark-theme") == 1)
        settings = nil
        #expect(handlers() == before)
        #expect(layout_get_boolean(object, "gtk-application-prefer-dark-theme") == 0)
      }

      @Test func `Equal settings notify nothing`() throws {
        let settings = try SystemSettings(followsPortal: false)
        defer { settings.stop() }
        var notified = 0
        settings.onChange = { _ in notified += 1 }
        layout_set_boolean(settings.object, "gtk-application-prefer-dark-theme", 0)
        settings.preferredColorScheme = .light
        #expect(notified == 0)
        settings.preferredColorScheme = .dark
        #expect(notified == 1)
        settings.stop()
        #expect(notified == 1)
        settings.onChange = nil
      }
    }
  }
#endif
