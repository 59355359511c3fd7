import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A view of 10 by 10 points that takes over what another one of its kind is to show.
private final class Dial: NativeView, @unchecked Sendable {
  var level: Double

  init(_ level: Double) { self.level = level }

  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: level, height: 10) }

  override func takeOver(_ newer: NativeView) -> Bool {
    guard let newer = newer as? Dial else { return false }
    level = newer.level
    return true
  }
}

/// A view whose class has no facts.
private final class Plain: NativeView, @unchecked Sendable {}

@Suite struct NativeTakeOverTests {
  @Test(
    "Content comes first: a row with the same id keeps its view only where that shows what the new one shows",
    .promises("F186"),
    arguments: [true, false])
  func contentFirst(_ takesOver: Bool) {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    let views: [NativeView] = takesOver ? [Dial(10), Dial(30)] : [Plain(), Plain()]
    for view in [views[0], views[0], views[1]] {
      root.updateBody { VStack { ForEach(0..<1) { _NativeElement(view).id($0).size(width: 40, height: 10) } } }
      // The very same view is one call, and its place is one and the same.
      let isTaken = takesOver && view === views[1]
      let content = NativeContent(isTaken ? views[0] : view, version: isTaken ? 1 : 0)
      #expect(host.views[host.roots[0]]?.content == .native(content))
    }
    #expect(host.takeCounts() == CountingHost.Counts(inserts: 1, contents: 1))
    #expect((views[0] as? Dial)?.level == (takesOver ? 30 : nil))
  }

  @Test(.promises("F186"))
  func `a view that takes over stays where another one is written, and is measured and passed to the host anew`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    let (first, second, other) = (Dial(10), Dial(30), Plain())
    root.updateBody { _NativeElement(first) }
    #expect(host.views[host.roots[0]]?.frame == rect(45, 45, 10, 10))
    host.takeCounts()
    root.updateBody { _NativeElement(second) }
    #expect(host.takeCounts() == CountingHost.Counts(frames: 1, contents: 1))
    #expect(first.level == 30 && host.views[host.roots[0]]?.frame == rect(35, 45, 30, 10))
    #expect(host.views[host.roots[0]]?.content == .native(NativeContent(first, version: 1)))
    // One of another class comes in its place. By itself it takes no room and has no baseline.
    root.updateBody { _NativeElement(other) }
    #expect(host.views[host.roots[0]]?.content == .native(NativeContent(other)))
    #expect(host.views[host.roots[0]]?.frame == rect(50, 50, 0, 0))
    #expect(other.name == "Plain" && other.baseline(in: .zero, isFirst: true) == nil)
  }

  @Test func `equal contents hash alike`() {
    let (one, two) = (Dial(1), Dial(1))
    let contents = [NativeContent(one), NativeContent(one), NativeContent(one, version: 1), NativeContent(two)]
    #expect(Set(contents).count == 3)
  }
}
