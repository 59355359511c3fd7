@testable import LayoutCore
@testable import LayoutEngine
import LayoutTesting
import TestPromises
import Testing

/// A tree of random shape: lists with ids, decorations, scroll views, attachments, branches.
private struct RandomTree: Layout {
  let seed: UInt64
  let depth: Int

  var body: some Layout {
    var dice = SplitMix(seed)
    let kind = depth == 0 ? 0 : Int.random(in: 0...6, using: &dice)
    let ids = (0..<Int.random(in: 0...4, using: &dice)).map { _ in Int.random(in: 0...6, using: &dice) }
    let inner = ForEach(ids, id: \.self) { RandomTree(seed: seed &* 31 &+ UInt64($0), depth: depth - 1) }
    switch kind {
    case 0: word(Int.random(in: 1...5, using: &dice))
    case 1: HStack(alignment: .top, spacing: 3) { inner }.background(.red)
    case 2: VStack { inner }.padding(Double(ids.count)).cornerRadius(3).border(.blue)
    case 3: ScrollView { inner }.frame(height: 40)
    case 4: ZStack { inner }.overlay { word(1) }.background { Circle() }
    case 5: ViewThatFits { inner }
    default:
      Group {
        Box(Double.random(in: 0...20, using: &dice), 5.5)
        inner
      }.opacity(0.5)
    }
  }
}

@Suite struct `The calls of a commit` {
  @Test(.promises("B21", "B22", "L1"), arguments: 1...24)
  func `after any script of edits a host shows what a new one would`(seed: UInt64) {
    var dice = SplitMix(seed)
    let root = LayoutRoot(size: Size(width: 300, height: 200), measurers: .tens)
    root.environment.displayScale = Double(seed % 3 + 1)
    let host = CountingHost()
    root.host = host
    for _ in 0..<12 {
      let tree = RandomTree(seed: UInt64.random(in: 0...5, using: &dice), depth: 3)
      root.environment.layoutDirection = Bool.random(using: &dice) ? .leftToRight : .rightToLeft
      root.size = Size(width: Double.random(in: 0...300, using: &dice), height: 200)
      root.updateBody { tree }
      host.takeCounts()

      let other = LayoutRoot(size: root.size, measurers: .tens, environment: root.environment)
      let fresh = CountingHost()
      other.host = fresh
      other.updateBody { tree }
      #expect(host.picture == fresh.picture)
      #expect(root.result.elements == other.result.elements)
      #expect(host.violations + fresh.violations == [])
      root.updateBody { tree }
      #expect(host.takeCounts() == .init())
    }
  }

  @Test(.promises("B21")) func `exact numbers of calls in a list of a hundred`() {
    let root = LayoutRoot(size: Size(width: 300, height: 2000), measurers: .tens)
    let host = CountingHost()
    root.host = host
    func show(_ ids: [Int], _ change: Int = -1) -> CountingHost.Counts {
      root.updateBody {
        VStack(alignment: .leading) { ForEach(ids, id: \.self) { id in Text(id == change ? "yy" : "xx") } }
          .frame(width: 300, height: 2000, alignment: .topLeading).font(.system(size: 20))
      }
      return host.takeCounts()
    }
    let all = Array(0..<100)
    #expect(show(all) == .init(inserts: 100))
    #expect(show(all) == .init())
    // One leaf whose content changes and whose size does not.
    #expect(show(all, 50) == .init(contents: 1))
    #expect(show(all) == .init(contents: 1))
    // A row more at the end; at the beginning, where all others go down.
    #expect(show(all + [100]) == .init(inserts: 1))
    #expect(show([200] + all + [100]) == .init(inserts: 1, frames: 101))
    #expect(show(all) == .init(removes: 2, frames: 100))
    // The first row goes to the end: one move, and all are somewhere else.
    #expect(show(Array(1..<100) + [0]) == .init(moves: 1, frames: 100))
    #expect(show(all) == .init(moves: 1, frames: 100))
    // Two neighbours change places.
    #expect(show([1, 0] + Array(2..<100)) == .init(moves: 1, frames: 2))
    #expect(show(all) == .init(moves: 1, frames: 2))
    #expect(show(all.reversed()) == .init(moves: 99, frames: 100))
    #expect(show([]) == .init(removes: 100))
    #expect(host.violations == [])
  }

