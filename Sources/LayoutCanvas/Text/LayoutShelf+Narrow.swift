#if canImport(CCairo)
  import CPango
  import LayoutCore

  /// Measures texts in lines as wide as their widest character, as where a window's minimum size is requested.
  ///
  /// The size is computed from the one line that is drawn. Only parts of ligatures are shaped again.
  extension LayoutShelf {
    /// The width of a text's lines in `width`, in Pango's units, where its widest character needs more than that.
    ///
    /// - Returns: `nil` also for texts whose width is not known.
    func narrowWidth(_ key: MetricsKey, in width: Int32?) -> Int32? {
      guard let width, key.style.lineLimit == nil, !PangoTextEngine.isLong(key.text), engine.hasFonts,
        engine.mayBeShort(width, for: key.style),
        let widest = engine.widestCharacter(of: key.text, style: key.style), widest > width
      else { return nil }
      return widest
    }

    /// The size of a text in lines of `width`, its `narrowWidth`.
    ///
    /// 1. The text is kept as one line. Each of its glyphs is that of a single character, or a ligature, and its spaces
    ///    have the width of a single space: no font's kerning changes them.
    /// 2. A line ends after the last word that fits, or after the last character that fits where no word does. The
    ///    space at its end takes no width.
    /// 3. The last character of a line has its width as a single character, without the kerning with the next one.
    /// 4. A line that begins inside a ligature or ends with a part of one is shaped by itself.
    ///
    /// - Returns: `nil` where 1 does not hold.
    /// - Complexity: O(n) for n bytes of text, at most 256, without the shaping of 4.
    func narrowMetrics(_ key: MetricsKey, width: Int32) -> TextMetrics? {
      guard let layout = naturalLayout(key), let characters = characters(of: layout, key) else { return nil }
      let text = TextInCharacters(bytes: Array(key.text.utf8), style: key.style, characters: characters)
      var (count, widest, start) = (0, 0, 0)
      while start < characters.count {
        let line = line(of: text, from: start, width: Int(width))
        count += 1
        widest = max(widest, line.width)
        start = line.end
      }
      return LineSum(count: count, width: widest, of: layout).metrics(isNatural: count == 1)
    }

    private struct TextInCharacters {
      let bytes: [UInt8]
      let style: TextStyle
      let characters: [CharacterInLine]
    }

    private struct CharacterInLine {
      /// The distance from the beginning of the text in Pango's units; for each character of a ligature, that of the
      /// ligature.
      var start: Int
      /// The width of the single character, 0 for a space.
      var width: Int
      /// Whether a line may end after it.
      var endsWord: Bool
      /// Whether a glyph begins with it.
      var startsGlyph = true
      /// Whether it shares its glyph with others.
      var isInLigature = false
    }

    private func characters(of layout: OpaquePointer, _ key: MetricsKey) -> [CharacterInLine]? {
      // 1.
      let length = key.text.utf8.count
      var breakCount: Int32 = 0
      guard pango_layout_get_line_count(layout) == 1,
        let runs = pango_layout_get_line_readonly(layout, 0)?.pointee.runs, runs.pointee.next == nil,
        let string = runs.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs?.pointee,
        let glyphs = string.glyphs, let clusters = string.log_clusters,
        let breaks = pango_layout_get_log_attrs_readonly(layout, &breakCount), Int(breakCount) == length + 1,
        let single = engine.singleCharacters(key.style)
      else { return nil }
      let space = engine.partWidth(" ", style: key.style)
      var characters: [CharacterInLine] = []
      characters.reserveCapacity(length)
      var (start, glyph) = (0, -1)
      for (index, code) in key.text.utf8.enumerated() {
        let shape = single[code]
        var character = CharacterInLine(
          start: start, width: Int(shape?.width ?? 0), endsWord: breaks[index + 1].is_line_break != 0)
        if glyph + 1 < string.num_glyphs, clusters[glyph + 1] == index {
          if glyph >= 0 { character.start += Int(glyphs[glyph].geometry.width) }
          start = character.start
          glyph += 1
          let next = glyph + 1 < string.num_glyphs ? Int(clusters[glyph + 1]) : length
          character.isInLigature = next > index + 1
        } else {
          guard let first = characters.last, first.isInLigature else { return nil }
          (character.startsGlyph, character.isInLigature) = (false, true)
        }
        let isByItself = shape.map { $0.glyph == glyphs[glyph].glyph } ?? (glyphs[glyph].geometry.width == space)
        guard character.isInLigature ? shape != nil : isByItself else { return nil }
        characters.append(character)
      }
      return glyph + 1 == string.num_glyphs ? characters : nil
    }

    private func line(of text: TextInCharacters, from start: Int, width: Int) -> (end: Int, width: Int) {
      let characters = text.characters
      let origin = characters[start].start
      // Where a line begins inside a ligature, the letters before it count for the ligature's place, but not for the
      // line.
      let reach = characters[start...].first { $0.startsGlyph }?.start ?? origin
      var word: (end: Int, width: Int)?
      // No character is wider than the line.
      var letters = (end: start + 1, width: characters[start].width)
      for end in start + 1...characters.count {
        let last = characters[end - 1]
        guard last.start - reach <= width * 2 else { break }
        // 2, 3.
        let isWhole = characters[start].startsGlyph && !last.isInLigature
        let needed = isWhole ? last.start - origin + last.width : partWidth(of: text, start..<end)
        guard needed <= width else { continue }
        letters = (end, needed)
        if last.endsWord || end == characters.count { word = letters }
      }
      return word ?? letters
    }

    /// 4. Without the space at the end.
    private func partWidth(of text: TextInCharacters, _ range: Range<Int>) -> Int {
      let last = range.upperBound - 1
      let part = String(decoding: text.bytes[range], as: UTF8.self)
      let space = text.bytes[last] == 0x20 ? text.characters[last + 1].start - text.characters[last].start : 0
      return Int(engine.partWidth(part, style: text.style)) - space
    }
  }
#endif
