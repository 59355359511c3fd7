import LayoutCore
import TestPromises
import Testing

/// Texts of ten points a character, in fonts that know nothing but ASCII.
private final class Latin: TextMeasurer, @unchecked Sendable {
  private let fixed = FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1, ascent: 0.75)
  /// The texts whose glyphs were counted; one test on one thread uses it.
  private(set) var requested: [String] = []

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    fixed.measure(text, style: style, width: width, lineLimit: lineLimit)
  }

  func missingGlyphCount(in text: String, style: TextStyle) -> Int {
    requested.append(text)
    return text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0 : 1) }
  }
}

@Suite struct MissingGlyphTests {
  private let latin = Latin()
  private let measurers: Measurers

  init() { measurers = Measurers(text: ViewLayoutCache(Measurers(text: latin))) }

  private func root() -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: measurers)
    root.updateBody {
      VStack {
        Text("abc")
        HStack { Text("é") }
        Text("日本").overlay { Text("語") }
      }
      .font(.system(size: 20))
    }
    return root
  }

  @Test(.promises("B25")) func `characters that no font has are found with their places`() {
    let advice = "install a font for the script, or name one that has it"
    let found = root().findings
    #expect(
      found.map(\.description.withoutSourceLines) == [
        #"warning: missingGlyph at 0.1.0: Text "é" has 1 character that no font has a glyph for; it shows as a box; \#(advice)"#,
        #"warning: missingGlyph at 0.2: Text "日本" has 2 characters that no font has a glyph for; they show as boxes; \#(advice)"#,
        #"warning: missingGlyph at 0.2.@0.0: Text "語" has 1 character that no font has a glyph for; it shows as a box; \#(advice)"#,
      ])
    #expect(found.allSatisfy { $0.advice == advice })
  }

  @Test(.promises("B25")) func `they are reported once a place, and in words that a result knows`() {
    let root = root()
    #expect(root.diagnostics == [])
    root.reportMissingGlyphs()
    root.reportMissingGlyphs()
    #expect(root.diagnostics.map(\.code) == [.missingGlyph, .missingGlyph, .missingGlyph])
    #expect(root.diagnostics.compactMap { root.result.frame(at: $0.path)?.width } == [10, 20, 10])
  }

  @Test func `the glyphs of a text are counted once for each font, however often it occurs`() {
    let root = LayoutRoot(size: Size(width: 200, height: 1000), measurers: measurers)
    func show(_ word: String) {
      root.updateBody {
        VStack {
          ForEach(0..<20) { row in
            Text("é").foregroundColor(row % 2 == 0 ? .red : .blue).lineLimit(row + 1)
            Text(word).font(row % 2 == 0 ? .body : .title)
          }
        }
      }
    }
    show("abc")
    #expect(latin.requested == [])
    #expect(root.findings.count { $0.code == .missingGlyph } == 20)
    #expect(latin.requested == ["é", "abc", "abc"])
    root.reportMissingGlyphs()
    #expect(root.diagnostics.count { $0.code == .missingGlyph } == 20 && latin.requested.count == 3)
    show("日")
    #expect(root.findings.count { $0.code == .missingGlyph } == 40)
    #expect(latin.requested.dropFirst(3) == ["日", "日"])
    // Fonts may have come.
    root.invalidateLayoutTree()
    #expect(root.findings.count { $0.code == .missingGlyph } == 40)
    #expect(latin.requested.dropFirst(5) == ["é", "日", "日"])
  }
}
