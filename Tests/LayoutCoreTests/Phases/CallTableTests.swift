import Foundation
import LayoutCore
import Testing

/// The table of calls as `ARCHITECTURE.md` prints it.
private enum Page {
  static func name(_ phase: Phase) -> String {
    phase.session == .idle ? "\(phase.root)" : "\(phase.root), \(phase.session)"
  }

  static func name(_ answer: CallAnswer) -> String {
    (answer.time.map { "\($0)" } ?? "no") + (answer.isNoted ? ", noted" : "")
  }

  /// The table as the value says it.
  static var table: String {
    let head = ["phase"] + RootCall.allCases.map { "`\($0)`" }
    let rows = CallTable.rows.map { row in [name(row.phase)] + row.answers.map(name) }
    return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  static func text() throws -> String {
    let url = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../ARCHITECTURE.md").standardized
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// What the page says of a call in a phase.
  static func answer(to call: RootCall, in phase: Phase) throws -> String {
    let row = try text().split(separator: "\n").first { $0.hasPrefix("| \(name(phase)) |") }
    let cells = try #require(row).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    return cells[1 + Int(call.rawValue)]
  }
}

/// What is called, by what its answer is found out.
private enum PublicCall: CaseIterable {
  case layoutIfNeeded, batchUpdates
  case setNeedsLayout, size, environment, host, useIncrementalLayout
  case scroll, scrollOfHost
  case evaluateChanges, sizesThatFit, explainID, explainPoint, result

  /// The column of the table.
  var call: RootCall {
    switch self {
    case .layoutIfNeeded, .batchUpdates: .layout
    case .setNeedsLayout, .size, .environment, .host, .useIncrementalLayout: .request
    case .scroll, .scrollOfHost: .change
    case .evaluateChanges: .update
    case .sizesThatFit: .measure
    case .explainID, .explainPoint: .inspect
    case .result: .read
    }
  }

  /// Makes the call, and finds out what comes of it.
  func answer(_ rig: PhaseRig) -> String {
    let code: Diagnostic.Code = call == .request ? .stateWrittenWhileComputing : .layoutInsideLayout
    func notes() -> Int { rig.root.diagnostics.count { $0.code == code } }
    let before = notes()
    let time = time(rig)
    return time + (notes() > before ? ", noted" : "")
  }

  private func time(_ rig: PhaseRig) -> String {
    let root = rig.root
    switch call {
    case .layout:
      let wasDue = root.needsLayout
      let turns = rig.profiler.report.turnCount
      make(rig)
      if root.needsLayout, !wasDue { return "later" }
      root.setNeedsLayout()
      make(rig)
      return rig.profiler.report.turnCount > turns ? "now" : "no"
    case .request:
      let asked = rig.asked
      make(rig)
      #expect(root.needsLayout)
      return rig.asked > asked ? "now" : "later"
    case .change:
      make(rig)
      return root.scrollOffset(of: "list") == Point(x: 0, y: 7) ? "now" : "later"
    case .update:
      let bodies = rig.bodies
      root.invalidateLayout(for: .hierarchyChanged)
      make(rig)
      return rig.bodies > bodies ? "now" : "no"
    case .measure:
      let size = root.sizesThatFit([Proposal(width: 1, height: 1)])[0].size
      return size == root.contentSize ? "no" : "now"
    case .inspect:
      let found = self == .explainID ? root.explain(id: "box") : root.explain(at: Point(x: 100, y: 5))
      return found == nil ? "no" : "now"
    case .read: return root.result.frame(of: "box") == nil ? "no" : "now"
    }
  }

  /// Calls that give no answer of their own.
  private func make(_ rig: PhaseRig) {
    let root = rig.root
    switch self {
    case .layoutIfNeeded: root.layoutIfNeeded()
    case .batchUpdates: root.batchUpdates {}
    case .setNeedsLayout: root.setNeedsLayout()
    case .size: root.size.height += 1
    case .environment: root.environment.displayScale = 3
    case .host: root.host = nil
    case .useIncrementalLayout: root.useIncrementalLayout = false
    case .scroll: root.scroll("list", to: Point(x: 0, y: 7))
    case .scrollOfHost: if let view = rig.scrollView { root.scroll(view, to: Point(x: 0, y: 7)) }
    case .evaluateChanges: root.evaluateChanges()
    case .sizesThatFit, .explainID, .explainPoint, .result: return
    }
  }
}

@Suite struct `What may be called when` {
  @Test func `B18: the page prints the table of calls`() throws {
    #expect(try Page.text().contains(Page.table + "\n\n"), "\(Page.table)")
    #expect(Set(CallTable.rows.map(\.phase)).count == CallTable.rows.count)
    for row in CallTable.rows { #expect(row.answers.count == RootCall.allCases.count) }
    #expect(Set(PublicCall.allCases.map(\.call)) == Set(RootCall.allCases))
  }

  @Test(arguments: CallTable.rows.map(\.phase), PublicCall.allCases)
  fileprivate func `B18: each call in each phase does what the page says, and the root is usable afterwards`(
    phase: Phase, call: PublicCall
  ) throws {
    let rig = PhaseRig()
    let root = rig.root
    let answer = rig.inside(phase) { call.answer($0) }
    #expect(try answer == Page.answer(to: call.call, in: phase))
    #expect(root.phase == Phase(.idle, .idle))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(!root.needsLayout)
    #expect(root.result.isSound && root.result.frame(of: "box") != nil)
    #expect(root.scrollOffset(of: "list") == Point(x: 0, y: call.call == .change ? 7 : 0))
  }
}
