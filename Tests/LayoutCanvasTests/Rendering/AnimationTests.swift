#if canImport(CCairo)
  import Foundation
  import Layout
  import LayoutCanvas
  import Testing

  @Suite struct AnimationTests {
    @MainActor @Test func `an animation is written as numbered pictures, and a transition is drawn`() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let container = LayoutContainer(width: 40, height: 10)
      var isShown = false
      container.updateBody {
        HStack {
          if isShown { Color.black.size(width: 20, height: 10).transition(.move(edge: .leading)) }
          Spacer()
        }
      }
      let paths = try container.writeFrames(to: folder.path + "/f", framesPerSecond: 2) {
        isShown = true
        withAnimation(.linear(duration: 1)) { container.updateBody() }
      }
      #expect(paths.map { $0.suffix(10) } == ["/f0000.png", "/f0001.png", "/f0002.png"])
      let dark = try paths.map { path in
        let pixels = try #require(Pixels(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))))
        return (0..<40).filter { pixels[$0, 5] != .white }
      }
      #expect(dark == [[], Array(0..<10), Array(0..<20)])
    }
  }
#endif
