#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension TextStyle {
    /// Whether a part of the text is a link.
    var hasLinks: Bool { runs?.runs.contains { $0.link != nil } == true }

    /// The address of the link whose letters are at a place in a box of `size` that shows `text`; `nil` beside them.
    ///
    /// TextKit lays the text out in the lines of the label. Complexity: O(letters).
    @MainActor func link(at place: CGPoint, of text: String, in size: Size) -> String? {
      guard hasLinks, !text.isEmpty else { return nil }
      let storage = NSTextStorage(attributedString: attributed(text, nil))
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(size)))
      container.lineFragmentPadding = 0
      container.maximumNumberOfLines = lineLimit ?? 0
      if lineLimit != nil { container.lineBreakMode = truncation.native }
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      // Beside the letters it is the nearest one.
      let glyph = manager.glyphIndex(for: place, in: container, fractionOfDistanceThroughGlyph: nil)
      let box = manager.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
      guard box.contains(place) else { return nil }
      let letter = String.Index(utf16Offset: manager.characterIndexForGlyph(at: glyph), in: text)
      let byte = text.utf8.distance(from: text.startIndex, to: letter)
      return runs?.runs.first { $0.range.contains(byte) }?.link
    }
  }
#endif
