import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Measures as the tests' fixed measurer, times a factor that the test sets meanwhile, as when a font is loaded.
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

/// What holds something of a length, and whether another length makes a change of what is around it.
private struct Closing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: Int
  let body: @Sendable (Int) -> AnyLayout

  init(_ description: String, _ changes: Int, _ body: @escaping @Sendable (Int) -> AnyLayout) {
    testDescription = description
    self.changes = changes
    self.body = body
  }
}

@Suite struct `Requests of work` {
  private func nested(_ depth: Int, _ content: AnyLayout) -> AnyLayout {
    depth == 0 ? content : AnyLayout(VStack { nested(depth - 1, content) }.padding(1))
  }

  @Test(.promises("F159", "W4"), arguments: [0, 1, 2, 5, 20])
  func `a view at any depth is measured anew, and what depends on it`(depth: Int) throws {
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
      #expect(root.counters.measures == 2 * depth + 3)
      host.takeCounts()
    }
    #expect(root.session.bodyCount == bodies)
    #expect(!root.markViewDirty(id: "nobody"))
  }

  @Test(.promises("F161", "F162")) func `the whole tree again, with and without bodies; views stay`() {
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

  /// Another length in an element without influence on it, along both axes or along the one on which it changes.
  @Test(arguments: [
    Closing("a fixed size", 0) { AnyLayout(word($0).frame(width: 90, height: 40)) },
    Closing("a fixed width", 0) { AnyLayout(word($0).frame(width: 90)) },
    Closing("a flexible width", 0) { AnyLayout(word($0).frame(minWidth: 5, maxWidth: 90)) },
    Closing("a fixed width of what is padded", 0) { AnyLayout(word($0).padding(2).frame(width: 90).padding(1)) },
    Closing("a fixed height", 1) { AnyLayout(word($0).frame(height: 40)) },
    Closing("a fixed height of its shape", 1) { AnyLayout(word($0).aspectRatio().frame(height: 40)) },
    Closing("a fixed width of its shape", 1) { count in
      AnyLayout(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 5, idealWidth: Double(10 * count))
          Color.blue
        }.aspectRatio().frame(width: 90))
    },
    Closing("nothing", 1) { AnyLayout(word($0)) },
  ])
  private func `a change ends where nothing can be seen of it`(closing: Closing) {
    let room = Size(width: 200, height: 100)
    let root = LayoutRoot(size: room, measurers: .tens)
    root.updateBody { VStack { closing.body(3) } }
    let before = root.contentChanges
    root.updateBody { VStack { closing.body(5) } }
    #expect(root.contentChanges - before == closing.changes)
    let fresh = LayoutRoot(size: room, measurers: .tens)
    fresh.updateBody { VStack { closing.body(5) } }
    #expect(root.result.elements == fresh.result.elements)
    #expect(root.contentSize == fresh.contentSize)
  }

  @Test(.promises("F034", "F163"), arguments: 1...12)
  func `without incremental layout everything is worked out in each turn, with equal frames`(seed: UInt64) {
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
