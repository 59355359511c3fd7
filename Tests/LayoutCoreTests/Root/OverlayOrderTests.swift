import LayoutCore
import LayoutTesting
import Testing

@Suite struct OverlayOrderTests {
  /// Three boxes on a box, with `around` boxes around all of it.
  private func show(_ ids: [Int], _ root: LayoutRoot) {
    root.updateBody {
      Box(40, 40).background(Color.blue)
        .overlay { ForEach(ids, id: \.self) { Box(10 * Double($0), 10) } }
        .border(Color.red).opacity(0.5).padding(1).background(Color.green)
    }
  }

  @Test(arguments: [[2, 1, 3], [3, 2, 1], [2, 3, 1], [1, 3]])
  func `what lies on an element inside of its border comes in another order`(ids: [Int]) {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    show([1, 2, 3], root)
    host.takeCounts()
    show(ids, root)
    let counts = host.takeCounts()
    let most = ids == [3, 2, 1] ? 2 : 1
    #expect(counts == CountingHost.Counts(moves: ids.count == 3 ? most : 0, removes: 3 - ids.count))
    let fresh = CountingHost()
    let other = LayoutRoot(size: Size(width: 100, height: 100))
    other.host = fresh
    show(ids, other)
    #expect(host.picture == fresh.picture && host.violations == [])
  }
}
