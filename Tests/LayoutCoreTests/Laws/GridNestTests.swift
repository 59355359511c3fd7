import HostSuite
import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCore

/// Lazy grids in each other: a bounded number of evaluations a node, at any depth.
@Suite struct GridNestTests {
  /// The greatest number of measures a node in a turn that lays the nest out in one room after the other.
  static func measuresPerNode(seed: UInt64, depth: Int) -> Double {
    var nest = GridNest(seed: seed)
    let layout = nest.layout(depth: depth)
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    session.update(layout, environment: EnvironmentValues())
    var most = 0.0
    for room in [Proposal(width: 300, height: 400), Proposal(width: 310, height: 390), .unspecified] {
      _ = session.layout(in: room)
      most = max(most, Double(session.counters.measures) / Double(session.footprint.tree.nodes))
    }
    return most
  }

  @Test(.promises("B12"), arguments: [12, 40, 70])
  func `lazy grids in each other measure a node at most ten times`(depth: Int) {
    for seed in 1...150 as ClosedRange<UInt64> {
      let most = Self.measuresPerNode(seed: seed, depth: depth)
      #expect(most <= 10, "seed \(seed)")
    }
  }
}
