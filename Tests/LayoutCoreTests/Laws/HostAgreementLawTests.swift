import HostSuite
import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCore

/// The same element has the same frames with each host, and without one; a host that draws texts itself gets other
/// frames of texts only.
@Suite(.promises("L6")) struct HostAgreementLawTests {
  @Test(arguments: 0..<4)
  func `random elements have the same frames with any host and with none`(block: Int) {
    for seed in LawRun.seeds(block, of: 300) {
      let scene = PieceScene.random(seed: seed, css: seed % 3 == 0)
      guard Self.fault(scene) != nil else { continue }
      let smallest = scene.shrunk { Self.fault($0) != nil }
      Issue.record("seed \(seed): \(Self.fault(smallest) ?? "")\n\(smallest)")
      return
    }
  }

  static func fault(_ scene: PieceScene) -> String? {
    let headless = scene.root(measurers: .tens)
    let wanted = headless.result
    let hosts = [CountingHost(), CountingHost(roundsTextFrames: false)]
    for host in hosts {
      let result = scene.root(for: host, measurers: .tens).result
      if let difference = wanted.difference(from: result) { return "with a host \(difference)" }
      // What a root needs to show a scene does not depend on how it came there.
      if !host.violations.isEmpty { return "\(host.violations)" }
    }
    let once = scene.piece.layout.calculateLayout(
      in: Rect(origin: headless.contentOrigin, size: scene.size), measurers: .tens, environment: scene.environment)
    if let difference = wanted.difference(from: once) { return "at once \(difference)" }
    let pictures = hosts.map(\.picture)
    if pictures[0].count != pictures[1].count { return "\(hosts[1])\ninstead of\n\(hosts[0])" }
    for (item, exact) in zip(pictures[0], pictures[1]) {
      let isText = if case .text = item.content { true } else { false }
      if item.content != exact.content || item.depth != exact.depth || (!isText && item.frame != exact.frame) {
        return "\(hosts[1])\ninstead of\n\(hosts[0])"
      }
    }
    return nil
  }
}
