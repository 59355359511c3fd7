#if canImport(CCairo)
  import CPango
  package import LayoutCore

  /// A text for a native label, whose lines then break and end as the measurer's do.
  package struct LabelText: Equatable {
    /// The label's text.
    ///
    /// With a line limit all paragraphs are lines of one, and the rest after the last line is folded.
    package var text: String
    /// The most lines; `nil` is no limit.
    package var lineLimit: Int?
    /// Whether the text's own letters run from right to left.
    package var isRightToLeft: Bool

    /// The most paragraphs that stay paragraphs.
    private static var paragraphLimit: Int { 64 }

    /// The limit assumes that a glyph needs the font size for each byte of its character; usual glyphs need half of it.
    private static func byteLimit(_ style: TextStyle) -> Int { 4 * TextBlocks.limit(style) }

    fileprivate static func shown(_ text: String, _ style: TextStyle) -> String {
      var shown = text
      let limit = byteLimit(style)
      if text.utf8.count > limit {
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: limit)
        // A step forwards and one back leads to the character that contains the end.
        let cut = end < text.endIndex ? text.index(before: text.index(after: end)) : end
        shown = text[..<cut] + "…"
      }
      var paragraphs = 0
      for byte in shown.utf8 where byte == 0x0A || byte == 0x0D { paragraphs += 1 }
      return paragraphs > paragraphLimit ? LimitedText(shown).text : shown
    }

    /// The first byte of U+0590, the first character that runs from right to left.
    fileprivate static var firstTurned: UInt8 { 0xD6 }
  }

  extension PangoTextMeasurer {
    /// The text for a label of `width` points.
    ///
    /// Pango's time grows with the square of the number of paragraphs, so those of a text with many become lines of
    /// one. A text that is too long for Pango's 32-bit integers is cut after its beginning, 140 kilobytes in a font of
    /// 15 points.
    ///
    /// - Parameters:
    ///   - lineLimit: the smaller of this and the style's own limit counts.
    ///   - layout: the text's layout in that width, where it is known.
    package func label(
      _ text: String, style: TextStyle, width: Double, lineLimit: Int?, layout: MeasuredLayout? = nil
    ) -> LabelText {
      let clean = LabelText.shown(TextBlocks(text, style: style, isLimited: false).text, style)
      let limit = style.lineLimit(and: lineLimit)
      let isRightToLeft = style.direction == .rightToLeft
      var label = LabelText(text: clean, lineLimit: limit, isRightToLeft: isRightToLeft)
      let mayTurn = isRightToLeft || clean.utf8.contains { $0 >= LabelText.firstTurned }
      if limit == nil, mayTurn, let layout {
        label.isRightToLeft = layout.isRightToLeft
        return label
      }
      guard limit != nil || mayTurn, clean.utf8.count <= TextBlocks.limit(style) else { return label }
      engines.withEngine { engine in
        guard engine.hasFonts else { return }
        engine.configure(clean, style: style, width: PangoTextEngine.units(width), lineLimit: limit)
        if limit != nil, let shown = pango_layout_get_text(engine.layout) { label.text = String(cString: shown) }
        if mayTurn { label.isRightToLeft = pango_layout_get_direction(engine.layout, 0) == PANGO_DIRECTION_RTL }
      }
      return label
    }

    /// Pango's attributes of a label's text.
    ///
    /// They are the font, the colour, no automatic hyphens, and attributes that keep long texts fast. With `nil` the
    /// label sets the colour. The caller owns the list, a `PangoAttrList`.
    package func labelAttributes(_ text: String, style: TextStyle, color: Color?) -> OpaquePointer? {
      let list =
        PangoTextEngine.makeAttributes(for: text, style, isWrapped: true, engines.settings) ?? pango_attr_list_new()
      let font = pango_font_description_new()
      engines.settings.describe(style.font, in: font)
      pango_attr_list_insert(list, pango_attr_font_desc_new(font))
      pango_font_description_free(font)
      if let color { RunAttributes(list: list, settings: engines.settings, text: text).add(color, in: nil) }
      return list
    }
  }
#endif
