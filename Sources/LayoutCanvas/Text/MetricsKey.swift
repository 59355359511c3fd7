#if canImport(CCairo)
  import LayoutCore

  /// The values that a measurement depends on besides the width.
  struct MetricsKey: Hashable {
    let text: String
    /// The style, in which values that do not affect a measurement are set to a fixed value.
    private(set) var style: TextStyle
    /// The hash, which is computed once: tables read it several times, and inside locks.
    ///
    /// It includes the font's size in place of the style, since styles are few, and equality compares all of it.
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

    /// Whether a response for a width is not valid for other widths.
    func isForOneWidth(_ response: TextMetrics) -> Bool {
      let isCut = style.lineLimit != nil && !response.isNatural
      // The end of a tab depends on the width.
      return isCut || text.utf8.contains(0x09)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }
#endif
