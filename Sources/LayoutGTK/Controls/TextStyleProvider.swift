#if canImport(CGTK)
  import CGTK

  /// The font and the colour of one widget's text, as a style sheet of its own.
  @MainActor
  final class TextStyleProvider {
    private let provider: UnsafeMutablePointer<GtkCssProvider>
    private let reference: ObjectReference
    private var shown = ""

    init(for widget: Widget) {
      guard let provider = gtk_css_provider_new() else { preconditionFailure("g_object_new never fails") }
      self.provider = provider
      reference = ObjectReference(provider)
      g_object_unref(provider)
      gtk_style_context_add_provider(
        gtk_widget_get_style_context(widget), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Sets font and colour; `nil` leaves them to the theme.
    func set(font: Font?, color: Color?) {
      let sheet = "* {\(font.map(Self.rules(of:)) ?? "")\(color.map(Self.rule(of:)) ?? "") }"
      guard sheet != shown else { return }
      shown = sheet
      gtk_css_provider_load_from_data(provider, sheet, -1)
    }

    /// Swift writes the numbers, with a decimal point in every language.
    private static func rules(of font: Font) -> String {
      // Quotation marks and backslashes would end a string in a style sheet.
      let names = font.families.map { "\"\($0.filter { !"\"\\\n\0".contains($0) })\"" }.joined(separator: ", ")
      let family = names.isEmpty ? "" : " font-family: \(names);"
      let slant = font.isItalic ? " font-style: italic;" : ""
      return family
        + " font-size: \(min(font.size, 10_000))px; font-weight: \(min(max(font.weight.rawValue, 1), 1000));\(slant)"
    }

    private static func rule(of color: Color) -> String {
      func part(_ value: Double) -> Int { Int((value * 255).rounded()) }
      return " color: rgba(\(part(color.red)), \(part(color.green)), \(part(color.blue)), \(color.opacity));"
    }
  }
#endif
