package import LayoutTrees
import LayoutCore

/// Random pieces from a seed.
package struct PieceSource {
  package var dice: SplitMix
  /// Whether half of the containers and modifiers are those of CSS.
  private let hasCSS: Bool
  private var nextID = 0
  private var room = 0

  package init(seed: UInt64, css: Bool = false) {
    dice = SplitMix(seed)
    hasCSS = css
  }

  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }

  package mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

  package mutating func flip() -> Bool { int(0...1) == 0 }

  /// A piece with at most so many others in it.
  package mutating func piece(_ count: Int) -> Piece {
    room = count
    return piece(depth: 0)
  }

  private mutating func piece(depth: Int) -> Piece {
    room -= 1
    nextID += 1
    var piece = Piece(id: nextID, kind: depth > 6 || room <= 0 ? leaf() : kind(depth: depth))
    let least = piece.kind.room.lowerBound
    let most = piece.kind.room.upperBound
    let count = least == most ? least : int(least...most)
    for place in 0..<count where place < least || room > 0 {
      piece.pieces.append(piece.kind.isOfCSS && flip() ? item(depth: depth + 1) : self.piece(depth: depth + 1))
    }
    return piece
  }

  /// A piece with declarations about its box.
  private mutating func item(depth: Int) -> Piece {
    nextID += 1
    let id = nextID
    return Piece(id: id, kind: .item(itemDeclarations()), pieces: [piece(depth: depth)])
  }

  private mutating func kind(depth: Int) -> Piece.Kind {
    switch int(0...(depth == 0 ? 2 : 4)) {
    case 0, 1: container()
    case 2: .list(isRow: int(0...3) == 0)
    case 3: modifier()
    default: leaf()
    }
  }

  package mutating func leaf() -> Piece.Kind {
    switch int(0...7) {
    case 0...3: .text(pick(["", "a", "two words", "some words in a row", "line\nline", "direction"]))
    case 4, 5: .box(Double(int(0...90)), Double(int(0...300)) / 3)
    case 6: .color
    default: .spacer
    }
  }

  package mutating func container() -> Piece.Kind {
    if hasCSS, flip() { return flip() ? .flex(flexDeclarations()) : .areas(gridDeclarations()) }
    return switch int(0...15) {
    case 0, 1: .column(pick([nil, 0, 3]))
    case 2, 3: .row(pick([nil, 0, 3]))
    case 4: .pile
    case 5: .grid
    case 6: .tracks
    case 7: .scroll(pick([.vertical, .vertical, .horizontal]))
    case 8: .fitting
    case 9, 10: .reader
    case 11, 12: .either(flip())
    case 13: .maybe(flip())
    case 14: .stairs
    default: .group
    }
  }

  package mutating func modifier() -> Piece.Kind {
    if hasCSS, flip() { return .item(itemDeclarations()) }
    return switch int(0...15) {
    case 0: .padding(Double(int(0...12)))
    case 1: .frame(pick([nil, 20, 70]), pick([nil, 15, 40]))
    case 2: .atMost(pick([40, 100, .infinity]))
    case 3: .percent(int(0...100))
    case 4: .offset(Double(int(-9...9)))
    case 5: .overlay
    case 6: .background
    case 7: .fontSize(Double(int(8...20)))
    case 8: .direction(flip() ? .leftToRight : .rightToLeft)
    case 9: .priority(Double(int(-1...1)))
    case 10: .fixedSize
    case 11: .ratio(pick([0.5, 2]))
    case 12: .leading(Double(int(0...20)) / 3)
    case 13: .position(Double(int(0...60)))
    case 14: .guide(Double(int(-5...5)))
    default: .identity(int(1...3))
    }
  }
}
