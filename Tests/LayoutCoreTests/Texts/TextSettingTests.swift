import LayoutCore
import LayoutTesting
import Testing

/// The modifiers of texts that change letters, sizes and lines. Texts are 10 points a letter and 20 a line at 20 points.
@Suite("Settings of texts") struct TextSettingTests {
  private func contents(_ text: some Layout) -> [ViewContent] {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.host = host
    root.updateBody { text }
    return host.picture.map(\.content)
  }

  private func text(_ layout: some Layout) -> (string: String, style: TextStyle)? {
    guard case .text(let string, let style, _)? = contents(layout).first else { return nil }
    return (string, style)
  }

  private func run(_ range: Range<Int>, _ change: (inout TextRuns.Run) -> Void) -> TextRuns.Run {
    var run = TextRuns.Run(range)
    change(&run)
    return run
  }

  // MARK: Letters

  @Test(arguments: [
    (Text.Case.uppercase, "Straße é", "STRASSE É"), (.lowercase, "ÀB İ", "àb i̇"), (.uppercase, "", ""),
  ])
  func `letters are those of the case`(textCase: Text.Case, written: String, shown: String) {
    #expect(text(Text(written).textCase(textCase))?.string == shown)
    #expect(text(Text(written).textCase(textCase).textCase(nil))?.string == shown)
    #expect(text(Text(written).textCase(nil).textCase(textCase))?.string == written)
  }

