import LayoutCore
import LayoutTesting
import Testing

/// Lazy lists in rows of lazy lists.
@Suite struct LazyNestedTests {
  /// Rows that are removed in a pass take their own lists with them, which that pass has not come to yet.
  @Test(arguments: [1, 7, 150])
  func `a row with a list of its own goes while lists are settled`(step: Int) {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    let host = CountingHost()
    root.host = host
    var width = 20.0
    root.setBody {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { _ in
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<500) { _ in Box(width, 50) } } }
          }
        }
      }.id("feed")
    }
    root.layoutIfNeeded()
    host.takeCounts()
    for turn in 1...6 {
      width = turn % 2 == 0 ? 20 : 90
      root.size = Size(width: turn % 3 == 0 ? 3000 : 100, height: turn % 2 == 0 ? 40 : 600)
      root.scroll("feed", to: Point(x: 0, y: Double(turn * step) * 50))
      root.updateBody()
      host.takeCounts()
    }
    #expect(host.violations == [])
    #expect(root.visibleRange(in: "feed") == 6 * step..<6 * step + 1)
    #expect(root.result.isSound)
  }
}
