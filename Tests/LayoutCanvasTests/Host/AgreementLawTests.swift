#if canImport(CCairo)
  import Foundation
  import HostSuite
  import LayoutCore
  import LayoutTesting
  import TestPromises
  import Testing

  @testable import LayoutCanvas

  /// The same element has the same frames on the canvas and without a host, given the same text metrics: Pango's.
  @Suite(.promises("L6")) @MainActor
  struct AgreementLawTests {
    /// 200 scenes, and 10,000 where `LAYOUT_LONG_TESTS` is set.
    static let count: UInt64 = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 200 : 10_000

    @Test("Random elements have the same frames on the canvas, without a host, and with another host")
    func agreement() {
      let measurer = TestFonts.measurer()
      for seed in 0..<Self.count {
        let scene = PieceScene.random(seed: seed, css: seed % 3 == 0)
        guard Self.fault(scene, measurer) != nil else { continue }
        let smallest = scene.shrunk { Self.fault($0, measurer) != nil }
        Issue.record("seed \(seed): \(Self.fault(smallest, measurer) ?? "")\n\(smallest)")
        return
      }
    }

    static func fault(_ scene: PieceScene, _ measurer: PangoTextMeasurer) -> String? {
      let measurers = Measurers(text: measurer, images: CanvasImageStore.shared)
      let canvas = LayoutContainer(
        width: scene.size.width, height: scene.size.height, environment: scene.environment, text: measurer)
      let layout = scene.piece.layout
      canvas.updateBody { layout }
      if let difference = scene.difference(from: canvas.root, measurers: measurers) { return difference }
      let host = CountingHost(roundsTextFrames: false)
      _ = scene.root(for: host, measurers: measurers)
      let frames = canvas.host.viewsInOrder.map { canvas.host.frame(of: $0) }
      let wanted = host.picture.map(\.frame)
      return frames.map { $0?.bits } == wanted.map { $0?.bits } ? nil : "\(frames)\ninstead of\n\(host)"
    }
  }
#endif