  @Test func `parts keep their looks where letters become more`() {
    let joined = Text("aß") + Text("ß").bold() + Text("b")
    let found = text(joined.textCase(.uppercase))
    #expect(found?.string == "ASSSSB")
    #expect(
      found?.style.runs == TextRuns([run(3..<5) { $0.font = Font(size: 17, weight: .bold) }]))
    #expect(joined.font(.system(size: 20)).textCase(.uppercase).leaves().first?.width == 60)
  }

  @Test func `titles of controls change, and what is written in fields does not`() {
    func control(_ layout: some Layout) -> Control? {
      guard case .control(let content)? = contents(layout.textCase(.uppercase)).first else { return nil }
      return content.control
    }
    #expect(control(Button("Go") {}) == .button(title: "GO", role: nil))
    #expect(control(Toggle("On", isOn: .constant(true))) == .toggle(title: "ON", isOn: true))
    #expect(
      control(TextField("name", text: .constant("ada"))) == .textField(text: "ada", prompt: "NAME", isSecure: false))
  }

  // MARK: Lines

  @Test(arguments: [(1, 40.0), (2, 40), (3, 60), (4, 60), (0, 40)])
  func `a text is as high as the least number of lines`(lines: Int, height: Double) {
    let string = Array(repeating: "x", count: lines).joined(separator: "\n")
    let size = Text(string).font(.system(size: 20)).lineLimit(2...3).whole()?.size
    #expect(size == Size(width: lines == 0 ? 0 : 10, height: height))
  }

  @Test func `space is reserved for all lines, and the letters are at the top`() {
    let stack = HStack(alignment: .lastTextBaseline, spacing: 0) {
      word(1).lineLimit(3, reservesSpace: true)
      word(1)
    }
    #expect(stack.leaves(400, 60) == [rect(0, 0, 10, 60), rect(10, 0, 10, 20)])
    let plain = word(1).lineLimit(3, reservesSpace: false)
    #expect(plain.whole()?.height == 20)
  }

  @Test func `a text in too little room reserves the lines that it shows`() {
    let text = word(1).lineLimit(5, reservesSpace: true)
    #expect(text.sizeThatFits(Proposal(width: 100, height: 50), measurers: .tens) == Size(width: 10, height: 40))
    #expect(text.sizeThatFits(Proposal(width: 100, height: 5), measurers: .tens) == Size(width: 10, height: 20))
    // The limit further in is smaller than the reserved lines.
    #expect(word(1).lineLimit(2).lineLimit(5, reservesSpace: true).whole()?.height == 40)
  }

  @Test func `reserved lines have the space between lines`() {
    #expect(word(1).lineLimit(3, reservesSpace: true).lineSpacing(5).whole()?.height == 70)
    #expect(
      word(1).lineLimit(3, reservesSpace: true).lineSpacing(5).sizeThatFits(
        Proposal(width: 100, height: 50), measurers: .tens) == Size(width: 10, height: 45))
  }

  @Test func `ranges without an end`() {
    let long = Text("a\nb\nc").font(.system(size: 20))
    #expect(long.lineLimit(...2).whole()?.height == 40)
    #expect(long.lineLimit(4...).whole()?.height == 80)
    #expect(long.lineLimit((-3)...(-1)).whole()?.height == 20)
    #expect(long.lineLimit(-1, reservesSpace: true).whole()?.height == 20)
    #expect(text(long.lineLimit(2...3))?.style.reservedLines == 2)
    #expect(text(long.lineLimit(2...3))?.style.lineLimit == 3)
  }

  // MARK: Sizes

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 1.0, DynamicTypeSize.medium, 1.0), (.large, 1, .large, 1),
    (.accessibility5, 1, .xxxLarge, 1), (.large, 2, .large, 23 / 17), (.large, 0.5, .large, 16 / 17),
    (.xSmall, 3, .medium, 23 / 16),
  ])
  func `a range limits the size of texts`(
    size: DynamicTypeSize, scale: Double, limited: DynamicTypeSize, factor: Double
  ) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.textScale = scale
    var found: (DynamicTypeSize, Double)?
    let layout = EnvironmentReader { values -> Color in
      found = (values.dynamicTypeSize, values.textScale)
      return Color.red
    }
    .dynamicTypeSize(DynamicTypeSize.medium...DynamicTypeSize.xxxLarge)
    _ = layout.calculateLayout(in: Size(width: 10, height: 10), environment: environment)
    #expect(found?.0 == limited)
    #expect(abs((found?.1 ?? 0) - factor) < 1e-12)
  }

  @Test func `ranges without an end, and without a size`() {
    var large = EnvironmentValues()
    large.dynamicTypeSize = .accessibility5
    func height(_ layout: some Layout) -> Double? {
      let room = Size(width: 400, height: 400)
      return layout.calculateLayout(in: room, measurers: .tens, environment: large).leaves.first?.height
    }
    #expect(height(Text("a").dynamicTypeSize(...DynamicTypeSize.large)) == 17)
    #expect(height(Text("a").dynamicTypeSize(DynamicTypeSize.small...)) == 53)
    #expect(height(Text("a").dynamicTypeSize(DynamicTypeSize.small..<DynamicTypeSize.small)) == 53)
  }

  private struct Scaled: Layout {
    @ScaledMetric(relativeTo: .body) var side = 17.0
    @ScaledMetric var inset: Float = 34

    var body: some Layout { Color.red.size(width: side, height: Double(inset)) }
  }

  @Test func `a scaled length follows the size of texts, and no other size is evaluated`() {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.updateBody { Scaled() }
    #expect(root.result.leaves.first?.size == Size(width: 17, height: 34))
    root.environment.dynamicTypeSize = .accessibility5
    root.layoutIfNeeded()
    #expect(root.result.leaves.first?.size == Size(width: 53, height: 106))
    root.environment.textScale = 2
    root.layoutIfNeeded()
    #expect(root.result.leaves.first?.size == Size(width: 106, height: 212))
    root.updateBody { Scaled().dynamicTypeSize(.xSmall) }
    #expect(root.result.leaves.first?.size == Size(width: 28, height: 56))
  }

  @Test func `a secondary scale has the size of a footnote beside its body`() {
    #expect(text(Text("a").font(.body).textScale(.secondary))?.style.font.size == 13)
    #expect(text(Text("a").textScale(.default).textScale(.secondary))?.style.font.size == 17)
    #expect(text(Text("a").textScale(.secondary, isEnabled: false))?.style.font.size == 17)
    #expect(text(VStack { Text("a") }.textScale(.secondary))?.style.font.size == 13)
    #expect(text(VStack { Text("a") }.textScale(.secondary, isEnabled: false))?.style.font.size == 17)
    let joined = Text("10") + Text("AM").textScale(.secondary)
    #expect(text(joined)?.style.runs == TextRuns([run(2..<4) { $0.font = Font(size: 13) }]))
  }

  @Test(arguments: [(Font.Leading.standard, 44.0), (.tight, 40), (.loose, 48)])
  func `a font's leading changes the height of lines`(leading: Font.Leading, height: Double) {
    let twenty = FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1.1, ascent: 0.75)
    func size(_ text: some Layout) -> Double {
      text.sizeThatFits(.unspecified, measurers: Measurers(text: twenty)).height
    }
    let font = Font.system(size: 20).leading(leading)
    #expect(abs(size(Text("a\nb").font(font)) - height) < 1e-9)
    #expect(abs(size(Text("a\nb").font(font).lineHeight(.exact(points: 30))) - 60) < 1e-9)
    #expect(font.leading(.standard) == Font.system(size: 20))
  }

  @Test(arguments: [("de", "de"), ("zh-Hant", "zh-Hant"), ("", nil), ("d e", nil), ("é", nil)])
  func `a language is a tag`(written: String, tag: String?) {
    #expect(text(Text("a").typesettingLanguage(.explicit(written)))?.style.language.tag == tag)
    #expect(text(Text("a").typesettingLanguage(.automatic))?.style == TextStyle())
  }
}
