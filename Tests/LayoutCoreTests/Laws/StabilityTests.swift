import LayoutCore
import LayoutEngine
import LayoutTesting
import TestPromises
import Testing

private struct WideKey: LayoutValueKey { static let defaultValue = 0 }

private struct Row: CustomLayout {
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width + Double($1[WideKey.self]) }, height: 20)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    var x = 0.0
    for subview in subviews {
      subview.place(at: Point(x: x, y: 0), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// A bit of everything, except closures, which cannot be compared.
private struct Everything: Layout {
  var count = 3

  var body: some Layout {
    VStack(alignment: .leading, spacing: 4) {
      word(count).padding(2).background(.red).cornerRadius(4).overlay(alignment: .topTrailing) { Box(3, 3) }
      HStack { ForEach(0..<count) { word($0 + 1).layoutValue(key: WideKey.self, value: 3).id($0) } }
      if count > 2 { Box(5, 5).background { Circle() } } else { word(2) }
      Grid {
        GridRow {
          word(2)
          Box(10, 10).gridCellColumns(2)
        }
      }
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem()]) { ForEach(0..<4) { _ in Color.red.size(height: 5) } }
      ViewThatFits {
        Box(5000, 1)
        Box(2, 1)
      }
      Row() { word(count).layoutValue(key: WideKey.self, value: 5) }
      GeometryReader { proxy in Color.blue.size(width: proxy.size.width / 2, height: 4) }.frame(height: 10)
      ScrollView { word(1).environment(\.layoutDirection, .rightToLeft).font(.title) }.frame(height: 30)
      AnyLayout(Image("none.png").resizable().size(width: 10, height: 10))
      Box(10, 10).shadow(radius: 3).opacity(0.5).border(.red, width: 2)
    }
  }
}

@Suite struct `Nothing is done twice, and nothing grows` {
  @Test(.promises("B21")) func `an equal body touches nothing`() {
    let root = LayoutRoot(size: Size(width: 400, height: 600), measurers: .tens)
    let host = CountingHost()
    root.host = host
    root.updateBody { Everything() }
    let frames = root.result.elements
    let made = root.session.madeCount
    host.takeCounts()
    let bodies = root.counters.bodies
    for round in 0..<3 {
      root.setBody { Everything() }
      root.layoutIfNeeded()
      #expect(root.session.madeCount == made)
      var counters = TurnCounters()
      counters.cacheHits = root.counters.cacheHits
      if round == 0 { counters.bodies = bodies } else { counters.passed = 1 }
      #expect(root.counters == counters)
      #expect(root.counters.cacheHits <= 2)
      #expect(host.takeCounts() == .init())
      #expect(root.result.elements == frames)
    }
    #expect(root.diagnostics == [])
  }

  @Test func `closures cannot be compared, so guides are computed again`() {
    let root = LayoutRoot(size: Size(width: 400, height: 600))
    let host = CountingHost()
    root.host = host
    let body = { HStack { Box(10, 10).alignmentGuide(VerticalAlignment.center) { $0.height } } }
    root.updateBody(body)
    host.takeCounts()
    root.updateBody(body)
    #expect(root.counters.visits > 0)
    #expect(host.takeCounts() == .init())
  }

  @Test func `many updates of many kinds leave as much behind as one`() {
    let root = LayoutRoot(size: Size(width: 400, height: 600), measurers: .tens)
    let host = CountingHost()
    root.host = host
    func body(_ round: Int) -> some Layout {
      VStack {
        ForEach([round % 3, round % 7 + 10], id: \.self) { id in
          Text("row").padding(Double(id)).background(id % 2 == 0 ? .red : .blue)
            .overlay { if id % 3 == 0 { Circle() } }
            .layoutValue(key: WideKey.self, value: id)
            .alignmentGuide(.leading) { _ in Double(id) }
        }
        if round % 2 == 0 { Row() { Text("even") } } else { GeometryReader { _ in Text("odd") } }
        Text("id").id(round % 4)
        AnyLayout(erasing: round % 3 == 0 ? Text("a") as any Layout : Color.red.border(.blue))
      }
    }
    // One full period of all the remainders.
    for round in 0..<84 {
      root.updateBody { body(round) }
      host.takeCounts()
    }
    let footprint = root.session.footprint
    let views = host.views.count
    for round in 84..<1_008 {
      root.updateBody { body(round) }
      host.takeCounts()
    }
    #expect(root.session.footprint == footprint)
    #expect(host.views.count == views)
    #expect(footprint.postponed == 0)
    root.updateBody { EmptyLayout() }
    let empty = root.session.footprint
    #expect(empty.tree.nodes == 1)
    #expect(
      [empty.tree.sideEntries, empty.contents, empty.decorations, empty.values, empty.entries] == [0, 0, 0, 0, 0])
    #expect(host.views.isEmpty)
    #expect(host.violations == [])
  }

  @Test func `10,000 updates leave as much behind as one`() {
    let root = LayoutRoot(size: Size(width: 400, height: 600), measurers: .tens)
    func body(_ round: Int) -> some Layout {
      VStack {
        Text("row").padding(Double(round % 2)).background(round % 2 == 0 ? .red : .blue)
          .alignmentGuide(.leading) { _ in Double(round % 2) }
        if round % 2 == 0 { Text("even").id(round % 4) }
      }
    }
    for round in 0..<8 { root.updateBody { body(round) } }
    let footprint = root.session.footprint
    for round in 8..<10_008 { root.updateBody { body(round) } }
    #expect(root.session.footprint == footprint)
  }
}
