#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// The Pango objects of one thread: a font map, a context and the layout that every text is laid out in.
  ///
  /// Texts are measured and drawn by the same layout with the same settings, so lines break in drawing as in measuring.
  /// Unless the settings specify otherwise, hinting and rounding are off: a text has the same size at every scale.
  ///
  /// Not `Sendable`: `EnginePool` gives an engine to one caller at a time. Making one costs about a millisecond.
  final class PangoTextEngine {
    /// The largest font size, in points; larger ones are measured and drawn as this: Pango counts in 32-bit integers.
    static let largestFontSize: Double = 10_000

    /// The layout in use; a call of `configure` replaces its content.
    var layout: OpaquePointer? { layouts[direction == .leftToRight ? 0 : 1] }
    var context: OpaquePointer? { contexts[direction == .leftToRight ? 0 : 1] }
    /// The alignment of lines in a layout that is drawn as a whole.
    var alignment = PANGO_ALIGN_LEFT
    /// Whether the layout contains the whole of the last text that was laid out.
    var holdsWholeText = false
    /// The single characters of the fonts that were used last.
    var knownCharacters = LRUCache<Font, SingleCharacters?>(capacity: 32)
    /// The widths of parts of texts that were shaped by themselves.
    var knownParts = LRUCache<TextPart, Int32>(capacity: 1024)
    /// The fonts whose metrics were loaded; the font map keeps more fonts than these.
    private var measuredFonts = LRUCache<Font, Void>(capacity: 32)
    /// The fonts whose glyphs are placed at fractions of a pixel.
    let shiftedFonts = ShiftedFonts()
    /// How often a layout was filled.
    var layoutCount = 0
    /// The number of bytes for which Pango selected fonts only to have them measured.
    var itemizedByteCount = 0
    /// Whether any font is installed.
    ///
    /// Without one Pango reads sizes from uninitialised memory.
    let hasFonts: Bool
    /// The attributes of a text that is wrapped.
    let unhyphenated = PangoTextEngine.makeUnhyphenated()

    private let fontMap: UnsafeMutablePointer<PangoFontMap>?
    /// One for each direction: layouts are laid out again when the direction of their context changes.
    private let contexts: [OpaquePointer?]
    private var layouts: [OpaquePointer?]
    /// The font of the text in the layout.
    let fontDescription: OpaquePointer?
    let settings: FontSettings
    private var currentFont: Font?
    private var direction = LayoutDirection.leftToRight

    /// - Parameters:
    ///   - settings: the settings for the texts.
    ///   - ignoresFonts: whether the engine works as if no font were installed.
    init(settings: FontSettings = .canvas, ignoresFonts: Bool = false) {
      self.settings = settings
      fontMap = pango_cairo_font_map_new()
      pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), settings.resolution)
      contexts = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map { [fontMap] direction in
        let context = pango_font_map_create_context(fontMap)
        settings.apply(to: context)
        pango_context_set_base_dir(context, direction)
        return context
      }
      layouts = contexts.map(Self.makeLayout)
      fontDescription = pango_font_description_new()
      settings.describe(Font(size: settings.size), in: fontDescription)
      let font = pango_font_map_load_font(fontMap, contexts[0], fontDescription)
      hasFonts = font != nil && !ignoresFonts
      if let font { g_object_unref(font) }
    }

    deinit {
      pango_attr_list_unref(unhyphenated)
      pango_font_description_free(fontDescription)
      for object in layouts + contexts { g_object_unref(UnsafeMutableRawPointer(object)) }
      g_object_unref(fontMap)
    }

    /// Sets font and direction where they differ from the last text's.
    func select(_ style: TextStyle) {
      if currentFont != style.font {
        currentFont = style.font
        settings.describe(style.font, in: fontDescription)
        for layout in layouts { pango_layout_set_font_description(layout, fontDescription) }
        loadFontMetricsOnce(of: style.font)
      }
      direction = style.direction
    }

    /// Has Pango measure a font that `fontDescription` describes.
    func loadFontMetricsOnce(of font: Font) {
      guard measuredFonts.value(for: font) == nil else { return }
      loadFontMetrics()
      measuredFonts.insert((), for: font)
    }

    private static func makeLayout(_ context: OpaquePointer?) -> OpaquePointer? {
      let layout = pango_layout_new(context)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      return layout
    }

    /// The layout in use, which the caller owns from now on; another one replaces it.
    func takeLayout() -> OpaquePointer? {
      let index = direction == .leftToRight ? 0 : 1
      let taken = layouts[index]
      layouts[index] = Self.makeLayout(contexts[index])
      if currentFont != nil { pango_layout_set_font_description(layouts[index], fontDescription) }
      return taken
    }
  }
#endif
