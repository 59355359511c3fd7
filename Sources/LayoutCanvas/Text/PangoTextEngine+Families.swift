#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// Whether a font of one of the families is installed.
    ///
    /// 1. The names of kinds of fonts count, and those in the font map's list; capital letters do not matter.
    /// 2. So does a name that leads to another font than a name that means nothing: fontconfig has a rule for it.
    func hasFamily(_ families: String) -> Bool {
      guard hasFonts else { return true }
      let names = Font(family: families, size: 1).families
      let installed = installedFamilies
      if names.contains(where: { Self.kinds.contains($0.lowercased()) || installed.contains($0.lowercased()) }) {
        return true  // 1.
      }
      let fallback = loadedFamily("\u{1}no such family")
      return names.contains { loadedFamily($0) != fallback }  // 2.
    }

    /// The names of kinds of fonts, as CSS and fontconfig have them.
    private static let kinds: Set<String> = [
      "sans", "sans-serif", "serif", "monospace", "mono", "system-ui", "cursive", "fantasy", "emoji", "math",
      "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded",
    ]

    private var installedFamilies: Set<String> {
      var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(pango_context_get_font_map(context), &families, &count)
      defer { g_free(families) }
      var names: Set<String> = []
      for at in 0..<Int(count) {
        guard let family = families?[at], let name = pango_font_family_get_name(family) else { continue }
        names.insert(String(cString: name).lowercased())
      }
      return names
    }

    /// The family of the font that a name leads to.
    private func loadedFamily(_ name: String) -> String? {
      let wanted = pango_font_description_new()
      defer { pango_font_description_free(wanted) }
      pango_font_description_set_family(wanted, name)
      guard let font = pango_context_load_font(context, wanted) else { return nil }
      defer { g_object_unref(font) }
      let found = pango_font_describe(font)
      defer { pango_font_description_free(found) }
      return pango_font_description_get_family(found).map { String(cString: $0) }
    }
  }
#endif
