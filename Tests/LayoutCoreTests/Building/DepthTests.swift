import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A row around a row around a row, `count` levels deep.
private struct Nest: Layout {
  let count: Int
  var padding = 0.0

  var body: some Layout {
    HStack {
      if count > 0 { AnyLayout(Nest(count: count - 1, padding: padding)).padding(padding) } else { Box(7, 5) }
    }
  }
}

/// Two elements on each level: the order and the modifiers of what is put aside.
private struct Ladder: Layout {
  let count: Int

  var body: some Layout {
    Text(String(repeating: "x", count: count % 3 + 1))
    if count > 0 {
      AnyLayout(Ladder(count: count - 1)).font(.system(size: count % 40 == 0 ? 10 : 20)).padding([.top], 1)
    }
  }
}

private struct Endless: Layout {
  var branches = 1

  var body: some Layout {
    VStack {
      Box(1, 1)
      for _ in 0..<branches { AnyLayout(Endless(branches: branches)) }
    }
  }
}

private struct Ping: Layout {
  var body: some Layout { HStack { AnyLayout(Pong()) } }
}

private struct Pong: Layout {
  var body: some Layout { AnyLayout(Ping()) }
}

private struct EndlessReader: Layout {
  var body: some Layout { GeometryReader { _ in AnyLayout(EndlessReader()) } }
}

@Suite struct `Depth` {
  @Test func `10,000 bodies within bodies`() {
    let result = Nest(count: 10_000, padding: 1).calculateLayout(in: Size(width: 50_000, height: 50_000))
    #expect(result.size == Size(width: 20_007, height: 20_005))
    #expect(result.elements.last?.frame == rect(10_000, 10_000, 7, 5))
    #expect(result.elements.count == 10_002)
    #expect(result.diagnostics == [])
  }

  @Test func `10,000 values within values, of containers`() {
    var layout = AnyLayout(Box(7, 5))
    for level in 0..<10_000 {
      let inner = layout
      layout = level % 2 == 0 ? AnyLayout(VStack { inner }) : AnyLayout(HStack { inner })
    }
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody { layout }
    #expect(root.result.leaves == [rect(46.5, 47.5, 7, 5)])
    let made = root.session.madeCount
    // The stacks themselves, and no group around each.
    #expect((10_001..<10_010).contains(made))
    root.updateBody { layout }
    #expect(root.session.madeCount == made)
    #expect(root.counters.visits == 0)
    root.updateBody { EmptyLayout() }
    #expect(root.session.footprint.tree.nodes == 1)
  }

  @Test func `10,000 ids around one value, and as many lists of one row`() {
    var ids = AnyLayout(SizedBox(width: 7, height: 5))
    for level in 0..<10_000 { ids = AnyLayout(ids.id(level)) }
    let named = ids.calculateLayout(in: Size(width: 7, height: 5))
    #expect([0, 5_000, 9_999].allSatisfy { named.frame(of: $0) == rect(0, 0, 7, 5) })
    #expect(named.elements.count == 1)

    var lists = AnyLayout(SizedBox(width: 7, height: 5))
    for level in 0..<10_000 {
      let inner = lists
      lists = AnyLayout(ForEach(level..<level + 1) { _ in inner })
    }
    let listed = lists.calculateLayout(in: Size(width: 7, height: 5))
    #expect([0, 5_000, 9_999].allSatisfy { listed.frame(of: $0) == rect(0, 0, 7, 5) })
    #expect(listed.elements.count == 1)
  }

  @Test func `10,000 modifiers around one value`() {
    var layout = AnyLayout(Box(7, 5))
    for _ in 0..<10_000 { layout = AnyLayout(layout.padding(1)) }
    let result = layout.calculateLayout(in: Size(width: 30_000, height: 30_000))
    #expect(result.size == Size(width: 20_007, height: 20_005))
    #expect(result.elements[0].layers.count == 10_002)
    #expect(result.elements[0].layers[0] == rect(10_000, 10_000, 7, 5))
  }

  @Test func `more modifiers than one element can keep`() {
    func ten(_ layout: some Layout) -> some Layout {
      layout.padding(1).padding(1).padding(1).padding(1).padding(1).padding(1).padding(1).padding(1).padding(1)
        .padding(1)
    }
    func hundred(_ layout: some Layout) -> some Layout {
      ten(ten(ten(ten(ten(ten(ten(ten(ten(ten(layout))))))))))
    }
    var layout = AnyLayout(Box(7, 5))
    for _ in 0..<660 { layout = AnyLayout(hundred(layout)) }
    let result = layout.calculateLayout(proposal: .unspecified)
    // The innermost 65,535, one of which is the box's own frame.
    #expect(result.size == Size(width: 7 + 2 * 65_534, height: 5 + 2 * 65_534))
    #expect(result.diagnostics.map(\.code) == [.tooManyModifiers])
  }

  @Test func `what is put aside keeps its order, its environment and its modifiers`() {
    let result = VStack(alignment: .leading) { Ladder(count: 200) }.font(.system(size: 20))
      .calculateLayout(proposal: .unspecified, measurers: .tens)
    let leaves = result.elements.dropFirst()
    #expect(leaves.count == 201)
    for (index, element) in leaves.enumerated() {
      let count = 200 - index
      #expect(element.layers.count == index + 1)
      #expect(element.text?.count == count % 3 + 1)
      // The nearest level above sets the font.
      #expect(element.layers[0].width == Double(count % 3 + 1) * (index > 0 && (count + 1) % 40 == 0 ? 5 : 10))
      #expect(element.layers[0].minY == element.frame.minY + Double(index))
    }
  }

  @Test(.promises("B13"))
  func `a body that leads to itself ends, and is diagnosed`() {
    let result = Endless().calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(result.diagnostics[0].message.hasPrefix("Endless is nested in 20000 bodies"))
    #expect(result.diagnostics[0].cause == "the body of Endless leads to Endless again")
    #expect(result.diagnostics[0].path.hasPrefix("….1.1.1.1"))
    #expect(result.isSound)
    #expect(result.elements.count > 10_000)
  }

  @Test(.promises("B13"), arguments: [2, 4])
  func `a body that leads to itself several times ends as well`(branches: Int) {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody { Endless(branches: branches) }
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(root.diagnostics[0].cause == "the body of Endless leads to Endless again")
    #expect(root.session.footprint.postponed == 0)
    #expect(root.session.bodyCount < 400_000)
    root.updateBody { Box(1, 1) }
    #expect(root.session.footprint.tree.nodes == 3)
  }

  @Test(.promises("B13"))
  func `bodies that lead to each other are named`() {
    let result = Ping().calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.map(\.code) == [.nestingTooDeep])
    let names = result.diagnostics[0].cause.map { $0.drop { $0 != ":" } }
    #expect([": Ping → Pong → Ping", ": Pong → Ping → Pong"].contains(names))
    #expect(result.isSound)
  }

  @Test(.promises("B13", "B19"))
  func `readers within readers without end`() {
    let result = EndlessReader().calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.map(\.code) == [.unsettledGeometry])
    #expect(result.elements.count == 100)
    #expect(result.isSound)
  }

  @Test func `a deep tree is shown by a host`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    let host = CountingHost()
    root.host = host
    root.updateBody { Nest(count: 3_000) }
    #expect(host.takeCounts() == .init(inserts: 1))
    #expect(root.result.description.split(separator: "\n").count == 3_002)
  }
}
