/// How many cases of a file of boxes pass, by what they need.
package struct BoxShares: Sendable {
  /// A number of cases, and how many of them pass.
  package struct Share: Sendable {
    package var passed = 0
    package var all = 0

    mutating func add(_ isPassed: Bool) {
      all += 1
      passed += isPassed ? 1 : 0
    }

    /// `1873 of 1876 (99.84%)`.
    package var text: String {
      guard all > 0 else { return "none" }
      let hundredths = Int((Double(passed) / Double(all) * 10_000).rounded(.down))
      let fraction = hundredths % 100
      return "\(passed) of \(all) (\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)%)"
    }
  }

  /// All cases.
  package var all = Share()
  /// Those on which both browsers agree.
  package var interop = Share()
  /// Those that need nothing but flexbox, grid and texts.
  package var plain = Share()
  /// The others, by what they need.
  package var others: [String: Share] = [:]
  /// Of those whose boxes pass, the ones whose elements have the same frames in the engine.
  package var elements = Share()
  /// The number of texts of these cases, in both directions, whose frames cannot be compared.
  package var uncompared = 0
  /// The names of the cases that fail, with their differences; those that need something else are left out.
  package var failures: [(name: String, differences: [String])] = []
  private let suite: String

  /// Lays out all cases of a file; `progress` is called with the name of each.
  package init(_ file: BoxCaseFile, tolerance: Double, progress: (String) -> Void = { _ in }) {
    suite = file.suite
    for box in file.cases {
      progress(box.name)
      let differences = box.differences(tolerance: tolerance)
      let isPassed = differences.isEmpty
      all.add(isPassed)
      if isPassed { addElements(of: box, tolerance) }
      if let agree = box.interop, agree { interop.add(isPassed) }
      if box.isPlain {
        plain.add(isPassed)
        if !isPassed { failures.append((box.name, differences)) }
      } else {
        for need in box.requires ?? [] where need != "text" { others[need, default: Share()].add(isPassed) }
      }
    }
  }

  private mutating func addElements(of box: BoxCase, _ tolerance: Double) {
    let differences = box.elementDifferences(tolerance: tolerance)
    elements.add(differences.lines.isEmpty)
    uncompared += differences.uncompared
    if !differences.lines.isEmpty { failures.append(("\(box.name), by elements", differences.lines)) }
  }

  /// Whether the goal of the suite is reached, and elements have the same frames as boxes.
  package var isReached: Bool { goal.isReached && elements.passed == elements.all }

  /// The goal of the suite, and whether it is reached.
  package var goal: (text: String, isReached: Bool) {
    if suite.hasPrefix("yoga") { return ("at least 589", plain.passed >= 589) }
    if suite.hasPrefix("taffy") {
      return ("all that need only flexbox, grid and texts", plain.passed == plain.all)
    }
    let hundredths = suite.hasPrefix("random grid") ? 98 : 99
    let isReached = interop.passed * 100 >= interop.all * hundredths
    if interop.all > 0 { return ("\(hundredths)% of those on which both browsers agree", isReached) }
    return ("all", plain.passed == plain.all)
  }

  /// The shares, one line each.
  package var lines: [String] {
    var lines = ["all \(all.text)"]
    if interop.all > 0 { lines.append("both browsers agree \(interop.text)") }
    if plain.all < all.all {
      lines.append("only flexbox, grid and texts \(plain.text)")
      for (need, share) in others.sorted(by: { $0.key < $1.key }) { lines.append("with \(need) \(share.text)") }
    }
    lines.append("by elements, of those that pass \(elements.text)")
    if uncompared > 0 {
      lines.append("\(uncompared) texts with a ratio, without a width or around all are not compared by elements")
    }
    lines.append("goal: \(goal.text): \(goal.isReached ? "reached" : "not reached")")
    return lines
  }
}
