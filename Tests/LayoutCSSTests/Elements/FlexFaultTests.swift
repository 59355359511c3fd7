import Layout
import LayoutCSS
import Testing

/// Bad input: a diagnostic with the element's path, and frames all the same.
@Suite struct FlexFaultTests {
  @Test func `a text that is not understood is reported with its place, at the element`() {
    let layout = VStack {
      Flex(css: "gap: 8px;\ngrow: 1") {
        Color.red.box(width: 10, height: 10)
        Color.blue.css("width: 10").box(width: 10, height: 10)
      }
    }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    let faults = result.diagnostics.filter { $0.code == .invalidStyle }
    #expect(faults.map(\.path) == ["0.0", "0.0.1"])
    #expect(faults[0].message.hasPrefix("line 2, column 1: there is no property \"grow\""))
    #expect(faults[1].message == "line 1, column 8: \"10\" has no unit; write \"10px\"")
    #expect(result.size == Size(width: 28, height: 10))
  }

  @Test func `each of several equal elements with a fault is reported`() {
    let layout = Flex {
      ForEach(0..<2) { _ in Color.red.css("width: 10") }
      ForEach(0..<2) { _ in Color.red.boxPadding(.bottom, -5) }
      ForEach(0..<2) { _ in Flex {}.boxPadding(.bottom, -5) }
    }
    let reports = layout.calculateLayout(in: Size(width: 100, height: 100)).diagnostics
    #expect(reports.map(\.code) == [.invalidStyle, .invalidStyle] + Array(repeating: .invalidNumber, count: 4))
    #expect(Set(reports.map(\.path)).count == 6)
  }

  @Test func `areas with a fault are left out, with the row and the column`() {
    let layout = CSSGrid(areas: ["a a", "a"]) { Color.red.gridArea("a").box(width: 10, height: 10) }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(
      result.diagnostics.map(\.message) == ["line 2, column 1: this row has 1 area, and the first 2"])
  }

  /// A number in each place that takes one, with the words of its report.
  private static func fields(_ number: Double) -> [(place: String, words: String, layout: AnyLayout)] {
    let length = CSSLength.points(number)
    func item(_ layout: some Layout) -> AnyLayout { AnyLayout(Flex { layout }) }
    func grid(_ track: CSSTrackPart) -> AnyLayout { AnyLayout(CSSGrid(columns: [track]) { Color.red }) }
    return [
      ("rowGap", "a gap", AnyLayout(Flex(rowGap: length) { Color.red })),
      ("columnGap", "a gap", AnyLayout(Flex(columnGap: length) { Color.red })),
      ("width", "a width", item(Color.red.box(width: length))),
      ("height", "a height", item(Color.red.box(height: length))),
      ("minWidth", "a least width", item(Color.red.box(minWidth: length))),
      ("minHeight", "a least height", item(Color.red.box(minHeight: length))),
      ("maxWidth", "a greatest width", item(Color.red.box(maxWidth: .percent(number)))),
      ("maxHeight", "a greatest height", item(Color.red.box(maxHeight: length))),
      ("aspectRatio", "an aspect ratio", item(Color.red.box(aspectRatio: number))),
      ("grow", "a growing factor", item(Color.red.flex(grow: number))),
      ("shrink", "a shrinking factor", item(Color.red.flex(shrink: number))),
      ("basis", "a basis", item(Color.red.flex(basis: length))),
      ("margin", "a margin", item(Color.red.margin(.top, length))),
      ("inset", "an inset", item(Color.red.inset(.trailing, length))),
      ("boxPadding", "a padding", item(Color.red.boxPadding(.bottom, length))),
      ("boxBorder", "a border", item(Color.red.boxBorder(.leading, number))),
      ("track", "a track", grid(.points(number))), ("fr", "a fraction", grid(.fr(number))),
      ("minmax", "a track", grid(.minmax(.points(number), .fr(1)))),
      ("fitContent", "a limit", grid(.fitContent(length))),
    ]
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func `a number without a meaning has one all the same, and is reported once, in each place`(number: Double) {
    for (place, words, layout) in FlexFaultTests.fields(number) {
      let result = layout.calculateLayout(in: Size(width: 100, height: 100))
      let isUsed = number == -5 && (place == "margin" || place == "inset")
      let faults = result.diagnostics.filter { $0.code == .invalidNumber }
      #expect(faults.count == (isUsed ? 0 : 1), "\(place): \(faults)")
      #expect(faults.allSatisfy { $0.message.hasPrefix(words) }, "\(place): \(faults)")
      for frame in result.elements.map(\.frame) {
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite, "\(place)")
      }
    }
  }

  @Test func `a line, a span and a keyword without a meaning are reported`() {
    let items: [(AnyLayout, String)] = [
      (AnyLayout(Color.red.gridRow(0)), "a row line of 0 counts as none; lines count from 1, or from -1 at the end"),
      (AnyLayout(Color.red.gridColumn(.line(.max))), "a column line of 9223372036854775807 counts as 10000"),
      (AnyLayout(Color.red.gridColumn(.line(-10_001))), "a column line of -10001 counts as -10000"),
      (AnyLayout(Color.red.gridRow(.span(-3))), "a span of -3 counts as 1"),
      (AnyLayout(Color.red.gridRow(.span(10_001))), "a span of 10001 counts as 10000"),
      (AnyLayout(Color.red.gridColumn(.named("a", 0))), "a column line \"a\" of 0 counts as the first one"),
      (AnyLayout(Color.red.gridRow(.namedSpan("a", 0), to: 2)), "a span \"a\" of 0 counts as 1"),
      (AnyLayout(Color.red.boxPadding(.auto)), "a padding of .auto counts as 0"),
      (AnyLayout(Color.red.margin(.top, .minContent)), "a margin of .minContent counts as 0"),
      (AnyLayout(Color.red.box(width: .content)), "a width of .content counts as .auto"),
      (AnyLayout(Color.red.declaring([.length(.columnGap, .auto)])), "a gap of .auto counts as 0"),
    ]
    for (item, message) in items {
      let result = CSSGrid(columns: [.names(["a"]), 10]) { item }.calculateLayout(in: Size(width: 100, height: 100))
      let faults = result.diagnostics.filter { $0.code == .invalidNumber }
      #expect(faults.map(\.message) == [message])
    }
  }

