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

    /// Has Pango measure the fonts of a text with other characters or in another language, and of its parts.
    ///
    /// - Complexity: O(text and parts), however many fonts the parts have.
    func loadFontMetrics(for text: String, _ style: TextStyle) {
      var borders = CharacterBorders(text)
      let runs = borders.runs(of: style).filter { $0.font != nil }
      for font in Set(runs.compactMap(\.font)) {
        settings.describe(font, in: fontDescription)
        loadFontMetricsOnce(of: font)
      }
      if !runs.isEmpty { settings.describe(style.font, in: fontDescription) }
      let language = style.language.tag
      guard language != nil || text.utf8.contains(where: { $0 >= 0x80 }) else { return }
      Self.turn.withLock { _ in
        if let language {
          for text in [Self.ascii, Self.ascii.filter { !$0.isLetter }] { loadMetricsOfParagraphs(text, in: language) }
        }
        loadMetricsOfParagraphs(text, runs, in: language)
      }
    }

    /// Lays out each paragraph: a layout selects the fonts of each paragraph separately.
    private func loadMetricsOfParagraphs(_ text: String, _ runs: [TextRuns.Run] = [], in language: String? = nil) {
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      pango_attr_list_insert(attributes, pango_attr_font_desc_new(fontDescription))
      if let language {
        pango_attr_list_insert(attributes, pango_attr_language_new(pango_language_from_string(language)))
      }
      let list = RunAttributes(list: attributes, settings: settings, text: text)
      for run in runs { if let font = run.font { list.add(font, in: run.range) } }
      let count = Int32(text.utf8.count)
      text.withCString { start in
        var offset: Int32 = 0
        while offset < count {
          var length: Int32 = 0
          var next: Int32 = 0
          pango_find_paragraph_boundary(start + Int(offset), count - offset, &length, &next)
          loadMetrics(of: pango_itemize(context, start, offset, length, attributes, nil))
          itemizedByteCount += Int(length)
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
