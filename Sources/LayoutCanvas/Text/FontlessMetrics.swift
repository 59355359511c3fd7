#if canImport(CCairo)
  import LayoutCore

  /// Sizes of texts on a machine without fonts: each character is half as wide as the font's size, each line 1.25 times
  /// as high, with its baseline at the size.
  enum FontlessMetrics {
    static func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
      let size = min(style.font.size, PangoTextEngine.largestFontSize)
      let advance = size / 2
      let perLine = width.flatMap { $0.isFinite ? max(Int(max($0, 0) / advance), 1) : nil } ?? .max
      var lines = 0
      var longest = 0
      var isBroken = false
      for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        let count = paragraph.count
        lines += count == 0 ? 1 : 1 + (count - 1) / perLine
        longest = max(longest, min(count, perLine))
        isBroken = isBroken || count > perLine
      }
      lines = min(lines, lineLimit ?? .max)
      let lineHeight = size * 1.25
      return TextMetrics(
        width: Double(longest) * advance, height: Double(lines) * lineHeight, lineHeight: lineHeight, lineCount: lines,
        firstBaseline: size, lastBaseline: Double(lines - 1) * lineHeight + size, isNatural: !isBroken)
    }
  }
#endif
