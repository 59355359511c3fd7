extension EditScript {
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

  /// Where the frames after some turn are not those without short cuts, but for what sums of shares lose; `nil` where they
  /// always are, or where an element was asked for more sizes than it answers.
  package func shortCutDifference() throws -> String? {
    let short = try LiveTree(first.tree)
    let long = try LiveTree(first.tree, shortCuts: false)
    for (number, scene) in scenes.enumerated() {
      let answer = try short.run(scene)
      let expected = try long.run(scene)
      if short.isOverasked || long.isOverasked { return nil }
      let scale = scene.proposal.scale
      if !answer.isNear(expected, scale) { return "turn \(number): answers \(answer) instead of \(expected)" }
      if let difference = long.difference(from: short, scale: scale) { return "turn \(number): \(difference)" }
    }
    return nil
  }
}
