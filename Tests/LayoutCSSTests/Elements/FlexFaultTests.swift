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
