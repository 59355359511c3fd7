/// The stored numbers of characters without a glyph, by text and font.
///
/// They depend on nothing else, and computing one lays the text out. The least recently used ones are dropped.
struct GlyphMemory {
  private struct Key: Hashable {
    var text: String
    var font: Font
  }

  private var counts = LRUCache<Key, Int>(capacity: 4096, costLimit: 1 << 20)

  /// The count for a text in a font; `nil` where it is not stored.
  ///
  /// - Complexity: O(the text's length).
  mutating func count(in text: String, _ font: Font) -> Int? { counts.value(for: Key(text: text, font: font)) }

  /// Stores the count of a text; at most 4096 texts, and 1 MiB of them.
  mutating func store(_ count: Int, in text: String, _ font: Font) {
    counts.insert(count, for: Key(text: text, font: font), cost: text.utf8.count)
  }

  /// Removes all counts, since other fonts may be installed.
  mutating func removeAll() { counts.removeAll() }
}

extension ContentStore {
  /// The number of characters of a text without a glyph in any font; the measurer is called once for each text and
  /// font.
  func missingGlyphCount(in text: String, style: TextStyle) -> Int {
    if let known = glyphs.count(in: text, style.font) { return known }
    let count = measurers.text.missingGlyphCount(in: text, style: style)
    glyphs.store(count, in: text, style.font)
    return count
  }
}

extension LayoutSession {
  /// Drops all measurements, so that the next turn measures everything anew.
  ///
  /// - Complexity: O(nodes).
  func dropMeasures() {
    contents.glyphs.removeAll()
    tree.invalidateAll()
  }

  /// Drops all measurements where the fonts changed since the last turn.
  func followFonts() {
    let generation = contents.measurers.text.fontGeneration
    guard generation != fontGeneration else { return }
    if fontGeneration != nil { dropMeasures() }
    fontGeneration = generation
  }
}
