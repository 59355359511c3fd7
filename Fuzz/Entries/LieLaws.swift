import LayoutTesting

@testable import LayoutCore

/// Ids, collections, measurers, containers and bodies that break their contracts:
///
/// 1. Nothing stops the program. Frames are finite, sizes not negative, the invariants hold, and so do the promises of
///    `LayoutHost` to a host.
/// 2. The work is bounded: calls of the broken types, bodies, nodes.
/// 3. Every fault that is promised to be diagnosed is.
/// 4. An honest layout in the same root afterwards has the frames of a new root, bit for bit, and so shows its host; of
///    a lazy list the visible rows.
enum LieLaws {
  /// Calls of what lies in one step.
  private static let callLimit = 200_000
  private static let bodyLimit = 100_000
  private static let nodeLimit = 50_000

  static func fault(_ bytes: [UInt8], shrinks: Bool) -> String? {
    let script = LieScript(bytes)
    return fault(script).map { "\($0)\n\(script)" }
  }

  private static func fault(_ script: LieScript) -> String? {
    let stage = LieStage(script)
    let root = stage.root
    for (number, turn) in script.turns.enumerated() {
      let (calls, bodies) = (stage.whim.calls, root.session.bodyCount)
      root.setBody { [unowned stage] in stage.lying(turn) }
      stage.layOut()
      root.scroll(LieStage.name, to: Point(x: turn.offset, y: turn.offset))
      stage.layOut()
      root.scrollTo(LyingID(lie: script.lie, number: turn.target, whim: stage.whim))
      stage.layOut()
      _ = root.explain(id: LyingID(lie: script.lie, number: turn.target, whim: stage.whim))
      _ = root.findings.count
      // 1 and 2.
      let fault =
        Frames.fault(root.result) ?? root.session.invariantFault ?? stage.hostFault
        ?? workFault(stage, calls: stage.whim.calls - calls, bodies: root.session.bodyCount - bodies)
        ?? silenceFault(stage, turn)
      if let fault { return "turn \(number): \(fault)" }
    }
    return honestFault(stage)
  }

  private static func workFault(_ stage: LieStage, calls: Int, bodies: Int) -> String? {
    if calls > callLimit { return "\(calls) calls" }
    if bodies > bodyLimit { return "\(bodies) bodies" }
    if stage.root.session.nodeCount > nodeLimit { return "\(stage.root.session.nodeCount) nodes" }
    return nil
  }

  /// Law 3.
  private static func silenceFault(_ stage: LieStage, _ turn: LieScript.Turn) -> String? {
    let root = stage.root
    let found = root.diagnostics
    // More are not kept.
    guard found.count < DiagnosticSink.limit else { return nil }
    let codes = Set(found.map(\.code))
    if turn.collection.isCertain, !codes.contains(.inconsistentCollection) {
      return "no word of a collection that lies"
    }
    let ids = root.session.contents.lists.values.flatMap(\.identifiedNodes).filter { $0.0.value is LyingID }
    if stage.script.lie.isCertain, ids.count > 1, !codes.contains(.contradictoryIdentity) {
      return "no word of ids that lie"
    }
    if stage.notedCalls > 0, !codes.contains(.layoutInsideLayout) { return "no word of a call inside of a turn" }
    return nil
  }

  /// Law 4.
  private static func honestFault(_ stage: LieStage) -> String? {
    let root = stage.root
    stage.whim.isTamed = true
    root.size = LieStage.size
    root.environment = LieStage.environment
    root.host = stage.host
    root.setBody { [unowned stage] in stage.honest() }
    stage.layOut()
    root.scroll(LieStage.name, to: .zero)
    stage.layOut()
    let fresh = LayoutRoot(size: LieStage.size, measurers: stage.measurers, environment: LieStage.environment)
    (fresh.profiler, fresh.debugger) = (nil, nil)
    let host = CountingHost()
    fresh.host = host
    fresh.updateBody { [unowned stage] in stage.honest() }
    if let fault = stage.hostFault { return "honest: \(fault)" }
    if let fault = Frames.fault(root.result) ?? root.session.invariantFault { return "honest: \(fault)" }
    guard !fresh.session.isOverasked, !stage.script.honest.contains({ $0.kind.isLazyList }) else { return nil }
    if stage.script.place.isLazy || root.session.hasLazyLists { return rowFault(stage, fresh) }
    if let fault = Frames.difference(root.result, fresh.result) { return "honest and new: \(fault)" }
    for (one, other) in zip(stage.host.picture, host.picture) where one != other && other == other {
      return "the host shows \(one), a new one \(other)"
    }
    return nil
  }

  private static func rowFault(_ stage: LieStage, _ fresh: LayoutRoot) -> String? {
    let (kept, new) = (stage.root.result, fresh.result)
    guard let seen = fresh.visibleRange(in: LieStage.name) else { return nil }
    if stage.root.visibleRange(in: LieStage.name) != seen {
      func notified(_ root: LayoutRoot, _ result: LayoutResult) -> String {
        let frames = result.elements.prefix(40).map { element -> String in "\(element.frame)" }
        return "\(String(describing: root.visibleRange(in: LieStage.name))) at "
          + "\(String(describing: root.scrollOffset(of: LieStage.name)))\n" + frames.joined(separator: "\n")
      }
      return "honest rows \(notified(stage.root, kept))\nnew \(notified(fresh, new))"
    }
    for number in seen {
      let id = LyingID(lie: .honest, number: number + LieStage.honestShift, whim: stage.whim)
      if kept.frame(of: id) != new.frame(of: id) {
        return
          "honest row \(number) is \(String(describing: kept.frame(of: id))), new \(String(describing: new.frame(of: id)))"
      }
    }
    return nil
  }
}
