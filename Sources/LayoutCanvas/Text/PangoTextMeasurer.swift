#if canImport(CCairo)
  public import LayoutCore

  /// Measures texts with Pango: any script, any mixture of directions, fonts as fontconfig finds them.
  ///
  /// Sizes do not depend on a scale or a screen, only on the installed fonts. Measurements are stored, and the least
  /// recently used ones are removed first. A stored natural width is used for each greater width, and stored lines for
  /// each width in which they are the same. Any number of threads may measure at once, with the same responses as one
  /// alone. Threads seldom wait for each other: the memory has up to sixteen parts, and a part removes only its own
  /// texts.
  ///
  /// Where no font is installed at all, `FixedTextMeasurer.standard` measures, so that layout still works; `hasFonts`
  /// is `false` then. Fonts larger than 10,000 points are measured as 10,000. Of a wrapped text without line limit the
  /// first 256 KiB are laid out; the rest is assumed to have as many lines for its length.
  public final class PangoTextMeasurer: TextMeasurer, FontListener {
    /// The measurer that is used where none is given.
    public static let shared = PangoTextMeasurer()

    let engines: EnginePool
    private let memory: TextMemory
    private let generation: Locked<Int>

    /// A measurer with a memory of its own.
    ///
    /// - Parameter cacheCapacity: the number of texts whose measurements are stored, at least one; their text takes at
    ///   most 8 MiB.
    public convenience init(cacheCapacity: Int = 4096) {
      self.init(cacheCapacity: cacheCapacity, engines: EnginePool())
    }

    /// A measurer for texts that another toolkit draws with `settings`.
    package convenience init(settings: FontSettings, cacheCapacity: Int = 4096) {
      self.init(cacheCapacity: cacheCapacity, engines: EnginePool(settings: settings))
    }

    /// - Parameter fonts: the fonts beside those that are installed.
    init(cacheCapacity: Int, engines: EnginePool, fonts: FontLibrary = .shared) {
      self.engines = engines
      generation = Locked(fonts.generation)
      memory = TextMemory(capacity: cacheCapacity)
      fonts.add(self)
      ProgramFonts.shared.follow(fonts)
    }

    /// The number of fonts that were registered. It becomes another one when nothing is measured in the former fonts any more.
    public var fontGeneration: Int { generation.withLock { $0 } }

    package func fontsChanged(in library: FontLibrary) {
      ProgramFonts.shared.follow(library)
      engines.fontsChanged()
      memory.removeAll()
      generation.withLock { $0 += 1 }
    }

    /// Whether any font is installed; without one nothing can be drawn.
    public var hasFonts: Bool {
      engines.withEngine { $0.hasFonts }
    }

    /// How often a measurement was not stored, since the measurer was made.
    package var queryCount: Int { memory.queryCount }

    /// The size of `text` in lines of at most `width` points.
    ///
    /// A word that is longer than a line is broken. Where a single character is longer, the response is that for lines
    /// as wide as the widest character, and its width is greater than `width`. A truncated text is as wide as its
    /// visible part with its ellipsis.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - style: the font and the rest of the style.
    ///   - width: the points of a line, rounded up to 1/1024; `nil`, NaN and more than two million for no limit, 0 and
    ///     less for one character per line.
    ///   - lineLimit: the most lines in all paragraphs together, at least one; `nil` for no limit. The smaller of this
    ///     and the style's own limit counts.
    /// - Complexity: O(n) for n bytes of text; about 10 microseconds for a short label, a fifth of one where the
    ///   measurement is stored.
    public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
      measure(text, style: style, width: width, lineLimit: lineLimit, shelf: nil)
    }

    /// The size of `text` as of `measure` without a shelf; the layout that has to be made for it is kept on `shelf`.
    package func measure(
      _ text: String, style: TextStyle, width: Double?, lineLimit: Int?, shelf: LayoutShelf?
    ) -> TextMetrics {
      guard !style.mayShrink else {
        return style.metrics(of: text, width: width, by: self) {
          measure(text, style: $0, width: width, lineLimit: lineLimit, shelf: shelf)
        }
      }
      let key = MetricsKey(text: text, style: style, lineLimit: lineLimit)
      let units = PangoTextEngine.units(width)
      if let known = memory.metrics(for: key, width: units) { return known }
      let generation = engines.generation
      func measured(_ engine: PangoTextEngine) -> TextMetrics {
        let limit = key.style.lineLimit
        guard engine.hasFonts else {
          return FixedTextMeasurer.standard.measure(text, style: key.style, width: width, lineLimit: limit)
        }
        return engine.measure(text, style: key.style, width: units, lineLimit: limit)
      }
      var metrics: TextMetrics
      if let shelf, let narrow = narrowMetrics(key, style: style, width: units, shelf: shelf) {
        metrics = narrow
      } else if let shelf {
        shelf.alignLines(of: style)
        metrics = measured(shelf.engine)
        shelf.keep(key, width: units, metrics)
      } else {
        metrics = engines.withEngine(measured)
      }
      if engines.settings.hasWholeHeights { metrics.makeHeightsWhole() }
      memory.store(metrics, for: key, width: units) { engines.generation == generation }
      return metrics
    }

    /// The size of a text in lines that its widest character fills.
    ///
    /// The text is laid out in one line for it, which is what is drawn in nearly all cases.
    private func narrowMetrics(
      _ key: MetricsKey, style: TextStyle, width: Int32?, shelf: LayoutShelf
    ) -> TextMetrics? {
      guard let widest = shelf.narrowWidth(key, in: width) else { return nil }
      _ = measure(key.text, style: style, width: nil, lineLimit: nil, shelf: shelf)
      return shelf.narrowMetrics(key, width: widest)
    }

    /// The number of characters of `text` that no installed font has a glyph for; they show as boxes with their number.
    ///
    /// - Complexity: O(n) for n bytes of text; the number is not stored.
    public func unknownGlyphCount(in text: String, style: TextStyle) -> Int {
      engines.withEngine { $0.unknownGlyphCount(in: text, style: style) }
    }

    /// The same number for texts with characters other than ASCII; 0 for ASCII, which every font has.
    public func missingGlyphCount(in text: String, style: TextStyle) -> Int {
      text.utf8.allSatisfy { $0 < 0x80 } && hasFonts ? 0 : unknownGlyphCount(in: text, style: style)
    }

    /// Whether a font of the family is installed.
    ///
    /// A name that fontconfig replaces by a font of its choice counts, as do the names of kinds of fonts, such as
    /// `monospace`. Of several names with commas between them one is enough.
    ///
    /// - Complexity: O(installed families).
    public func hasFamily(_ family: String) -> Bool { engines.withEngine { $0.hasFamily(family) } }

    /// Removes all stored measurements.
    ///
    /// It does not find fonts that were installed meanwhile.
    public func removeAllCachedMeasurements() {
      memory.removeAll()
    }
  }

  extension TextMetrics {
    /// Rounds the height and that of a line up, and the baselines to the nearest point.
    fileprivate mutating func makeHeightsWhole() {
      height = height.rounded(.up)
      lineHeight = lineHeight.rounded(.up)
      firstBaseline = firstBaseline.rounded()
      lastBaseline = lastBaseline.rounded()
    }
  }
#endif
