#if canImport(CCairo)
  import CPango
  package import LayoutCore

  /// A text that Pango laid out, to be drawn as it was measured. Nothing of it may be changed.
  package final class MeasuredLayout {
    /// A `PangoLayout`.
    package let pointer: OpaquePointer
    /// The widths of lines, in Pango's units, in which the text has these lines.
    fileprivate let widths: ClosedRange<Int32>

    fileprivate init(_ pointer: OpaquePointer, widths: ClosedRange<Int32>) {
      self.pointer = pointer
      self.widths = widths
    }

    /// Whether the first paragraph runs from right to left.
    var isRightToLeft: Bool { pango_layout_get_direction(pointer, 0) == PANGO_DIRECTION_RTL }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// Layouts of measured texts, so that what shows a text need not have it laid out once more. It belongs to one thread.
  ///
  /// 1. A layout is kept where it holds the whole text as it is: nothing is shortened, and no part was left to another
  ///    layout, as of long texts.
  /// 2. It serves each width in which the text has the same lines, as in `TextAnswers`.
  /// 3. Lines are aligned as those of the text that was measured first: a layout needs to be made anew to be aligned
  ///    otherwise.
  /// 4. The least recently asked for are forgotten first. What was forgotten is laid out again.
  package final class LayoutShelf {
    /// So many texts have layouts.
    private static let capacity = 4096
    /// What they may cost together: a layout takes about 50 times the bytes of its text and a kilobyte besides, so they
    /// take 13 megabytes at most.
    private static let costLimit = 1 << 18
    /// What a layout costs besides the bytes of its text.
    private static let baseCost = 24
    /// Texts of so many bytes are laid out again where they were forgotten; longer ones may have several layouts.
    private static let byteLimit = 1024

    let engine: PangoTextEngine
    private var kept = LRUCache<MetricsKey, [MeasuredLayout]>(capacity: capacity, costLimit: costLimit)

    package init(settings: FontSettings) { engine = PangoTextEngine(settings: settings) }

    /// How often Pango was given a text to lay out.
    package var layoutCount: Int { engine.layoutCount }

    /// The layout of `text` in lines of `width` points; `nil` where none can hold all of it.
    package func layout(of text: String, style: TextStyle, width: Double) -> MeasuredLayout? {
      guard engine.hasFonts, let units = PangoTextEngine.units(width) else { return nil }
      let key = MetricsKey(text: text, style: style, lineLimit: nil)
      if let known = kept.value(for: key)?.last(where: { $0.widths.contains(units) }) { return known }
      guard key.style.lineLimit == nil, text.utf8.count <= Self.byteLimit else { return nil }
      alignLines(of: style)
      let layout = keep(key, width: units, engine.measure(text, style: key.style, width: units, lineLimit: nil))
      return layout?.widths.contains(units) == true ? layout : nil
    }

    /// The kept layout of `key` in lines that end only where the text has a line's end.
    func naturalLayout(_ key: MetricsKey) -> OpaquePointer? {
      kept.value(for: key)?.last { $0.widths.upperBound == .max }?.pointer
    }

    /// Has the engine align lines as those of a text of `style`.
    func alignLines(of style: TextStyle) {
      let startsRight = style.direction == .rightToLeft
      engine.alignment =
        switch style.alignment {
        case .center: PANGO_ALIGN_CENTER
        case .leading: startsRight ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
        case .trailing: startsRight ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
        }
    }

    /// Keeps what the engine was just asked to lay out.
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
