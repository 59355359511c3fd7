#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// The shapes of the visible characters of ASCII as single characters in one font.
  struct SingleCharacters {
    struct Shape {
      /// The width in Pango's units.
      var width: Int32
      /// The number of the glyph in the font.
      var glyph: UInt32
    }

    static let codes: ClosedRange<UInt8> = 0x21...0x7E

    /// The shapes, one for each code.
    fileprivate let shapes: [Shape]

    /// The shape; `nil` for characters that are not visible.
    subscript(code: UInt8) -> Shape? {
      Self.codes.contains(code) ? shapes[Int(code - Self.codes.lowerBound)] : nil
    }
  }

  extension PangoTextEngine {
    /// Whether a character may be wider than lines of `width`: hardly any is wider than twice the font's size.
    ///
    /// It is not known where the style adds space between characters, or has several fonts.
    func mayBeShort(_ width: Int32, for style: TextStyle) -> Bool {
      style.isPlain && Double(width) < style.font.size * 2 * 1024
    }

    /// The width of the widest character, in Pango's units; `nil` where the lines of the text might be longer.
    ///
    /// It is known for texts in ASCII in which no space follows another one or is at an end.
    func widestCharacter(of text: String, style: TextStyle) -> Int32? {
      guard style.direction == .leftToRight, let last = text.utf8.last, SingleCharacters.codes.contains(last) else {
        return nil
      }
      var previous: UInt8 = 0x20
      for byte in text.utf8 {
        guard SingleCharacters.codes.contains(byte) || byte == 0x20 && previous != 0x20 else { return nil }
        previous = byte
      }
      guard let characters = singleCharacters(style) else { return nil }
      return text.utf8.reduce(0) { max($0, characters[$1]?.width ?? 0) }
    }

    /// The shapes of a font, which Pango computes all at once; `nil` where the font lacks a character.
    func singleCharacters(_ style: TextStyle) -> SingleCharacters? {
      if let known = knownCharacters.value(for: style.font) { return known }
      let texts = SingleCharacters.codes.map { String(UnicodeScalar($0)) }
      configure(texts.joined(separator: "\n"), style: style, width: nil, lineLimit: nil)
      var shapes: [SingleCharacters.Shape] = []
      forEachLine { line in
        let run = line.pointer.pointee.runs?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        guard let glyph = run?.glyphs?.pointee.glyphs?.pointee.glyph else { return }
        shapes.append(SingleCharacters.Shape(width: Int32(clamping: line.width), glyph: glyph))
      }
      let characters = shapes.count == SingleCharacters.codes.count ? SingleCharacters(shapes: shapes) : nil
      knownCharacters.insert(characters, for: style.font)
      return characters
    }

    /// The width of a part of a text by itself, in Pango's units.
    ///
    /// Pango computes it once for each part and font.
    func partWidth(_ text: String, style: TextStyle) -> Int32 {
      let key = TextPart(text: text, font: style.font)
      if let known = knownParts.value(for: key) { return known }
      configure(text, style: style, width: nil, lineLimit: nil)
      var width: Int32 = 0
      forEachLine { width = max(width, Int32(clamping: $0.width)) }
      knownParts.insert(width, for: key)
      return width
    }
  }

  /// A part of a text in one font.
  struct TextPart: Hashable {
    var text: String
    var font: Font
  }
#endif
