import LayoutConformance
import LayoutEngine
import Testing

/// What random scripts once found.
@Suite struct RegressionTests {
  @Test func `a stack that lost a percentage has the z-stack's own size as its proposal again`() throws {
    let percent = TreeDescription.color.modified(.edges(TreeDescription.Edges(leading: 50, percent: [.leading])))
    let before = TreeDescription.zStack([TreeDescription(.geometryReader, [.hStack([percent])]), .fixed(1, 80)])
      .numbered()
    let live = try LiveTree(before)
    live.layout(width: 300, height: 10)
    #expect(live.frame(0).height == 10)
    var after = before
    after.children[0].children[0].children = []
    try live.show(after)
    live.layout(width: 300, height: 10)
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 300, height: 80))
  }

  @Test func `the background of a grid's row covers the row`() throws {
    let row = TreeDescription.gridRow([.fixed(30, 20), .fixed(40, 10)]).modified(.background([.color]))
    let live = try LiveTree(.grid(horizontal: 5, vertical: 4, [.gridRow([.fixed(10, 10)]), row]))
    live.layout(width: nil, height: nil)
    let background = live.frames()["0.1@1b"]
    #expect(background == Rect(x: 0, y: 14, width: 75, height: 20))
    #expect(live.frame(1, 1) == Rect(x: 35, y: 19, width: 40, height: 10))
  }

  @Test func `tracks with gaps below zero never make a negative breadth`() throws {
    let tracks = [GridTrack(.fixed(10), spacing: -100), GridTrack(.fixed(10))]
    let live = try LiveTree(TreeDescription(.lazyVGrid(tracks, 0, .center), [.fixed(5, 5)]))
    #expect(live.layout(width: 200, height: nil) == Size(width: 0, height: 5))
  }

  /// Looking for the guides of what the background covers measures the row's children for other lengths.
  @Test(arguments: [true, false])
  func `percentages are those of the place, also behind a background`(shortCuts: Bool) throws {
    let column = TreeDescription(
      .vStack(0, .center), [TreeDescription.fixed(65, 110).percent(width: 79, height: 50), .fixed(120, 48)],
      [
        .padding(EdgeInsets(all: 8)), .flexibleFrame(.none, TreeDescription.Bounds(ideal: 27)),
        .padding(EdgeInsets(top: 14)), .background([.color]),
      ])
    let live = try LiveTree(column, shortCuts: shortCuts)
    live.layout(width: nil, height: 0)
    #expect(live.frames()["0.0@1"] == Rect(x: 35.5, y: 10, width: 65, height: 24))
  }

  /// Every layer has the same value, whichever of them computes it.
  @Test(arguments: [true, false])
  func `a guide near the limit is the same through frames`(shortCuts: Bool) throws {
    let column = TreeDescription(
      .vStack(8, .center), [TreeDescription.color.frame(height: Length.limit), .text("a")],
      [
        .flexibleFrame(.none, TreeDescription.Bounds(max: 66)),
        .flexibleFrame(
          .none, TreeDescription.Bounds(max: .infinity), TreeDescription.Place(vertical: .firstTextBaseline)),
      ])
    let live = try LiveTree(column, shortCuts: shortCuts)
    live.layout(width: 200, height: Length.limit)
    #expect(live.frame(0).minY == 0)
  }

  @Test(arguments: [true, false])
  func `a child that is infinite at zero and at infinity is the least flexible`(shortCuts: Bool) throws {
    let bounds = TreeDescription.Range(
      min: Size(width: 0, height: 5), ideal: .zero, max: Size(width: .infinity, height: 5))
    let endless = TreeDescription(.range(bounds), [], [.aspectRatio(1, fill: false), .fixedSize(.horizontal)])
    let live = try LiveTree(.hStack(spacing: 0, [.text("aa bb"), endless]), shortCuts: shortCuts)
    // Nothing is left for the text, which stands in a column of four characters.
    #expect(live.layout(width: 80, height: .infinity) == Size(width: .infinity, height: 80))
  }

  /// At no height the text shows its first line alone.
  @Test(arguments: [true, false])
  func `the width of a grid in a grid is that of the lines that are shown`(shortCuts: Bool) throws {
    let inner = TreeDescription.grid(horizontal: 0, vertical: 0, [.gridRow([.text("aa bbbbbb")])])
    let outer = TreeDescription.grid(horizontal: 0, vertical: 0, [.gridRow([inner])])
    let live = try LiveTree(.vStack(spacing: 0, [outer, .color]), shortCuts: shortCuts)
    live.layout(width: 50, height: 100)
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 50, height: 40))
  }
}
