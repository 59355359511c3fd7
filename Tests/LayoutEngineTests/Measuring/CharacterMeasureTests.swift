import LayoutConformance
import LayoutEngine
import Testing

/// The measurer that counts characters: 10 by 20 points each, baseline at 15.
@Suite struct CharacterMeasureTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var width: Double?
    var limit: Int?
    var size: Size
    var isNatural: Bool
    var testDescription: String { "\(text) in \(width.map { "\($0)" } ?? "any width"), limit \(limit ?? 0)" }

    init(_ text: String, _ width: Double?, _ limit: Int?, _ columns: Int, _ lines: Int, isNatural: Bool) {
      self.text = text
      self.width = width
      self.limit = limit
      size = Size(width: Double(columns) * 10, height: Double(lines) * 20)
      self.isNatural = isNatural
    }
  }

  static let samples = [
    Sample("one two three", nil, nil, 13, 1, isNatural: true),
    Sample("one two three", .infinity, nil, 13, 1, isNatural: true),
    Sample("one two three", 130, nil, 13, 1, isNatural: true),
    Sample("one two three", 129, nil, 7, 2, isNatural: false),
    Sample("one two three", 79.9, nil, 7, 2, isNatural: false),
    Sample("one two three", 50, nil, 5, 3, isNatural: false),
    // A word that is too long is cut into full lines.
    Sample("abcdefghij", 40, nil, 4, 3, isNatural: false),
    Sample("a abcdefghij", 40, nil, 4, 4, isNatural: false),
    Sample("abcdef b", 40, nil, 4, 2, isNatural: false),
    // Paragraphs.
    Sample("one\ntwo three", nil, nil, 9, 2, isNatural: true),
    Sample("one\n\ntwo", nil, nil, 3, 3, isNatural: true),
    Sample("one\n", nil, nil, 3, 2, isNatural: true),
    Sample("", nil, nil, 0, 1, isNatural: true),
    Sample("\n", 0, nil, 0, 2, isNatural: true),
    // Limits: only visible lines count.
    Sample("one three two", 50, 1, 3, 1, isNatural: false),
    Sample("one three two", 50, 2, 5, 2, isNatural: false),
    Sample("one three two", nil, 1, 13, 1, isNatural: true),
    Sample("one\ntwo", nil, 1, 3, 1, isNatural: false),
    Sample("one two", 40, 0, 3, 1, isNatural: false),
    Sample("one two", 40, -4, 3, 1, isNatural: false),
    // No room at all: one character a line.
    Sample("abc", 0, nil, 1, 3, isNatural: false),
    Sample("a", 0, nil, 1, 1, isNatural: true),
    Sample("abc", -10, nil, 1, 3, isNatural: false),
    Sample("abc", .nan, nil, 3, 1, isNatural: true),
    // Characters, not bytes.
    Sample("äöü 👩‍👩‍👧", nil, nil, 5, 1, isNatural: true),
  ]

  @Test(arguments: samples)
  func `lines break as written down`(sample: Sample) {
    let metrics = CharacterMeasure.described.measure(sample.text, width: sample.width, lineLimit: sample.limit)
    #expect(Size(width: metrics.width, height: metrics.height) == sample.size)
    #expect(metrics.lineCount == Int(sample.size.height / 20))
    #expect(metrics.isNatural == sample.isNatural)
    #expect(metrics.firstBaseline == 15)
    #expect(metrics.lastBaseline == sample.size.height - 5)
  }

  @Test func `what is natural is the same in any greater width`() {
    var random = SplitMix(3)
    for _ in 0..<500 {
      let words = (0..<random.int(0...8)).map { _ in String(repeating: "x", count: random.int(0...9)) }
      let text = words.joined(separator: random.once(in: 4) ? "\n" : " ")
      let width = random.length(200)
      let metrics = CharacterMeasure.described.measure(text, width: width, lineLimit: nil)
      guard metrics.isNatural else { continue }
      #expect(CharacterMeasure.described.measure(text, width: nil, lineLimit: nil) == metrics)
      #expect(CharacterMeasure.described.measure(text, width: metrics.width, lineLimit: nil) == metrics)
    }
  }

  @Test func `a rule without a width never breaks a line`() {
    let rule = CharacterMeasure(characterWidth: 0, lineHeight: 20, ascent: 15)
    #expect(rule.measure("one two", width: 5, lineLimit: nil).lineCount == 1)
  }
}
