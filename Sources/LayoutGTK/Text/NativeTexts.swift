#if canImport(CGTK)
  import CGTK
  import LayoutCanvas

  /// Measures texts as GTK's labels do, on any thread, with an engine of its own that has the settings of a label.
  ///
  /// A label's size is this size, with its width rounded up to whole pixels. The height is whole already, as a label's
  /// is, so equal rows are equally high at every place on the pixel grid.
  public final class NativeTexts: TextMeasurer, FontListener {
    /// The measurer that is used where none is given.
    @MainActor public static let shared = NativeTexts()

    let measurer: PangoTextMeasurer
    private let generation: Locked<Int>
    /// Layouts of the texts measured on GTK's thread, which only that thread may use.
    private let shelf: Confined

    // Sendable without the compiler's proof: the shelf is used on one thread only.
    private struct Confined: @unchecked Sendable {
      let shelf: LayoutShelf
      let thread = g_thread_self()
    }

    /// A measurer with the settings of a label of the default display; `GTK.initialize()` comes before.
    @MainActor
    public init() {
      let settings = FontSettings(of: ThemeProbe.shared)
      measurer = PangoTextMeasurer(settings: settings)
      shelf = Confined(shelf: LayoutShelf(settings: settings))
      generation = Locked(measurer.fontGeneration)
      FontLibrary.shared.add(self)
      if fontGeneration > 0 { layout_fonts_changed() }
    }

    /// The number of fonts that were registered. It becomes another one when the former layouts are dropped.
    public var fontGeneration: Int { generation.withLock { $0 } }

    /// Drops the layouts on GTK's thread, where texts may be measured in the former fonts until then.
    ///
    /// The measurer, which was notified before, has its own engines.
    package func fontsChanged(in library: FontLibrary) {
      guard shelf.thread != g_thread_self() else { return renew() }
      g_idle_add(
        { texts in
          if let texts { Unmanaged<NativeTexts>.fromOpaque(texts).takeRetainedValue().renew() }
          return 0
        }, Unmanaged.passRetained(self).toOpaque())
    }

    private func renew() {
      shelf.shelf.fontsChanged()
      measurer.removeAllCachedMeasurements()
      layout_fonts_changed()
      generation.withLock { $0 += 1 }
    }

    deinit {
      guard shelf.thread != g_thread_self() else { return }
      // The last reference was released on another thread. Labels may still draw layouts of the same fonts.
      g_idle_add(
        { shelf in
          if let shelf { Unmanaged<LayoutShelf>.fromOpaque(shelf).release() }
          return 0
        }, Unmanaged.passRetained(shelf.shelf).toOpaque())
    }

    /// The size of `text` in lines of at most `width` points.
    public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
      measurer.measure(
        text, style: style, width: width, lineLimit: lineLimit,
        shelf: shelf.thread == g_thread_self() ? shelf.shelf : nil)
    }

    /// The texts that were laid out on GTK's thread.
    @MainActor var layouts: LayoutShelf { shelf.shelf }
  }

  extension FontSettings {
    /// The settings of a label's engine.
    @MainActor
    fileprivate init(of probe: ThemeProbe) {
      let context = gtk_widget_get_pango_context(probe.label)
      let options = cairo_font_options_create()
      defer { cairo_font_options_destroy(options) }
      if let own = pango_cairo_context_get_font_options(context) { cairo_font_options_merge(options, own) }
      self.init(
        resolution: pango_cairo_context_get_resolution(context),
        hintStyle: cairo_font_options_get_hint_style(options).rawValue,
        hintMetrics: cairo_font_options_get_hint_metrics(options).rawValue,
        antialias: cairo_font_options_get_antialias(options).rawValue,
        subpixelOrder: cairo_font_options_get_subpixel_order(options).rawValue,
        roundsGlyphs: pango_context_get_round_glyph_positions(context) != 0,
        language: pango_language_to_string(pango_context_get_language(context)).map { String(cString: $0) },
        family: probe.font.family ?? "Sans", size: probe.font.size, hasWholeHeights: true)
    }
  }
#endif
