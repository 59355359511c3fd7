/// The result of a comparison of trees that should have the same frames.
package enum TreeAgreement: Hashable, Sendable {
  case same
  case different(String)
  /// An element was measured with more sizes than it responds to in one turn; which of them it responds to depends on
  /// the way.
  case overasked

  package var difference: String? { if case .different(let text) = self { text } else { nil } }
}

extension EditScript {
  /// The difference of the frames after some turn from those of a new tree of the same scene; `nil` where there is
  /// none.
  package func difference() throws -> String? {
    let live = try LiveTree(first.tree)
    for (number, scene) in scenes.enumerated() {
      let answer = try live.run(scene)
      if let difference = try live.difference(fromNewTreeOf: scene, answer) { return "turn \(number): \(difference)" }
    }
    return nil
  }

  /// Whether the frames after each turn are those without short cuts, except for the rounding of sums of shares.
  package func shortCutAgreement() throws -> TreeAgreement {
    let short = try LiveTree(first.tree)
    let long = try LiveTree(first.tree, shortCuts: false)
    for (number, scene) in scenes.enumerated() {
      let answer = try short.run(scene)
      let expected = try long.run(scene)
      if short.isOverasked || long.isOverasked { return .overasked }
      let scale = scene.proposal.scale
      if !answer.isNear(expected, scale) {
        return .different("turn \(number): responds with \(answer) instead of \(expected)")
      }
      if let difference = long.difference(from: short, scale: scale) {
        return .different("turn \(number): \(difference)")
      }
    }
    return .same
  }
}
