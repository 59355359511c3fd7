#if canImport(CCairo)
  import LayoutCore

  /// What a measurement depends on besides the width.
  struct MetricsKey: Hashable {
    let text: String
    /// With what a measurement does not depend on set to one value.
    private(set) var style: TextStyle
    /// Worked out once: tables ask for it several times, and behind locks. The font's size stands for the style, since styles
    /// are few, and equality looks at all of it.
    let hash: Int

    init(text: String, style: TextStyle, lineLimit: Int?) {
      var hasher = Hasher()
      hasher.combine(text)
      hasher.combine(style.font.size)
      hash = hasher.finalize()
      self.text = text
      self.style = style
      let limit = style.lineLimit(and: lineLimit)
      self.style.lineLimit = limit
      self.style.alignment = .leading
      if limit == nil { self.style.truncation = .tail }
    }

    /// Whether an answer in a width says nothing of other widths.
    func isForOneWidth(_ answer: TextMetrics) -> Bool {
      let isCut = style.lineLimit != nil && !answer.isNatural
      // Where a tab ends follows from the width.
      return isCut || text.utf8.contains(0x09)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
#endif
