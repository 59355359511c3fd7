import Foundation
import LayoutConformance
import LayoutEngine
import Testing

/// The engine, with short cuts and without, has the frames of the rules as they are written down plainly (`Reference`).
///
/// Trees with responses at or beyond `Length.limit` are not compared: the specification has a limit in `aspectRatio`
/// alone.
@Suite struct SpecificationLawTests {
  static let block = 250
  /// 2,000 trees of each size, and 100,000 where `LAYOUT_LONG_TESTS` is set.
  static let blocks = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 0..<8 : 0..<400
  /// What rounding may add up to.
  static let tolerance = 1e-6

  @Test(arguments: blocks, [8, 16, 32])
  func `random trees have the frames of the specification`(number: Int, nodes: Int) throws {
    var compared = 0
    for seed in number * Self.block..<(number + 1) * Self.block {
      var source = RandomTree(seed: UInt64(seed))
      let tree = source.plainTree(nodes: nodes)
      let direction: LayoutDirection = source.random.once(in: 3) ? .rightToLeft : .leftToRight
      let turn = TreeScene(tree, in: source.plainProposal(), direction: direction)
      let wanted = PieceBuilder.layout(turn)
      if wanted.isBeyondLimit { continue }
      guard try Self.difference(turn, wanted) != nil else {
        compared += 1
        continue
      }
      let least = turn.shrunk { turn in
        guard turn.tree.isComplete else { return false }
        let wanted = PieceBuilder.layout(turn)
        return !wanted.isBeyondLimit && (try? Self.difference(turn, wanted)) != nil
      }
      Issue.record("seed \(seed): \(try Self.difference(least, PieceBuilder.layout(least)) ?? "")\n\(least)")
      return
    }
    #expect(compared >= Self.block * 9 / 10)
  }

  private static func difference(_ turn: TreeScene, _ wanted: PieceBuilder.Result) throws -> String? {
    for shortCuts in [true, false] {
      let live = try LiveTree(turn.tree, shortCuts: shortCuts)
      let answer = try live.run(turn)
      // The element responds to fewer sizes.
      if live.isOverasked { continue }
      if !isClose(answer.width, wanted.size.width) || !isClose(answer.height, wanted.size.height) {
        return "responds with \(answer) instead of \(wanted.size), short cuts: \(shortCuts)"
      }
      let frames = live.frames()
      for path in Set(frames.keys).union(wanted.frames.keys).sorted() {
        guard let has = frames[path], let wants = wanted.frames[path] else {
          return "\(path) is \(frames[path]?.description ?? "hidden"), short cuts: \(shortCuts)"
        }
        let parts = [
          (has.minX, wants.minX), (has.minY, wants.minY), (has.width, wants.width), (has.height, wants.height),
        ]
        if !parts.allSatisfy({ isClose($0, $1) }) {
          return "\(path) is \(has) instead of \(wants), short cuts: \(shortCuts)"
        }
      }
    }
    return nil
  }

  private static func isClose(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= tolerance * max(1, abs(other))
  }
}

extension TreeDescription {
  /// Whether the root is an element and no container lacks the child it cannot do without, which shrinking takes out.
  fileprivate var isComplete: Bool { kind != .group && isFilled }

  private var isFilled: Bool {
    switch kind {
    case .scrollView, .viewThatFits, .lazyVGrid: if children.isEmpty { return false }
    default: break
    }
    return children.allSatisfy(\.isFilled)
  }
}
