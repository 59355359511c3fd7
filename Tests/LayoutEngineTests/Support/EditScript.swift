import LayoutEngine

/// A series of turns: what each of them shows, and how.
struct EditScript {
  struct Turn: Hashable {
    var model: Model
    var proposal: Proposal
    var direction: LayoutDirection
    var container: Size?
    /// Elements that are marked as changed though they are not.
    var marked: [Int] = []
  }

  var turns: [Turn]

  /// `count` random turns, each one or a few edits away from the one before.
  static func random(seed: UInt64, nodes: Int = 9, turns count: Int = 5) -> EditScript {
    var source = RandomTree(seed: seed)
    var turn = Turn(model: source.tree(nodes: nodes), proposal: source.proposal(), direction: .leftToRight)
    var turns = [turn]
    for _ in 1..<count {
      turn.marked = []
      for _ in 0..<source.random.int(1...2) { turn.edit(&source) }
      turns.append(turn)
    }
    return EditScript(turns: turns)
  }

  /// Where the frames after some turn differ from those of a new tree of the same model; `nil` where they never do.
  func difference() throws -> String? {
    guard let first = turns.first else { return nil }
    let live = try LiveTree(first.model)
    for (number, turn) in turns.enumerated() {
      try live.show(turn.model)
      let answer = live.run(turn)
      let fresh = try LiveTree(turn.model)
      let expected = fresh.run(turn)
      if answer.bits != expected.bits { return "turn \(number): answers \(answer), a new tree \(expected)" }
      if let difference = fresh.difference(from: live) { return "turn \(number): \(difference)" }
    }
    return nil
  }

  /// The smallest script found that fails too: without some turns, elements and modifiers. One that throws is none.
  func shrunk(while fails: (EditScript) throws -> Bool) -> EditScript {
    var best = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.smaller() where (try? fails(candidate)) == true {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  private func smaller() -> [EditScript] {
    var result: [EditScript] = []
    for index in turns.indices where turns.count > 1 {
      var copy = self
      copy.turns.remove(at: index)
      result.append(copy)
    }
    for id in Set(turns.flatMap { $0.model.ids }).sorted() where turns.allSatisfy({ $0.model.id != id }) {
      result.append(
        EditScript(
          turns: turns.map { turn in
            var copy = turn
            copy.model = turn.model.without(id)
            return copy
          }))
    }
    for id in Set(turns.flatMap { $0.model.ids }).sorted() {
      let opened = turns.map { turn in
        var copy = turn
        copy.model = turn.model.opening(id)
        return copy
      }
      if opened != turns { result.append(EditScript(turns: opened)) }
    }
    for index in turns.indices {
      for id in turns[index].model.ids where !turns[index].model.modifiers(of: id).isEmpty {
        for position in turns[index].model.modifiers(of: id).indices {
          var copy = self
          copy.turns[index].model.change(id) { $0.modifiers.remove(at: position) }
          result.append(copy)
          let modifier = turns[index].model.modifiers(of: id)[position]
          var everywhere = self
          for at in turns.indices {
            everywhere.turns[at].model.change(id) { $0.modifiers.removeAll { $0 == modifier } }
          }
          result.append(everywhere)
        }
      }
      if turns[index].direction == .rightToLeft {
        var copy = self
        copy.turns[index].direction = .leftToRight
        result.append(copy)
      }
      if turns[index].container != nil {
        var copy = self
        copy.turns[index].container = nil
        result.append(copy)
      }
      if !turns[index].marked.isEmpty {
        var copy = self
        copy.turns[index].marked = []
        result.append(copy)
      }
      if index > 0, turns[index].proposal != turns[0].proposal {
        var copy = self
        copy.turns[index].proposal = turns[0].proposal
        result.append(copy)
      }
    }
    return result
  }
}

extension Model {
  /// The smallest tree found that fails too.
  func shrunk(while fails: (Model) throws -> Bool) -> Model {
    let turn = EditScript.Turn(model: self, proposal: .unspecified, direction: .leftToRight)
    return EditScript(turns: [turn]).shrunk { try fails($0.turns[0].model) }.turns[0].model
  }
}

extension LiveTree {
  /// Where the other tree's frames differ from those of this one; `nil` where they are the same: bit for bit, or but for what
  /// sums of shares of `scale` lose.
  func difference(from other: LiveTree, scale: Double? = nil) -> String? {
    let wanted = frames()
    let frames = other.frames()
    for path in Set(frames.keys).union(wanted.keys).sorted() where frames[path]?.bits != wanted[path]?.bits {
      if let scale, let one = frames[path], let other = wanted[path], one.isNear(other, scale) { continue }
      let (has, wants) = (frames[path]?.description ?? "hidden", wanted[path]?.description ?? "hidden")
      return "\(path) is \(has) instead of \(wants)"
    }
    return nil
  }

  /// Runs one turn of a script on the model shown.
  func run(_ turn: EditScript.Turn) -> Size {
    if tree.rootDirection != turn.direction {
      tree.rootDirection = turn.direction
      tree.markDirty(tree.root)
    }
    tree.containerSize = turn.container
    for id in turn.marked { if let node = nodes[id] { tree.markDirty(node) } }
    return tree.layout(in: turn.proposal)
  }
}

extension Size {
  var bits: [UInt64] { [width.bitPattern, height.bitPattern] }

  /// Whether both differ by no more than sums of shares of `scale` lose.
  func isNear(_ other: Size, _ scale: Double) -> Bool {
    width.isNear(other.width, scale) && height.isNear(other.height, scale)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double, _ scale: Double) -> Bool {
    self == other || isNaN && other.isNaN || abs(self - other) <= 1e-12 * Swift.max(1000, abs(self), scale)
  }
}

extension Rect {
  var bits: [UInt64] { [minX.bitPattern, minY.bitPattern] + size.bits }

  func isNear(_ other: Rect, _ scale: Double) -> Bool {
    minX.isNear(other.minX, scale) && minY.isNear(other.minY, scale) && size.isNear(other.size, scale)
  }
}

extension EditScript: CustomStringConvertible {
  var description: String {
    turns.map { turn in
      let marked = turn.marked.isEmpty ? "" : " marked \(turn.marked)"
      let container = turn.container.map { " container \($0)" } ?? ""
      let direction = turn.direction == .rightToLeft ? " right to left" : ""
      return "in \(turn.proposal)\(direction)\(container)\(marked):\n\(turn.model.description)"
    }.joined(separator: "\n")
  }
}

extension Proposal {
  /// The longest finite length; 0 where there is none.
  var scale: Double { [width, height].compactMap { $0 }.filter(\.isFinite).max() ?? 0 }
}
