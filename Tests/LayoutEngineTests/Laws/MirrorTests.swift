import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// RTL is the mirror image of LTR.
@Suite(.promises("L3")) struct MirrorTests {
  /// What rounding may add up to in a tree of a dozen elements.
  static let tolerance = 1e-9
  /// A distance from the far side of a wide room has that room's precision: a few units in its last place.
  static let precision = 1e-14

  @Test(arguments: 0..<8)
  func `from right to left every frame is the mirror image`(block: Int) throws {
    for seed in block * 250..<(block + 1) * 250 {
      var source = RandomTree(seed: UInt64(seed))
      let tree = source.tree(nodes: 12)
      let proposal = source.proposal()
      guard let difference = try Self.difference(tree, proposal) else { continue }
      let smallest = TreeScene(tree, in: proposal).shrunk { try Self.difference($0.tree, $0.proposal) != nil }
      Issue.record("seed \(seed): \(difference), shrunk to\n\(smallest)")
      return
    }
  }

  @Test(arguments: [(false, 35.0), (true, 55)])
  func `an overlay has the direction of the modifiers around it`(isAround: Bool, x: Double) throws {
    let overlay = TreeDescription.Modifier.overlay([.hStack([.fixed(10, 5), .fixed(20, 5)])])
    let direction = TreeDescription.Modifier.direction(.rightToLeft)
    let live = try LiveTree(TreeDescription(.color, [], isAround ? [overlay, direction] : [direction, overlay]))
    live.layout(width: 100, height: 10)
    #expect(live.frames()[isAround ? "0@1o.0" : "0@2o.0"] == Rect(x: x, y: 2.5, width: 10, height: 5))
  }

  @Test func `the innermost of two directions counts for what is inside`() throws {
    let row = TreeDescription.hStack([.fixed(10, 5), .fixed(20, 5)])
    let live = try LiveTree(row.modified(.direction(.rightToLeft)).modified(.direction(.leftToRight)))
    live.layout(width: 30, height: 5)
    #expect(live.frame(0) == Rect(x: 20, y: 0, width: 10, height: 5))
    #expect(live.frame(1) == Rect(x: 0, y: 0, width: 20, height: 5))
  }

  static func difference(_ tree: TreeDescription, _ proposal: Proposal) throws -> String? {
    let left = try LiveTree(tree)
    let answer = left.tree.layout(in: proposal)
    let right = try LiveTree(tree.mirrored)
    right.tree.rootDirection = .rightToLeft
    let mirrored = right.tree.layout(in: proposal)
    if answer != mirrored { return "responds with \(mirrored) instead of \(answer)" }
    let frames = right.frames()
    let width = left.frame().width
    for (path, frame) in left.frames().sorted(by: { $0.key < $1.key }) {
      let wanted = Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      guard let found = frames[path] else { return "\(path) is hidden" }
      let parts = [
        (found.minX, wanted.minX), (found.minY, wanted.minY), (found.width, wanted.width),
        (found.height, wanted.height),
      ]
      let most = max(tolerance, precision * width)
      for (part, other) in parts where abs(part - other) > max(most, tolerance * abs(other)) {
        return "\(path) is \(found) instead of \(wanted)"
      }
    }
    return nil
  }
}

extension TreeDescription {
  /// The same tree with every direction that is written turned round.
  fileprivate var mirrored: TreeDescription {
    map { element in
      for at in element.modifiers.indices {
        guard case .direction(let direction) = element.modifiers[at] else { continue }
        element.modifiers[at] = .direction(direction == .leftToRight ? .rightToLeft : .leftToRight)
      }
    }
  }
}
