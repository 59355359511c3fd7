import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Rows about stacks, spacers and the builder` {
  @Test(.promises("F038", "F124")) func `leading and trailing change sides from right to left`() {
    let layout = VStack(alignment: .leading) {
      Box(100, 10)
      Box(20, 10)
      HStack {
        Box(10, 10)
        Box(30, 10)
      }
    }
    #expect(
      layout.leaves() == [rect(0, 0, 100, 10), rect(0, 10, 20, 10), rect(0, 20, 10, 10), rect(10, 20, 30, 10)])
    #expect(
      layout.layoutDirection(.rightToLeft).leaves() == [
        rect(0, 0, 100, 10), rect(80, 10, 20, 10), rect(90, 20, 10, 10), rect(60, 20, 30, 10),
      ])
  }

  @Test(.promises("F040")) func `children share the room as in SwiftUI, the least flexible first`() {
    let layout = VStack {
      Color.red
      Color.red.frame(maxHeight: 20)
      Box(10, 30)
    }
    #expect(layout.leaves(100, 110).map(\.height) == [60, 20, 30])
    #expect(layout.leaves(100, 110).map(\.minY) == [0, 60, 80])
    let texts = VStack {
      word(10)
      word(4)
    }
    #expect(texts.leaves(50, 400) == [rect(0, 0, 50, 40), rect(5, 40, 40, 20)])
  }

  @Test(.promises("F041", "F078")) func `padding goes around a stack, edge by edge`() {
    let layout = VStack { Box(10, 10) }.padding(EdgeInsets(top: 20, leading: 16, bottom: 40, trailing: 8))
    #expect(layout.whole() == rect(0, 0, 34, 70))
    #expect(layout.leaves() == [rect(16, 20, 10, 10)])
    let twice = VStack { Box(10, 10) }.padding(.top, 5).padding(.leading, 3)
    #expect(twice.leaves() == [rect(3, 5, 10, 10)])
  }

  @Test(.promises("F042"), arguments: [HorizontalAlignment.leading, .center, .trailing])
  func `a column is as wide as its content, whatever its alignment`(alignment: HorizontalAlignment) {
    let layout = VStack(alignment: alignment) { Box(30, 10) }
    #expect(layout.sizeThatFits(Proposal(width: 400, height: 100)) == Size(width: 30, height: 10))
    #expect(
      layout.frame(maxWidth: .infinity).sizeThatFits(Proposal(width: 400, height: 100)) == Size(width: 400, height: 10))
  }

  @Test(.promises("F045")) func `a row that is too long is as wide as its children`() {
    let layout = HStack {
      Box(300, 10)
      Box(300, 10)
    }
    #expect(layout.whole(400, 100) == rect(0, 0, 600, 10))
    #expect(layout.leaves(400, 100) == [rect(0, 0, 300, 10), rect(300, 0, 300, 10)])
    let soft = HStack {
      Color.red.frame(minWidth: 50)
      Box(300, 10)
    }
    #expect(soft.leaves(400, 10).map(\.width) == [100, 300])
    #expect(soft.leaves(320, 10).map(\.width) == [50, 300])
  }

  @Test(.promises("F048")) func `later children are in front`() {
    let root = LayoutRoot(size: Size(width: 50, height: 50))
    let host = CountingHost()
    root.host = host
    root.updateBody {
      ZStack {
        Color.red
        Color.blue.size(width: 10, height: 10)
      }
    }
    #expect(host.picture.map(\.content) == [Color.red, .blue].map { .shape(.rectangle, ShapeAppearance(fill: $0)) })
  }

  @Test(.promises("F060"), arguments: [(400.0, 170.0), (100, 20), (60, 20)])
  func `a spacer is 20 points at least and can grow`(height: Double, length: Double) {
    let layout = VStack {
      Spacer(minLength: 20)
      Box(10, 60)
      Spacer(minLength: 20)
    }
    #expect(layout.leaves(100, height).map(\.height) == [length, 60, length])
  }

  @Test(.promises("F062", "F063")) func `of a list only changed rows are measured and passed to the host`() {
    let root = LayoutRoot(size: Size(width: 200, height: 400), measurers: .tens)
    let host = CountingHost()
    root.host = host
    func body(_ rows: [String]) -> some Layout { VStack { ForEach(rows, id: \.self) { Text($0) } } }
    root.updateBody { body(["a", "b", "c"]) }
    let views = host.roots
    host.takeCounts()
    root.updateBody { body(["c", "a", "d"]) }
    #expect(root.counters.leafMeasures == 1)
    #expect(root.counters.nodesMade == 1)
    let counts = host.takeCounts()
    #expect([counts.inserts, counts.removes, counts.contents] == [1, 1, 0])
    #expect(host.roots.prefix(2) == [views[2], views[0]])
    #expect(host.violations == [])
  }

  @Test(.promises("F068")) func `elements stand bare, without a call that wraps them`() {
    let title = Text("xx").font(.system(size: 20))
    let layout = VStack {
      title
      Color.red.size(width: 30, height: 5)
    }
    #expect(layout.leaves() == [rect(5, 0, 20, 20), rect(0, 20, 30, 5)])
  }

  @Test(.promises("F213")) func `nothing, tuples and arrays are elements`() {
    #expect(VStack { EmptyLayout() }.whole() == rect(0, 0, 0, 0))
    let tuple = _TupleLayout(Box(10, 10), Box(20, 20))
    #expect(HStack { tuple }.leaves() == [rect(0, 5, 10, 10), rect(10, 0, 20, 20)])
    // Alone, several elements are a centred column.
    #expect(tuple.leaves() == [rect(5, 0, 10, 10), rect(0, 10, 20, 20)])
    let array = _ArrayLayout([Box(10, 10), Box(20, 20), Box(30, 30)])
    #expect(VStack(spacing: 1) { array }.leaves().map(\.minY) == [0, 11, 32])
    #expect(
      VStack(spacing: 1) {
        EmptyLayout(); Box(1, 1); EmptyLayout()
      }.whole() == rect(0, 0, 1, 1))
  }

  @Test(.promises("F211")) func `overlay, background and corners go on any layout and take no place`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    root.updateBody {
      VStack {
        Box(40, 20)
        Box(40, 20)
      }
      .background(.gray).cornerRadius(8)
      .overlay(alignment: .topTrailing) { Circle().size(width: 10, height: 10) }
      .background { Color.blue }
    }
    #expect(root.contentSize == Size(width: 40, height: 40))
    var gray = Decoration()
    (gray.background, gray.cornerRadius) = (.color(.gray), 8)
    #expect(host.picture.map(\.frame).first == rect(30, 30, 40, 40))
    #expect(host.picture.contains { $0.content == .decorated(gray) && $0.frame == rect(30, 30, 40, 40) })
    let circle = host.picture.first { if case .shape(.circle, _) = $0.content { true } else { false } }
    #expect(circle?.frame == rect(60, 30, 10, 10))
  }
}
