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

  @Test func `areas with a fault are left out, with the row and the column`() {
    let layout = CSSGrid(areas: ["a a", "a"]) { Color.red.gridArea("a").box(width: 10, height: 10) }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(
      result.diagnostics.map(\.message) == ["line 2, column 1: this row has 1 area, and the first 2"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func `numbers without a meaning have one all the same, and are reported`(number: Double) {
    let length = CSSLength.points(number)
    let layout = Flex(gap: length) {
      Color.red.box(width: length, minHeight: length, maxWidth: .percent(number), aspectRatio: number)
        .flex(grow: number, shrink: number, basis: length)
        .margin(length).inset(length).boxPadding(length).boxBorder(number).order(.max)
      CSSGrid(columns: [.points(number), .fr(number), .minmax(.points(number), .fr(number)), .fitContent(length)]) {
        Color.blue.gridColumn(0, to: .line(.max)).gridRow(.span(-3))
      }
    }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.contains { $0.code == .invalidNumber })
    for frame in result.elements.map(\.frame) {
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite)
    }
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
