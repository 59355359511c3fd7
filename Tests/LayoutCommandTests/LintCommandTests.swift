import CustomDump
import TestPromises
import Testing

@testable import Layout
@testable import LayoutCommand
@testable import LayoutLint
@testable import LayoutScreens

@Suite struct LintCommandTests {
  /// Two boxes of 150 side by side, and a text in a box of 300 by 20.
  private struct Wide: Layout {
    var body: some Layout {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 300, height: 10)
        Text("A title of words").font(.system(size: 16)).frame(width: 200, height: 20)
      }
    }
  }

  /// With counted characters, in every build.
  private func run(_ scope: LintScope) -> LintRun {
    LintRun(AnyLayout(Wide()), height: nil, scope: scope, measurers: Measurers())
  }

  @Test func `one line a place, with the worst case and the widths to a point`() {
    let run = run(LintScope(textSizes: [.large, .accessibility1], texts: [.usual, .long, .empty]))
    expectNoDifference(
      run.findings.map(\.line.withoutSourceLines),
      [
        "warning: overflow at 0: VStack reaches 60 points at the right out of the root's room of 240×∞; "
          + "Color.red.frame(width: 300, height: 10) at 0.0 is 300×10; let it be smaller, or put it into a ScrollView (Wide > VStack) (240 points wide; from 240 to 299 points)",
        "warning: overflow at 0.1: Text \"A title of words\" reaches 6.471 points at the top and 6.471 at the bottom out "
          + "of its own frame(width: 200, height: 20) of 200×20; make it smaller or the modifier's lengths larger, or write clipped() (Wide > VStack > Text \"A title of words\") (240 points wide, accessibility1; from 240 to 1440 points)",
        "warning: truncatedText at 0.1: Text \"A title of words\" shows 1 of 6 lines, because of a height of 32.941; give it more height, or write lineLimit(1) where that is intended (Wide > "
          + "VStack > Text \"A title of words\") (240 points wide, accessibility1, long texts; from 240 to 1440 points)",
      ])
    // Eleven widths and, in each of twelve ways, the halving from 240 and 360 down to 299 and 300.
    #expect(run.layouts == 12 * (11 + 7))
  }

  @Test func `a warning ends with 1, and options narrow down what is tried`() {
    let output = CapturedOutput()
    #expect(
      output.run(
        "lint", "badge", "--width", "290", "--text-size", "large", "--direction", "rtl", "--texts", "empty")
        == .failure)
    expectNoDifference(
      output.lines.map(\.withoutSourceLines),
      [
        "badge: warning: overflow at 0: ZStack reaches 10 points at the left out of the root's room of 290×248; "
          + "Image.frame(width: 300, height: 200) at 0.0 is 300×200; let it be smaller, or put it into a ScrollView (Badge > ZStack) (290 points wide, rtl, empty texts)",
        "badge: 1 layout, 1 warning, 0 notes",
      ])
  }

  /// Fonts differ from machine to machine, counted characters do not.
  @Test(arguments: Gallery.screens.map(\.name))
  func `a screen of the gallery has no warnings in the cases that it is made for`(name: String) throws {
    let screen = try find(name)
    let run = LintRun(
      try screen.layout(feedInput()), height: screen.height, scope: screen.lint,
      measurers: Measurers(images: Measurers.ofCanvas.images))
    expectNoDifference(run.warnings.map(\.line), [])
    #expect(run.layouts > 1)
  }

  @Test func `texts are stretched and emptied without the screen's help`() {
    let style = TextStyle(font: .system(size: 16))
    func width(_ texts: LintTexts, _ text: String) -> Double {
      StretchedTexts(FixedTextMeasurer.standard, texts).measure(text, style: style, width: nil, lineLimit: nil).width
    }
    #expect(LintTexts.allCases.map { width($0, "abcd") } == [32, 8 * 14, 0, 8 * 6])
    #expect(LintTexts.allCases.map { width($0, "") } == [0, 0, 0, 0])
    #expect(LintTexts.pseudo.text("Save it") == "Sàvé îtSàv" && LintTexts.pseudo.text("1,204") == "1,204")
  }

  @Test func `a fixed width on a text is found by another language's texts`() {
    let row = Text("Save").frame(width: 40, height: 20)
    let lines = [LintTexts.usual, .pseudo].map { texts in
      LintRun(
        AnyLayout(row), height: nil,
        scope: LintScope(widths: [320], textSizes: [.large], directions: [.leftToRight], texts: [texts]),
        measurers: Measurers()
      ).warnings.map(\.line)
    }
    expectNoDifference(
      lines,
      [
        [],
        [
          "warning: truncatedText at 0: Text \"Save\" shows 1 of 2 lines, because of a height of 21.25; give it more "
            + "height, or write lineLimit(1) where that is intended (320 points wide, pseudo texts)"
        ],
      ])
  }

  @Test(arguments: [(nil, [.note]), (.infinity, [.warning]), (100, [])] as [(Double?, [Diagnostic.Severity])])
  func `a length that only the run leaves open is a note`(height: Double?, severities: [Diagnostic.Severity]) {
    let scope = LintScope(widths: [100], textSizes: [.large], directions: [.leftToRight], texts: [.usual])
    let run = LintRun(AnyLayout(VStack { Color.red }), height: height, scope: scope, measurers: Measurers())
    let list = LintRun(
      AnyLayout(ScrollView { Color.red }), height: height, scope: scope, measurers: Measurers())
    #expect(run.findings.map(\.diagnostic.severity) == severities)
    #expect(list.warnings.map(\.diagnostic.code) == [.unboundedFlexible])
  }

  @Test(arguments: [(0, "0 notes"), (1, "1 note"), (2, "2 notes")])
  func `one of them is no plural`(count: Int, text: String) {
    #expect(count.counting("note") == text)
  }

  @Test func `findings as data`() throws {
    let output = CapturedOutput()
    #expect(
      output.run(
        "lint", "badge", "--width", "290", "--text-size", "large", "--direction", "rtl", "--texts", "empty", "--json")
        == .failure)
    #expect(output.lines.count == 1 && output.remarks.isEmpty)
    let screen = try #require(JSONParser.parse(output.lines[0])["screens"]?.items.first)
    expectNoDifference(screen["name"]?.text, "badge")
    expectNoDifference([screen["layouts"]?.number, screen["warnings"]?.number, screen["notes"]?.number], [1, 1, 0])
    let finding = try #require(screen["findings"]?.items.first)
    expectNoDifference(
      ["severity", "code", "path", "message", "element"].map { finding[$0]?.text },
      ["warning", "overflow", "0", "ZStack reaches 10 points at the left out of the root's room of 290×248", "ZStack"])
    expectNoDifference(finding["amount"]?.number, 10)
    let worst = try #require(finding["worst"])
    expectNoDifference(["textSize", "direction", "texts"].map { worst[$0]?.text }, ["large", "rtl", "empty"])
    expectNoDifference(finding["widths"]?.items.map(\.number), [290, 290])
  }

  @Test(arguments: [
    [], ["none"], ["badge", "--all"], ["badge", "--width", "0"], ["badge", "--width", "nan"],
    ["badge", "--width", "1e9"], ["badge", "--text-size", "big"], ["badge", "--direction", "up"],
    ["badge", "--texts", "odd"], ["badge", "--data", "x"],
  ])
  func `bad options are usage errors`(options: [String]) {
    let output = CapturedOutput()
    #expect(output.run(["lint"] + options) == .badInput)
    #expect(output.lines.isEmpty && !output.remarks.isEmpty)
  }
}

extension JSONValue {
  fileprivate var items: [JSONValue] { if case .array(let items) = content { items } else { [] } }
  fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }
  fileprivate var number: Double? { if case .number(let number) = content { number } else { nil } }
}
