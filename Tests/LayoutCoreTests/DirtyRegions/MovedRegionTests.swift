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

  /// What is behind a material shows in it out of focus: 26 points around are seen in it.
  @Test func `a change below or near a material is a change of all of it`() {
    let host = CountingHost()
    let tracker = DirtyRegionTracker(host)
    let root = LayoutRoot(size: Size(width: 300, height: 100))
    root.host = tracker
    func show(_ color: Color, at x: Double) {
      root.updateBody {
        ZStack(alignment: .topLeading) {
          Color.clear
          color.size(width: 10, height: 10).offset(x: x)
          Rectangle().fill(.thinMaterial).size(width: 40, height: 40).offset(x: 100)
        }
      }
    }
    let material = rect(100, 0, 40, 40)
    for (x, regions) in [
      (110.0, [material]), (80, [rect(80, 0, 10, 10), material]), (60, [rect(60, 0, 10, 10)]),
    ] {
      show(.red, at: x)
      _ = tracker.takeRegions()
      show(.blue, at: x)
      #expect(tracker.takeRegions() == regions, "\(x)")
    }
  }
}
