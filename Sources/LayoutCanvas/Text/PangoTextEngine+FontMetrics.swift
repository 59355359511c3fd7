#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// Lets one engine at a time have Pango measure fonts.
    ///
    /// Pango handles breaks near the end of a line more exactly: those nearer than three usual characters of the run's
    /// font. It measures the width of these by a layout of its own, once for each font and language, and sets a
    /// variable of the process meanwhile. A font that another thread uses meanwhile gets the width 0 permanently, so
    /// its ligatures are broken elsewhere. So an engine has all fonts of a text measured before it lays the text out.
    private static let turn = Locked(())

    private static let ascii = String(decoding: UInt8(0x20)...0x7E, as: UTF8.self)

    /// Has Pango measure the fonts of the characters of ASCII, and of empty lines.
    func loadFontMetrics() {
      Self.turn.withLock { _ in
        pango_font_metrics_unref(pango_context_get_metrics(context, fontDescription, nil))
        // Without letters beside them the other characters have no script, and may have another font or language.
        for text in [Self.ascii, Self.ascii.filter { !$0.isLetter }] { loadMetricsOfParagraphs(text) }
      }
    }

    /// Has Pango measure the fonts of a text with other characters.
    func loadFontMetrics(for text: String) {
      guard text.utf8.contains(where: { $0 >= 0x80 }) else { return }
      Self.turn.withLock { _ in loadMetricsOfParagraphs(text) }
    }

    /// Has Pango measure the fonts of a text in another language than the context's.
    func loadFontMetrics(for text: String, in tag: String) {
      Self.turn.withLock { _ in
        for text in [Self.ascii, Self.ascii.filter { !$0.isLetter }, text] { loadMetricsOfParagraphs(text, in: tag) }
      }
    }

    /// Has Pango measure the fonts of the parts of a text.
    func loadFontMetrics(of runs: TextRuns, in text: String, around font: Font) {
      let fonts = Set(runs.runs.compactMap(\.font))
      guard !fonts.isEmpty else { return }
      for font in fonts {
        settings.describe(font, in: fontDescription)
        loadFontMetricsOnce(of: font)
        loadFontMetrics(for: text)
      }
      settings.describe(font, in: fontDescription)
    }

    /// Lays out each paragraph: a layout selects the fonts of each paragraph separately.
    private func loadMetricsOfParagraphs(_ text: String, in tag: String? = nil) {
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      pango_attr_list_insert(attributes, pango_attr_font_desc_new(fontDescription))
      if let tag { pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(tag))) }
      let count = Int32(text.utf8.count)
      text.withCString { start in
        var offset: Int32 = 0
        while offset < count {
          var length: Int32 = 0
          var next: Int32 = 0
          pango_find_paragraph_boundary(start + Int(offset), count - offset, &length, &next)
          loadMetrics(of: pango_itemize(context, start, offset, length, attributes, nil))
          offset += max(next, 1)
        }
      }
    }

    private func loadMetrics(of items: UnsafeMutablePointer<GList>?) {
      defer { g_list_free(items) }
      var next = items
      while let node = next {
        next = node.pointee.next
        guard let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
        pango_font_metrics_unref(pango_font_get_metrics(item.pointee.analysis.font, item.pointee.analysis.language))
        pango_item_free(item)
      }
    }
  }
#endif
