import HostSuite
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Measured text is never cut by pixel rounding.
///
/// In all surroundings a host gets a frame of a text that is at least as large as its measured size, and less than two
/// pixels larger.
@Suite(.promises("L5")) struct TextRoundingLawTests {
  /// Odd shares of the font's size, so that texts have any fraction of a point.
  static let measurers = Measurers(text: FixedTextMeasurer(characterWidth: 0.47, lineHeight: 1.19, ascent: 0.91))

  @Test(arguments: 0..<4)
  func `a text has at least the size that was measured`(block: Int) {
    for seed in LawRun.seeds(block, of: 600) {
      let scene = Self.scene(seed)
      guard Self.fault(scene) != nil else { continue }
      let smallest = scene.shrunk { Self.fault($0) != nil }
      Issue.record("seed \(seed): \(Self.fault(smallest) ?? "")\n\(smallest)")
      return
    }
  }

  /// A random scene, every second piece with a padding of any fraction.
  static func scene(_ seed: UInt64) -> PieceScene {
    var scene = PieceScene.random(seed: seed, pieces: 10)
    var dice = Dice(seed)
    scene.scale = [1, 1.5, 2, 3][Int(seed % 4)]
    scene.fontSize = Double.random(in: 3...30, using: &dice)
    scene.piece = scene.piece.padded(&dice)
    return scene
  }

  static func fault(_ scene: PieceScene) -> String? {
    // No two texts of one scene are the same, so each is found by its string. Around a group a text is shown several
    // times, each time in the same order as it was measured.
    var scene = scene
    scene.piece = scene.piece.mapKinds { piece in
      if case .text(let text) = piece.kind { .text("\(text)\(piece.id)") } else { piece.kind }
    }
    let host = CountingHost()
    let result = scene.root(for: host, measurers: Self.measurers).result
    var measured: [String: [Size]] = [:]
    for element in result.elements {
      if let text = element.text { measured[text, default: []].append(element.layers[0].size) }
    }
    for item in host.picture {
      guard case .text(let text, _, _) = item.content else { continue }
      guard let size = measured[text]?.first, let frame = item.frame else { return "\"\(text)\" has no size or frame" }
      measured[text]?.removeFirst()
      if frame.width < size.width || frame.height < size.height { return "\"\(text)\" \(size) is cut to \(frame.size)" }
      let most = 2 / scene.scale
      if frame.width >= size.width + most || frame.height >= size.height + most {
        return "\"\(text)\" \(size) has \(frame.size)"
      }
      for edge in [frame.minX, frame.minY, frame.width, frame.height]
      where (edge * scene.scale).rounded() / scene.scale != edge {
        return "\"\(text)\" is at \(frame), which is not on the grid"
      }
    }
    return measured.values.allSatisfy(\.isEmpty) ? nil : "\(measured) are not shown"
  }

  @Test func `the law is about texts of all fractions`() {
    var sizes: Set<Double> = []
    for seed in 0..<100 {
      let result = Self.scene(UInt64(seed)).root(measurers: Self.measurers).result
      for element in result.elements where element.text != nil { sizes.insert(element.layers[0].width) }
    }
    #expect(sizes.count > 40)
  }
}

extension Piece {
  /// The same with random paddings around about half of its pieces.
  fileprivate func padded(_ dice: inout Dice) -> Piece {
    let inner = Piece(id: id, kind: kind, pieces: pieces.map { $0.padded(&dice) })
    guard Bool.random(using: &dice) else { return inner }
    return Piece(id: 1000 + id, kind: .padding(Double.random(in: 0...5, using: &dice)), pieces: [inner])
  }
}
