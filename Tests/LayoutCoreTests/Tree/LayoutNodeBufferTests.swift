@testable import LayoutCore
import TestPromises
import Testing

@Suite struct `Trees put together by hand` {
  private let room = Rect(x: 10, y: 20, width: 200, height: 100)

  private func row(_ widths: [Int]) -> some Layout {
    HStack { ForEach(Array(widths.enumerated()), id: \.offset) { _, width in word(width) } }
  }

  private func buffer() -> LayoutNodeBuffer { LayoutNodeBuffer(measurers: .tens) }

  @Test(.promises("F171", "F173", "F175")) func `nodes are added, and laid out where they are`() throws {
    let buffer = buffer()
    let column = buffer.addNode(layout: VStack(alignment: .leading, spacing: 5) { word(3) })
    let first = try #require(buffer.getNode(at: column)?.childIndices.first)
    let second = buffer.addNode(layout: word(4).id("second"), parentIndex: column)
    let result = buffer.calculateLayout(at: column, in: room)
    #expect(result.size == Size(width: 40, height: 45))
    #expect(result.elements.map(\.frame) == [rect(10, 20, 40, 45), rect(10, 20, 30, 20), rect(10, 45, 40, 20)])
    #expect(result.elements.map(\.kind) == [.vStack, .text, .text])
    #expect(result.frame(of: "second") == rect(10, 45, 40, 20))
    let data = try #require(buffer.getNode(at: column))
    #expect(data.kind == .vStack)
    #expect(data.parentIndex == nil)
    #expect(data.childIndices == [first, second])
    #expect(!data.isDirty)
    #expect(data.frame == rect(0, 0, 40, 45))
    let child = try #require(buffer.getNode(at: second))
    #expect(child.parentIndex == column)
    #expect(child.identity as? String == "second")
    #expect(child.childIndices == [])
  }

  @Test(.promises("F172", "F177")) func `removed nodes are gone, and their room is used again`() {
    let buffer = buffer()
    #expect(buffer.activeNodeCount() == 0)
    let row = buffer.addNode(layout: HStack { word(1) })
    let column = buffer.addNode(layout: VStack { ForEach(0..<3) { _ in word(2) } }, parentIndex: row)
    #expect(buffer.activeNodeCount() == 6)
    let capacity = buffer.totalCapacity()
    #expect(capacity >= 6)
    for _ in 0..<50 {
      buffer.removeNode(at: column)
      #expect(buffer.getNode(at: column) == nil)
      #expect(buffer.activeNodeCount() == 2)
      #expect(buffer.calculateLayout(at: row, in: room).size == Size(width: 10, height: 20))
      #expect(buffer.addNode(layout: VStack { ForEach(0..<3) { _ in word(2) } }, parentIndex: row) >= 0)
      #expect(buffer.calculateLayout(at: row, in: room).size == Size(width: 30, height: 60))
      #expect(buffer.session.tree.extent.nodes <= capacity)
      guard let again = buffer.getNode(at: row)?.childIndices.last else { break }
      buffer.removeNode(at: again)
      #expect(buffer.addNode(layout: VStack { ForEach(0..<3) { _ in word(2) } }, parentIndex: row) == column)
    }
    #expect(buffer.totalCapacity() == capacity)
    buffer.removeNode(at: row)
    #expect(buffer.activeNodeCount() == 0)
    #expect(buffer.session.tree.liveCount == 1)
    #expect(buffer.session.tree._checkInvariants() == [])
  }

  @Test func `a part that is laid out alone gets its old frames back with the whole`() throws {
    let buffer = buffer()
    let top = buffer.addNode(layout: VStack { HStack { VStack { Color.red } } })
    let first = buffer.calculateLayout(at: top, in: room)
    var inner = top
    while let child = buffer.getNode(at: inner)?.childIndices.first { inner = child }
    let alone = buffer.calculateLayout(at: inner, in: Rect(x: 0, y: 0, width: 7, height: 9))
    #expect(alone.elements.map(\.frame) == [rect(0, 0, 7, 9)])
    let again = buffer.calculateLayout(at: top, in: room)
    #expect(again.elements.map(\.frame) == first.elements.map(\.frame))
    #expect(again.elements.last?.frame == room)
    #expect(buffer.session.tree._checkInvariants() == [])
  }

  @Test func `what is marked in one tree is prepared after another tree was laid out`() throws {
    let buffer = buffer()
    let other = buffer.addNode(layout: VStack { word(1) })
    let top = buffer.addNode(layout: VStack { HStack { VStack { word(2) } } })
    buffer.calculateLayout(at: other, in: room)
    buffer.calculateLayout(at: top, in: room)
    var inner = top
    while let child = buffer.getNode(at: inner)?.childIndices.first { inner = child }
    buffer.markDirty(at: inner)
    buffer.calculateLayout(at: other, in: room)
    #expect(buffer.getNode(at: inner)?.isDirty == true)
    buffer.calculateLayout(at: top, in: room)
    #expect(buffer.getNode(at: inner)?.isDirty == false)
    #expect(buffer.session.tree._checkInvariants() == [])
  }

  @Test(.promises("F174")) func `a tree may be built as often as one likes`() throws {
    let buffer = buffer()
    let row = buffer.addNode(
      layout: HStack {
        word(1); word(2)
      })
    let other = buffer.addNode(layout: word(9))
    let added = buffer.addNode(layout: word(3), parentIndex: row)
    let live = buffer.session.tree.liveCount
    let children = try #require(buffer.getNode(at: row)?.childIndices)
    for _ in 0..<3 {
      buffer.buildTree(rootIndex: row)
      #expect(buffer.getNode(at: row)?.childIndices == Array(children.dropLast()))
      #expect(buffer.activeNodeCount() == 4)
    }
    #expect(buffer.session.tree.liveCount < live)
    #expect(!children.dropLast().contains(added))
    buffer.removeNode(at: children[0])
    #expect(buffer.calculateLayout(at: row, in: room).size.width == 20)
    buffer.buildTree(rootIndex: row)
    #expect(buffer.calculateLayout(at: row, in: room).size.width == 30)
    #expect(buffer.calculateLayout(at: other, in: room).size.width == 90)
    #expect(buffer.session.tree._checkInvariants() == [])
  }

