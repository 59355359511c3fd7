import HostSuite
import TestPromises
import Testing

/// Incremental equals fresh: after any script, what is seen is what a new root shows that is scrolled to the same row.
@Suite(.promises("L1")) struct LazyLawTests {
  @Test(.promises("B22"), arguments: 1...20)
  func `a script of scrolls and edits leaves the rows a new root has`(_ seed: UInt64) {
    let script = LazyScript.random(seed: seed)
    guard script.fault != nil else { return }
    let smallest = shrunk(script, to: \.smaller) { $0.fault != nil }
    Issue.record("seed \(seed): \(smallest.fault ?? "")\n\(smallest)")
  }
}
