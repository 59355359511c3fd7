import LayoutEngine

/// A scene, and series of edits of it with a turn after each.
package struct EditScript: Hashable, Codable, Sendable {
  package var first: TreeScene
  package var turns: [[Edit]]

  package init(first: TreeScene, turns: [[Edit]] = []) {
    self.first = first
    self.turns = turns
  }

  /// What the turns show.
  package var scenes: [TreeScene] {
    turns.reduce(into: [first]) { scenes, edits in
      var scene = scenes[scenes.count - 1]
      scene.marked = []
      for edit in edits { scene.apply(edit) }
      scenes.append(scene)
    }
  }

  /// The same with each of the trees' numbers changed.
  package func mapNumbers(_ change: (Double) -> Double) -> EditScript {
    map { $0.mapNumbers(change) }
  }

  /// The same with a change of the first tree and of all that comes in later.
  func map(_ change: (TreeDescription) -> TreeDescription) -> EditScript {
    var copy = self
    copy.first.tree = change(first.tree)
    copy.turns = turns.map { $0.map { $0.map(change) } }
    return copy
  }

  /// Where the frames after some turn differ from those of a new tree of the same scene; `nil` where they never do.
  package func difference() throws -> String? {
    let live = try LiveTree(first.tree)
    for (number, scene) in scenes.enumerated() {
      let answer = try live.run(scene)
      let fresh = try LiveTree(scene.tree)
      let expected = try fresh.run(scene)
      if answer.bits != expected.bits { return "turn \(number): answers \(answer), a new tree \(expected)" }
      if let difference = fresh.difference(from: live) { return "turn \(number): \(difference)" }
    }
    return nil
  }
}

extension EditScript: CustomStringConvertible {
  package var description: String { scenes.map(\.description).joined(separator: "\n") }
}
