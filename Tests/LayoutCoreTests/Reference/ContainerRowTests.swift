import LayoutReference
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Rows about the container` {
  private func root() -> LayoutRoot { LayoutRoot(size: Size(width: 100, height: 60), measurers: .tens) }

  @Test(.promises("F016")) func `the body is read and set as a value, and evaluated once`() {
    let root = root()
    var evaluations = 0
    #expect(root.body == nil)
    root.setBody {
      let _ = evaluations += 1
      Box(20, 10)
    }
    for _ in 0..<3 { #expect((root.body as? Box)?.width == 20) }
    #expect(evaluations == 1)
    root.layoutIfNeeded()
    #expect(evaluations == 2)
    root.body = nil
    #expect(root.body == nil)
    root.layoutIfNeeded()
    #expect(root.result.elements.count == 1)
    root.updateBody()
    #expect(root.contentSize == .zero)
    root.body = Box(40, 30)
    #expect((root.body as? Box)?.height == 30)
    root.layoutIfNeeded()
    #expect(root.result.leaves == [rect(30, 15, 40, 30)])
  }

  @Test(.promises("F021")) func `a container that was turned lays out at once, and evaluates nothing`() {
    let root = root()
    var evaluations = 0
    root.updateBody {
      let _ = evaluations += 1
      Color.red.size(width: 50%, height: 10)
    }
    root.size = Size(width: 60, height: 100)
    root.updateLayoutForOrientationChange()
    #expect(root.result.leaves == [rect(15, 45, 30, 10)])
    root.updateLayoutForOrientationChange(to: Size(width: 100, height: 60))
    #expect(root.result.leaves == [rect(25, 25, 50, 10)])
    #expect(evaluations == 1)
  }

  @Test(.promises("F020")) func `a turn that is requested runs although nothing changed`() {
    let root = root()
    root.updateBody { Box(20, 10) }
    let profiler = LayoutProfiler()
    root.profiler = profiler
    profiler.startProfiling()
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(profiler.stopProfiling().turns.count == 1)
    #expect(root.counters.measures == 0)
  }

  @Test(.promises("F022")) func `views at any depth come and go with the body`() {
    let root = root()
    let host = CountingHost()
    root.host = host
    func body(_ isLong: Bool) -> some Layout {
      VStack {
        HStack {
          word(1)
          if isLong { word(2) }
        }
      }
    }
    root.updateBody { body(false) }
    #expect(host.takeCounts() == .init(inserts: 1))
    root.updateBody { body(true) }
    #expect(host.takeCounts() == .init(inserts: 1, frames: 1))
    root.updateBody { body(false) }
    #expect(host.takeCounts() == .init(removes: 1, frames: 1))
    #expect(host.views.count == 1)
    #expect(host.violations == [])
  }

  @Test(.promises("F025", "F212")) func `measuring and placing are separate: what only moves is not measured`() {
    let root = root()
    let host = CountingHost()
    root.host = host
    root.updateBody {
      HStack {
        word(2).fixedSize()
        word(3).fixedSize()
      }
    }
    // The root, the row, and each text.
    #expect(root.counters.measures == 4)
    #expect(root.result.leaves == [rect(25, 20, 20, 20), rect(45, 20, 30, 20)])
    host.takeCounts()
    root.size = Size(width: 200, height: 60)
    root.layoutIfNeeded()
    #expect(root.counters.measures == 0)
    #expect(root.result.leaves == [rect(75, 20, 20, 20), rect(95, 20, 30, 20)])
    #expect(host.takeCounts() == .init(frames: 2))
  }

  @Test(.promises("F212")) func `size modifiers, then position, then alignment make the frame`() {
    let layout = VStack(alignment: .trailing) {
      Box(100, 10)
      word(1).size(width: 40, height: 30).offset(x: -5, y: 2)
    }
    let result = layout.calculateLayout(in: Size(width: 200, height: 200), measurers: .tens)
    // The text, its box, and its box where it is laid out: 10 wide, 40 wide in the corner, and moved.
    #expect(result.elements[2].layers == [rect(70, 17, 10, 20), rect(55, 12, 40, 30), rect(60, 10, 40, 30)])
    #expect(result.size == Size(width: 100, height: 40))
  }

  @Test(.promises("F215")) func `a layout is applied to a container`() {
    let root = root()
    Box(20, 10).apply(to: root)
    #expect(root.result.leaves == [rect(40, 25, 20, 10)])
    Box(40, 10).apply(to: root)
    #expect(root.result.leaves == [rect(30, 25, 40, 10)])
  }

  @Test(.promises("F208")) func `every layout computes frames, and has its views and its own size`() {
    struct Card: Layout {
      var body: some Layout {
        VStack {
          word(3)
          Spacer()
          Box(20, 10).background(.gray)
        }
      }
    }
    let card = Card()
    #expect(
      card.calculateLayout(in: Size(width: 100, height: 60), measurers: .tens).size == Size(width: 30, height: 60))
    #expect(card.sizeThatFits(.unspecified, measurers: .tens) == Size(width: 30, height: 38))
    #expect(Box(7, 8).intrinsicContentSize == Size(width: 7, height: 8))
    var gray = Decoration()
    gray.background = .color(.gray)
    let views = card.extractViews(measurers: .tens)
    #expect(views.count == 3)
    if case .text("xxx", _, _)? = views.first {} else { Issue.record("the text comes first") }
    #expect(views.dropFirst() == [.decorated(gray), .shape(.rectangle, ShapeAppearance(fill: .red))])
    #expect(EmptyLayout().extractViews() == [])
  }

  @Test func `10,000 updates: the stored values and the cost of a turn stay flat`() {
    let root = LayoutRoot(size: Size(width: 400, height: 600), measurers: .tens)
    let host = CountingHost()
    root.host = host
    func body(_ round: Int) -> some Layout {
      VStack(spacing: Double(round % 2)) {
        ForEach([0, 1 + round % 3], id: \.self) { id in
          HStack {
            Text("row \(id)").padding(Double(round % 2)).background(.gray)
            Spacer()
            if round % 2 == 0 { Color.red.size(width: 10%, height: 4).offset(x: 2).id(round % 4) }
          }
        }
      }
    }
    // Twelve rounds are one period.
    var first: [TurnCounters] = []
    for round in 0..<36 {
      root.updateBody { body(round) }
      if round >= 24 { first.append(root.counters) }
      host.takeCounts()
    }
    let (footprint, views) = (root.session.footprint, host.views.count)
    for round in 36..<10_044 {
      root.updateBody { body(round) }
      if round % 1_200 < 12 { #expect(root.counters == first[round % 12]) }
      host.takeCounts()
    }
    #expect(root.session.footprint == footprint)
    #expect(host.views.count == views)
    #expect(host.violations == [])
  }
}
