import LayoutCore
import LayoutTesting
import Synchronization
import Testing

/// A font file with names and nothing else.
private struct NamedFont {
  /// The numbers of the platform, the language and the name, and its bytes.
  var names: [(platform: Int, language: Int, name: Int, bytes: [UInt8])]
  var kind: [UInt8] = [0, 1, 0, 0]

  static func windows(_ name: Int, _ text: String, language: Int = 0x409) -> (Int, Int, Int, [UInt8]) {
    (3, language, name, text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }

  private func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
  private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }

  private var table: [UInt8] {
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for entry in names {
      records += short(entry.platform) + short(1) + short(entry.language) + short(entry.name)
      records += short(entry.bytes.count) + short(texts.count)
      texts += entry.bytes
    }
    return short(0) + short(names.count) + short(6 + records.count) + records + texts
  }

  /// The bytes of the font from `start` of a file.
  func bytes(at start: Int = 0) -> [UInt8] {
    let head = kind + short(1) + short(0) + short(0) + short(0)
    return head + Array("name".utf8) + long(0) + long(start + 28) + long(table.count) + table
  }

  static func collection(_ fonts: [NamedFont]) -> [UInt8] {
    var offsets: [UInt8] = []
    var rest: [UInt8] = []
    let font = NamedFont(names: [])
    for part in fonts {
      let start = 12 + 4 * fonts.count + rest.count
      offsets += font.long(start)
      rest += part.bytes(at: start)
    }
    return Array("ttcf".utf8) + font.long(0x10000) + font.long(fonts.count) + offsets + rest
  }
}

private final class Notes: FontListener {
  let count = Mutex(0)
  func fontsChanged(in library: FontLibrary) { count.withLock { $0 += 1 } }
}

/// Counts measurements, in fonts of a number.
private final class Counting: TextMeasurer, @unchecked Sendable {
  var fontGeneration = 0
  var count = 0

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    count += 1
    let wide = FixedTextMeasurer(characterWidth: fontGeneration == 0 ? 0.5 : 1, lineHeight: 1, ascent: 0.75)
    return wide.measure(text, style: style, width: width, lineLimit: lineLimit)
  }
}

@Suite("Fonts of the program's own") struct FontLibraryTests {
  private func families(_ bytes: [UInt8]) throws -> [String] { try FontLibrary().register(bytes: bytes) }

  private func error(_ bytes: [UInt8]) -> FontError.Reason? {
    do {
      _ = try families(bytes)
      return nil
    } catch { return (error as? FontError)?.reason }
  }

  @Test func `the family is the one by which fonts are found`() throws {
    let plain = NamedFont(names: [NamedFont.windows(1, "Weave"), NamedFont.windows(2, "Regular")])
    #expect(try families(plain.bytes()) == ["Weave"])
    let typographic = NamedFont(names: [NamedFont.windows(1, "Weave Light"), NamedFont.windows(16, "Weave")])
    #expect(try families(typographic.bytes()) == ["Weave"])
    let english = NamedFont(names: [NamedFont.windows(1, "織", language: 0x411), NamedFont.windows(1, "Weave")])
    #expect(try families(english.bytes()) == ["Weave"])
    #expect(try families(NamedFont(names: [NamedFont.windows(1, "織", language: 0x411)]).bytes()) == ["織"])
    let old = NamedFont(names: [(1, 0, 1, Array("Old".utf8))], kind: Array("true".utf8))
    #expect(try families(old.bytes()) == ["Old"])
  }

  @Test func `a collection has the families of all of its fonts, each once`() throws {
    let fonts = ["A", "B", "A"].map { NamedFont(names: [NamedFont.windows(1, $0)]) }
    #expect(try families(NamedFont.collection(fonts)) == ["A", "B"])
  }

  @Test(arguments: [
    ([], FontError.Reason.empty), ([0], .noFont), (Array("GIF89a".utf8), .noFont), (Array("wOFF....".utf8), .packed),
    (Array("wOF2....".utf8), .packed), ([0, 1, 0, 0], .damaged), (Array("OTTO".utf8) + [0xFF, 0xFF], .damaged),
    (Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], .damaged), (Array("ttcf".utf8), .damaged),
    (NamedFont(names: []).bytes(), .damaged),
  ])
  func `what is no font is an error`(bytes: [UInt8], reason: FontError.Reason) {
    #expect(error(bytes) == reason)
  }

  @Test func `a font that ends anywhere is an error or has its family`() {
    let bytes = NamedFont(names: [NamedFont.windows(1, "Weave"), (1, 0, 1, Array("Weave".utf8))]).bytes()
    for count in 0..<bytes.count {
      let families = try? families(Array(bytes[..<count]))
      #expect(families == nil || families == ["Weave"])
    }
    for at in bytes.indices {
      var broken = bytes
      broken[at] = 0xFF
      _ = try? families(broken)
    }
  }

  @Test func `errors name the file`() {
    let missing = "/nowhere/font.ttf"
    #expect(
      throws: FontError.self, "it has a reason",
      performing: { try FontLibrary().register(file: missing) })
    do {
      try FontLibrary().register(file: "/")
    } catch {
      #expect("\(error)" == "the font \"/\" cannot be read: it is no file")
      #expect(error.path == "/")
    }
    do {
      try FontLibrary().register(bytes: [1, 2, 3, 4])
    } catch { #expect("\(error)" == "the font is no TrueType or OpenType font") }
  }

  @Test func `a change is notified once, and a font that is known is none`() throws {
    let library = FontLibrary()
    let notes = Notes()
    library.add(notes)
    let font = NamedFont(names: [NamedFont.windows(1, "Weave")]).bytes()
    try library.register(bytes: font)
    #expect(notes.count.withLock { $0 } == 1 && library.generation == 1)
    #expect(try library.register(bytes: font) == ["Weave"])
    #expect(notes.count.withLock { $0 } == 1 && library.generation == 1)
    _ = try? library.register(bytes: [])
    #expect(notes.count.withLock { $0 } == 1 && library.fonts == [.bytes(font)])
  }

  @Test func `a root measures all texts anew in the turn after the fonts changed, and once`() {
    let texts = Counting()
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: Measurers(text: texts))
    root.updateBody {
      VStack {
        Text("abc").font(.system(size: 20))
        Text("de").font(.system(size: 20))
      }
    }
    #expect(root.result.leaves.map(\.width) == [30, 20])
    let first = texts.count
    root.updateBody()
    #expect(texts.count == first)
    texts.fontGeneration = 1
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width) == [60, 40])
    #expect(texts.count == 2 * first)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(texts.count == 2 * first)
  }

  @Test func `a cache of sizes drops those of the former fonts`() {
    let texts = Counting()
    let cache = ViewLayoutCache(Measurers(text: texts))
    func width() -> Double {
      cache.measure("ab", style: TextStyle(font: Font(size: 10)), width: nil, lineLimit: nil).width
    }
    #expect(width() == 10 && width() == 10 && texts.count == 1)
    texts.fontGeneration = 1
    #expect(width() == 20 && width() == 20 && texts.count == 2)
  }

  @Test func `families are tried in their order`() {
    let font = Font.custom("Inter", size: 16).fallback("Noto Sans", "serif")
    #expect(font.family == "Inter, Noto Sans, serif")
    #expect(font.families == ["Inter", "Noto Sans", "serif"])
    #expect(Font.body.fallback("Noto Sans").families == ["sans-serif", "Noto Sans"])
    #expect(Font(family: " A ,, B", size: 1).families == ["A", "B"] && Font.body.families == [])
  }
}
