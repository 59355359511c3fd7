import LayoutEngine

/// A scene, and series of edits of it with a turn after each.
package struct EditScript: Hashable, Codable, Sendable {
  package var first: TreeScene
  package var turns: [[Edit]]

  package init(first: TreeScene, turns: [[Edit]] = []) {
    self.first = first
    self.turns = turns
  }

  /// The scenes of the turns.
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

  /// The same with a change of the first tree and of all later ones.
  func map(_ change: (TreeDescription) -> TreeDescription) -> EditScript {
    var copy = self
    copy.first.tree = change(first.tree)
    copy.turns = turns.map { $0.map { $0.map(change) } }
    return copy
  }
}
