import Foundation
import HostSuite
import Layout
import LayoutCSS
import LayoutTesting
import Testing

/// Containers of CSS and of every other kind in each other.
@Suite struct FamilyLawTests {
  /// Random pieces, half of whose containers and modifiers are those of CSS.
  private static func piece(_ seed: UInt64) -> Piece {
    var source = PieceSource(seed: seed, css: true)
    return Piece(
      id: 0, kind: source.flip() ? .flex(source.flexDeclarations()) : .areas(source.gridDeclarations()),
      pieces: [source.piece(8), source.piece(6)])
  }

  private static func root(
    _ piece: Piece, _ direction: LayoutDirection = .leftToRight, width: Double = 180
  ) -> LayoutRoot {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    // Pixels so small that rounding to them is no difference.
    environment.displayScale = 65_536
    let root = LayoutRoot(size: Size(width: width, height: 240), environment: environment)
    root.setBody { piece.layout }
    root.layoutIfNeeded()
    return root
  }

  private static func check(_ seeds: Range<UInt64>, _ fault: (Piece) -> String?) {
    for seed in seeds {
      let piece = FamilyLawTests.piece(seed)
      guard fault(piece) != nil else { continue }
      let smallest = piece.shrunk { fault($0) != nil }
      Issue.record("seed \(seed): \(fault(smallest) ?? "")\n\(smallest)")
      return
    }
  }

  /// What a kept root shows otherwise than a new one, after edits of the piece and of the window.
  private static func updateFault(_ piece: Piece) -> String? {
    let root = FamilyLawTests.root(piece)
    var source = PieceSource(seed: UInt64(piece.ids.count), css: true)
    var edited = piece
    for step in 0..<4 {
      if step == 2 {
        root.size.width = 120
      } else {
        edited.change(source.pick(edited.ids)) { $0.edit(&source) }
        root.setBody { edited.layout }
      }
      root.layoutIfNeeded()
      let fresh = FamilyLawTests.root(edited, width: root.size.width)
      if let difference = fresh.result.difference(from: root.result) { return "step \(step): \(difference)\n\(edited)" }
    }
    return nil
  }

  @Test func `an update has the frames of a new tree`() {
    FamilyLawTests.check(0..<150, FamilyLawTests.updateFault)
  }

  @Test func `any tree has usable frames, and declarations without a fault`() {
    FamilyLawTests.check(1000..<1200) { piece in
      let result = FamilyLawTests.root(piece).result
      let faults = result.diagnostics.filter { $0.code == .invalidStyle && !$0.message.contains("contents") }
      if let fault = faults.first { return "\(fault)" }
      return result.elements.lazy.map(\.frame).first { frame in
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return !numbers.allSatisfy(\.isFinite) || frame.width < 0 || frame.height < 0
      }.map { "\($0)" }
    }
  }

  @Test func `two hosts and no host have the same frames`() {
    FamilyLawTests.check(3000..<3100) { piece in
      var scene = PieceScene(piece: piece)
      scene.scale = 3
      let host = CountingHost()
      let shown = scene.root(for: host, measurers: Measurers())
      return host.violations.first ?? scene.difference(from: shown, measurers: Measurers())
    }
  }

  /// Whether a frame is the mirror image of another one in the width of the roots, but for the rounding of sums.
  private static func isMirror(_ one: Rect, _ other: Rect) -> Bool {
    let sum = one.minX + other.maxX
    return abs(sum - 180) < 0.001 && abs(one.width - other.width) < 0.001 && abs(one.minY - other.minY) < 0.001
      && abs(one.height - other.height) < 0.001
  }

  /// The piece with every direction turned round.
  private static func mirrored(_ piece: Piece) -> Piece {
    func turned(_ css: String) -> String {
      css.replacing(/direction: (ltr|rtl)/) { $0.1 == "ltr" ? "direction: rtl" : "direction: ltr" }
    }
    return piece.mapKinds { piece in
      switch piece.kind {
      case .direction(let direction): .direction(direction == .leftToRight ? .rightToLeft : .leftToRight)
      case .flex(let css): .flex(turned(css))
      case .areas(let css): .areas(turned(css))
      case .item(let css): .item(turned(css))
      default: piece.kind
      }
    }
  }

  /// Without what has no mirror image: browsers align the left edges of a column's baselines in both directions, and a box
  /// with the display `contents` has no frame.
  private static func mirrorable(_ piece: Piece) -> Piece {
    func even(_ css: String) -> String {
      css.replacingOccurrences(of: "last baseline", with: "end").replacingOccurrences(of: "baseline", with: "center")
        .replacingOccurrences(of: "contents", with: "none")
    }
    return piece.mapKinds { piece in
      switch piece.kind {
      case .flex(let css) where css.contains("column"): .flex(even(css))
      case .areas(let css): .areas(even(css))
      case .item(let css): .item(even(css))
      default: piece.kind
      }
    }
  }

  @Test func `a tree from right to left is the mirror image`() {
    FamilyLawTests.check(2000..<2150) { whole in
      let piece = FamilyLawTests.mirrorable(whole)
      let left = FamilyLawTests.root(piece).result
      let right = FamilyLawTests.root(FamilyLawTests.mirrored(piece), .rightToLeft).result
      if left.elements.count != right.elements.count { return "another number of elements" }
      let other = zip(left.elements, right.elements).first { !FamilyLawTests.isMirror($0.frame, $1.frame) }
      return other.map { "\($0.kind) \($0.frame), \($1.frame)" }
    }
  }
}

extension Piece {
  /// One random change: of the declarations or the kind, or of what is inside.
  fileprivate mutating func edit(_ source: inout PieceSource) {
    switch kind {
    case .flex: kind = .flex(source.flexDeclarations())
    case .areas: kind = .areas(source.gridDeclarations())
    case .item: kind = .item(source.itemDeclarations())
    case .text, .box, .color, .spacer: kind = source.leaf()
    default:
      let next = source.flip() ? source.container() : source.modifier()
      if next.room.contains(pieces.count) { kind = next }
    }
    if kind.room.upperBound > 2 { pieces.shuffle(using: &source.dice) }
  }
}
