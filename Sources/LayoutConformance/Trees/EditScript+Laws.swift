/// What a comparison of trees that should have the same frames found.
package enum TreeAgreement: Hashable, Sendable {
  case same
  case different(String)
  /// Some element was asked for more sizes than it answers in one turn. Which of them it answers depends on the way.
  case overasked

  package var difference: String? { if case .different(let text) = self { text } else { nil } }
}

extension EditScript {
  /// Where the frames after some turn differ from those of a new tree of the same scene; `nil` where they never do.
  package func difference() throws -> String? {
    let live = try LiveTree(first.tree)
    for (number, scene) in scenes.enumerated() {
      let answer = try live.run(scene)
      if let difference = try live.difference(fromNewTreeOf: scene, answer) { return "turn \(number): \(difference)" }
    }
    return nil
  }

  /// Whether the frames after each turn are those without short cuts, but for what sums of shares lose.
  package func shortCutAgreement() throws -> TreeAgreement {
    let short = try LiveTree(first.tree)
    let long = try LiveTree(first.tree, shortCuts: false)
    for (number, scene) in scenes.enumerated() {
      let answer = try short.run(scene)
      let expected = try long.run(scene)
      if short.isOverasked || long.isOverasked { return .overasked }
      let scale = scene.proposal.scale
      if !answer.isNear(expected, scale) {
        return .different("turn \(number): answers \(answer) instead of \(expected)")
      }
      if let difference = long.difference(from: short, scale: scale) {
        return .different("turn \(number): \(difference)")
      }
    }
    return .same
  }
}
