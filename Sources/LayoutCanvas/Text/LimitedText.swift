#if canImport(CCairo)
  import LayoutCore

  /// A text whose paragraphs are lines of one paragraph, so that a line limit counts all of them.
  struct LimitedText {
    /// U+2028, which ends a line and not the paragraph.
    static let separator: Unicode.Scalar = "\u{2028}"

    /// The text with each paragraph's end replaced by a line separator.
    ///
    /// A paragraph ends with LF, CR, CR LF or U+2029. The ends at the very end of the text are replaced by LF, since
    /// Pango shows an empty line only for a paragraph.
    let text: String
    /// The pieces of the given text, which have other places here.
    private(set) var pieces: [TextPiece] = []
    /// Whether the text has more than one line at every width.
    let hasBreaks: Bool

    init(_ text: String) {
      let scalars = text.unicodeScalars
      guard scalars.contains(where: \.endsLine) else {
        self.text = text
        hasBreaks = false
        return
      }
      let contentEnd = scalars.lastIndex { !$0.endsParagraph }.map(scalars.index(after:)) ?? scalars.startIndex
      var result = String.UnicodeScalarView()
      var previous: Unicode.Scalar = " "
      var piece = TextPiece(source: 0..<0, start: 0)
      var (read, written) = (0, 0)
      for index in scalars.indices {
        let scalar = scalars[index]
        read += UTF8.width(scalar)
        if !scalar.endsParagraph {
          result.append(scalar)
          written += UTF8.width(scalar)
          piece.source = piece.source.lowerBound..<read
        } else {
          if !(scalar == "\n" && previous == "\r") {
            let end = index < contentEnd ? Self.separator : "\n"
            result.append(end)
            written += UTF8.width(end)
          }
          if !piece.source.isEmpty { pieces.append(piece) }
          piece = TextPiece(source: read..<read, start: written)
        }
        previous = scalar
      }
      if !piece.source.isEmpty { pieces.append(piece) }
      self.text = String(result)
      hasBreaks = true
    }

    /// The text with all lines from `start`, in bytes, folded into one line with an ellipsis where the style truncates.
    ///
    /// That line is the first of the lines and "…", "…" and the last one, or both of them around "…". `nil` where there
    /// is only one line. Empty lines at the end are removed without an ellipsis.
    func folded(from start: Int, truncation: TruncationMode) -> (text: String, pieces: [TextPiece])? {
      let scalars = text.unicodeScalars
      let rest = scalars[scalars.utf8Index(offset: start, in: text)...]
      let lines = rest.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
      guard lines.count > 1, let first = lines.first else { return nil }
      var result = scalars[..<rest.startIndex]
      func bytes(_ part: String.UnicodeScalarView.SubSequence) -> Range<Int> {
        let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
        return start..<start + text.utf8.distance(from: part.startIndex, to: part.endIndex)
      }
      let last = lines.dropFirst().last { !$0.isEmpty }
      let isHeadKept = last == nil || truncation != .head
      if isHeadKept { result += first }
      let kept = 0..<(isHeadKept ? bytes(first).upperBound : bytes(first).lowerBound)
      var pieces = [TextPiece(source: kept, start: 0)]
      guard let last else { return (String(result), pieces) }
      result.append("…")
      if truncation != .tail {
        pieces.append(TextPiece(source: bytes(last), start: kept.upperBound + UTF8.width("…")))
        result += last
      }
      return (String(result), pieces)
    }
  }

  extension Unicode.Scalar {
    /// Whether Pango ends a paragraph here.
    var endsParagraph: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }

    /// Whether Pango ends a line here.
    var endsLine: Bool { endsParagraph || self == LimitedText.separator }
  }

  extension String.UnicodeScalarView {
    fileprivate func utf8Index(offset: Int, in text: String) -> Index {
      text.utf8.index(text.utf8.startIndex, offsetBy: offset, limitedBy: text.utf8.endIndex) ?? endIndex
    }
  }
#endif
