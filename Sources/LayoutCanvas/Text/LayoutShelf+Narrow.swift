#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// Texts in lines that their widest character fills, as where a window is asked for its least size: told from the one
  /// line that is drawn, without each piece of it being shaped again.
  extension LayoutShelf {
    /// How wide the lines of a text are in `width`, in Pango's units, where its widest character needs more than that.
    ///
    /// - Returns: `nil` too for texts of which that is not known.
    func narrowWidth(_ key: MetricsKey, in width: Int32?) -> Int32? {
      guard let width, key.style.lineLimit == nil, !PangoTextEngine.isLong(key.text), engine.hasFonts,
        engine.mayBeShort(width, for: key.style),
        let widest = engine.widestCharacter(of: key.text, style: key.style), widest > width
      else { return nil }
      return widest
    }

    /// The size of a text in lines of `width`, its `narrowWidth`.
    ///
    /// 1. The text's one line is kept, and each of its glyphs is that of a character by itself: there are no ligatures.
    /// 2. A line ends after the last word that fits, or after the last character that fits where no word does. The
    ///    space at its end takes no room.
    /// 3. The last character of a line is as wide as by itself: its kerning with the next one is gone.
    ///
    /// - Returns: `nil` where 1 does not hold.
    /// - Complexity: O(n) for n bytes of text.
    func narrowMetrics(_ key: MetricsKey, width: Int32) -> TextMetrics? {
      guard let layout = naturalLayout(key), let characters = characters(of: layout, key) else { return nil }
      var (count, widest, start) = (0, 0, 0)
      while start < characters.count {
        let line = Self.line(of: characters, from: start, width: Int(width))
        count += 1
        widest = max(widest, line.width)
        start = line.end
      }
      return LineSum(count: count, width: widest, of: layout).metrics(isNatural: count == 1)
    }

    private struct CharacterInLine {
      /// From the beginning of the text to the character, in Pango's units.
      var start: Int
      /// Its width by itself, 0 for a space.
      var width: Int
      /// Whether a line may end behind it.
      var endsWord: Bool
    }

    private func characters(of layout: OpaquePointer, _ key: MetricsKey) -> [CharacterInLine]? {
      // 1.
      var breakCount: Int32 = 0
      guard pango_layout_get_line_count(layout) == 1,
        let runs = pango_layout_get_line_readonly(layout, 0)?.pointee.runs, runs.pointee.next == nil,
        let string = runs.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs?.pointee,
        let glyphs = string.glyphs, let clusters = string.log_clusters, Int(string.num_glyphs) == key.text.utf8.count,
        let breaks = pango_layout_get_log_attrs_readonly(layout, &breakCount), breakCount == string.num_glyphs + 1,
        let single = engine.singleCharacters(key.style)
      else { return nil }
      var characters: [CharacterInLine] = []
      characters.reserveCapacity(key.text.utf8.count)
      var start = 0
      for (index, code) in key.text.utf8.enumerated() {
        let shape = single[code]
        guard clusters[index] == index, shape == nil || shape?.glyph == glyphs[index].glyph else { return nil }
        let endsWord = breaks[index + 1].is_line_break != 0
        characters.append(CharacterInLine(start: start, width: Int(shape?.width ?? 0), endsWord: endsWord))
        start += Int(glyphs[index].geometry.width)
      }
      return characters
    }

    private static func line(
      of characters: [CharacterInLine], from start: Int, width: Int
    ) -> (end: Int, width: Int) {
      let origin = characters[start].start
      var word: (end: Int, width: Int)?
      // No character is wider than the line.
      var letters = (end: start + 1, width: characters[start].width)
      for end in start + 1...characters.count {
        let last = characters[end - 1]
        guard last.start - origin <= width * 2 else { break }
        // 2, 3.
        let needed = last.start - origin + last.width
        guard needed <= width else { continue }
        letters = (end, needed)
        if last.endsWord || end == characters.count { word = letters }
      }
      return word ?? letters
    }
  }
#endif
