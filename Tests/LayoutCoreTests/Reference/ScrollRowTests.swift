import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Rows about scroll views` {
  private let host = CountingHost()

  private func root(_ environment: EnvironmentValues = EnvironmentValues()) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens, environment: environment)
    root.host = host
    return root
  }

  @Test(.promises("F051")) func `each of several scroll views keeps its offset when the body is updated`() {
    let root = root()
    func body(_ rows: Int) -> some Layout {
      VStack {
        ScrollView { VStack { ForEach(0..<rows) { _ in word(3) } } }.id("first").size(width: 100, height: 40)
        VStack { ScrollView { VStack { ForEach(0..<rows) { _ in word(4) } } }.id("second") }
          .size(width: 100, height: 40)
      }
    }
    root.updateBody { body(10) }
    root.scroll("first", to: Point(x: 0, y: 30))
    root.scroll("second", to: Point(x: 0, y: 70))
    root.layoutIfNeeded()
    root.updateBody { body(12) }
    #expect(root.scrollOffset(of: "first") == Point(x: 0, y: 30))
    #expect(root.scrollOffset(of: "second") == Point(x: 0, y: 70))
    #expect(host.views.values.map(\.offset.y).filter { $0 > 0 }.sorted() == [30, 70])
  }

  @Test(.promises("F052")) func `content keeps clear of what covers the edges only where that is switched on`() {
    var environment = EnvironmentValues()
    environment.safeAreaInsets = EdgeInsets(top: 40, leading: 5, bottom: 10, trailing: 5)
    let scrollView = ScrollView { Box(50, 300) }
    #expect(!scrollView.adjustsContentOffsetForSafeArea)
    let root = root(environment)
    root.updateBody { scrollView.id("list") }
    #expect(root.result.leaves[0].minY == 0)
    host.takeCounts()
    #expect(host.views.values.contains { $0.content == .scroll(.vertical, contentSize: Size(width: 50, height: 300)) })
    root.updateBody { scrollView.adjustsContentOffsetForSafeArea(true).id("list") }
    #expect(root.result.leaves[0].minY == 40)
    #expect(host.views.values.contains { $0.content == .scroll(.vertical, contentSize: Size(width: 50, height: 350)) })
    host.takeCounts()
    root.environment.safeAreaInsets = EdgeInsets(top: 20)
    root.layoutIfNeeded()
    #expect(root.result.leaves[0].minY == 20)
    #expect(host.violations == [])
  }

  @Test(.promises("F052")) func `lazy rows inside such a view stay lazy`() {
    var environment = EnvironmentValues()
    environment.safeAreaInsets = EdgeInsets(top: 40)
    let root = root(environment)
    root.updateBody {
      ScrollView { LazyVStack { ForEach(0..<1_000) { _ in Box(50, 20) } } }.adjustsContentOffsetForSafeArea(true)
    }
    #expect(root.counters.nodesMade < 100)
    #expect(root.result.leaves.first?.minY == 40)
  }

  @Test(.promises("F054")) func `scrolling measures nothing, places nothing and sets no frame`() {
    let root = root()
    root.updateBody { ScrollView { VStack { ForEach(0..<500) { _ in word(3) } } }.id("list") }
    host.takeCounts()
    for tick in 1...20 {
      root.scroll("list", to: Point(x: 0, y: Double(tick) * 7))
      root.layoutIfNeeded()
      #expect([root.counters.measures, root.counters.places, root.counters.bodies] == [0, 0, 0])
      #expect(host.takeCounts() == .init(offsets: 1))
    }
    #expect(root.scrollOffset(of: "list") == Point(x: 0, y: 140))
  }

  @Test(.promises("F055", "F056"))
  func `only a scroll view around makes room without end, and only as long as it is there`() {
    func column(_ minimum: Double) -> some Layout {
      VStack {
        HStack {
          Box(10, 10)
          Spacer()
          Box(10, 10)
        }
        Spacer(minLength: minimum)
      }
    }
    // A large window is no scroll view: the spacer fills it.
    #expect(column(100).whole(2_000, 3_000) == rect(0, 0, 2_000, 3_000))
    let root = root()
    func body(_ scrolls: Bool) -> some Layout {
      VStack { if scrolls { ScrollView { column(100).id("column") } } else { column(50).id("column") } }
    }
    root.updateBody { body(true) }
    #expect(root.result.frame(of: "column") == rect(0, 0, 200, 110))
    root.updateBody { body(false) }
    #expect(root.result.frame(of: "column") == rect(0, 0, 200, 100))
    root.updateBody { body(true) }
    #expect(root.result.frame(of: "column") == rect(0, 0, 200, 110))
  }
}
