#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// A run of more bytes ends at the next space.
    private static let run = 512

    /// Words of more bytes are shaped in parts.
    ///
    /// The longest German word in use has 80 letters; a web address, a hash or a text without spaces is longer.
    private static let longWord = 256

    /// How many bytes such a part has at least.
    private static let part = 64

    /// Whether a text may be shaped in several parts.
    static func isLong(_ text: String) -> Bool { text.utf8.count > longWord }

    /// Sets the attributes that change how Pango handles `text`, which is in the layout already.
    ///
    /// A word that is longer than a line is broken without a hyphen, as it may be an address; a text with soft hyphens
    /// keeps Pango's rule.
    ///
    /// Long texts are split into short runs, which keeps the time linear. Pango shapes the rest of a run again for each
    /// line that it breaks off: a minute for 30,000 letters in a narrow box. A change of an attribute ends a run, so
    /// every other part has a rise of zero, which is not visible. Letters join across the border; only the kerning of
    /// two letters is lost there.
    func setAttributes(for text: String, _ style: TextStyle, isWrapped: Bool) {
      let isLong = Self.isLong(text)
      if isWrapped, !isLong, style.isPlain, !text.hasSoftHyphen {
        return pango_layout_set_attributes(layout, unhyphenated)
      }
      let list = Self.makeAttributes(for: text, style, isWrapped: isWrapped, settings)
      pango_layout_set_attributes(layout, list)
      if let list { pango_attr_list_unref(list) }
    }

    /// The list of those attributes; `nil` for none.
    ///
    /// The caller owns the list.
    static func makeAttributes(
      for text: String, _ style: TextStyle, isWrapped: Bool, _ settings: FontSettings
    ) -> OpaquePointer? {
      let isLong = isLong(text)
      guard isLong || isWrapped || !style.isPlain else { return nil }
      let list = text.hasSoftHyphen ? pango_attr_list_new() : makeUnhyphenated()
      if !style.isPlain { RunAttributes(list: list, settings: settings, text: text).add(style) }
      if isLong { raiseEveryOtherPart(of: text, style, in: list) }
      return list
    }

    /// A list that keeps Pango from adding hyphens; the caller owns it.
    static func makeUnhyphenated() -> OpaquePointer? {
      let list = pango_attr_list_new()
      pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
      return list
    }

    private static func raiseEveryOtherPart(of text: String, _ style: TextStyle, in list: OpaquePointer?) {
      var isRaised = false
      var start = 0
      func raise(_ range: Range<Int>, _ points: Double) {
        guard !range.isEmpty, let attribute = pango_attr_rise_new(shift(points)) else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      // A part has the offsets that it has anyway.
      var borders = CharacterBorders(text)
      var runs = borders.runs(of: style).filter { $0.baselineOffset != nil }[...]
      for end in partEnds(of: text) {
        if isRaised {
          while let run = runs.first, run.range.upperBound <= start { runs.removeFirst() }
          var at = start
          for run in runs.prefix(while: { $0.range.lowerBound < end }) {
            let common = run.range.clamped(to: start..<end)
            raise(at..<common.lowerBound, style.baselineOffset)
            raise(common, run.baselineOffset ?? 0)
            at = common.upperBound
          }
          raise(at..<end, style.baselineOffset)
        }
        isRaised.toggle()
        start = end
      }
    }

    /// The ends of the parts, in bytes: after a space, or between two characters of a long word.
    private static func partEnds(of text: String) -> [Int] {
      let utf8 = text.utf8
      var borders = CharacterBorders(text)
      var ends: [Int] = []
      var partStart = 0
      var wordStart = 0
      var position = utf8.startIndex
      while position < utf8.endIndex {
        let offset = utf8.distance(from: utf8.startIndex, to: position)
        let isSpace = utf8[position] == 0x20 || utf8[position] == 0x0A
        if isSpace { wordStart = offset + 1 }
        let isLongWord = offset - wordStart >= longWord && offset - partStart >= part
        // A mark may follow the space and belong to it.
        if isSpace && offset - partStart >= run && borders.border(at: offset + 1) == offset + 1 {
          partStart = offset + 1
          ends.append(partStart)
        } else if isLongWord {
          // The end of the character that begins or continues here.
          position = text.index(after: position)
          partStart = utf8.distance(from: utf8.startIndex, to: position)
          ends.append(partStart)
          continue
        }
        position = utf8.index(after: position)
      }
      return ends
    }
  }

  extension String {
    fileprivate var hasSoftHyphen: Bool {
      utf8.contains(0xAD) && unicodeScalars.contains("\u{AD}")
    }
  }
#endif
