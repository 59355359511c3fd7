/// What is shown turn by turn, as a value that can be made smaller.
struct Script {
  struct Turn: Hashable {
    var stage: Stage
    var sketch: Sketch
  }

  var turns: [Turn]
  /// Whether the numbers are such as people write.
  var isTame = false

  /// A layout, and up to `steps` times a few edits.
  init(_ bytes: [UInt8], count: Int, steps: Int) {
    var source = ByteSource(bytes)
    isTame = source.flip()
    source.isTame = isTame
    var turn = Turn(stage: Stage(&source), sketch: Sketch(&source, count: count))
    turns = [turn]
    var next = 1000
    while turns.count <= steps, !source.isEmpty {
      switch source.int(8) {
      case 0: turn.stage.change(&source)
      case 1: turn.stage.direction = source.flip() ? .rightToLeft : .leftToRight
      case 2: turn.stage.fontSize = source.number()
      default: for _ in 0...source.int(3) { turn.sketch.edit(&source, next: &next) }
      }
      turns.append(turn)
    }
  }

  /// The fault with the smallest script found that has one too, for people.
  ///
  /// What can be left out goes one after the other, and once more from the beginning until nothing does. Each step has to
  /// make the script simpler, so this ends.
  func report(shrinks: Bool, _ fault: (Script) -> String?) -> String? {
    guard var message = fault(self) else { return nil }
    var best = self
    var isSmaller = shrinks
    while isSmaller {
      isSmaller = false
      for change in best.changes {
        var candidate = best
        change(&candidate.turns)
        guard candidate.cost < best.cost, let other = fault(candidate) else { continue }
        (best, message, isSmaller) = (candidate, other, true)
      }
    }
    return "\(message)\n\(best)"
  }

  /// How much there is to read in it.
  private var cost: Int {
    turns.reduce(0) { sum, turn in
      let stage = turn.stage
      let isPlain = (stage.width, stage.height) == (100, 100)
      let isUsual = stage.fontSize == 20 && stage.displayScale == 1
      return sum + 100 + turn.sketch.cost + (isPlain ? 0 : 1) + (isUsual ? 0 : 1)
        + (stage.direction == .leftToRight ? 0 : 1)
    }
  }

  /// What leaves out some turn, element or number: of all turns first, then of each.
  private var changes: [(inout [Turn]) -> Void] {
    var result: [(inout [Turn]) -> Void] = []
    for index in turns.indices.reversed() {
      result.append { if $0.count > 1, index < $0.count { $0.remove(at: index) } }
    }
    let ids = Set(turns.flatMap(\.sketch.ids)).sorted()
    for id in ids {
      for change in Sketch.smaller {
        result.append { for index in $0.indices { $0[index].sketch.change(id: id, change) } }
      }
    }
    for id in turns.count > 1 ? ids : [] {
      for change in Sketch.smaller {
        for index in turns.indices {
          result.append { if index < $0.count { $0[index].sketch.change(id: id, change) } }
        }
      }
    }
    result.append { for index in $0.indices { (($0[index].stage.width), ($0[index].stage.height)) = (100, 100) } }
    result.append { for index in $0.indices { ($0[index].stage.fontSize, $0[index].stage.displayScale) = (20, 1) } }
    result.append { for index in $0.indices { $0[index].stage.direction = .leftToRight } }
    return result
  }
}

extension Sketch {
  fileprivate var ids: [Int] { [id] + inside.flatMap(\.ids) }

  fileprivate var cost: Int {
    let numbers = numbers.reduce(0) { $0 + ($1 == 0 ? 0 : $1 == 10 ? 1 : $1 == $1.rounded() ? 2 : 3) }
    return numbers + (bits == 0 ? 0 : 1) + (kind == .empty ? 10 : kind == .fixed ? 20 : 30)
      + inside.reduce(0) { $0 + $1.cost }
  }

  fileprivate mutating func change(id: Int, _ body: (inout Sketch) -> Void) {
    if self.id == id { return body(&self) }
    for index in inside.indices { inside[index].change(id: id, body) }
  }

  /// Ways to make one element simpler.
  fileprivate static let smaller: [@Sendable (inout Sketch) -> Void] = [
    { $0 = Sketch(id: $0.id, kind: .empty, numbers: [0, 0, 0, 0]) },
    { if let first = $0.inside.first { $0 = first } },
    { if let last = $0.inside.last { $0 = last } },
    { if $0.inside.count > $0.kind.room.lowerBound { $0.inside.removeFirst() } },
    { if $0.inside.count > $0.kind.room.lowerBound { $0.inside.removeLast() } },
    { $0.numbers = [0, 0, 0, 0] },
    { $0.numbers = [10, 10, 10, 10] },
    { $0.numbers = $0.numbers.map { $0.rounded() } },
    { $0.bits = 0 },
    { if $0.inside.isEmpty { ($0.kind, $0.numbers) = (.fixed, [10, 10, 0, 0]) } },
  ]
}

extension Script: CustomStringConvertible {
  var description: String { turns.map { "in \($0.stage):\n\($0.sketch)" }.joined(separator: "\n") }
}
