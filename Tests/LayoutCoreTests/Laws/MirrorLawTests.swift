import HostSuite
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// RTL is the mirror image of LTR, for values of the DSL, in the result and in a host's calls.
@Suite(.promises("L3")) struct MirrorLawTests {
  @Test(arguments: 0..<4)
  func `from right to left a host shows the mirror image`(block: Int) {
    for seed in LawRun.seeds(block, of: 400) {
      let scene = PieceScene.random(seed: seed)
      guard Self.fault(scene) != nil else { continue }
      let smallest = scene.shrunk { Self.fault($0) != nil }
      Issue.record("seed \(seed): \(Self.fault(smallest) ?? "")\n\(smallest)")
      return
    }
  }

  /// What rounding may add up to in a tree of a dozen elements.
  static let tolerance = 1e-9

  static func fault(_ scene: PieceScene) -> String? {
    // The mirror image is shown on the scene's pixels, what it is the image of on so small ones that it is exact.
    var exact = scene
    exact.scale = 65_536
    let (host, mirror) = (CountingHost(), CountingHost())
    let root = exact.root(for: host, measurers: .tens)
    let other = scene.mirrored.root(for: mirror, measurers: .tens)
    let width = scene.size.width
    let (elements, images) = (root.result.elements, other.result.elements)
    if elements.map(\.kind) != images.map(\.kind) { return "\(other.result)\ninstead of\n\(root.result)" }
    for (index, (element, image)) in zip(elements, images).enumerated() {
      for (frame, found) in zip(element.layers, image.layers)
      where !found.isMirror(of: frame, in: width, within: tolerance) {
        return "\(root.result.path(of: index)) is \(found) instead of the mirror image of \(frame)"
      }
    }
    let (views, others) = (host.places, mirror.places)
    if views.count != others.count { return "\(others.count) views instead of \(views.count)" }
    let half = 0.5 / scene.scale + 2 / exact.scale
    for (view, image) in zip(views, others) {
      if !view.content.isSameKind(as: image.content) { return "\(image.content) instead of \(view.content)" }
      let widening = if case .text = view.content { 2 * half } else { 0.0 }
      // How far something is scrolled is rounded by itself.
      let most = half * Double(1 + view.scrolls)
      if !image.frame.isMirror(of: view.frame, in: width, within: most, widening: widening) {
        return "\(view.content) is at \(image.frame) instead of the mirror image of \(view.frame)"
      }
    }
    return nil
  }

  @Test func `the law is about directions`() {
    var turned = 0
    for seed in 0..<60 {
      let scene = PieceScene.random(seed: UInt64(seed))
      let frames = [scene, scene.mirrored].map { $0.root(measurers: .tens).result.elements.map(\.frame) }
      if frames[0] != frames[1] { turned += 1 }
    }
    #expect(turned > 30)
  }
}

extension PieceScene {
  /// The same scene with every direction turned round.
  fileprivate var mirrored: PieceScene {
    var copy = self
    copy.direction = direction.opposite
    copy.piece = piece.mapKinds { piece in
      if case .direction(let direction) = piece.kind { .direction(direction.opposite) } else { piece.kind }
    }
    return copy
  }
}

extension LayoutDirection {
  fileprivate var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension Rect {
  /// Whether each of its edges is where the mirror image of another rectangle has it, in a room of a width. The right
  /// and the lower edge may stand `widening` further out.
  fileprivate func isMirror(of other: Rect, in room: Double, within tolerance: Double, widening: Double = 0) -> Bool {
    let near = [minX - (room - other.maxX), minY - other.minY]
    let far = [maxX - (room - other.minX), maxY - other.maxY]
    return near.allSatisfy { abs($0) <= tolerance }
      && far.allSatisfy { $0 >= -tolerance && $0 <= tolerance + widening }
  }
}

extension CountingHost {
  /// A view with its frame in the host's coordinates, as far as it is scrolled.
  fileprivate struct Place {
    var content: ViewContent
    var frame: Rect
    /// How many scroll views are around it.
    var scrolls: Int
  }

  /// What is shown, in drawing order.
  fileprivate var places: [Place] {
    var places: [Place] = []
    var steps = roots.reversed().map { ($0, corner: Point.zero, scrolls: 0) }
    while let (id, corner, scrolls) = steps.popLast() {
      guard let view = views[id], let frame = view.frame else { continue }
      let origin = Point(x: corner.x + frame.minX, y: corner.y + frame.minY)
      places.append(Place(content: view.content, frame: Rect(origin: origin, size: frame.size), scrolls: scrolls))
      let inside = Point(x: origin.x - view.offset.x, y: origin.y - view.offset.y)
      let depth = if case .scroll = view.content { scrolls + 1 } else { scrolls }
      steps.append(contentsOf: view.children.reversed().map { ($0, inside, depth) })
    }
    return places
  }
}
