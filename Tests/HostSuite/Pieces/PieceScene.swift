package import LayoutCore

/// A piece with all its surroundings.
package struct PieceScene: Hashable, Sendable {
  package var piece: Piece
  package var size = Size(width: 200, height: 300)
  package var direction = LayoutDirection.leftToRight
  package var fontSize = 20.0
  package var scale = 1.0

  package init(piece: Piece) { self.piece = piece }

  /// A random piece in a random room; with containers of CSS in it where `css`.
  package static func random(seed: UInt64, pieces: Int = 14, css: Bool = false) -> PieceScene {
    var source = PieceSource(seed: seed, css: css)
    var scene = PieceScene(piece: source.piece(pieces))
    scene.size = Size(width: source.pick([0, 50, 120, 200, 320.5]), height: source.pick([0, 100, 300, 277.3]))
    scene.direction = source.flip() ? .leftToRight : .rightToLeft
    scene.fontSize = Double(source.int(30...72)) / 3
    scene.scale = source.pick([1, 1.5, 2, 3])
    return scene
  }

  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.font = .system(size: fontSize)
    environment.layoutDirection = direction
    environment.displayScale = scale
    return environment
  }

  /// A root that shows the scene to `host`.
  package func root(for host: (any LayoutHost)? = nil, measurers: Measurers) -> LayoutRoot {
    let root = LayoutRoot(size: size, measurers: measurers, environment: environment)
    root.host = host
    let layout = piece.layout
    root.updateBody { layout }
    root.layoutIfNeeded()
    return root
  }

  /// Where what a host's root shows of the piece differs from what a root without a host shows in the same room.
  package func difference(from shown: LayoutRoot, measurers: Measurers) -> String? {
    let root = LayoutRoot(size: shown.size, measurers: measurers, environment: shown.environment)
    let layout = piece.layout
    root.updateBody { layout }
    root.layoutIfNeeded()
    return root.result.difference(from: shown.result)
  }

  /// The smallest scene found that fails too.
  package func shrunk(while fails: (PieceScene) -> Bool) -> PieceScene {
    HostSuite.shrunk(self, to: \.smaller, while: fails)
  }

  private var smaller: [PieceScene] {
    var result = piece.smaller.map { piece in
      var copy = self
      copy.piece = piece
      return copy
    }
    /// The same with the usual value of something.
    func add<Value: Equatable>(_ part: WritableKeyPath<PieceScene, Value>) {
      var copy = self
      copy[keyPath: part] = PieceScene(piece: piece)[keyPath: part]
      if copy != self { result.append(copy) }
    }
    add(\.size)
    add(\.direction)
    add(\.fontSize)
    add(\.scale)
    return result
  }
}

extension PieceScene: CustomStringConvertible {
  package var description: String {
    "in \(size), \(direction), font \(fontSize), scale \(scale):\n\(piece)"
  }
}

extension LayoutResult {
  /// Where other frames differ from these; `nil` where they are the same: bit for bit, or by no more than `slack`, in points.
  package func difference(from other: LayoutResult, slack: Double = 0) -> String? {
    if !size.isNear(other.size, slack) { return "responds with \(other.size) instead of \(size)" }
    for (index, (wanted, element)) in zip(elements, other.elements).enumerated() {
      let isSame = slack == 0 ? wanted == element && wanted.bits == element.bits : wanted.isNear(element, slack)
      if !isSame {
        return "\(path(of: index)) is \(element.kind) \(element.layers) instead of \(wanted.kind) \(wanted.layers)"
      }
    }
    let (count, others) = (elements.count, other.elements.count)
    return count == others ? nil : "\(others) elements instead of \(count)"
  }
}

extension LayoutResult.Element {
  package var bits: [UInt64] { ([frame] + layers).flatMap(\.bits) }
}

extension LayoutResult.Element {
  fileprivate func isNear(_ other: LayoutResult.Element, _ slack: Double) -> Bool {
    let (rects, others) = ([frame] + layers, [other.frame] + other.layers)
    return kind == other.kind && rects.count == others.count && zip(rects, others).allSatisfy { $0.isNear($1, slack) }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, _ slack: Double) -> Bool {
    abs(minX - other.minX) <= slack && abs(minY - other.minY) <= slack && size.isNear(other.size, slack)
  }

  package var bits: [UInt64] { [minX.bitPattern, minY.bitPattern] + size.bits }
}

extension Size {
  fileprivate func isNear(_ other: Size, _ slack: Double) -> Bool {
    slack == 0 ? bits == other.bits : abs(width - other.width) <= slack && abs(height - other.height) <= slack
  }

  package var bits: [UInt64] { [width.bitPattern, height.bitPattern] }
}
