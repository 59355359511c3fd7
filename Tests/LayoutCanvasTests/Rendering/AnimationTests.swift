#if canImport(CCairo)
  import Foundation
  import Layout
  import LayoutCanvas
  import TestPromises
  import Testing

  @Suite struct AnimationTests {
    @MainActor @Test(.promises("F115", "F119"))
    func `an animation is written as numbered pictures, and a transition is drawn`() throws {
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

    @MainActor @Test(.promises("F119"))
    func `pictures that begin while something moves go on from where the clock is`() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let container = LayoutContainer(width: 40, height: 10)
      var width = 0.0
      container.updateBody {
        HStack(spacing: 0) {
          Color.black.size(width: width, height: 10)
          Spacer()
        }
      }
      func dark(_ paths: [String]) throws -> [Int] {
        try paths.map { path in
          let pixels = try #require(Pixels(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))))
          return (0..<40).filter { pixels[$0, 5] != .white }.count
        }
      }
      let first = try container.writeFrames(to: folder.path + "/a", framesPerSecond: 1, limit: 3) {
        width = 40
        withAnimation(.linear(duration: 4)) { container.updateBody() }
      }
      #expect(try dark(first) == [0, 10, 20])
      let second = try container.writeFrames(to: folder.path + "/b", framesPerSecond: 1) {}
      #expect(try dark(second) == [20, 30, 40])
    }
  }
#endif
