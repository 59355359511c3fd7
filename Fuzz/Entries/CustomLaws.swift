import LayoutTesting

@testable import LayoutCore

/// Custom containers that break their contract, among honest elements:
///
/// 1. For all of them frames are finite, sizes not negative, the invariants hold.
/// 2. The promises of `LayoutHost` to a host hold.
/// 3. They are measured a bounded number of times.
/// 4. From the turn on in which they keep their contract all frames are those of a new session, bit for bit.
enum CustomLaws {
  /// The most calls of all containers in one step.
  private static let callLimit = 100_000

  static func fault(_ bytes: [UInt8], shrinks: Bool) -> String? {
    let script = Script(Array(bytes.dropFirst(4)), count: 24, steps: 5)
    let seed = bytes.prefix(4).reduce(1) { $0 << 8 | UInt64($1) }
    return script.report(shrinks: shrinks) { fault($0, Whim(seed: seed)) }
  }

  private static func fault(_ script: Script, _ whim: Whim) -> String? {
    guard let first = script.turns.first, let last = script.turns.last else { return nil }
    let session = first.stage.session
    let host = CountingHost()
    let root = first.stage.root(host)
    for (step, turn) in script.turns.enumerated() {
      let before = whim.calls
      let sketch = turn.sketch.meddled(whim)
      let fault = fault(sketch, turn.stage, session) ?? hostFault(sketch, turn.stage, root, host)
      if let fault { return "step \(step): \(fault)" }
      // 3.
      if whim.calls - before > callLimit { return "step \(step): \(whim.calls - before) calls" }
    }
    // 4.
    whim.isTamed = true
    let (stage, sketch) = (last.stage, last.sketch.meddled(whim))
    let kept = stage.run(sketch.layout, in: session)
    if let fault = Frames.fault(kept) ?? session.invariantFault { return "tamed: \(fault)" }
    if sketch.contains({ $0.kind.isLazyList }) || session.hasLazyLists { return nil }
    let other = stage.session
    let fresh = stage.run(sketch.layout, in: other)
    return other.isOverasked ? nil : Frames.difference(kept, fresh).map { "tamed and new: \($0)" }
  }

  private static func fault(_ sketch: Sketch, _ stage: Stage, _ session: LayoutSession) -> String? {
    let result = stage.run(sketch.layout, in: session)
    return Frames.fault(result) ?? session.invariantFault
  }

  private static func hostFault(_ sketch: Sketch, _ stage: Stage, _ root: LayoutRoot, _ host: CountingHost) -> String? {
    let layout = sketch.layout
    (root.size, root.environment) = (stage.size, stage.environment)
    root.updateBody { layout }
    host.takeCounts()
    return host.violations.first.map { "host: \($0)" }
  }
}

extension Sketch {
  /// The same with hostile containers, many of them.
  func meddled(_ whim: Whim) -> Sketch {
    var copy = self
    if kind == .group || kind == .list || (kind.room == 0...7 && bits & 3 == 3) { copy.kind = .custom }
    if copy.kind == .custom { copy.whim = whim }
    copy.inside = inside.map { $0.meddled(whim) }
    return copy
  }
}
