import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct MovedRegionTests {
  @Test(.promises("F181"))
  func `a view that comes before another one is drawn anew where it is, and the host is called`() {
    let host = CountingHost()
    let tracker = DirtyRegionTracker(host)
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = tracker
    func show(_ ids: [Int]) {
      root.updateBody {
        ZStack(alignment: .topLeading) {
          ForEach(ids, id: \.self) { Color(white: Double($0) / 4).size(width: 10 * Double($0), height: 10) }
        }
      }
    }
    show([1, 2, 3])
    #expect(tracker.takeRegions() == [rect(35, 45, 30, 10)])
    host.takeCounts()
    show([2, 1, 3])
    #expect(host.takeCounts() == CountingHost.Counts(moves: 1))
    let regions = tracker.takeRegions()
    #expect(regions == [rect(35, 45, 20, 10)] || regions == [rect(35, 45, 10, 10)])
    #expect(host.violations == [])
  }
}
