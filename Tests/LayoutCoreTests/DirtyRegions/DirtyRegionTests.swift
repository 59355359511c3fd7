import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Regions that are out of date` {
  private let host = CountingHost()
  private let tracker: DirtyRegionTracker
  private let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)

  init() {
    tracker = DirtyRegionTracker(host)
    root.host = tracker
  }

  /// Shows something at the top left.
  private func set(@LayoutBuilder _ body: @escaping () -> some Layout) {
    root.updateBody {
      VStack(alignment: .leading) {
        body()
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func show(@LayoutBuilder _ body: @escaping () -> some Layout) -> [Rect] {
    host.takeCounts()
    set(body)
    return tracker.takeRegions()
  }

  @Test(.promises("F181")) func `nothing is to be seen of a view before its first frame`() {
    let view = ViewIDs.some
    tracker.insert(view, .shape(.rectangle, ShapeAppearance()), into: nil, after: nil)
    #expect(tracker.region(of: view) == nil)
    tracker.setContent(view, .shape(.circle, ShapeAppearance()))
    #expect(tracker.takeRegions() == [])
    tracker.setFrame(view, rect(5, 5, 10, 10))
    #expect(tracker.region(of: view) == rect(5, 5, 10, 10))
    #expect(tracker.hasChanges && tracker.takeRegions() == [rect(5, 5, 10, 10)])
    #expect(!tracker.hasChanges && tracker.takeRegions() == [])
  }

  @Test(.promises("F181")) func `what comes, changes, moves and goes is out of date, once, and nothing else`() {
    func row(_ width: Double, _ color: Color = .red) -> some Layout {
      HStack(spacing: 20) {
        Color.blue.size(width: 30, height: 10); color.size(width: width, height: 10)
      }
    }
    #expect(show { row(10) } == [rect(0, 0, 30, 10), rect(50, 0, 10, 10)])
    #expect(show { row(10) } == [])
    #expect(show { row(10, .green) } == [rect(50, 0, 10, 10)])
    #expect(show { row(40, .green) } == [rect(50, 0, 40, 10)])
    #expect(show { Color.blue.size(width: 30, height: 10) } == [rect(0, 0, 30, 10), rect(50, 0, 40, 10)])
    #expect(show { Spacer() } == [rect(0, 0, 30, 10)])
    #expect(host.violations == [])
    #expect(host.views.isEmpty)
  }

  @Test(.promises("F181")) func `what was and what is are noted, and only what is after several turns`() {
    func box(_ x: Double) -> some Layout { Color.red.size(width: 10, height: 10).padding(.leading, x) }
    #expect(show { box(0) } == [rect(0, 0, 10, 10)])
    for x in [50, 60, 70.0] { set { box(x) } }
    #expect(tracker.takeRegions() == [rect(0, 0, 10, 10), rect(70, 0, 10, 10)])
  }

  @Test(.promises("F181")) func `what overflows moves with what holds it`() {
    func card(_ y: Double) -> some Layout {
      Color.red.size(width: 40, height: 10).offset(x: 20).frame(width: 20, height: 10, alignment: .leading)
        .background(.blue).padding(.top, y)
    }
    #expect(show { card(0) } == [rect(0, 0, 60, 10)])
    #expect(show { card(30) } == [rect(0, 0, 60, 10), rect(0, 30, 60, 10)])
    #expect(show { card(30).clipped() }.last == rect(0, 30, 60, 10))
  }

  @Test(.promises("F181")) func `what is clipped, faded or outside of a window is not to be seen`() throws {
    var content = Color.red
    func list() -> some Layout {
      ScrollView {
        VStack {
          ForEach(0..<10) { $0 == 7 ? content.size(width: 50, height: 20) : Color.blue.size(width: 50, height: 20) }
        }
      }
      .id("list").size(width: 60, height: 40)
    }
    #expect(show { list() } == [rect(5, 0, 50, 40)])
    content = .green
    #expect(show { list() } == [])
    root.scroll("list", to: Point(x: 0, y: 130))
    root.layoutIfNeeded()
    #expect(tracker.takeRegions() == [rect(5, 0, 50, 40)])
    content = .red
    #expect(show { list() } == [rect(5, 10, 50, 20)])
    let window = try #require(host.roots.first)
    root.scroll(window, to: Point(x: 0, y: 110))
    tracker.didScroll(window, to: Point(x: 0, y: 110))
    tracker.didScroll(window, to: Point(x: 0, y: 110))
    #expect(tracker.takeRegions() == [rect(5, 0, 50, 40)])
    content = .green
    #expect(show { list() } == [rect(5, 30, 50, 10)])
    #expect(show { Color.red.size(width: 10, height: 10).opacity(0) } == [rect(5, 0, 50, 40)])
    #expect(show { Color.blue.size(width: 10, height: 10).opacity(0) } == [])
    #expect(show { Color.blue.size(width: 10, height: 10).opacity(0.5) } == [rect(0, 0, 10, 10)])
  }

  @Test(.promises("F181")) func `shadows reach over their boxes`() {
    func card(_ color: Color) -> some Layout {
      color.size(width: 20, height: 20).background(.white)
        .shadow(color: .black, radius: 4, x: 10, y: 0).padding(20)
    }
    // 1.5 times the radius and two points around the box, 10 points to the right.
    #expect(show { card(.red) } == [rect(20, 12, 38, 36)])
    // The box that throws the shadow stays; what is in it is drawn anew.
    #expect(show { card(.blue) } == [rect(20, 20, 20, 20)])
  }

  @Test(.promises("F181")) func `a motion's region is where it was and where it is, at each tick`() {
    func box(_ x: Double) -> some Layout { Color.red.size(width: 10, height: 10).padding(.leading, x) }
    _ = show { box(0) }
    #expect(withAnimation(.linear(duration: 4)) { show { box(100) } } == [])
    root.advance(to: 0)
    #expect(tracker.takeRegions() == [])
    root.advance(to: 1)
    #expect(tracker.takeRegions() == [rect(0, 0, 10, 10), rect(25, 0, 10, 10)])
    root.advance(to: 2)
    #expect(tracker.takeRegions() == [rect(25, 0, 10, 10), rect(50, 0, 10, 10)])
  }

  @Test(.promises("F181")) func `a view that is shown smaller, elsewhere`() {
    let view = ViewIDs.some
    tracker.insert(view, .shape(.rectangle, ShapeAppearance()), into: nil, after: nil)
    tracker.setFrame(view, rect(20, 20, 40, 20))
    _ = tracker.takeRegions()
    tracker.setPresentation(view, ViewPresentation(scale: 0.5, offset: Point(x: 100, y: 0)))
    #expect(tracker.takeRegions() == [rect(20, 20, 40, 20), rect(130, 25, 20, 10)])
    tracker.setPresentation(view, ViewPresentation(opacity: 0))
    #expect(tracker.takeRegions() == [rect(130, 25, 20, 10)])
    #expect(tracker.region(of: view) == nil)
  }

  @Test(.promises("F181")) func `regions that touch are one, and there are never more than the limit`() {
    let tracker = DirtyRegionTracker(host, limit: 2)
    root.host = tracker
    func boxes(_ corners: [(Double, Double)]) -> [Rect] {
      root.updateBody {
        ZStack(alignment: .topLeading) {
          Spacer()
          ForEach(0..<corners.count) { at in
            Color.red.size(width: 10, height: 10).offset(x: corners[at].0, y: corners[at].1)
          }
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
      return tracker.takeRegions()
    }
    #expect(boxes([(0, 0), (10, 10), (100, 0)]) == [rect(0, 0, 20, 20), rect(100, 0, 10, 10)])
    _ = boxes([])
    // The two at the right are nearest, so they are one.
    #expect(boxes([(0, 0), (100, 0), (112, 0)]) == [rect(0, 0, 10, 10), rect(100, 0, 22, 10)])
    _ = boxes([])
    // And so on: the row grows least.
    #expect(boxes([(0, 0), (30, 0), (60, 0), (30, 12)]) == [rect(0, 0, 70, 10), rect(30, 12, 10, 10)])
  }

  @Test(.promises("F181")) func `another host makes everything out of date, and the old one has no views`() {
    _ = show { Color.red.size(width: 10, height: 10) }
    root.host = nil
    root.layoutIfNeeded()
    #expect(tracker.takeRegions() == [rect(0, 0, 10, 10)])
    #expect(tracker.region(of: ViewIDs.some) == nil && host.views.isEmpty)
  }

  @Test(.promises("F181")) func `a tree of 20,000 levels is walked without recursion`() {
    var last: ViewID?
    let ids = ViewIDs.make(20_000)
    for id in ids {
      tracker.insert(id, .decorated(Decoration()), into: last, after: nil)
      tracker.setFrame(id, rect(1, 0, 10, 10))
      last = id
    }
    tracker.setContent(ids[19_999], .shape(.rectangle, ShapeAppearance()))
    #expect(tracker.takeRegions() == [rect(20_000, 0, 10, 10)])
  }
}

/// Numbers of views, as roots give them.
private enum ViewIDs {
  static var some: ViewID { make(1)[0] }

  /// New ids, in the order in which views are made.
  static func make(_ count: Int) -> [ViewID] {
    final class Collector: LayoutHost {
      var ids: [ViewID] = []
      func insert(
        _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
      ) {
        ids.append(view)
      }
      func move(_ view: ViewID, after sibling: ViewID?) {}
      func remove(_ view: ViewID) {}
      func setFrame(_ view: ViewID, _ frame: Rect) {}
      func setContent(_ view: ViewID, _ content: ViewContent) {}
    }
    let collector = Collector()
    let root = LayoutRoot(size: Size(width: 10, height: 10))
    root.host = collector
    root.updateBody { ForEach(0..<count) { _ in Color.red } }
    return collector.ids
  }
}
