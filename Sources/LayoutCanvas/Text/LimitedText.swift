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
      for index in scalars.indices {
        let scalar = scalars[index]
        if !scalar.endsParagraph {
          result.append(scalar)
        } else if !(scalar == "\n" && previous == "\r") {
          result.append(index < contentEnd ? Self.separator : "\n")
        }
        previous = scalar
      }
      self.text = String(result)
      hasBreaks = true
    }

    /// The text with all lines from `start`, in bytes, folded into one line with an ellipsis where the style truncates.
    ///
    /// That line is the first of the lines and "…", "…" and the last one, or both of them around "…". `nil` where there
    /// is only one line. Empty lines at the end are removed without an ellipsis.
    func folded(from start: Int, truncation: TruncationMode) -> String? {
      let scalars = text.unicodeScalars
      let rest = scalars[scalars.utf8Index(offset: start, in: text)...]
      let lines = rest.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
      guard lines.count > 1, let first = lines.first else { return nil }
      var result = scalars[..<rest.startIndex]
      let last = lines.dropFirst().last { !$0.isEmpty }
      guard let last else { return String(result + first) }
      if truncation != .head { result += first }
      result.append("…")
      if truncation != .tail { result += last }
      return String(result)
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
