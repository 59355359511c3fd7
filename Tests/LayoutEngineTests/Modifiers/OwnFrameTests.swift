@testable import LayoutEngine
import Testing

/// A frame that stands directly on a shape is no layer around it; it is written and read as any other modifier.
@Suite struct OwnFrameTests {
  private static let bounds = ModifierRecord.flexibleFrame(
    minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 40, idealHeight: 50, maxHeight: 60, horizontal: .leading,
    vertical: .bottom)

  private static func shape(_ modifiers: [ModifierRecord]) throws -> (tree: LayoutTree, node: NodeIndex) {
    let tree = LayoutTree()
    let node = try tree.makeNode(.flexible)
    tree.setRoot(node)
    tree.setModifiers(modifiers, of: node)
    return (tree, node)
  }

  @Test(arguments: [
    bounds, ModifierRecord.frame(width: 10, height: nil, horizontal: .trailing, vertical: .top),
    ModifierRecord.size(width: 5, height: 6),
  ])
  func `modifiers are read as they were written`(first: ModifierRecord) throws {
    let written = [first, .padding(EdgeInsets(all: 4)), .offset(x: 3, y: 2)]
    let (tree, node) = try Self.shape(written)
    #expect(tree.nodes[node].layerCount == 2)
    #expect(tree.modifierCount(of: node) == 3)
    for (at, record) in written.enumerated() { #expect(tree.modifier(at, of: node).says(record), "\(at)") }
  }

  @Test func `a frame that differs in anything is another one`() throws {
    let frames: [ModifierRecord] = [
      .frame(width: 10, height: 20), .frame(width: 11, height: 20), .frame(width: 10, height: 21),
      .frame(width: 10, height: nil), .frame(width: 10, height: 20, horizontal: .leading),
      .frame(width: 10, height: 20, vertical: .top), .size(width: 10, height: 20), Self.bounds,
      .flexibleFrame(minWidth: 10, minHeight: 40), .flexibleFrame(minWidth: 10, minHeight: 41),
    ]
    for (at, frame) in frames.enumerated() {
      for (other, next) in frames.enumerated() {
        let (tree, node) = try Self.shape([frame])
        #expect(tree.setModifiers([next], of: node) == (at != other), "\(at), then \(other)")
        #expect(tree.modifier(0, of: node).says(next), "\(at), then \(other)")
      }
    }
  }

  @Test func `what each modifier of a framed shape wraps`() throws {
    let (tree, node) = try Self.shape([
      .frame(width: 30, height: 20), .padding(EdgeInsets(all: 4)), .offset(x: 3, y: 2),
    ])
    tree.layout(in: Proposal(width: 100, height: 100))
    let frames = (0..<3).map { tree.innerFrame($0, of: node) }
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 4, y: 4, width: 30, height: 20),
        Rect(x: 3, y: 2, width: 38, height: 28),
      ])
    tree.setModifiers([.frame(width: 7, height: nil)], of: node)
    tree.layout(in: Proposal(width: 100, height: 100))
    #expect(tree.innerFrame(0, of: node) == Rect(x: 0, y: 0, width: 7, height: 100))
  }

  @Test func `bounds of frames that are gone are given back`() throws {
    let (tree, node) = try Self.shape([Self.bounds])
    #expect(tree.footprint.sideEntries == 1)
    tree.setModifiers([.frame(width: 1, height: 1)], of: node)
    #expect(tree.footprint.sideEntries == 0)
    #expect(tree.copied().footprint.sideEntries == 0)
    tree.setModifiers([], of: node)
    #expect(tree.modifierCount(of: node) == 0)
    #expect(tree.layout(in: Proposal(width: 100, height: 50)) == Size(width: 100, height: 50))
  }
}
