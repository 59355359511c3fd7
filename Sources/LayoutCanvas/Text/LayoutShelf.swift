#if canImport(CCairo)
  import CPango
  package import LayoutCore

  /// A text that Pango laid out, to be drawn as it was measured; it must not be changed.
  package final class MeasuredLayout {
    /// A `PangoLayout`.
    package let pointer: OpaquePointer
    /// The line widths, in Pango's units, that lead to the same lines.
    fileprivate let widths: ClosedRange<Int32>

    fileprivate init(_ pointer: OpaquePointer, widths: ClosedRange<Int32>) {
      self.pointer = pointer
      self.widths = widths
    }

    /// Whether the first paragraph runs from right to left.
    var isRightToLeft: Bool { pango_layout_get_direction(pointer, 0) == PANGO_DIRECTION_RTL }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// Stores the layouts of measured texts, so that a view draws a text without laying it out again.
  ///
  /// It belongs to one thread.
  ///
  /// 1. A layout is kept where it contains the whole text as it is: nothing is shortened, and no part is in another
  ///    layout, as of long texts.
  /// 2. It is used for each width in which the text has the same lines, as in `TextResponses`.
  /// 3. Lines are aligned as those of the text that was measured first: another alignment needs a new layout.
  /// 4. The least recently used layouts are removed first. A removed one is laid out again.
  package final class LayoutShelf {
    /// The most texts that have layouts.
    private static let capacity = 4096
    /// The most that they may cost together.
    ///
    /// A layout takes about 50 times the bytes of its text and a kilobyte more, so they take 13 megabytes at most.
    private static let costLimit = 1 << 18
    /// The cost of a layout besides the bytes of its text.
    private static let baseCost = 24
    /// The most bytes of a text that is laid out again after it was removed; longer ones may have several layouts.
    private static let byteLimit = 1024

    private(set) var engine: PangoTextEngine
    private var kept = LRUCache<MetricsKey, [MeasuredLayout]>(capacity: capacity, costLimit: costLimit)

    package init(settings: FontSettings) { engine = PangoTextEngine(settings: settings) }

    /// Drops all layouts, which are in the former fonts.
    package func fontsChanged() {
      engine = PangoTextEngine(settings: engine.settings)
      kept.removeAll()
    }

    /// How often Pango laid out a text since the fonts changed.
    package var layoutCount: Int { engine.layoutCount }

    /// The layout of `text` in lines of `width` points; `nil` where none can contain all of it.
    package func layout(of text: String, style: TextStyle, width: Double) -> MeasuredLayout? {
      guard engine.hasFonts, let units = PangoTextEngine.units(width) else { return nil }
      let key = MetricsKey(text: text, style: style, lineLimit: nil)
      if let known = kept.value(for: key)?.last(where: { $0.widths.contains(units) }) { return known }
      guard key.style.lineLimit == nil, text.utf8.count <= Self.byteLimit else { return nil }
      alignLines(of: style)
      let layout = keep(key, width: units, engine.measure(text, style: key.style, width: units, lineLimit: nil))
      return layout?.widths.contains(units) == true ? layout : nil
    }

    /// A new layout of a text that no kept one shows: shortened, or with lines as wide as `width`; `nil` for one that
    /// needs several layouts.
    package func ownLayout(of text: String, style: TextStyle, width: Double, lineLimit: Int?) -> MeasuredLayout? {
      guard engine.hasFonts, let units = PangoTextEngine.units(width) else { return nil }
      alignLines(of: style)
      var isWhole = false
      let limit = style.lineLimit(and: lineLimit)
      engine.layOut(text, style: style, width: units, lineLimit: limit, justifies: true) { piece in
        isWhole = piece.isLast
        return false
      }
      guard isWhole, let pointer = engine.takeLayout() else { return nil }
      return MeasuredLayout(pointer, widths: units...units)
    }

    /// The kept layout of `key` without line breaks other than the text's own.
    func naturalLayout(_ key: MetricsKey) -> OpaquePointer? {
      kept.value(for: key)?.last { $0.widths.upperBound == .max }?.pointer
    }

    /// Sets the alignment of the engine's lines to that of a text of `style`.
    func alignLines(of style: TextStyle) {
      let startsRight = style.direction == .rightToLeft
      engine.alignment =
        switch style.alignment {
        case .center: PANGO_ALIGN_CENTER
        case .leading, .justified: startsRight ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        case .trailing: startsRight ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
        }
    }

    /// Keeps the engine's last layout.
    @discardableResult
    func keep(_ key: MetricsKey, width: Int32?, _ metrics: TextMetrics) -> MeasuredLayout? {
      // 1.
      guard engine.hasFonts, engine.holdsWholeText, key.style.lineLimit == nil || metrics.isNatural,
        let own = PangoTextEngine.units(metrics.width), let pointer = engine.takeLayout()
      else { return nil }
      // 2.
      var widths = own...(metrics.isNatural ? Int32.max : max(own, width ?? .max))
      if let width, key.isForOneWidth(metrics) { widths = width...width }
      let layout = MeasuredLayout(pointer, widths: widths)
      let layouts = (kept.value(for: key)?.suffix(2) ?? []) + [layout]
      kept.insert(layouts, for: key, cost: layouts.count * (key.text.utf8.count + Self.baseCost))
      return layout
    }
  }
#endif
