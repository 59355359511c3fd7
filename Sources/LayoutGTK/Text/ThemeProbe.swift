#if canImport(CGTK)
  import CGTK

  /// A label that is never shown: what the theme gives to texts can be read from it.
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
    var foregroundColor: Color {
      var color = GdkRGBA()
      guard gtk_style_context_lookup_color(gtk_widget_get_style_context(label), "theme_fg_color", &color) != 0 else {
        return .black
      }
      return Color(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
    }
  }

  extension EnvironmentValues {
    /// The defaults with the theme's font and colour of texts, and the direction of the program's language.
    /// `GTK.initialize()` comes before.
    @MainActor
    public static var theme: EnvironmentValues {
      var values = EnvironmentValues()
      values.font = ThemeProbe.shared.font
      values.foregroundColor = ThemeProbe.shared.foregroundColor
      values.layoutDirection = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
      return values
    }
  }
#endif
