import LayoutCore
import LayoutTesting
import Testing

/// The places of scroll views as values.
@Suite struct `The position of a scroll view` {
  private let host = CountingHost()
  private let root: LayoutRoot

  init() {
    root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.host = host
  }

  private var offset: Double? { root.scrollOffset(of: "rows")?.y }

  private func scroll(to y: Double) throws {
    let view = host.views.first { if case .scroll = $0.value.content { true } else { false } }
    root.scroll(try #require(view?.key), to: Point(x: 0, y: y))
    root.layoutIfNeeded()
  }

  private struct ByID: Layout {
    let isLazy: Bool
    let log: Observed<Int?>
    @State private var id: Int?

    var body: some Layout {
      let _ = log.values.append(id)
      ScrollView {
        if isLazy {
          LazyVStack { ForEach(0..<1000, id: \.self) { _ in Box(100, 30) } }
        } else {
          VStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Box(100, 30) } }
        }
      }
      .scrollPosition(id: $id).id("rows").onTapGesture { id = 100 }
    }
  }

  @Test(arguments: [false, true])
  func `an id follows a person's scrolling, and scrolls`(isLazy: Bool) throws {
    let log = Observed<Int?>()
    root.updateBody { ByID(isLazy: isLazy, log: log) }
    #expect(log.values == [nil])
    try scroll(to: 45)
    // What the scrolling has set is no request to scroll.
    #expect(offset == 45)
    try scroll(to: 50)
    #expect(offset == 50)
    try scroll(to: 3000)
    // Once for each row, and not for each offset.
    #expect(log.values == [nil, 1, 100])
    try scroll(to: 0)
    try root.press(id: "rows")
    #expect(offset == 3000)
    #expect(log.values == [nil, 1, 100, 0, 100])
    #expect(root.diagnostics == [])
  }

  private struct ByPosition: Layout {
    let log: Observed<ScrollPosition>
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some Layout {
      let _ = log.values.append(position)
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { _ in Box(100, 30) } } }
        .scrollPosition($position).id("rows")
        .onTapGesture { position.scrollTo(id: 7, anchor: .top) }
    }
  }

  @Test func `a position begins where it says, notes a person's scrolling, and scrolls`() throws {
    let log = Observed<ScrollPosition>()
    root.updateBody { ByPosition(log: log) }
    #expect(offset == 2900)
    #expect(log.values.map(\.edge) == [.bottom])
    try scroll(to: 60)
    #expect(log.values.last?.isPositionedByUser == true)
    #expect(log.values.last?.viewID(type: Int.self) == 2)
    #expect(log.values.last?.edge == nil)
    try root.press(id: "rows")
    #expect(offset == 210)
    #expect(log.values.count == 3)
    #expect(log.values.last?.isPositionedByUser == false)
    #expect(root.diagnostics == [])
  }

  @Test func `positions are made of edges, points and axes`() {
    var position = ScrollPosition(x: 5)
    #expect(position.point == nil)
    position.scrollTo(point: Point(x: 1, y: 2))
    #expect(position.point == Point(x: 1, y: 2))
    position.scrollTo(edge: .leading)
    #expect(position.edge == .leading)
    #expect(position.point == nil)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
  }

  @Test(arguments: [
    (UnitPoint.bottom, 400.0, 600.0), (.center, 200, 200), (.top, 0, 0),
  ])
  func `a view begins at its anchor, and stays at the end`(anchor: UnitPoint, first: Double, grown: Double) {
    func show(_ count: Int) {
      root.updateBody {
        ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Box(100, 20) } } }
          .id("rows").defaultScrollAnchor(anchor)
      }
    }
    show(25)
    #expect(offset == first)
    show(35)
    #expect(offset == grown)
  }

  @Test func `a list begins at its end at once`() {
    root.updateBody {
      ScrollView { LazyVStack { ForEach(0..<5000, id: \.self) { Box(100, Double(10 + $0 % 37)) } } }
        .id("rows").defaultScrollAnchor(.bottom)
    }
    #expect(root.visibleRange(in: "rows")?.upperBound == 5000)
  }
}
