import HostSuite
import LayoutCore
import Synchronization
import TestPromises
import Testing

/// One element that all threads lay out: the very same object, the very same measurers.
private final class SharedElement: Layout, Sendable {
  let scene: PieceScene

  init(_ scene: PieceScene) { self.scene = scene }

  var body: some Layout { scene.piece.layout }

  /// All frames, in several rooms, beginning with the one of this number.
  func bits(from start: Int, _ measurers: Measurers) -> [[UInt64]] {
    let rooms: [Double?] = [nil, 0, 77.7, 200]
    var all = rooms.map { _ in [UInt64]() }
    for turn in rooms.indices {
      let room = (start + turn) % rooms.count
      let proposal = Proposal(width: rooms[room], height: 120)
      let result = calculateLayout(proposal: proposal, measurers: measurers, environment: scene.environment)
      all[room] = result.size.bits + result.elements.flatMap(\.bits)
    }
    return all
  }
}

/// Parallel equals serial.
@Suite(.promises("L8")) struct ParallelLawTests {
  static let threads = 16

  @Test(.promises("B24")) func `sixteen threads on one element get the frames that one gets, bit for bit`() {
    for seed in LawRun.seeds(0, of: 240) {
      let scene = PieceScene.random(seed: seed, css: seed % 3 == 0)
      guard Self.fault(scene) != nil else { continue }
      // What threads do to each other they do not do each time.
      let smallest = scene.shrunk { Self.fault($0, tries: 20) != nil }
      Issue.record("seed \(seed): \(Self.fault(smallest, tries: 20) ?? "seldom")\n\(smallest)")
      return
    }
  }

  /// How many threads got something else, in one of some tries.
  static func fault(_ scene: PieceScene, tries: Int = 1) -> String? {
    for _ in 0..<tries { if let fault = oneFault(scene) { return fault } }
    return nil
  }

  private static func oneFault(_ scene: PieceScene) -> String? {
    let element = SharedElement(scene)
    let wanted = element.bits(from: 0, .tens)
    let others = Mutex(0)
    onThreads(threads) { number in
      if element.bits(from: number, .tens) != wanted { others.withLock { $0 += 1 } }
    }
    let count = others.withLock { $0 }
    return count == 0 ? nil : "\(count) of \(threads) threads got other frames"
  }
}