  @Test(
    arguments: [
      ([.repeat(10_001, [1])], "the columns after the first 10000 do not count"),
      ([.repeat(10_000, [1]), 1], "the columns after the first 10000 do not count"),
      ([.repeat(0, [1])], "tracks that repeat 0 times count as none"),
      ([.repeat(2, [.names(["a"])])], "a repetition without a track counts as none"),
      ([.minmax(.fr(1), 20)], "a least length of .fr(1) counts as .auto"),
      ([.fitContent(.auto)], "a limit of a track of .auto counts as 0"),
    ] as [([CSSTrackPart], String)])
  func `tracks without a meaning are reported`(columns: [CSSTrackPart], message: String) {
    let result = CSSGrid(columns: columns) { Color.red.box(width: 5, height: 5) }
      .calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.filter { $0.code == .invalidNumber }.map(\.message) == [message])
  }

  @Test(arguments: [4_999, 5_000, 5_001])
  func `a grid that is cut is reported`(span: Int) {
    let layout = CSSGrid {
      Color.red.gridRow(.span(span))
      Color.red.gridRow(.span(5_000))
    }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    let message = "the grid is cut at 10000 tracks; what would stand beyond them is in the last one"
    #expect(result.diagnostics.filter { $0.code == .invalidNumber }.map(\.message) == (span > 5_000 ? [message] : []))
  }

  /// Grids with an item at a definite place beyond the last line, or behind a full row, and one without.
  private static var cut: [(layout: AnyLayout, isCut: Bool)] {
    [
      (AnyLayout(CSSGrid { Color.red.gridRow(9_999, to: .span(5)) }), true),
      (AnyLayout(CSSGrid { Color.red.gridRow(9_999, to: .span(2)) }), false),
      (AnyLayout(Flex { CSSGrid { Color.red.gridColumn(9_999, to: .span(5)) } }), true),
      (
        AnyLayout(
          CSSGrid(columns: [.repeat(10_000, [1])]) {
            Color.red.gridColumn(1, to: -1).gridRow(1)
            Color.blue.gridRow(1)
          }), true
      ),
    ]
  }

  @Test(arguments: 0..<4)
  func `places that the grid cuts are reported`(index: Int) {
    let (layout, isCut) = Self.cut[index]
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.filter { $0.code == .invalidNumber }.count == (isCut ? 1 : 0))
  }

  @Test func `an outermost container with the display none shows nothing`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    for display in [CSSStyle.Display.flex, .none] {
      root.setBody { Flex { Color.red.box(width: 30, height: 10).id("child") }.declaring([.display(display)]) }
      root.layoutIfNeeded()
      #expect(root.result.frame(of: "child").map { $0.width > 0 } == (display == .none ? nil : true))
    }
  }

  @Test func `an outermost container with the display contents is one all the same, and is reported`() {
    for layout in [
      AnyLayout(Flex { Color.red.box(width: 30, height: 10).id("child") }.display(.contents)),
      AnyLayout(Flex(css: "display: contents") { Color.red.box(width: 30, height: 10).id("child") }),
    ] {
      let result = layout.calculateLayout(in: Size(width: 100, height: 100))
      #expect(result.frame(of: "child") == Rect(x: 0, y: 0, width: 30, height: 10))
      #expect(result.diagnostics.map(\.code) == [.invalidStyle])
    }
  }

  @Test func `an extreme ratio is reported, and has a finite frame`() {
    let layout = Flex { Color.red.box(width: 10, aspectRatio: 1e-300).id("child") }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.map(\.code) == [.invalidNumber])
    #expect(result.frame(of: "child")?.height.isFinite == true)
  }

  @Test(
    arguments: [
      ([.repeat(.autoFill, [.fr(1)])], "beside a track without a length"),
      ([.auto, .repeat(.autoFit, [10])], "beside a track without a length"),
      ([.repeat(.autoFill, [10]), .repeat(.autoFit, [10])], "a second automatic repetition"),
    ] as [([CSSTrackPart], String)])
  func `an automatic repetition without a number counts as one, and is reported`(
    columns: [CSSTrackPart], message: String
  ) {
    let layout = CSSGrid(columns: columns) { Color.red.box(width: 10, height: 10) }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.message.contains(message) == true, "\(result.diagnostics)")
  }

  @Test func `containers in each other without end need no stack without end`() {
    struct Nest: Layout {
      let depth: Int
      var body: some Layout {
        if depth > 0 {
          Flex(direction: depth % 2 == 0 ? .row : .column) { AnyLayout(Nest(depth: depth - 1)) }
        } else {
          Color.red.box(width: 10, height: 10).id("core")
        }
      }
    }
    let result = Nest(depth: 500).calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.frame(of: "core") == Rect(x: 0, y: 0, width: 10, height: 10))
  }
}
