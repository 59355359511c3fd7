import LayoutCore
import LayoutTesting
import Testing

/// What a host gets of a text whose parts look different.
@Suite("Texts of several styles") struct StyledTextTests {
  private func shown(
    _ text: some Layout, environment: EnvironmentValues = EnvironmentValues()
  ) -> (string: String, style: TextStyle, color: Color)? {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 200, height: 200))
    root.environment = environment
    root.host = host
    root.updateBody { text }
    guard case .text(let string, let style, let color)? = host.picture.first?.content else { return nil }
    return (string, style, color)
  }

  private func run(_ range: Range<Int>, _ change: (inout TextRuns.Run) -> Void) -> TextRuns.Run {
    var run = TextRuns.Run(range)
    change(&run)
    return run
  }

  @Test func `the look of a whole text is its style`() throws {
    let text = Text("a").font(.title).bold().italic().underline(color: .red).kerning(2).foregroundColor(.blue)
    let found = try #require(shown(text))
    var style = TextStyle(font: Font(size: 28, weight: .bold, isItalic: true))
    style.underline = TextLine(color: .red)
    style.kerning = 2
    #expect(found.style == style)
    #expect(found.color == .blue)
  }

  @Test func `joined texts keep their looks`() throws {
    let text = Text("a ") + Text("bé").bold() + Text(" c").foregroundColor(.red).strikethrough()
    let found = try #require(shown(text))
    #expect(found.string == "a bé c")
    #expect(
      found.style.runs
        == TextRuns([
          run(2..<5) { $0.font = Font(size: 17, weight: .bold) },
          run(5..<7) {
            $0.color = .red
            $0.strikethrough = TextLine()
          },
        ]))
    #expect(found.style.font == .body)
  }

  @Test func `a text stands in the literal of another one`() {
    let count = 3
    let text = Text("a \(Text("b").bold()) \(count) \(Text("c")) \(Text("d").italic())")
    #expect(text == Text("a ") + Text("b").bold() + Text(" 3 c ") + Text("d").italic())
    #expect(Text("\(count)") == Text("3" as String))
    // Of the modifiers that all elements have, the text's own are used.
    #expect(
      Text("a \(Text("b").font(.title).foregroundColor(.red))") == Text("a ")
        + Text("b").font(.title).foregroundColor(.red))
  }

  @Test func `the inner look wins`() {
    #expect(Text("a").font(.title).font(.caption) == Text("a").font(.title))
    #expect(
      (Text("a").bold() + Text("b")).fontWeight(.light) == Text("a").bold() + Text("b").fontWeight(.light))
    #expect(Text("a").underline(false).underline() == Text("a").underline(false))
  }

  @Test func `a place sets the look of all texts in it`() throws {
    let text = VStack { Text("a") + Text("b").font(.caption) }
      .font(.title).bold().italic().underline().strikethrough(color: .red).kerning(1).baselineOffset(2)
      .lineSpacing(3).lineHeight(.exact(points: 40)).minimumScaleFactor(0.5).allowsTightening(true)
      .monospacedDigit().fontWidth(.condensed).monospaced().textSelection(.enabled)
    let found = try #require(shown(text))
    var font = Font(family: "monospace", size: 28, weight: .bold, isItalic: true)
    font.width = .condensed
    font.features = [.tabularDigits]
    var style = TextStyle(font: font)
    style.underline = TextLine()
    style.strikethrough = TextLine(color: .red)
    style.kerning = 1
    style.baselineOffset = 2
    style.lineSpacing = 3
    style.lineHeight = .exact(points: 40)
    style.minimumScaleFactor = 0.5
    style.allowsTightening = true
    style.isSelectable = true
    font.size = 12
    style.runs = TextRuns([run(1..<2) { $0.font = font }])
    #expect(found.style == style)
  }

  @Test func `parts grow with the text size that a person chose`() throws {
    var environment = EnvironmentValues()
    environment.textScale = 2
    let found = try #require(shown(Text("a") + Text("b").font(.caption), environment: environment))
    #expect(found.style.font.size == 34)
    #expect(found.style.runs == TextRuns([run(1..<2) { $0.font = Font(size: 24) }]))
  }

  @Test func `a link has the tint`() throws {
    let found = try #require(shown((Text("a ") + Text(markdown: "[b](u)")).tint(.green)))
    #expect(
      found.style.runs
        == TextRuns([
          run(2..<3) {
            $0.color = .green
            $0.link = "u"
          }
        ]))
  }

  @Test func `a styled text is set by ranges`() throws {
    var text = StyledText("abcdef")
    let start = text.string.startIndex
    func range(_ from: Int, _ to: Int) -> Range<String.Index> {
      text.string.index(start, offsetBy: from)..<text.string.index(start, offsetBy: to)
    }
    var bold = TextAttributes()
    bold.weight = .bold
    var red = TextAttributes()
    red.foregroundColor = .red
    text.set(bold, in: range(1, 4))
    text.set(red, in: range(3, 6))
    let both = bold.merging(red)
    #expect(
      text.runs.map(\.range) == [1..<3, 3..<4, 4..<6] && text.runs.map(\.attributes) == [bold, both, red])
    text.set(bold, in: range(0, 6))
    #expect(text.runs.map(\.range) == [0..<3, 3..<6])
  }

  @Test func `equal texts are one style, and a change of a part is shown`() throws {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 200, height: 200))
    root.host = host
    func show(_ color: Color) {
      root.updateBody { VStack { ForEach(0..<9) { _ in Text("a") + Text("b").foregroundColor(color) } } }
    }
    show(.red)
    #expect(root.session.footprint.styles == 1)
    show(.blue)
    #expect(root.session.footprint.styles == 1)
    guard case .text(_, let style, _)? = host.picture.last?.content else { throw Missing() }
    #expect(style.runs == TextRuns([run(1..<2) { $0.color = .blue }]))
  }

  private struct Missing: Error {}

  @Test(arguments: [
    ([0..<4, 2..<6], [0..<4, 4..<6]), ([2..<6, 0..<4], [0..<4, 4..<6]), ([-2..<3], [0..<3]), ([3..<3], []),
    ([0..<9, 2..<3], [0..<9]),
  ])
  func `runs are in order and do not overlap`(given: [Range<Int>], expected: [Range<Int>]) {
    #expect(TextRuns(given.map { TextRuns.Run($0) }).runs.map(\.range) == expected)
  }

  @Test func `numbers that are no lengths count as none in parts too`() {
    for text in [Text("a").kerning(.nan) + Text("b"), Text("a").baselineOffset(.infinity) + Text("b")] {
      let style = shown(text)?.style
      #expect(style == style && (style?.runs?.runs.first?.kerning ?? 0) == 0)
      #expect((style?.runs?.runs.first?.baselineOffset ?? 0) == 0)
    }
    var run = TextRuns.Run(0..<1)
    run.kerning = .nan
    #expect(TextRuns([run]).runs.first?.kerning == 0)
  }

  @Test func `a text that became smaller grows again with its room`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 200, height: 50), measurers: .tens)
    root.host = host
    func width(in room: Double) -> Double? {
      root.updateBody {
        Text("abcdefg").font(.system(size: 16)).lineLimit(1).minimumScaleFactor(0.5).frame(width: room)
      }
      return host.picture.first?.frame?.width
    }
    #expect([100, 42, 200, 28, 56].map { width(in: $0) } == [56, 42, 56, 28, 56])
  }

  @Test func `numbers that are no lengths count as none`() {
    var style = TextStyle()
    style.kerning = .nan
    style.baselineOffset = .infinity
    style.lineSpacing = -1
    style.minimumScaleFactor = 0
    style.lineHeight = nil
    #expect(style == TextStyle())
    #expect(
      LineHeight.exact(points: -1) == .multiple(factor: 1) && LineHeight.multiple(factor: .nan) == .multiple(factor: 1))
    #expect(Font.Feature("toolong") == nil && Font.Feature("a\"b,") == nil && Font.Feature("tnum") == .tabularDigits)
    #expect(Font.Width(rawValue: 900).rawValue == 200)
  }
}
