@testable import LayoutCore
import LayoutEngine

/// A series of turns of one session.
struct UpdateScript {
  struct Turn: Hashable {
    var piece: Piece
    var width: Double? = 200
    var height: Double? = 300
    var direction = LayoutDirection.leftToRight
    var fontSize = 20.0
  }

  var turns: [Turn]

  static func random(seed: UInt64, turns count: Int = 5) -> UpdateScript {
    var source = PieceSource(seed: seed)
    var turn = Turn(piece: source.piece(14))
    var turns = [turn]
    for _ in 1..<count {
      for _ in 0..<source.int(1...3) { turn.edit(&source) }
      turns.append(turn)
    }
    return UpdateScript(turns: turns)
  }

  /// Where what one session shows after some turn differs from what a new one shows; `nil` where it never does.
  var difference: String? {
    let session = LayoutSession(measurers: .tens, environment: EnvironmentValues())
    for (number, turn) in turns.enumerated() {
      let kept = turn.run(in: session)
      let fresh = turn.run(in: LayoutSession(measurers: .tens, environment: EnvironmentValues()))
      if kept.size.bits != fresh.size.bits { return "turn \(number): answers \(kept.size), a new one \(fresh.size)" }
      if kept.elements.map(\.bits) != fresh.elements.map(\.bits) || kept.elements != fresh.elements {
        return "turn \(number):\n\(kept)\na new one:\n\(fresh)"
      }
      let faults = session.tree._checkInvariants()
      if !faults.isEmpty { return "turn \(number): \(faults)" }
      if session.tree.nodes.liveCount != fresh.liveCount {
        return "turn \(number): \(session.tree.nodes.liveCount) nodes, a new one has \(fresh.liveCount)"
      }
    }
    return nil
  }

  /// The smallest script found that fails too: without some turns and pieces.
  var shrunk: UpdateScript {
    var best = self
    while let next = best.smaller.first(where: { $0.difference != nil }) { best = next }
    return best
  }

  private var smaller: [UpdateScript] {
    var result: [UpdateScript] = []
    for index in turns.indices where turns.count > 1 {
      var copy = self
      copy.turns.remove(at: index)
      result.append(copy)
    }
    for id in Set(turns.flatMap(\.piece.ids)).sorted() {
      // The piece goes, gives its place to the first one in it, or is a plain box; in every turn.
      for change in [Piece.leaveOut, Piece.openUp, Piece.flatten] {
        let turns = self.turns.map { turn in
          var copy = turn
          change(&copy.piece, id)
          return copy
        }
        if turns != self.turns { result.append(UpdateScript(turns: turns)) }
      }
    }
    for (index, turn) in turns.enumerated() {
      var copy = self
      copy.turns[index] = Turn(piece: turn.piece)
      if copy.turns[index] != turn { result.append(copy) }
    }
    return result
  }
}

extension UpdateScript.Turn {
  /// What the session shows after the turn.
  fileprivate func run(in session: LayoutSession) -> Shown {
    var environment = EnvironmentValues()
    environment.font = .system(size: fontSize)
    environment.layoutDirection = direction
    session.update(piece.layout, environment: environment)
    let answer = session.layout(in: Proposal(width: width, height: height))
    let result = LayoutResult(session, answer: answer, origin: .zero)
    return Shown(size: answer, result: result, liveCount: session.tree.nodes.liveCount)
  }

  /// One random change.
  mutating func edit(_ source: inout PieceSource) {
    let id = source.pick(piece.ids)
    switch source.int(0...11) {
    case 0: width = source.pick([nil, 0, 50, 120, 200, 320.5])
    case 1: height = source.pick([nil, 0, 100, 300])
    case 2: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    case 3: fontSize = Double(source.int(10...24))
    case 4, 5: piece.change(id) { $0.changeKind(&source) }
    case 6: piece.change(source.pick(piece.containers)) { $0.insertPiece(&source) }
    case 7: piece.change(source.pick(piece.containers)) { $0.removePiece(&source) }
    case 8, 9: piece.change(source.pick(piece.containers)) { $0.pieces.shuffle(using: &source.dice) }
    default: piece.change(source.pick(piece.containers)) { $0.editList(&source) }
    }
  }
}

extension Piece {
  /// The numbers of the pieces that hold any number of others; of the outermost one where there is none.
  fileprivate var containers: [Int] {
    let all = several
    return all.isEmpty ? [id] : all
  }

  private var several: [Int] { (kind.room.count > 1 ? [id] : []) + pieces.flatMap(\.several) }

  fileprivate mutating func changeKind(_ source: inout PieceSource) {
    switch kind {
    case .text, .box, .color, .spacer: kind = source.leaf()
    case .either(let isFirst): kind = .either(!isFirst)
    case .maybe(let isThere): kind = .maybe(!isThere)
    default:
      let next = source.flip() ? source.container() : source.modifier()
      if next.room.contains(pieces.count) { kind = next }
    }
  }

  fileprivate mutating func insertPiece(_ source: inout PieceSource) {
    guard pieces.count < kind.room.upperBound else { return }
    pieces.insert(source.piece(3), at: source.int(0...pieces.count))
  }

  fileprivate mutating func removePiece(_ source: inout PieceSource) {
    guard pieces.count > kind.room.lowerBound else { return }
    pieces.remove(at: source.int(0...pieces.count - 1))
  }

  /// Several changes of one list at once.
  fileprivate mutating func editList(_ source: inout PieceSource) {
    removePiece(&source)
    insertPiece(&source)
    if kind.room.upperBound > 2 { pieces.shuffle(using: &source.dice) }
  }

  fileprivate static func leaveOut(_ piece: inout Piece, _ id: Int) {
    if let index = piece.pieces.firstIndex(where: { $0.id == id }) {
      if piece.pieces.count > piece.kind.room.lowerBound { piece.pieces.remove(at: index) }
      return
    }
    for index in piece.pieces.indices { leaveOut(&piece.pieces[index], id) }
  }

  fileprivate static func openUp(_ piece: inout Piece, _ id: Int) {
    piece.change(id) { if let first = $0.pieces.first { $0 = first } }
  }

  fileprivate static func flatten(_ piece: inout Piece, _ id: Int) {
    piece.change(id) { $0 = Piece(id: id, kind: .box(10, 10)) }
  }
}

/// What a session shows.
private struct Shown: CustomStringConvertible {
  var size: Size
  var result: LayoutResult
  var liveCount: Int

  var elements: [LayoutResult.Element] { result.elements }
  var description: String { result.description }
}

extension Size {
  fileprivate var bits: [UInt64] { [width.bitPattern, height.bitPattern] }
}

extension LayoutResult.Element {
  fileprivate var bits: [UInt64] {
    var bits: [UInt64] = []
    for rect in [frame] + layers { bits += [rect.minX.bitPattern, rect.minY.bitPattern] + rect.size.bits }
    return bits
  }
}

extension UpdateScript: CustomStringConvertible {
  var description: String {
    turns.map { turn in
      "in \(Proposal(width: turn.width, height: turn.height)), \(turn.direction), font \(turn.fontSize):\n\(turn.piece)"
    }.joined(separator: "\n")
  }
}
