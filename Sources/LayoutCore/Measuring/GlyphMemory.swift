/// How many characters of a text its font has no glyph for, remembered by text and font: nothing else counts, and asking
/// lays the text out. What was not asked for the longest time is forgotten.
struct GlyphMemory {
  private struct Key: Hashable {
    var text: String
    var font: Font
  }

  private var counts = LRUCache<Key, Int>(capacity: 4096, costLimit: 1 << 20)

  /// The count for a text in a font; `nil` where it is not known. Complexity: O(the text's length).
  mutating func count(in text: String, _ font: Font) -> Int? { counts.value(for: Key(text: text, font: font)) }

  /// Remembers 4096 texts at most, and 1 MiB of them.
  mutating func remember(_ count: Int, in text: String, _ font: Font) {
    counts.insert(count, for: Key(text: text, font: font), cost: text.utf8.count)
  }

  /// Forgets everything: other fonts may be there.
  mutating func removeAll() { counts.removeAll() }
}

extension ContentStore {
  /// How many characters of a text no font has a glyph for. The measurer is asked once a text and font.
  func missingGlyphCount(in text: String, style: TextStyle) -> Int {
    if let known = glyphs.count(in: text, style.font) { return known }
    let count = measurers.text.missingGlyphCount(in: text, style: style)
    glyphs.remember(count, in: text, style.font)
    return count
  }
}

extension LayoutSession {
  /// Forgets what was measured: the next turn asks everything anew. Complexity: O(nodes).
  func forgetMeasures() {
    contents.glyphs.removeAll()
    tree.invalidateAll()
  }
}
