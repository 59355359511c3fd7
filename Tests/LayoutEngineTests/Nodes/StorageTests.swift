import LayoutTrees
@testable import LayoutEngine
import Testing

/// Side tables, spans of modifiers and the node buffer: freed parts are used again.
@Suite struct StorageTests {
  @Test func `a side table uses its free places again`() {
    var table = SideTable<String>()
    let first = table.add("a")
    let second = table.add("b")
    #expect(table.count == 2)
    table.remove(first)
    #expect(table.count == 1)
    #expect(table.add("c") == first)
    #expect(table[first] == "c")
    table[second] = "d"
    #expect(table[second] == "d")
    #expect(table.count == 2)
  }

  @Test func `10,000 exchanges of a span take no more room`() {
    let spans = ModifierSpans()
    var held = (1...4).map { (start: spans.take($0) { _ in ModifierRecord(.offset) }, count: $0) }
    let room = spans.byteCount
    var random = SplitMix(1)
    for _ in 0..<10_000 {
      let at = random.int(0...held.count - 1)
      let span = held.remove(at: at)
      spans.give(span.start, count: span.count)
      held.append((spans.take(span.count) { _ in ModifierRecord(.offset) }, span.count))
    }
    #expect(spans.byteCount == room)
    #expect(Set(held.map(\.start)).count == 4)
  }

  @Test func `spans do not overlap`() {
    let spans = ModifierSpans()
    var used: Set<UInt32> = []
    for count in [1, 3, 2, 300, 3, 1] {
      let start = spans.take(count) { _ in ModifierRecord(.offset) }
      let places = Set(start..<start + UInt32(count))
      #expect(used.isDisjoint(with: places))
      used.formUnion(places)
    }
  }

  @Test func `a span that is used again has no frames of the modifiers before`() throws {
    let tree = LayoutTree()
    let node = try tree.makeNode(.flexible)
    tree.setRoot(node)
    tree.setModifiers([.offset(x: 1, y: 2), .padding(EdgeInsets(all: 4))], of: node)
    tree.layout(in: Proposal(width: 100, height: 100))
    #expect(tree.innerFrame(1, of: node) == Rect(x: 4, y: 4, width: 92, height: 92))
    tree.setModifiers([.offset(x: 3, y: 2), .padding(EdgeInsets(all: 5))], of: node)
    #expect(tree.innerFrame(1, of: node) == .zero)
  }

  @Test func `10,000 edits of a node's modifiers leave the tree as small as a new one`() throws {
    let frames = (1...4).map { count in (0..<count).map { ModifierRecord.frame(width: Double($0), height: nil) } }
    let tree = LayoutTree()
    let node = try tree.makeNode(.flexible)
    tree.setRoot(node)
    for round in 0..<8 { tree.setModifiers(frames[round % 4], of: node) }
    let footprint = tree.footprint
    for round in 0..<10_000 {
      tree.setModifiers(frames[round % 4], of: node)
      if round % 100 == 0 { tree.layout(in: Proposal(width: Double(round), height: 10)) }
    }
    #expect(tree.footprint.modifierBytes == footprint.modifierBytes)
    #expect(tree.footprint.sideEntries == 0)
  }

  @Test func `a turn frees the room of modifiers that were given`() throws {
    let tree = LayoutTree()
    let node = try tree.makeNode(.flexible)
    tree.setRoot(node)
    tree.setModifiers((0..<600).map { _ in .offset(x: 1, y: 2) }, of: node)
    // From 8 on, twice as many each time.
    #expect(tree.footprint.writtenBytes == 1024 * MemoryLayout<ModifierRecord>.stride)
    tree.layout(in: Proposal(width: 100, height: 100))
    #expect(tree.footprint.writtenBytes == 0)
    tree.setModifiers([.offset(x: 1, y: 2)], of: node)
    tree.layout(in: Proposal(width: 100, height: 100))
    #expect(tree.footprint.writtenBytes == 8 * MemoryLayout<ModifierRecord>.stride)
  }

  @Test func `10,000 widths take no more stored results than the first 700`() throws {
    let live = try LiveTree(.hStack([.color, .text("two words"), .vStack([.color, .text("of a")])]))
    for width in 0..<700 { live.layout(width: Double(width), height: 100) }
    let bytes = live.tree.footprint.slotBytes
    for width in 0..<10_000 { live.layout(width: Double(width % 700), height: 100) }
    #expect(live.tree.footprint.slotBytes == bytes)
  }

