import HostSuite
import LayoutEngine
import LayoutTesting

@testable import LayoutCore

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
    var source = PieceSource(seed: seed, css: seed % 3 == 0)
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
      let other = LayoutSession(measurers: .tens, environment: EnvironmentValues())
      let fresh = turn.run(in: other)
      if let difference = fresh.difference(from: kept) { return "turn \(number): \(difference)" }
      let faults = session.tree._checkInvariants()
      if !faults.isEmpty { return "turn \(number): \(faults)" }
      let (count, wanted) = (session.comparedCount, other.comparedCount)
      if count != wanted { return "turn \(number): \(count) nodes, a new one has \(wanted)" }
    }
    return nil
  }

  /// Where what one host shows after some turn differs from what a new one shows, or what a promise to it broke.
  var hostDifference: String? {
    let root = LayoutRoot(size: .zero, measurers: .tens)
    let host = CountingHost()
    root.host = host
    for (number, turn) in turns.enumerated() {
      turn.show(in: root)
      host.takeCounts()
      let fresh = CountingHost()
      let other = LayoutRoot(size: .zero, measurers: .tens)
      other.host = fresh
      turn.show(in: other)
      fresh.takeCounts()
      if host.picture != fresh.picture { return "turn \(number):\n\(host)\na new one:\n\(fresh)" }
      if let violation = (host.violations + fresh.violations).first { return "turn \(number): \(violation)" }
      turn.show(in: root)
      let counts = host.takeCounts()
      if counts != .init() { return "turn \(number): the same once more is \(counts)" }
    }
    return nil
  }

  /// Where what is shown after some turn differs with the engine's short cuts from what is shown without; `nil` where it
  /// never does.
  var shortCutDifference: String? {
    let (host, other) = (CountingHost(), CountingHost())
    let short = LayoutRoot(size: .zero, measurers: .tens)
    let long = LayoutRoot(size: .zero, measurers: .tens)
    (short.host, long.host) = (host, other)
    long.session.tree.settings.takesShortCuts = false
    for (number, turn) in turns.enumerated() {
      turn.show(in: short)
      turn.show(in: long)
      // Sums of shares lose so much.
      if let difference = long.result.difference(from: short.result, slack: 1e-9) {
        return "turn \(number): \(difference)"
      }
      host.takeCounts()
      other.takeCounts()
      if host.picture != other.picture { return "turn \(number):\n\(host)\nwithout short cuts:\n\(other)" }
    }
    return nil
  }

  /// The smallest script found that fails too: without some turns and pieces.
  func shrunk(while fails: (UpdateScript) -> Bool) -> UpdateScript {
    HostSuite.shrunk(self, to: \.smaller, while: fails)
  }

  private var smaller: [UpdateScript] {
    var result: [UpdateScript] = []
    for index in turns.indices where turns.count > 1 {
      var copy = self
      copy.turns.remove(at: index)
      result.append(copy)
    }
    for id in Set(turns.flatMap(\.piece.ids)).sorted() {
      for reduce in Piece.reductions {
        // In every turn.
        let turns = self.turns.map { turn in
          var copy = turn
          reduce(&copy.piece, id)
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
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.font = .system(size: fontSize)
    environment.layoutDirection = direction
    return environment
  }

  /// Brings a root to what the turn shows.
  func show(in root: LayoutRoot) {
    let layout = piece.layout
    root.environment = environment
    root.size = Size(width: width ?? .infinity, height: height ?? .infinity)
    root.updateBody { layout }
    root.layoutIfNeeded()
  }

  /// What the session shows after the turn.
  fileprivate func run(in session: LayoutSession) -> LayoutResult {
    session.update(piece.layout, environment: environment)
    let response = session.layout(in: Proposal(width: width, height: height))
    return LayoutResult(session, response: response, origin: .zero)
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
}

extension UpdateScript: CustomStringConvertible {
  var description: String {
    turns.map { turn in
      "in \(Proposal(width: turn.width, height: turn.height)), \(turn.direction), font \(turn.fontSize):\n\(turn.piece)"
    }.joined(separator: "\n")
  }
}

extension LayoutSession {
  /// How many nodes there are, but for the contents of readers that are hidden: a reader that was shown before keeps its
  /// content, and in a new session it has none yet.
  fileprivate var comparedCount: Int {
    let hidden = contents.readers.keys.filter { !tree.isShown($0) }
    let kept = hidden.flatMap(tree.children).filter { !tree.isAttachment($0) }
    return tree.liveCount - Set(kept.flatMap(subtree)).count
  }

  private func subtree(_ top: NodeIndex) -> [NodeIndex] { [top] + tree.children(of: top).flatMap(subtree) }
}
