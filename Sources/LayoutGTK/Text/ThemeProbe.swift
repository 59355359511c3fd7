#if canImport(CGTK)
  import CGTK

  /// A label that is never shown, from which the theme's values for texts are read.
  @MainActor
  final class ThemeProbe {
    static let shared = ThemeProbe()

    let label: Widget
    private let reference: ObjectReference

    private init() {
      guard let label = gtk_label_new("") else { preconditionFailure("g_object_new never fails") }
      self.label = label
      reference = ObjectReference(label)
    }

    /// The theme's font, its size in application pixels.
    var font: Font {
      let context = gtk_widget_get_pango_context(label)
      let description = pango_context_get_font_description(context)
      let family = pango_font_description_get_family(description).map { String(cString: $0) }
      var size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
      if pango_font_description_get_size_is_absolute(description) == 0 {
        size *= pango_cairo_context_get_resolution(context) / 72
      }
      return Font(family: family, size: size)
    }

    /// The theme's colour of texts.
    var foregroundColor: Color { color("theme_fg_color") ?? .black }

    /// The colours of the roles.
    ///
    /// A theme has one set of colours at a time, so both schemes have the same. A role that the theme has no colour for
    /// has that of the default theme. On dark grounds, themes mark parts with colours that are too dark for texts, so these
    /// are lightened until texts in them can be read.
    var colors: ColorTheme {
      var theme = ColorTheme()
      let names: [(ColorRole, String)] = [
        (.accent, "theme_selected_bg_color"), (.background, "theme_base_color"),
        (.groupedBackground, "theme_bg_color"), (.separator, "borders"), (.link, "link_color"), (.error, "error_color"),
      ]
      for (role, name) in names { if let color = color(name) { theme[role] = color } }
      let grounds = [theme[.background], theme[.groupedBackground]]
      if grounds.allSatisfy({ $0.contrastRatio(with: .white) > $0.contrastRatio(with: .black) }) {
        for role in [ColorRole.accent, .link, .error] { theme[role] = theme[role].lightened(to: 4.5, on: grounds) }
      }
      let text = foregroundColor
      theme[.primary] = text
      theme[.secondary] = text.opacity(0.75)
      theme[.tertiary] = text.opacity(0.55)
      return theme
    }

    /// A colour that the theme has a name for.
    private func color(_ name: String) -> Color? {
      var color = GdkRGBA()
      guard gtk_style_context_lookup_color(gtk_widget_get_style_context(label), name, &color) != 0 else { return nil }
      return Color(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
    }
  }

  extension EnvironmentValues {
    /// The present values of the system and its theme: font, colours and size of texts, light or dark, direction,
    /// motion.
    ///
    /// A `LayoutApp` follows it. `GTK.initialize()` comes before.
    @MainActor
    public static var theme: EnvironmentValues {
      guard let settings = try? SystemSettings(followsPortal: false) else { return EnvironmentValues() }
      defer { settings.stop() }
      return settings.environment
    }
  }
#endif
