import LayoutTesting

@testable import LayoutCore

/// Layouts that change step by step:
///
/// 1. After each step the frames are finite, sizes not negative, the invariants hold.
/// 2. They are those of a new session, bit for bit, from as many nodes. Lists that make their rows as they become
///    visible stay in their places, so with them only 1 and 3 are checked. Stored responses are more exact than those
///    of a new session where an element is measured with more sizes than it responds to in one turn.
/// 3. A host that got only changes shows the views of a new host, and no promise was broken.
enum EditLaws {
  static func fault(_ bytes: [UInt8], shrinks: Bool) -> String? {
    Script(bytes, count: 24, steps: 10).report(shrinks: shrinks, fault)
  }

  private static func fault(_ script: Script) -> String? {
    guard let first = script.turns.first else { return nil }
    let session = first.stage.session
    let host = CountingHost()
    let root = first.stage.root(host)
    for (step, turn) in script.turns.enumerated() {
      let fault = fault(turn.sketch, turn.stage, session) ?? hostFault(turn.sketch, turn.stage, root, host)
      if let fault { return "step \(step): \(fault)" }
    }
    return nil
  }

  private static func fault(_ sketch: Sketch, _ stage: Stage, _ session: LayoutSession) -> String? {
    let kept = stage.run(sketch.layout, in: session)
    // 1.
    if let fault = Frames.fault(kept) ?? session.invariantFault { return fault }
    // 2.
    guard !sketch.contains({ $0.kind.isLazyList }), !session.hasLazyLists else { return nil }
    let other = stage.session
    let fresh = stage.run(sketch.layout, in: other)
    if other.isOverasked { return nil }
    if let difference = Frames.difference(kept, fresh) { return "kept and new: \(difference)" }
    // A reader that is not shown any more keeps what it made.
    if session.nodeCount != other.nodeCount, !sketch.contains({ $0.kind == .reader }) {
      return "\(session.nodeCount) nodes, a new one has \(other.nodeCount)"
    }
    return nil
  }

  private static func hostFault(_ sketch: Sketch, _ stage: Stage, _ root: LayoutRoot, _ host: CountingHost) -> String? {
    let layout = sketch.layout
    (root.size, root.environment) = (stage.size, stage.environment)
    root.updateBody { layout }
    host.takeCounts()
    if let violation = host.violations.first { return "host: \(violation)" }
    guard !sketch.contains({ $0.kind.isLazyList }), !root.session.hasLazyLists else { return nil }
    let other = CountingHost()
    let fresh = stage.root(other)
    fresh.updateBody { layout }
    if fresh.session.isOverasked { return nil }
    let (shown, wanted) = (host.picture, other.picture)
    if shown.count != wanted.count { return "the host shows \(shown.count) views, a new one \(wanted.count)" }
    // Numbers that equal nothing, such as a colour's NaN, differ from themselves.
    for (one, other) in zip(shown, wanted) where one != other && other == other {
      return "the host shows \(one), a new one \(other)"
    }
    return nil
  }
}