  @Test func `an overlay of a leaf that stays where others change their order is behind them`() {
    func shown(_ orders: [[Int]]) -> CountingHost {
      let root = LayoutRoot(size: Size(width: 300, height: 200))
      let host = CountingHost()
      root.host = host
      for ids in orders {
        root.updateBody {
          ZStack { ForEach(ids, id: \.self) { id in Box(Double(id), 5).overlay { Box(1, Double(id)) } } }
        }
      }
      return host
    }
    let host = shown([[1, 2, 3], [1, 3, 2]])
    #expect(host.picture == shown([[1, 3, 2]]).picture)
    #expect(host.picture.count == 6)
    #expect(host.violations == [])
  }

  @Test func `a new order of a few among many views takes room for a few`() {
    let root = LayoutRoot(size: Size(width: 300, height: 200))
    let host = CountingHost()
    root.host = host
    func show(_ ids: [Int]) -> CountingHost.Counts {
      root.updateBody {
        ZStack {
          ForEach(0..<1_000) { _ in Color.blue }
          HStack { ForEach(ids, id: \.self) { Box(Double($0), 5) } }.background(.red).opacity(0.5)
        }
      }
      return host.takeCounts()
    }
    _ = show([1, 2, 3])
    #expect(show([3, 2, 1]).moves == 2)
    let scratch = root.session.contents.shown?.scratch
    #expect(scratch?.listed.byteCount == 8 * MemoryLayout<ListedView>.stride)
    #expect(scratch?.sequence.byteCount == 8 * MemoryLayout<OrderedView>.stride)
  }

  @Test func `a colour is content, not layout`() {
    let root = LayoutRoot(size: Size(width: 300, height: 200), measurers: .tens)
    let host = CountingHost()
    root.host = host
    func show(_ color: Color) { root.updateBody { Text("a").foregroundColor(color).background(color) } }
    show(.red)
    host.takeCounts()
    show(.blue)
    #expect(host.takeCounts() == .init(contents: 2))
    #expect(root.counters.visits == 0)
  }

  @Test(.promises("L5"), arguments: [1.0, 2, 3])
  func `edges stand on the pixel grid, and no text is cut`(scale: Double) {
    var dice = SplitMix(UInt64(scale))
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let sizes = (0..<40).map { _ in Double.random(in: 3...30, using: &dice) }
    let root = LayoutRoot(size: Size(width: 377.7, height: 5000), environment: environment)
    let host = CountingHost()
    root.host = host
    root.updateBody {
      VStack(alignment: .leading) {
        ForEach(0..<40) { index in
          Text("some words").font(.system(size: sizes[index])).padding(sizes[39 - index] / 7).background(.red)
        }
      }
    }
    host.takeCounts()
    let measured = root.result.elements.dropFirst().map { $0.layers[0].size }
    var texts: [Size] = []
    for view in host.picture {
      let frame = view.frame ?? .zero
      for edge in [frame.minX, frame.minY, frame.width, frame.height] {
        #expect((edge * scale).rounded() / scale == edge)
      }
      if case .text = view.content { texts.append(frame.size) }
    }
    #expect(texts.count == 40)
    for (text, size) in zip(texts, measured) {
      #expect(text.width > size.width - 1e-9 && text.width < size.width + 1.5 / scale)
      #expect(text.height > size.height - 1e-9 && text.height < size.height + 1.5 / scale)
    }
    #expect(host.violations == [])
  }

  @Test func `a host that draws texts itself gets their exact frames`() {
    let root = LayoutRoot(size: Size(width: 99.5, height: 50), measurers: .tens)
    let host = CountingHost(roundsTextFrames: false)
    root.host = host
    root.updateBody { Text("x").font(.system(size: 5)).padding(0.3).background(.red) }
    #expect(host.picture.map { $0.frame?.rounded } == [rect(48, 22, 3, 6), rect(0.5, 0.5, 2.5, 5)])
  }
}
