#if canImport(CCairo)
  import LayoutCore

  /// A piece of a text that has another place in the text that is laid out; all in bytes of UTF-8.
  struct TextPiece {
    /// The place in the text that was given.
    var source: Range<Int>
    /// The beginning in the text that is laid out.
    var start: Int
  }

  extension TextStyle {
    /// The style with its runs at the places that they have in a text of these pieces; without pieces it is the same.
    func moved(by pieces: [TextPiece]) -> TextStyle {
      guard let runs, !pieces.isEmpty else { return self }
      var style = self
      style.runs = runs.moved(pieces.map { ($0.source, $0.start) })
      return style
    }

    /// The style of a piece of the text as a text of its own.
    func ofPiece(_ range: Range<Int>) -> TextStyle {
      guard range.lowerBound > 0 else { return self }
      return moved(by: [TextPiece(source: range, start: 0)])
    }
  }
#endif
