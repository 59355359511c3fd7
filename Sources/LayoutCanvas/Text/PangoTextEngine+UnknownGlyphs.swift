#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// The number of characters of `text` that no font has a glyph for.
    func unknownGlyphCount(in text: String, style: TextStyle) -> Int {
      guard hasFonts else { return text.count { !$0.isWhitespace } }
      return TextBlocks(text, style: style, isLimited: false).reduce(0) { sum, block in
        configure(block.text, style: style, width: nil, lineLimit: nil)
        return sum + Int(pango_layout_get_unknown_glyphs_count(layout))
      }
    }
  }
#endif
