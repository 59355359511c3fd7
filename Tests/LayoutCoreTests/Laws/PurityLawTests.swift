import HostSuite
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Measuring is pure, for values of the DSL: no call between turns, in any order, by copies too, changes a frame or a
/// later response.
@Suite(.promises("L2")) struct PurityLawTests {
  static let lengths: [Double?] = [nil, 0, .infinity, 57.5, 200]
  static let proposals = lengths.flatMap { width in lengths.map { Proposal(width: width, height: $0) } }

  @Test(arguments: 0..<4)
  func `calls between turns change no frame and no response`(block: Int) {
    for seed in LawRun.seeds(block, of: 80) {
      let script = UpdateScript.random(seed: seed, turns: 3)
      guard Self.fault(script, seed) != nil else { continue }
      let smallest = script.shrunk { Self.fault($0, seed) != nil }
      Issue.record("seed \(seed): \(Self.fault(smallest, seed) ?? "")\n\(smallest)")
      return
    }
  }

  /// The difference of a root with calls between the turns of a script from one without.
  static func fault(_ script: UpdateScript, _ seed: UInt64) -> String? {
    var dice = Dice(seed)
    let (host, quietHost) = (CountingHost(), CountingHost())
    let asked = LayoutRoot(size: .zero, measurers: .tens)
    let quiet = LayoutRoot(size: .zero, measurers: .tens)
    asked.host = host
    quiet.host = quietHost
    for (number, turn) in script.turns.enumerated() {
      // With other values a turn is due, and the calls read the state before.
      asked.environment = turn.environment
      _ = asked.sizesThatFit(proposals.shuffled(using: &dice))
      turn.show(in: asked)
      turn.show(in: quiet)
      host.takeCounts()
      if let fault = answers(of: asked, &dice) ?? answers(of: turn.piece.layout, turn.environment, &dice) {
        return "turn \(number): \(fault)"
      }
      if host.takeCounts() != .init() { return "turn \(number): a question called the host" }
      if let fault = quiet.result.difference(from: asked.result) { return "turn \(number): \(fault)" }
      if host.picture != quietHost.picture { return "turn \(number): \(host)\ninstead of\n\(quietHost)" }
    }
    return nil
  }

  /// Makes all calls of a root that read, the sizes twice.
  private static func answers(of root: LayoutRoot, _ dice: inout Dice) -> String? {
    var known: [Proposal: [UInt64]] = [:]
    for _ in 0..<2 {
      let order = proposals.shuffled(using: &dice)
      for (proposal, answer) in zip(order, root.sizesThatFit(order, baselines: Bool.random(using: &dice))) {
        let bits = answer.size.bits
        if known.updateValue(bits, forKey: proposal) ?? bits != bits { return "\(proposal) has another response" }
      }
      _ = root.explain(at: Point(x: Double.random(in: 0...200, using: &dice), y: 20))
      _ = (root.findings, root.inspectionBoxes, root.result)
    }
    return nil
  }

  /// Makes the calls of copies of an element.
  private static func answers(
    of layout: AnyLayout, _ environment: EnvironmentValues, _ dice: inout Dice
  ) -> String? {
    let copies = [layout, layout]
    for proposal in proposals.shuffled(using: &dice).prefix(3) {
      let answers = (copies + [layout]).map {
        $0.sizeThatFits(proposal, measurers: .tens, environment: environment).bits
      }
      if Set(answers).count > 1 { return "copies respond with \(answers) to \(proposal)" }
    }
    return nil
  }
}
