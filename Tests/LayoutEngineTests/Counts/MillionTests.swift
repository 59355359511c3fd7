import LayoutEngine
import TestPromises
import Testing

/// A million siblings cost what a million cost: exact counts, and a bound for the bytes of each.
@Suite(.promises("L7")) struct MillionTests {
  private static let siblings = 1_000_000

  /// One container where nothing is optimised, since a million takes some seconds there.
  private static var containers: [NodeKind] {
    #if DEBUG
      [.vStack]
    #else
      [.vStack, .zStack]
    #endif
  }

  @Test(.promises("B10"), arguments: containers)
  func `a million siblings are made, laid out, one changed, and destroyed`(kind: NodeKind) throws {
    let tree = LayoutTree()
    // Checking a million nodes takes longer than all the rest, and other tests do.
    tree.settings.checksInvariants = false
    let parent = try tree.makeNode(kind)
    tree.setRoot(parent)
    tree.setSpacing(0, of: parent)
    var (last, middle) = (NodeIndex.none, NodeIndex.none)
    for number in 0..<Self.siblings {
      last = try tree.makeNode(.fixed, into: parent, after: last)
      tree.setFixedSize(Size(width: 2, height: 3), of: last)
      if number == Self.siblings / 2 { middle = last }
    }

    let isColumn = kind == .vStack
    #expect(tree.layout(in: .unspecified) == Size(width: 2, height: isColumn ? 3_000_000 : 3))
    #expect(tree.frame(of: last) == Rect(x: 0, y: isColumn ? 2_999_997 : 0, width: 2, height: 3))
    #expect(tree.counters.measures == 0)
    #expect(tree.counters.visits == 1_000_001)
    #expect(tree.counters.places == 1)
    #expect(bytesPerNode(of: tree) <= 144)

    tree.setFixedSize(Size(width: 2, height: 5), of: middle)
    #expect(tree.layout(in: .unspecified) == Size(width: 2, height: isColumn ? 3_000_002 : 5))
    #expect(tree.frame(of: last) == Rect(x: 0, y: isColumn ? 2_999_999 : 1, width: 2, height: 3))
    #expect(tree.counters.measures == 0)
    #expect(tree.counters.visits == 2)
    #expect(tree.counters.places == 1)
    #expect(bytesPerNode(of: tree) <= 144)

    tree.destroy(parent)
    #expect(tree.liveCount == 0)
    #expect(tree.footprint.sideEntries == 0)
  }

  /// All that the tree keeps: records, modifiers and further responses.
  private func bytesPerNode(of tree: LayoutTree) -> Int {
    let footprint = tree.footprint
    return (footprint.nodeBytes + footprint.modifierBytes + footprint.slotBytes) / footprint.nodes
  }
}
