import Layout
import LayoutCSS
import Testing

@Suite struct FlexExplanationTests {
  private static func reason(_ id: String, _ layout: some Layout) -> String? {
    let root = LayoutRoot(size: Size(width: 300, height: 200))
    root.setBody { layout }
    root.layoutIfNeeded()
    return root.explain(id: id)?.description
  }

  private static func row(_ width: Double) -> some Layout {
    Flex {
      Color.red.frame(height: 20).flex(grow: 2, basis: 40).id("two")
      Color.green.frame(height: 20).flex(grow: 1, basis: 80).id("one")
      Color.blue.frame(height: 20).flex(shrink: 0, basis: 60).id("none")
    }
    .box(width: .points(width))
    .id("row")
  }

  @Test(arguments: [
    ("two", 300.0, "it grew 2 of 3 parts of the 120 left in its line, from 40 to 120"),
    ("one", 300, "it grew 1 of 3 parts of the 120 left in its line, from 80 to 120"),
    ("none", 300, "its basis is 60 wide, and it takes no part of the 120 left in its line"),
    ("one", 150, "it shrank 80 of 120 parts of the 30 missing in its line, from 80 to 60"),
    ("two", 180, "its basis is 40 wide, and nothing is left or missing in its line"),
  ])
  func `the share of an item is explained`(id: String, width: Double, reason: String) {
    let text = FlexExplanationTests.reason(id, FlexExplanationTests.row(width))
    #expect(text?.contains(reason) == true, "\(text ?? "nothing")")
  }

  @Test func `an item of a container in a container is explained by its own line`() {
    let layout = Flex {
      Flex { Color.red.frame(height: 10).flex(grow: 1, basis: 0).id("inner") }.flex(1).id("nested")
    }
    .box(width: 200)
    let inner = FlexExplanationTests.reason("inner", layout)
    #expect(
      inner?.contains("it grew 1 of 1 parts of the 200 left in its line, from 0 to 200") == true,
      "\(inner ?? "nothing")")
    let nested = FlexExplanationTests.reason("nested", layout)
    #expect(nested?.contains("it is one tree of boxes with the container around it") == true, "\(nested ?? "nothing")")
  }

  @Test func `the area of a grid item, and the size of a container, are explained`() {
    let layout = CSSGrid(columns: [50, .fr(1)], gap: 10) {
      Color.red.frame(height: 30).gridColumn(1, to: .span(2)).id("wide")
      Color.green.frame(height: 10).id("cell")
    }
    .box(width: .percent(100))
    .id("grid")
    let wide = FlexExplanationTests.reason("wide", layout)
    #expect(
      wide?.contains("columns 1 to 2 and row 1 of the CSSGrid are an area of 300×30") == true, "\(wide ?? "nothing")")
    let grid = FlexExplanationTests.reason("grid", layout)
    #expect(
      grid?.contains("its width is 100% of the proposed 300; its 2 rows are 50 high, in 2 columns") == true,
      "\(grid ?? "nothing")")
  }
}
