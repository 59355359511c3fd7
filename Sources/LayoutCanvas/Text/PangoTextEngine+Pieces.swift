#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// The part of a text that is in the layout: all of it, or a piece of a long text.
    struct Piece {
      /// Whether a new line begins after it in any case; otherwise only where lines have a width limit.
      var endsParagraph: Bool
      /// Whether no piece follows, or none that is visible.
      var isLast: Bool
      /// The number of the text's bytes up to the end of this piece.
      var end: Int
    }

    /// Lays out a text of any length, piece by piece: measuring and drawing have the same lines.
    ///
    /// - Parameters:
    ///   - width: of a line in Pango's units; `nil` for no limit.
    ///   - lineLimit: at least 1; `nil` for no limit.
    ///   - justifies: whether the lines of a justified text are as wide as `width`; for measuring they are as wide as
    ///     their words.
    ///   - body: called with each piece while it is in the layout; returns whether to continue.
    func layOut(
      _ text: String, style: TextStyle, width: Int32?, lineLimit: Int?, justifies: Bool = false, _ body: (Piece) -> Bool
    ) {
      var linesLeft = lineLimit
      var isFirst = true
      holdsWholeText = false
      for block in TextBlocks(text, style: style, isLimited: lineLimit != nil) {
        let style = style.ofPiece(block.start..<block.start + block.text.utf8.count)
        var isCut = configure(block.text, style: style, width: width, lineLimit: linesLeft, justifies: justifies)
        let isOpen = width == nil && !block.endsParagraph
        if let left = linesLeft, !isCut, !block.isLast, !isOpen, lineCount >= left {
          // The allowed lines end exactly with this piece, and more text follows.
          configure(block.text + "…", style: style, width: width, lineLimit: left, justifies: justifies)
          isCut = true
        }
        linesLeft = linesLeft.map { $0 - (isOpen ? lineCount - 1 : lineCount) }
        let piece = Piece(
          endsParagraph: block.endsParagraph || isCut, isLast: isCut || block.isLast, end: block.end)
        holdsWholeText = isFirst && block.isLast && !isCut
        guard body(piece), !isCut else { return }
        isFirst = false
      }
    }

    private var lineCount: Int { Int(pango_layout_get_line_count(layout)) }
  }

  extension TextStyle {
    /// The smaller of the style's line limit and another one, at least 1; `nil` for no limit.
    func lineLimit(and other: Int?) -> Int? {
      guard let limit = lineLimit ?? other else { return nil }
      return max(min(limit, other ?? limit), 1)
    }
  }
#endif
