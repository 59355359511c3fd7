#if canImport(CCairo)
  import LayoutCore

  extension PangoTextEngine {
    /// How wide each of the visible characters of ASCII is by itself, from `!` on, in Pango's units.
    typealias CharacterWidths = [Int32]

    private static let visible: ClosedRange<UInt8> = 0x21...0x7E

    /// Whether a character may be wider than lines of `width`: hardly any is wider than two of the font's sizes.
    func mayBeShort(_ width: Int32, for style: TextStyle) -> Bool { Double(width) < style.font.size * 2 * 1024 }

    /// How wide the widest character is, in Pango's units, where the text is known to be broken into lines no longer than
    /// that: one of ASCII, in which no space follows another or stands at an end.
    func widestCharacter(of text: String, style: TextStyle) -> Int32? {
      guard style.direction == .leftToRight, let last = text.utf8.last, Self.visible.contains(last) else { return nil }
      var previous: UInt8 = 0x20
      for byte in text.utf8 {
        guard Self.visible.contains(byte) || byte == 0x20 && previous != 0x20 else { return nil }
        previous = byte
      }
      let widths = characterWidths(style)
      guard widths.count == Self.visible.count else { return nil }
      return text.utf8.reduce(0) { widest, byte in
        Self.visible.contains(byte) ? max(widest, widths[Int(byte - Self.visible.lowerBound)]) : widest
      }
    }

    /// Asked of Pango once for each font, all of them at once.
    private func characterWidths(_ style: TextStyle) -> CharacterWidths {
      if let known = knownCharacterWidths.value(for: style.font) { return known }
      let characters = Self.visible.map { String(UnicodeScalar($0)) }
      configure(characters.joined(separator: "\n"), style: style, width: nil, lineLimit: nil)
      var widths: CharacterWidths = []
      forEachLine { widths.append(Int32(clamping: $0.width)) }
      knownCharacterWidths.insert(widths, for: style.font)
      return widths
    }
  }
#endif
