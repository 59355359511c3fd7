#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// One thread's worth of Pango: a font map, a context and one layout that every text goes through.
  ///
  /// Texts are measured and drawn by the same layout with the same settings, so drawing cannot break a line where
  /// measuring did not. Unless the settings say otherwise, hinting and rounding are off: a text has the same size at
  /// every scale.
  ///
  /// Not `Sendable`: `EnginePool` lends an engine to one caller at a time. Making one costs about a millisecond.
  final class PangoTextEngine {
    /// Larger font sizes, in points, are measured and drawn as this: Pango counts in 32-bit integers.
    static let largestFontSize: Double = 10_000

    /// The layout in use; a call of `configure` replaces what it holds.
    let layout: OpaquePointer?
    /// Whether any font is installed. Without one Pango answers sizes from uninitialised memory.
    let hasFonts: Bool
    /// Attributes of a text that is wrapped.
    let unhyphenated = PangoTextEngine.makeUnhyphenated()

    private let fontMap: UnsafeMutablePointer<PangoFontMap>?
    private let context: OpaquePointer?
    /// The font of the text in the layout.
    let fontDescription: OpaquePointer?
    private let settings: FontSettings
    private var currentFont: Font?
    private var currentDirection: LayoutDirection?

    init(settings: FontSettings = .canvas, ignoresFonts: Bool = false) {
      self.settings = settings
      fontMap = pango_cairo_font_map_new()
      pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), settings.resolution)
      context = pango_font_map_create_context(fontMap)
      settings.apply(to: context)
      layout = pango_layout_new(context)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
      fontDescription = pango_font_description_new()
      pango_font_description_set_family(fontDescription, settings.family)
      pango_font_description_set_absolute_size(fontDescription, Double(PANGO_SCALE))
      let font = pango_font_map_load_font(fontMap, context, fontDescription)
      hasFonts = font != nil && !ignoresFonts
      if let font { g_object_unref(font) }
    }

    deinit {
      pango_attr_list_unref(unhyphenated)
      pango_font_description_free(fontDescription)
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(fontMap)
    }

    /// Sets font and direction where they differ from the last text's.
    func select(_ style: TextStyle) {
      if currentDirection != style.direction {
        currentDirection = style.direction
        let direction = style.direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
        pango_context_set_base_dir(context, direction)
        pango_layout_context_changed(layout)
      }
      if currentFont != style.font {
        currentFont = style.font
        describe(style.font)
        pango_layout_set_font_description(layout, fontDescription)
      }
    }

    private func describe(_ font: Font) {
      pango_font_description_set_family(fontDescription, font.family ?? settings.family)
      let size = min(font.size, Self.largestFontSize) * Double(PANGO_SCALE)
      pango_font_description_set_absolute_size(fontDescription, max(size, 1))
      let weight = UInt32(min(max(font.weight.rawValue, 1), 1000))
      pango_font_description_set_weight(fontDescription, PangoWeight(rawValue: weight))
      pango_font_description_set_style(fontDescription, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    }
  }
#endif