  @Test(.promises("F175"))
  func `a node inside another is laid out as if it stood alone, and the tree around it follows`() throws {
    let buffer = buffer()
    let column = buffer.addNode(
      layout: VStack {
        Color.red;
        HStack {
          Spacer(); word(3)
        }
      })
    let row = try #require(buffer.getNode(at: column)?.childIndices.last)
    let before = buffer.calculateLayout(at: column, in: room)
    let alone = buffer.calculateLayout(at: row, in: Rect(x: 0, y: 0, width: 50, height: 50))
    let fresh = HStack {
      Spacer(); word(3)
    }.calculateLayout(in: Size(width: 50, height: 50), measurers: .tens)
    #expect(alone.elements == fresh.elements)
    #expect(alone.elements.last?.frame == rect(20, 0, 30, 20))
    #expect(buffer.calculateLayout(at: column, in: room).elements == before.elements)
    #expect(buffer.session.tree._checkInvariants() == [])
  }

  @Test(.promises("F160", "F176")) func `only what is dirty is measured again`() throws {
    let buffer = buffer()
    let column = buffer.addNode(layout: VStack { ForEach(0..<100) { row in HStack { word(row % 5 + 1) } } })
    let other = buffer.addNode(layout: word(1))
    buffer.calculateLayout(at: other, in: room)
    let first = buffer.calculateLayout(at: column, in: room)
    #expect(first.counters.leafMeasures == 100)
    let row = try #require(buffer.getNode(at: column)?.childIndices[50])
    let leaf = try #require(buffer.getNode(at: row)?.childIndices.first)
    func dirty() -> [Bool] { [column, row, leaf, other].map { buffer.getNode(at: $0)?.isDirty == true } }
    let calm = dirty()
    #expect(calm[1...2] == [false, false])
    buffer.markDirty(at: leaf)
    #expect(dirty()[0...2] == [true, true, true])
    #expect(buffer.calculateLayout(at: column, in: room).counters.leafMeasures == 1)
    #expect(dirty()[1...2] == [false, false])
    // Without marking the nodes around it: they keep their responses, until it is computed itself.
    buffer.markDirty(at: leaf, propagateToParent: false)
    #expect(dirty()[1...2] == [false, true])
    #expect(buffer.calculateLayout(at: column, in: room).counters.leafMeasures == 0)
    #expect(dirty()[1...2] == [false, true])
    #expect(buffer.calculateLayout(at: leaf, in: room).counters.leafMeasures == 1)
    buffer.invalidate(at: column)
    let again = buffer.calculateLayout(at: column, in: room)
    #expect(again.counters.leafMeasures == 100)
    #expect(again.elements == first.elements)
  }

  @Test(arguments: [-1, 7, Int.max, Int.min])
  func `wrong numbers change nothing`(index: Int) {
    let buffer = buffer()
    let row = buffer.addNode(layout: HStack { word(1) })
    buffer.calculateLayout(at: row, in: room)
    #expect(buffer.addNode(layout: word(1), parentIndex: index) == -1)
    #expect(buffer.addNode(layout: Group {}) == -1)
    buffer.removeNode(at: index)
    buffer.buildTree(rootIndex: index)
    buffer.markDirty(at: index)
    buffer.invalidate(at: index)
    #expect(buffer.getNode(at: index) == nil)
    #expect(buffer.calculateLayout(at: index, in: room).size == .zero)
    #expect(buffer.activeNodeCount() == 2)
  }

  @Test(.promises("B22", "F175", "F176"), arguments: 1...30)
  func `whatever is done to a buffer, its frames are those of a new one`(seed: UInt64) {
    var dice = Dice(seed)
    let buffer = buffer()
    let column = buffer.addNode(layout: VStack {})
    var rows: [(index: Int, widths: [Int])] = []
    for _ in 0..<30 {
      switch Int.random(in: 0..<5, using: &dice) {
      case 0, 1:
        let width = Int.random(in: 1...5, using: &dice)
        rows.append((buffer.addNode(layout: HStack { word(width) }, parentIndex: column), [width]))
      case 2 where !rows.isEmpty:
        let place = rows.indices.randomElement(using: &dice) ?? 0
        let width = Int.random(in: 1...5, using: &dice)
        buffer.addNode(layout: word(width), parentIndex: rows[place].index)
        rows[place].widths.append(width)
      case 3 where !rows.isEmpty:
        let place = rows.indices.randomElement(using: &dice) ?? 0
        buffer.removeNode(at: rows[place].index)
        rows.remove(at: place)
      case 4 where !rows.isEmpty:
        let place = rows.indices.randomElement(using: &dice) ?? 0
        let alone = buffer.calculateLayout(at: rows[place].index, in: Rect(x: 0, y: 0, width: 30, height: 30))
        let fresh = row(rows[place].widths)
        #expect(alone.leaves == fresh.leaves(30, 30))
      default: break
      }
      let result = buffer.calculateLayout(at: column, in: Rect(x: 0, y: 0, width: 200, height: 100))
      let fresh = VStack { ForEach(Array(rows.enumerated()), id: \.offset) { _, item in row(item.widths) } }
      #expect(result.leaves == fresh.leaves(200, 100))
      #expect(buffer.session.tree._checkInvariants() == [])
    }
  }
}
