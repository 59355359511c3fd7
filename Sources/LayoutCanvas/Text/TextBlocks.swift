#if canImport(CCairo)
  import LayoutCore

  /// A text cut into pieces that Pango can lay out in linear time and without overflow of its 32-bit integers.
  ///
  /// About once each kilobyte, a text is cut at the end of a paragraph, where the cut changes nothing. A paragraph of
  /// up to `limit` bytes, 30 kilobytes in the body font, is one piece. A longer one is cut after the last space that
  /// fits, a longer word after the last whole character; a wrapped text gets an additional line break there. The same
  /// applies to text with very many tabs, or with very many marks on one character.
  ///
  /// NUL, at which Pango's text would end, becomes U+FFFD.
  struct TextBlocks: Sequence, IteratorProtocol {
    struct Block {
      /// The piece, without the paragraph's end at the cut.
      var text: String
      /// Whether the next piece begins a new line even where lines have no width limit.
      var endsParagraph: Bool
      /// Whether no piece follows.
      var isLast: Bool
      /// The bytes before this one.
      var start: Int
      /// The bytes of all pieces up to and with this one.
      var end: Int
    }

    /// The most bytes of one piece.
    ///
    /// The limit assumes that a glyph needs at most four times the font size for each byte of its character, in either
    /// direction, in units of 1/1024 point.
    static func limit(_ style: TextStyle) -> Int {
      let size = Swift.min(Swift.max(style.largestSize, 1), PangoTextEngine.largestFontSize)
      return Swift.max(Int(Double(Int32.max) / 1024 / 4 / size), 16)
    }

    /// Pango's time grows with the square of the number of paragraphs in a layout: half a second for 8,000.
    private static let paragraphBytes = 1024

    /// The most marks or tabs of a piece.
    ///
    /// Pango's time grows with the square of the marks on one character, ten seconds for 32,000, and of the tabs in one
    /// line. A cut after a tab changes nothing where lines have no limit.
    static let costly = 256

    /// The text without NUL.
    let text: String
    private let limit: Int
    private let isLimited: Bool
    private var position: String.Index
    /// The bytes before `position`.
    private var end = 0
    private var isDone = false

    /// - Parameter isLimited: whether a line limit applies to all paragraphs together. Pieces are then as long as
    ///   possible, since a text that is shortened at its head or in its middle shows the end of its piece.
    init(_ text: String, style: TextStyle, isLimited: Bool) {
      self.text = text.utf8.contains(0) ? Self.withoutNull(text) : text
      limit = Self.limit(style)
      self.isLimited = isLimited
      position = self.text.startIndex
    }

    private static func withoutNull(_ text: String) -> String {
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
      return String(scalars)
    }

    mutating func next() -> Block? {
      guard !isDone else { return nil }
      let utf8 = text.utf8
      let wanted = nextCut()
      guard let cut = costlyCut(before: wanted?.end ?? utf8.endIndex) ?? wanted else {
        isDone = true
        let rest = position == text.startIndex ? text : String(text[position...])
        return Block(text: rest, endsParagraph: true, isLast: true, start: end, end: utf8.count)
      }
      let piece = String(text[position..<cut.end])
      let start = end
      position = cut.next
      end = utf8.distance(from: text.startIndex, to: position)
      return Block(text: piece, endsParagraph: cut.endsParagraph, isLast: false, start: start, end: end)
    }

    private typealias Cut = (end: String.Index, next: String.Index, endsParagraph: Bool)

    /// The next cut; `nil` where the rest is the last piece.
    private func nextCut() -> Cut? {
      let utf8 = text.utf8
      func index(_ bytes: Int) -> String.Index? {
        let index = utf8.index(position, offsetBy: bytes, limitedBy: utf8.endIndex)
        return index == utf8.endIndex ? nil : index
      }
      let end = index(limit)
      if !isLimited {
        guard let soft = index(Swift.min(limit, Self.paragraphBytes)) else { return nil }
        if let cut = lastParagraphEnd(before: soft) ?? firstParagraphEnd(from: soft, before: end ?? utf8.endIndex) {
          return cut
        }
      }
      guard let end else { return nil }
      if isLimited, let cut = lastParagraphEnd(before: end) { return cut }
      let next = lastSpace(before: end) ?? wholeCharacter(before: end)
      return (next, next, false)
    }

    /// The cut after `costly` marks or tabs, where more text follows before `end`.
    private func costlyCut(before end: String.Index) -> Cut? {
      guard text.utf8.distance(from: position, to: end) > Self.costly else { return nil }
      let scalars = text.unicodeScalars
      var (marks, tabs) = (0, 0)
      var index = position
      while index < end {
        let scalar = scalars[index]
        scalars.formIndex(after: &index)
        marks = scalar.isASCII || !scalar.joinsBackwards ? 0 : marks + 1
        if scalar == "\t" { tabs += 1 } else if scalar.endsLine { tabs = 0 }
        if Swift.max(marks, tabs) == Self.costly, index < end { return (index, index, false) }
      }
      return nil
    }

    private func lastParagraphEnd(before end: String.Index) -> Cut? {
      var index = end
      while index > position {
        text.utf8.formIndex(before: &index)
        if let cut = paragraphEnd(at: index) { return cut }
      }
      return nil
    }

    private func firstParagraphEnd(from start: String.Index, before end: String.Index) -> Cut? {
      var index = start
      while index < end {
        if let cut = paragraphEnd(at: index) { return cut }
        text.utf8.formIndex(after: &index)
      }
      return nil
    }

    /// The cut, if the byte at `index` is the last one of a paragraph's or line's end.
    private func paragraphEnd(at index: String.Index) -> Cut? {
      let utf8 = text.utf8
      let next = utf8.index(after: index)
      switch utf8[index] {
      case 0x0A:
        let isPair = index > position && utf8[utf8.index(before: index)] == 0x0D
        return (isPair ? utf8.index(before: index) : index, next, true)
      case 0x0D where next < utf8.endIndex && utf8[next] != 0x0A:
        return (index, next, true)
      case 0xA8 where isSeparator(before: index), 0xA9 where isSeparator(before: index):
        return (utf8.index(index, offsetBy: -2), next, true)
      default:
        return nil
      }
    }

    private func lastSpace(before end: String.Index) -> String.Index? {
      text.utf8[position..<end].lastIndex(of: 0x20).map(text.utf8.index(after:))
    }

    /// Whether the bytes before `index` are those of U+2028 and U+2029 without the last.
    private func isSeparator(before index: String.Index) -> Bool {
      let utf8 = text.utf8
      guard let start = utf8.index(index, offsetBy: -2, limitedBy: position) else { return false }
      return utf8[start] == 0xE2 && utf8[utf8.index(after: start)] == 0x80
    }

    /// The end of the last whole scalar before `end` and, within the usual length of a cluster, the last whole
    /// character.
    private func wholeCharacter(before end: String.Index) -> String.Index {
      let scalars = text.unicodeScalars
      // A step forwards and one back leads to the scalar that contains `end`.
      let start = scalars.index(before: scalars.index(after: end))
      var cut = start
      for _ in 0..<16 where cut > position {
        let before = scalars.index(before: cut)
        let joins = scalars[cut].joinsBackwards || scalars[before].value == 0x200D
        if !joins { return cut }
        cut = before
      }
      return start
    }
  }

  extension Unicode.Scalar {
    /// Whether the scalar continues the character before it, in all but rare scripts.
    fileprivate var joinsBackwards: Bool {
      value == 0x200D || properties.isGraphemeExtend || properties.isEmojiModifier
    }
  }
#endif
