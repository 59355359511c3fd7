#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// The values of GTK's settings and theme as values of the environment.
  extension SystemSettings {
    private func string(_ property: String) -> String? {
      guard let text = layout_get_string(object, property) else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }

    var themeName: String? { string(Self.theme) }

    static let darkEnding = "-dark"

    /// Whether a theme is dark by its name.
    static func isDark(_ theme: String) -> Bool { theme.lowercased().hasSuffix(darkEnding) }

    /// Dark where the dark variant of the theme is chosen, and where a theme is dark by its name, as `Adwaita-dark`.
    ///
    /// `GTK_THEME` overrides both, as it does in GTK.
    var colorScheme: ColorScheme {
      if let forced = g_getenv("GTK_THEME").map({ String(cString: $0) }), !forced.isEmpty {
        return forced.hasSuffix(":dark") || Self.isDark(forced) ? .dark : .light
      }
      if layout_get_boolean(object, "gtk-application-prefer-dark-theme") != 0 { return .dark }
      return Self.isDark(themeName ?? "") ? .dark : .light
    }

    /// The text scale.
    ///
    /// GTK has it as the resolution of fonts: 1024 times 96 dots per inch is 1; 0 and less are unknown.
    var textScale: Double {
      let resolution = layout_get_int(object, "gtk-xft-dpi")
      return resolution > 0 ? Double(resolution) / (1024 * 96) : 1
    }

    /// The theme's font.
    ///
    /// GTK's points are 1/72 inch; an inch is 96 points of the layout.
    var font: Font {
      guard let name = string("gtk-font-name"), let description = pango_font_description_from_string(name) else {
        return .body
      }
      defer { pango_font_description_free(description) }
      let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
      let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
      return Font(
        family: pango_font_description_get_family(description).map { String(cString: $0) },
        size: isAbsolute ? size : size * 96 / 72,
        weight: Font.Weight(rawValue: Int(pango_font_description_get_weight(description).rawValue)),
        isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
    }
  }
#endif