  @Test func `equal modifiers touch nothing`() throws {
    let live = try LiveTree(TreeDescription.color.frame(width: 10).padding(4))
    live.layout(width: 100, height: 100)
    let node = live.node([])
    #expect(live.tree.setModifiers([.frame(width: 10, height: nil), .padding(EdgeInsets(all: 4))], of: node) == false)
    live.layout(width: 100, height: 100)
    #expect(live.tree.counters.visits == 0)
  }

  @Test func `a node buffer grows and keeps what it holds`() throws {
    let buffer = NodeBuffer(capacity: 1)
    var indices: [NodeIndex] = []
    for number in 0..<1000 {
      let index = try buffer.add(NodeRecord(kind: .fixed))
      buffer[index].token = UInt32(number)
      indices.append(index)
    }
    #expect(indices.map(\.rawValue) == Array(0..<1000))
    #expect(indices.allSatisfy { buffer[$0].token == $0.rawValue })
    #expect(buffer.count == 1000 && buffer.liveCount == 1000)
    #expect(buffer.byteCount == 1024 * MemoryLayout<NodeRecord>.stride)
  }

  @Test func `a node buffer gives back room after building`() throws {
    let buffer = NodeBuffer()
    let stride = MemoryLayout<NodeRecord>.stride
    for number in 0..<1040 {
      let index = try buffer.add(NodeRecord(kind: .fixed))
      buffer[index].token = UInt32(number)
    }
    #expect(buffer.byteCount == 2048 * stride)
    buffer.trim()
    #expect(buffer.byteCount == 1105 * stride)
    buffer.trim()
    #expect(buffer.byteCount == 1105 * stride)
    #expect((0..<1040).allSatisfy { buffer[NodeIndex(rawValue: $0)].token == $0 })
    buffer.reserve(100)
    #expect(buffer.byteCount == 1140 * stride)
    #expect(buffer.count == 1040)
  }

  @Test func `a turn leaves little room unused`() throws {
    let live = try LiveTree(.vStack((0..<1100).map { _ in TreeDescription.color.padding(1) }))
    let stride = MemoryLayout<NodeRecord>.stride
    #expect(live.tree.footprint.nodeBytes == 2048 * stride)
    live.layout(width: 100, height: 100)
    #expect(live.tree.footprint.nodes == 1101)
    #expect(live.tree.footprint.nodeBytes == (1101 + 68) * stride)
    let modifier = MemoryLayout<ModifierRecord>.stride + MemoryLayout<Layer>.stride
    #expect(live.tree.footprint.modifierBytes == (1100 + 68) * modifier)
    #expect(live.tree._checkInvariants().isEmpty)
  }

  @Test func `removed records are used again, the last one first`() throws {
    let buffer = NodeBuffer()
    let indices = try (0..<4).map { _ in try buffer.add(NodeRecord(kind: .fixed)) }
    buffer.remove(indices[1])
    buffer.remove(indices[3])
    #expect(buffer.liveCount == 2)
    #expect(try buffer.add(NodeRecord(kind: .text)) == indices[3])
    #expect(try buffer.add(NodeRecord(kind: .flexible)) == indices[1])
    #expect(try buffer.add(NodeRecord(kind: .text)).rawValue == 4)
    #expect(buffer[indices[1]].kind == .flexible)
    #expect(buffer.liveCount == 5 && buffer.count == 5)
  }

  @Test func `edit scripts leave no more than a new tree holds`() throws {
    for seed in 0..<100 {
      let script = EditScript.random(seed: UInt64(seed), turns: 6)
      let live = try LiveTree(script.first.tree)
      for scene in script.scenes { _ = try live.run(scene) }
      let last = try #require(script.scenes.last)
      let fresh = try LiveTree(last.tree)
      _ = try fresh.run(last)
      #expect(live.tree.footprint.nodes == fresh.tree.footprint.nodes, "seed \(seed)")
      #expect(live.tree.footprint.sideEntries == fresh.tree.footprint.sideEntries, "seed \(seed)")
    }
  }
}
