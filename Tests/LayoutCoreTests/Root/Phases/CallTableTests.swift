import Foundation
import LayoutCore
import TestPromises
import Testing

/// The table of calls as `ARCHITECTURE.md` prints it.
private enum Page {
  static func name(_ phase: Phase) -> String {
    phase.session == .idle ? "`\(phase.root)`" : "`\(phase.root)`, `\(phase.session)`"
  }

  static func name(_ answer: CallAnswer) -> String {
    (answer.time.map { "\($0)" } ?? "no") + (answer.isNoted ? ", noted" : "")
  }

  /// The table as the value has it.
  static var table: String {
    let head = ["phase"] + RootCall.allCases.map { "`\($0)`" }
    let rows = CallTable.rows.map { row in [name(row.phase)] + row.answers.map(name) }
    return ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  static func text() throws -> String {
    let url = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../ARCHITECTURE.md").standardized
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// The page's cell for a call in a phase.
  static func answer(to call: RootCall, in phase: Phase) throws -> String {
    let row = try text().split(separator: "\n").first { $0.hasPrefix("| \(name(phase)) |") }
    let cells = try #require(row).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    return cells[1 + Int(call.rawValue)]
  }
}

/// The public calls, each with a way to find its effect.
private enum PublicCall: CaseIterable {
  case layoutIfNeeded, batchUpdates, updateBody
  case setNeedsLayout, invalidateLayout, setBody, size, environment, host, useIncrementalLayout
  case scroll, scrollOfHost, scrollTo
  case markViewDirty, invalidateLayoutTree, rebuildLayoutTree
  case evaluateChanges, sizesThatFit, explainID, explainPoint, result

  /// The column of the table.
  var call: RootCall {
    switch self {
    case .layoutIfNeeded, .batchUpdates, .updateBody: .layout
    case .setNeedsLayout, .invalidateLayout, .setBody, .size, .environment, .host, .useIncrementalLayout: .request
    case .scroll, .scrollOfHost, .scrollTo, .markViewDirty, .invalidateLayoutTree, .rebuildLayoutTree: .change
    case .evaluateChanges: .update
    case .sizesThatFit: .measure
    case .explainID, .explainPoint: .inspect
    case .result: .read
    }
  }

  /// Whether it makes a turn due by itself, so that it cannot be seen whether the table has another one follow.
  var isDueByItself: Bool { self == .updateBody }

  /// Whether it changes an offset at once, and not when the rows are made.
  var scrolls: Bool { self == .scroll || self == .scrollOfHost }

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
    root.invalidationRules = .default
    switch call {
    case .layout:
      let wasDue = root.needsLayout
      let turns = rig.profiler.report.turnCount
      make(rig)
      if rig.profiler.report.turnCount > turns { return "now" }
      if isDueByItself || (root.needsLayout && !wasDue) { return "later" }
      root.setNeedsLayout()
      make(rig)
      return rig.profiler.report.turnCount > turns ? "now" : "no"
    case .request:
      let asked = rig.asked
      make(rig)
      #expect(root.needsLayout)
      return rig.asked > asked ? "now" : "later"
    case .change where scrolls:
      make(rig)
      return root.scrollOffset(of: "list") == .zero ? "later" : "now"
    case .change:
      // The turn becomes due when the tree is changed. What a model is about to change has made one due already.
      let wasDue = root.needsLayout
      #expect(wasDue == (root.phase.root == .hearing))
      make(rig)
      return root.needsLayout ? "now" : "later"
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

  /// Makes the calls without a result.
  private func make(_ rig: PhaseRig) {
    let root = rig.root
    switch self {
    case .layoutIfNeeded: root.layoutIfNeeded()
    case .batchUpdates: root.batchUpdates {}
    case .updateBody: root.updateBody()
    case .setNeedsLayout: root.setNeedsLayout()
    case .invalidateLayout: root.invalidateLayout(for: .geometryChanged)
    case .setBody: rig.setBody()
    case .size: root.size.height += 1
    case .environment: root.environment.displayScale = 3
    case .host: root.host = nil
    case .useIncrementalLayout: root.useIncrementalLayout = false
    case .scroll: root.scroll("list", to: Point(x: 0, y: 7))
    case .scrollOfHost: if let view = rig.scrollView { root.scroll(view, to: Point(x: 0, y: 7)) }
    case .scrollTo: #expect(root.scrollTo(50, anchor: .top))
    case .markViewDirty: #expect(root.markViewDirty(id: "box"))
    case .invalidateLayoutTree: root.invalidateLayoutTree()
    case .rebuildLayoutTree: root.rebuildLayoutTree()
    case .evaluateChanges: root.evaluateChanges()
    case .sizesThatFit, .explainID, .explainPoint, .result: return
    }
  }
}

@Suite struct `What may be called when` {
  @Test(.promises("B18")) func `the page prints the table of calls`() throws {
    #expect(try Page.text().contains(Page.table + "\n\n"), "\(Page.table)")
    #expect(Set(CallTable.rows.map(\.phase)).count == CallTable.rows.count)
    for row in CallTable.rows { #expect(row.answers.count == RootCall.allCases.count) }
    #expect(Set(PublicCall.allCases.map(\.call)) == Set(RootCall.allCases))
  }

  @Test(.promises("B18"), arguments: CallTable.rows.map(\.phase), PublicCall.allCases)
  fileprivate func `each call in each phase has the effect of the page, and the root is usable afterwards`(
    phase: Phase, call: PublicCall
  ) throws {
    let rig = PhaseRig()
    let root = rig.root
    let answer = rig.inside(phase) { call.answer($0) }
    let expected = try Page.answer(to: call.call, in: phase)
    #expect(answer == (call.isDueByItself && expected == "no" ? "later" : expected))
    #expect(root.phase == Phase(.idle, .idle))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(!root.needsLayout)
    #expect(root.result.isSound && root.result.frame(of: "box") != nil)
    let offset = call == .scrollTo ? 5000.0 : call.scrolls ? 7 : 0
    #expect(root.scrollOffset(of: "list") == Point(x: 0, y: offset))
  }
}
