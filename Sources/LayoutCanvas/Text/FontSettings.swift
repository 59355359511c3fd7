#if canImport(CCairo)
  import CCairo
  import CPango
  import LayoutCore

  /// The settings of a screen's fonts that affect the sizes of texts.
  ///
  /// The numbers are cairo's.
  package struct FontSettings: Hashable, Sendable {
    /// Dots per inch.
    ///
    /// Fonts whose size is in points of 1/72 inch depend on it; those of the layout do not.
    package var resolution: Double
    /// How strongly outlines are fitted to pixels.
    package var hintStyle: UInt32
    /// Whether advances are rounded to pixels by the fonts.
    package var hintMetrics: UInt32
    /// How edges are softened.
    package var antialias: UInt32
    /// The order of the colours in a pixel.
    package var subpixelOrder: UInt32
    /// Whether glyphs stand on whole pixels.
    package var roundsGlyphs: Bool
    /// The language, such as `en-us`, for scripts that several languages share; `nil` is the program's own.
    package var language: String?
    /// The family of fonts that specify none.
    package var family: String
    /// The size of most texts, in points.
    ///
    /// An engine loads a font of this size to find whether there are any.
    package var size: Double
    /// Whether heights are whole pixels of one point, as those of a toolkit's labels are.
    ///
    /// A height is rounded up, so that nothing is clipped, and a baseline to the nearest pixel. Equal texts then have
    /// the same height at every place on the grid.
    package var hasWholeHeights: Bool

    package init(
      resolution: Double, hintStyle: UInt32, hintMetrics: UInt32, antialias: UInt32, subpixelOrder: UInt32,
      roundsGlyphs: Bool, language: String?, family: String, size: Double, hasWholeHeights: Bool = false
    ) {
      self.resolution = resolution
      self.hintStyle = hintStyle
      self.hintMetrics = hintMetrics
      self.antialias = antialias
      self.subpixelOrder = subpixelOrder
      self.roundsGlyphs = roundsGlyphs
      self.language = language
      self.family = family
      self.size = size
      self.hasWholeHeights = hasWholeHeights
    }

    /// The canvas's settings: a text has the same size at every scale.
    package static var canvas: FontSettings {
      FontSettings(
        resolution: 72, hintStyle: CAIRO_HINT_STYLE_NONE.rawValue, hintMetrics: CAIRO_HINT_METRICS_OFF.rawValue,
        antialias: CAIRO_ANTIALIAS_GRAY.rawValue, subpixelOrder: CAIRO_SUBPIXEL_ORDER_DEFAULT.rawValue,
        roundsGlyphs: false, language: nil, family: "Sans", size: Font.body.size)
    }

    /// Sets all values that a context has; the resolution is the font map's.
    func apply(to context: OpaquePointer?) {
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_style(options, cairo_hint_style_t(rawValue: hintStyle))
      cairo_font_options_set_hint_metrics(options, cairo_hint_metrics_t(rawValue: hintMetrics))
      cairo_font_options_set_antialias(options, cairo_antialias_t(rawValue: antialias))
      cairo_font_options_set_subpixel_order(options, cairo_subpixel_order_t(rawValue: subpixelOrder))
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, roundsGlyphs ? 1 : 0)
      if let language { pango_context_set_language(context, pango_language_from_string(language)) }
    }

    /// Sets the values of `font` in `description`, a `PangoFontDescription`.
    func describe(_ font: Font, in description: OpaquePointer?) {
      let families = font.families
      pango_font_description_set_family(description, families.isEmpty ? family : families.joined(separator: ","))
      let size = min(font.size, PangoTextEngine.largestFontSize) * Double(PANGO_SCALE)
      pango_font_description_set_absolute_size(description, max(size, 1))
      let weight = UInt32(min(max(font.weight.rawValue, 1), 1000))
      pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
      pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      pango_font_description_set_stretch(description, font.width.stretch)
    }
  }

  extension Font.Width {
    /// The nearest of Pango's nine steps, whose widths are those of CSS.
    fileprivate var stretch: PangoStretch {
      switch rawValue {
      case ..<56.25: PANGO_STRETCH_ULTRA_CONDENSED
      case ..<68.75: PANGO_STRETCH_EXTRA_CONDENSED
      case ..<81.25: PANGO_STRETCH_CONDENSED
      case ..<93.75: PANGO_STRETCH_SEMI_CONDENSED
      case ..<106.25: PANGO_STRETCH_NORMAL
      case ..<118.75: PANGO_STRETCH_SEMI_EXPANDED
      case ..<137.5: PANGO_STRETCH_EXPANDED
      case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
      default: PANGO_STRETCH_ULTRA_EXPANDED
      }
    }
  }
#endif
