#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// The width of lines in Pango's units, 1/1024 of a point; `nil` for lines without a limit.
    ///
    /// It is rounded up, since a text that is measured again at its own width must not wrap. Widths that Pango's 32-bit
    /// integers cannot represent, above two million points, and NaN count as no limit; negative ones count as 0.
    static func units(_ width: Double?) -> Int32? {
      guard let width, !width.isNaN else { return nil }
      let units = (width * Double(PANGO_SCALE)).rounded(.up)
      guard units < Double(Int32.max) else { return nil }
      return Int32(max(units, 0))
    }

    /// Fills the layout, for measuring and for drawing.
    ///
    /// A line limit applies to the whole text. Pango counts lines in each paragraph, and counts none where lines have
    /// no width limit. So the paragraphs become lines of one paragraph first, and the text after the last allowed line
    /// is folded into it (`LimitedText`).
    ///
    /// - Parameters:
    ///   - text: at most `TextBlocks.limit` bytes, without NUL; longer texts are passed in blocks.
    ///   - width: of a line in Pango's units; `nil` for no limit.
    ///   - lineLimit: at least 1; `nil` for no limit.
    ///   - justifies: whether the lines of a justified text are as wide as `width`.
    /// - Returns: whether text was left out.
    /// - Complexity: O(n) for n bytes; a second time for a text with a line limit and more paragraphs than that.
    @discardableResult
    func configure(
      _ text: String, style: TextStyle, width: Int32?, lineLimit: Int?, justifies: Bool = false
    ) -> Bool {
      select(style)
      pango_layout_set_alignment(layout, alignment)
      pango_layout_set_width(layout, width ?? -1)
      pango_layout_set_justify(layout, justifies && style.alignment == .justified ? 1 : 0)
      pango_layout_set_spacing(layout, Self.shift(style.lineSpacing))
      guard let lineLimit else {
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(layout, -1)
        setText(text, style)
        return false
      }
      pango_layout_set_ellipsize(layout, style.truncation.ellipsis)
      pango_layout_set_height(layout, -Int32(clamping: lineLimit))
      let limited = LimitedText(text)
      let limitedStyle = style.moved(by: limited.pieces)
      setText(limited.text, limitedStyle)
      guard limited.hasBreaks, let start = lastLineStart(lineLimit),
        let folded = limited.folded(from: start, truncation: style.truncation)
      else { return pango_layout_is_ellipsized(layout) != 0 }
      setText(folded.text, limitedStyle.moved(by: folded.pieces))
      return true
    }

    /// The beginning of the last line that `lineLimit` allows, in bytes; `nil` where the text has fewer lines.
    private func lastLineStart(_ lineLimit: Int) -> Int? {
      guard let line = pango_layout_get_line_readonly(layout, Int32(clamping: lineLimit - 1)) else { return nil }
      return Int(line.pointee.start_index)
    }

    private func setText(_ text: String, _ style: TextStyle) {
      layoutCount += 1
      loadFontMetrics(for: text, style)
      pango_layout_set_text(layout, text, Int32(text.utf8.count))
      setAttributes(for: text, style, isWrapped: pango_layout_get_width(layout) >= 0)
    }
  }

  extension TruncationMode {
    var ellipsis: PangoEllipsizeMode {
      switch self {
      case .head: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .tail: PANGO_ELLIPSIZE_END
      }
    }
  }
#endif
