import LayoutCore
import LayoutTesting
import Testing

/// Measures as the tests' fixed measurer, times what somebody sets meanwhile, as when a font is loaded.
private final class Loading: TextMeasurer, @unchecked Sendable {
  var factor = 1.0
  var asked: [String] = []
  private let fixed = FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1, ascent: 0.75)

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    asked.append(text)
    var metrics = fixed.measure(text, style: style, width: width, lineLimit: lineLimit)
    metrics.width *= factor
    return metrics
  }
}

/// A tree of random shape.
private struct RandomTree: Layout {
  let seed: UInt64
  let depth: Int

  var body: some Layout {
    var dice = Dice(seed)
    let kind = depth == 0 ? 0 : Int.random(in: 0...6, using: &dice)
    let ids = (0..<Int.random(in: 1...4, using: &dice)).map { _ in Int.random(in: 0...6, using: &dice) }
    let inner = ForEach(Array(Set(ids)).sorted(), id: \.self) {
      RandomTree(seed: seed &* 31 &+ UInt64($0), depth: depth - 1)
    }
    switch kind {
    case 0: word(Int.random(in: 1...5, using: &dice))
    case 1: HStack(alignment: .top, spacing: 3) { inner }.background(.red)
    case 2: VStack { inner }.padding(Double(ids.count)).border(.blue)
    case 3: ScrollView { inner }.frame(height: 40)
    case 4: ZStack { inner }.overlay { word(1) }.background { Circle() }
    case 5: GeometryReader { _ in inner }
    default: Grid { GridRow { inner } }
    }
  }
}

@Suite struct `Asking for work` {
  private func nested(_ depth: Int, _ content: AnyLayout) -> AnyLayout {
    depth == 0 ? content : AnyLayout(VStack { nested(depth - 1, content) }.padding(1))
  }

  @Test(arguments: [0, 1, 2, 5, 20])
  func `F159 W4: a view at any depth is measured anew, and what depends on it`(depth: Int) throws {
    let loading = Loading()
    let root = LayoutRoot(size: Size(width: 1000, height: 1000), measurers: Measurers(text: loading))
    let host = CountingHost()
    root.host = host
    root.updateBody {
      HStack(alignment: .top) {
        Text("other")
        nested(depth, AnyLayout(word(2).id("word")))
        ForEach(0..<50) { _ in Box(3, 3) }
      }
    }
    let view = try #require(
      host.views.first { if case .text("xx", _, _) = $0.value.content { true } else { false } }?.key)
    let bodies = root.session.bodyCount
    host.takeCounts()
    for round in 2...3 {
      loading.factor = Double(round)
      loading.asked = []
      #expect(round == 2 ? root.markViewDirty(view) : root.markViewDirty(id: "word"))
      root.layoutIfNeeded()
      #expect(Set(loading.asked) == ["xx"])
      #expect(root.result.frame(of: "word")?.width == 20 * loading.factor)
      // The text, the stacks around it and the row, each for its least, its greatest and its own size; a text in a row has
      // a least width that is known.
      #expect(root.counters.measures == 3 * (depth + 2) - (depth == 0 ? 1 : 0))
      host.takeCounts()
    }
    #expect(root.session.bodyCount == bodies)
    #expect(!root.markViewDirty(id: "nobody"))
  }

  @Test func `F161 F162: the whole tree again, with and without bodies; views stay`() {
    let loading = Loading()
    let root = LayoutRoot(size: Size(width: 300, height: 300), measurers: Measurers(text: loading))
    let host = CountingHost()
    root.host = host
    var asked = 0
    func body() -> some Layout {
      asked += 1
      return VStack {
        ForEach(0..<10) { row in
          HStack {
            word(row); word(2)
          }.padding(1)
        }
      }
    }
    root.updateBody { body() }
    let first = root.counters
    let frames = root.result.elements
    host.takeCounts()
    loading.asked = []
    root.invalidateLayoutTree()
    root.layoutIfNeeded()
    #expect(asked == 1)
    #expect(Set(loading.asked).count == 10)
    #expect(
      [root.counters.measures, root.counters.places, root.counters.visits] == [
        first.measures, first.places, first.visits,
      ])
    #expect(root.counters.nodesMade == 0)
    root.rebuildLayoutTree()
    root.layoutIfNeeded()
    #expect(asked == 2)
    #expect(root.counters.measures == first.measures)
    #expect(root.counters.nodesMade == 0)
    #expect(root.result.elements == frames)
    #expect(host.takeCounts() == .init())
    loading.factor = 2
    root.invalidateLayoutTree()
    root.layoutIfNeeded()
    #expect(root.contentSize.width == 2 * (90 + 20) + 2)
  }

  @Test(arguments: 1...12)
  func `F034 F163: without incremental layout everything is worked out in each turn, with equal frames`(seed: UInt64) {
    var dice = Dice(seed)
    let (fast, full) = (
      LayoutRoot(size: Size(width: 300, height: 200), measurers: .tens),
      LayoutRoot(size: Size(width: 300, height: 200), measurers: .tens)
    )
    #expect(fast.useIncrementalLayout)
    full.useIncrementalLayout = false
    for _ in 0..<6 {
      let tree = RandomTree(seed: UInt64.random(in: 0...9, using: &dice), depth: 3)
      for root in [fast, full] { root.updateBody { tree } }
      #expect(fast.result.elements == full.result.elements)
      for root in [fast, full] {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
      #expect(
        [fast.counters.measures, fast.counters.places, fast.counters.visits, fast.counters.bodies] == [0, 0, 0, 0])
      let fresh = LayoutRoot(size: fast.size, measurers: .tens)
      fresh.updateBody { tree }
      // Readers know their size already and are done in one pass.
      #expect(full.counters.visits >= full.session.tree.footprint.nodes)
      #expect(full.counters.measures > 0 && full.counters.places > 0 && full.counters.bodies > 0)
      #expect(full.counters.nodesMade == 0)
      #expect(full.result.elements == fresh.result.elements)
    }
    full.useIncrementalLayout = true
    full.layoutIfNeeded()
    full.setNeedsLayout()
    full.layoutIfNeeded()
    #expect(full.counters.visits == 0)
  }
}
