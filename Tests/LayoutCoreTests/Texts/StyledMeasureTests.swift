import LayoutCore
import Testing

/// Sizes without a host: half the font's size a character, lines of 1.25 sizes, their baseline at one size.
@Suite("Sizes of texts of several styles") struct StyledMeasureTests {
  private let measurer = FixedTextMeasurer.standard

  private func style(_ size: Double = 20, _ change: (inout TextStyle) -> Void = { _ in }) -> TextStyle {
    var style = TextStyle(font: Font(size: size))
    change(&style)
    return style
  }

  private func large(_ range: Range<Int>) -> TextRuns {
    var run = TextRuns.Run(range)
    run.font = Font(size: 40)
    return TextRuns([run])
  }

  @Test func `a part has characters of its own size`() {
    let metrics = measurer.measure("ab CD", style: style { $0.runs = large(3..<5) }, width: nil, lineLimit: nil)
    #expect(
      metrics
        == TextMetrics(
          width: 70, height: 50, lineHeight: 50, lineCount: 1, firstBaseline: 40, lastBaseline: 40, isNatural: true))
  }

  @Test func `each line is as high as its largest part`() {
    let metrics = measurer.measure("ab CD ef", style: style { $0.runs = large(3..<5) }, width: 45, lineLimit: nil)
    #expect(
      metrics
        == TextMetrics(
          width: 40, height: 25 + 50 + 25, lineHeight: 50, lineCount: 3, firstBaseline: 20, lastBaseline: 95,
          isNatural: false, hasUnequalLines: true))
  }

  @Test(arguments: [
    "one two three", " a  b ", "a\n\nb", "incomprehensible", "ab incomprehensible cd", "", "日本 語", "a b c ",
  ])
  func `a part that looks as the rest changes no size`(text: String) {
    var same = style()
    same.runs = TextRuns([TextRuns.Run(0..<4)])
    for width in [nil, 0, 10, 25, 40, 55, 70, 200.0] {
      for limit in [nil, 1, 2] {
        #expect(
          measurer.measure(text, style: same, width: width, lineLimit: limit)
            == measurer.measure(text, style: style(), width: width, lineLimit: limit))
      }
    }
  }

  @Test func `lines have space between them, and not below`() {
    let spaced = style { $0.lineSpacing = 6 }
    #expect(measurer.measure("a", style: spaced, width: nil, lineLimit: nil).height == 25)
    let metrics = measurer.measure("a\nb\nc", style: spaced, width: nil, lineLimit: nil)
    #expect(metrics.height == 25 * 3 + 12 && metrics.lastBaseline == 2 * 31 + 20 && metrics.hasUnequalLines)
  }

  @Test func `a height of lines is half above and half below`() {
    let metrics = measurer.measure(
      "a\nb", style: style { $0.lineHeight = .multiple(factor: 2) }, width: nil, lineLimit: nil)
    #expect(metrics.height == 100 && metrics.firstBaseline == 20 + 12.5 && metrics.lastBaseline == 82.5)
    #expect(
      measurer.measure("a\nb", style: style { $0.lineHeight = .exact(points: 20) }, width: nil, lineLimit: nil).height
        == 40)
  }

  @Test func `kerning and offsets change the sizes`() {
    #expect(measurer.measure("abc", style: style { $0.kerning = 2 }, width: nil, lineLimit: nil).width == 36)
    let metrics = measurer.measure("abc", style: style { $0.baselineOffset = 5 }, width: nil, lineLimit: nil)
    #expect(metrics.height == 25 && metrics.firstBaseline == 25)
    var run = TextRuns.Run(1..<2)
    run.baselineOffset = 5
    let mixed = measurer.measure("abc", style: style { $0.runs = TextRuns([run]) }, width: nil, lineLimit: nil)
    #expect(mixed.height == 30 && mixed.firstBaseline == 25)
  }

  /// Lines of 20 points and 11 between them.
  @Test(arguments: [(1.0, 20.0), (20, 20), (50, 20), (51, 51), (81, 51), (82, 82), (112, 82), (113, 113), (500, 113)])
  func `a height holds whole lines with the space between them`(height: Double, expected: Double) {
    let text = Text("a\nb\nc\nd").font(Font(size: 16)).lineSpacing(11)
    #expect(text.sizeThatFits(Proposal(width: 100, height: height)).height == expected)
  }

  @Test(arguments: [(100.0, 20.0), (70, 20), (60, 17), (35, 10), (20, 10)])
  func `a text becomes smaller until it fits its lines`(width: Double, size: Double) {
    // Seven characters of half the size each.
    let fitted = style {
      $0.minimumScaleFactor = 0.5; $0.lineLimit = 1
    }
    let metrics = measurer.measure("abcdefg", style: fitted, width: width, lineLimit: nil)
    #expect(metrics.lineHeight.isNear(1.25 * size) && metrics.lineCount == 1)
    // In its own width it has the same size.
    #expect(measurer.measure("abcdefg", style: fitted, width: metrics.width, lineLimit: nil) == metrics)
  }

  @Test func `letters move together before they become smaller`() {
    let tight = style {
      $0.allowsTightening = true; $0.minimumScaleFactor = 0.5; $0.lineLimit = 1
    }
    let metrics = measurer.measure("abcdefg", style: tight, width: 64, lineLimit: nil)
    #expect(metrics.width == 63 && metrics.height == 25)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
