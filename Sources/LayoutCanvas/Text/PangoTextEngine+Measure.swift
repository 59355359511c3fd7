#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// The most bytes of a wrapped text that are laid out.
    ///
    /// The rest of a longer one is assumed to have as many lines for its length. In the body font on a telephone that
    /// is five thousand lines.
    private static let measuredBytes = 1 << 18

    /// Measures a text of any length.
    ///
    /// - Parameters:
    ///   - width: of a line in Pango's units; `nil` for no limit.
    ///   - lineLimit: at least 1; `nil` for no limit.
    /// - Complexity: O(n) for n bytes.
    func measure(_ text: String, style: TextStyle, width: Int32?, lineLimit: Int?) -> TextMetrics {
      if let width, lineLimit == nil, mayBeShort(width, for: style),
        let widest = widestCharacter(of: text, style: style), widest > width
      {
        return self.metrics(text, style: style, width: widest, lineLimit: nil)
      }
      let metrics = metrics(text, style: style, width: width, lineLimit: lineLimit)
      guard let width, lineLimit == nil, !metrics.isNatural, metrics.width > Double(width) / Double(PANGO_SCALE)
      else { return metrics }
      // A character is wider than a line. The lines are broken for that width, so the text has the same lines when it
      // is drawn in the width of the response.
      return self.metrics(text, style: style, width: Self.units(metrics.width), lineLimit: nil)
    }

    private func metrics(_ text: String, style: TextStyle, width: Int32?, lineLimit: Int?) -> TextMetrics {
      var sum = LineSum()
      layOut(text, style: style, width: width, lineLimit: lineLimit) { piece in
        sum.append(LineSum(of: self, width: lineLimit == nil ? nil : width))
        sum.end(endsParagraph: piece.endsParagraph, isWrapped: width != nil)
        guard lineLimit == nil, width != nil, piece.end >= Self.measuredBytes, !piece.isLast else { return true }
        sum.extend(by: Double(text.utf8.count) / Double(piece.end))
        return false
      }
      var metrics = sum.metrics(isNatural: width == nil || !sum.isBroken, isPlain: style.isPlain)
      let space = style.widestKerning
      if space > 0 {
        // Pango draws no space behind the last letter of a line, and needs the room for it where it breaks lines.
        let limit = width.map { max(metrics.width, Double($0) / Double(PANGO_SCALE)) } ?? .infinity
        metrics.width = min(metrics.width + space, limit)
      }
      return metrics
    }
  }

  /// The sum of lines one below the other; lengths in Pango's units.
  struct LineSum {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var lineHeight = 0
    private(set) var lineCount = 0
    private(set) var firstBaseline = 0
    private(set) var lastBaseline = 0
    /// The space between two lines.
    private var spacing = 0
    /// Whether a line ends where the text has no line's end, or is shortened.
    private(set) var isBroken = false
    /// Whether the next piece continues in the last line.
    private var isOpen = false
    private var lastWidth = 0

    init() {}

    /// Lines of the height of a layout's only line, where that is broken into several.
    init(count: Int, width: Int, of layout: OpaquePointer) {
      var line = PangoRectangle()
      pango_layout_get_extents(layout, nil, &line)
      self.width = width
      lineCount = count
      lineHeight = Int(line.height)
      height = count * lineHeight
      firstBaseline = Int(pango_layout_get_baseline(layout))
      lastBaseline = firstBaseline + height - lineHeight
      isBroken = count > 1
    }

    /// The lines of the engine's layout, each counted as `width` at most.
    init(of engine: PangoTextEngine, width limit: Int32?) {
      spacing = engine.lineSpacing
      engine.forEachLine { line in
        let width = limit.map { Swift.min(line.width, Int($0)) } ?? line.width
        if lineCount == 0 { firstBaseline = line.baseline }
        self.width = max(self.width, width)
        height += line.height + (lineCount > 0 ? spacing : 0)
        lineHeight = max(lineHeight, line.height)
        lineCount += 1
        lastBaseline = line.baseline
        lastWidth = width
      }
      isBroken =
        pango_layout_is_ellipsized(engine.layout) != 0 || (lineCount > 1 && lineCount != engine.hardLineCount)
    }

    /// Appends `part` below, or with its first line at the end of the last one where that is open.
    mutating func append(_ part: LineSum) {
      let onLastLine = isOpen
      if lineCount == 0 { firstBaseline = part.firstBaseline }
      let shared = onLastLine ? min(part.lineHeight, lineHeight) : 0
      let top = height - shared + (lineCount > 0 && !onLastLine ? part.spacing : 0)
      spacing = part.spacing
      width = max(width, onLastLine ? lastWidth + part.width : part.width)
      lastWidth = (onLastLine && part.lineCount == 1 ? lastWidth : 0) + part.lastWidth
      lastBaseline = top + part.lastBaseline
      height = top + part.height
      lineHeight = max(lineHeight, part.lineHeight)
      lineCount += part.lineCount - (onLastLine ? 1 : 0)
      isBroken = isBroken || part.isBroken
    }

    /// Sets how the lines end: with a paragraph, or in the middle of one.
    mutating func end(endsParagraph: Bool, isWrapped: Bool) {
      isOpen = !endsParagraph && !isWrapped
      isBroken = isBroken || (!endsParagraph && isWrapped)
    }

    /// Adds average lines, until there are `factor` times as many.
    mutating func extend(by factor: Double) {
      let added = Int((Double(lineCount) * (factor - 1)).rounded(.up))
      let average = Double(height) / Double(max(lineCount, 1))
      let growth = Int((Double(added) * average).rounded(.up))
      lineCount += added
      height += growth
      lastBaseline += growth
      isBroken = true
    }

    /// - Parameter isPlain: whether lines of fonts that stand in for another one count as equally high.
    func metrics(isNatural: Bool, isPlain: Bool = true) -> TextMetrics {
      func points(_ units: Int) -> Double { Double(units) / Double(PANGO_SCALE) }
      return TextMetrics(
        width: points(width), height: points(height), lineHeight: points(lineHeight), lineCount: lineCount,
        firstBaseline: points(firstBaseline), lastBaseline: points(lastBaseline), isNatural: isNatural,
        hasUnequalLines: !isPlain && height != lineCount * lineHeight)
    }
  }

  extension TextStyle {
    /// The widest space that is added to a letter, in points; 0 where none is added.
    fileprivate var widestKerning: Double {
      if isPlain { return 0 }
      return max(0, kerning, runs?.runs.compactMap(\.kerning).max() ?? 0)
    }
  }

  extension PangoTextEngine {
    /// The number of the layout's lines without any width limit.
    fileprivate var hardLineCount: Int {
      guard let start = pango_layout_get_text(layout) else { return 1 }
      var count = 1
      var index = 0
      while start[index] != 0 {
        switch UInt8(bitPattern: start[index]) {
        case 0x0A: count += 1
        case 0x0D where start[index + 1] != 0x0A: count += 1
        case 0xE2 where UInt8(bitPattern: start[index + 1]) == 0x80:
          // A byte that is not zero follows, since the text is valid UTF-8.
          let last = UInt8(bitPattern: start[index + 2])
          if last == 0xA9 || last == 0xA8 && !Self.endsParagraph(start + index + 3) { count += 1 }
        default: break
        }
        index += 1
      }
      return count
    }

    /// Whether a paragraph ends before these bytes: U+2028 begins no line there.
    private static func endsParagraph(_ bytes: UnsafePointer<CChar>) -> Bool {
      switch UInt8(bitPattern: bytes[0]) {
      case 0, 0x0A, 0x0D: true
      case 0xE2: UInt8(bitPattern: bytes[1]) == 0x80 && UInt8(bitPattern: bytes[2]) == 0xA9
      default: false
      }
    }
  }
#endif
