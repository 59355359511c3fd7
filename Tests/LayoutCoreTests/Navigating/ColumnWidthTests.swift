import LayoutCore
import LayoutTesting
import Testing

/// Columns whose content sets their widths.
@Suite struct `The width of a column` {
  private let screen = PlaceScreen(602, 100)
  private var root: LayoutRoot { screen.root }

  private var widths: [Double?] { ["a", "b", "c"].map { root.result.frame(of: $0)?.width } }

  private func drag(at x: Double, by distance: Double) {
    root.drag(over: [Point(x: x, y: 50), Point(x: x + distance, y: 55)])
  }

  private func show(_ sidebar: some Layout, _ content: some Layout) {
    root.updateBody {
      NavigationSplitView {
        sidebar
      } content: {
        content
      } detail: {
        Color.green.id("c").navigationSplitViewColumnWidth(50)
      }
    }
  }

  private let blue = Color.blue.id("b")

  @Test func `a fixed one stays where it is, and the last column has the rest`() {
    show(Color.red.id("a").navigationSplitViewColumnWidth(120), blue)
    #expect(widths == [120, 280, 200])
    drag(at: 120.5, by: 60)
    #expect(widths[0] == 120)
  }

  @Test func `a divider moves between the limits`() {
    show(Color.red.id("a").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 240), blue)
    #expect(widths == [150, 280, 170])
    drag(at: 150.5, by: 30)
    #expect(widths[0] == 180)
    drag(at: 180.5, by: 200)
    #expect(widths[0] == 240)
    drag(at: 240.5, by: -220)
    #expect(widths[0] == 100)
  }

  @Test func `each column has its own, and one that sets none the usual one`() {
    show(Color.red.id("a"), blue.navigationSplitViewColumnWidth(ideal: 90))
    #expect(widths == [200, 90, 310])
    show(Color.red.id("a").navigationSplitViewColumnWidth(70), blue)
    #expect(widths == [70, 280, 250])
    #expect(root.diagnostics == [])
  }

  @Test func `in a narrow room the one column that is shown has all of it`() {
    root.size.width = 300
    show(Color.red.id("a").navigationSplitViewColumnWidth(120), blue)
    #expect(widths[0] == 300)
  }

  @Test func `one that is no number has no effect, and is diagnosed`() {
    show(Color.red.id("a").navigationSplitViewColumnWidth(.nan), blue.navigationSplitViewColumnWidth(-20))
    #expect(widths == [200, 0, 400])
    #expect(root.diagnostics.map(\.code) == [.invalidNumber])
  }
}
