#if canImport(CCairo)
  import LayoutCore

  /// The places between a text's characters, in bytes of UTF-8.
  ///
  /// Pango shapes what is before and after a border by itself: letters with their marks, and emoji of several parts, are
  /// to stay whole.
  struct CharacterBorders {
    private let text: String
    /// The last character that a place was in: places that follow each other are often in the same one.
    private var last = 0..<0

    init(_ text: String) { self.text = text }

    /// The beginning of the character that a place is in; places outside the text count as its ends.
    ///
    /// - Complexity: O(bytes of the character).
    mutating func border(at offset: Int) -> Int {
      if offset <= 0 { return 0 }
      let utf8 = text.utf8
      if offset >= utf8.count { return utf8.count }
      if !last.contains(offset) {
        let end = text.index(after: utf8.index(utf8.startIndex, offsetBy: offset))
        let start = text.index(before: end)
        last = utf8.distance(from: utf8.startIndex, to: start)..<utf8.distance(from: utf8.startIndex, to: end)
      }
      return last.lowerBound
    }

    /// The parts of a style at whole characters: they may come from anywhere.
    mutating func runs(of style: TextStyle) -> [TextRuns.Run] {
      (style.runs?.runs ?? []).compactMap { run in
        var run = run
        let start = border(at: run.range.lowerBound)
        run.range = start..<max(start, border(at: run.range.upperBound))
        return run.range.isEmpty ? nil : run
      }
    }
  }
#endif
