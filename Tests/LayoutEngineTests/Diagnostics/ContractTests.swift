import LayoutTrees
import LayoutEngine
import TestPromises
import Testing

/// What custom containers, leaves and texts owe the engine, and how those that do not keep to it are named.
@Suite struct ContractTests {
  /// A tree of one container around two boxes, and what was reported about it in `turns` turns.
  private func reports(
    _ container: ScriptedContainer, checks: Bool, turns: Int = 1,
    around: (TreeDescription) -> TreeDescription = { .vStack([$0]) }
  ) throws -> (live: LiveTree, found: [Diagnostic]) {
    let live = try LiveTree(around(.custom(.forgetful, [.fixed(10, 10), .fixed(20, 20)])))
    live.tree.callers.areChecked = checks
    live.tree.setCustom(container, of: live.node([0]))
    for _ in 0..<turns { live.layout(width: 100, height: 60) }
    return (live, live.tree.sink.diagnostics)
  }

  @Test("of a container that keeps to the contract nothing is reported", .promises("B07"), arguments: [false, true])
  func honest(checks: Bool) throws {
    let found = try reports(ScriptedContainer(), checks: checks, turns: 2).found
    #expect(found == [])
  }

  struct Lapse: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var word: String
    var subject: String
    var isAlwaysReported = false
    var frames: [Rect]
    var place: @Sendable (ContainerChildren) -> Void

    static let first = Rect(x: 1, y: 2, width: 10, height: 10)
    static let second = Rect(x: 3, y: 4, width: 20, height: 20)
  }

  static let lapses = [
    Lapse(
      testDescription: "drops a child", word: "neither put its child 1 nor left it out, and never measured it",
      subject: "unplaced 1", frames: [Lapse.first, Rect(x: 10, y: 10, width: 20, height: 20)],
      place: { $0.putMeasured(0, 1, 2) }),
    Lapse(
      testDescription: "puts a child twice", word: "put its child 0 2 times", subject: "twice 0",
      frames: [Lapse.first, Lapse.second],
      place: {
        $0.putMeasured(0, 50, 50)
        $0.putMeasured(0, 1, 2)
        $0.putMeasured(1, 3, 4)
      }),
    Lapse(
      testDescription: "puts a child unmeasured", word: "put its child 1 without ever measuring it",
      subject: "unmeasured 1", frames: [Lapse.first, Lapse.second],
      place: {
        $0.putMeasured(0, 1, 2)
        $0.place($0.indices[1], at: Point(x: 3, y: 4), proposal: .unspecified)
      }),
    Lapse(
      testDescription: "puts its own node", word: "put a node that is none of its children", subject: "foreign",
      isAlwaysReported: true, frames: [Lapse.first, Lapse.second],
      place: {
        $0.place($0.node, at: Point(x: 70, y: 70), proposal: .unspecified)
        $0.putMeasured(0, 1, 2)
        $0.putMeasured(1, 3, 4)
      }),
    Lapse(
      testDescription: "adds a child", word: "changed which children it has", subject: "changed",
      frames: [Lapse.first, Lapse.second],
      place: { children in
        children.putMeasured(0, 1, 2)
        children.putMeasured(1, 3, 4)
        if let more = try? children.tree.makeNode(.fixed) {
          children.tree.insert(more, into: children.node, after: children.indices[1])
        }
      }),
  ]

  @Test(
    "a lapse while placing is named with the container's type, and every frame is defined", .promises("B07"),
    arguments: lapses)
  func lapse(lapse: Lapse) throws {
    for checks in [false, true] {
      let container = ScriptedContainer()
      container.measure = { _ in Size(width: 40, height: 40) }
      container.place = lapse.place
      let (live, found) = try reports(container, checks: checks)
      #expect([live.frame(0, 0), live.frame(0, 1)] == lapse.frames)
      #expect(found.map(\.code) == (checks || lapse.isAlwaysReported ? [.placementContract] : []))
      for diagnostic in found {
        #expect(diagnostic.message.hasPrefix("ScriptedContainer \(lapse.word)"))
        #expect(diagnostic.subject == lapse.subject)
        #expect(diagnostic.path == "0.0")
        #expect(diagnostic.element == "ScriptedContainer")
      }
    }
  }

  @Test("a child that is left out on purpose is no lapse", .promises("B07"))
  func leftOut() throws {
    let container = ScriptedContainer()
    container.place = {
      $0.putMeasured(0, 1, 2)
      $0.leaveOut($0.indices[1])
    }
    let (live, found) = try reports(container, checks: true)
    #expect(found == [])
    #expect(live.tree.isHidden(live.node([0, 1])))
  }

  @Test(
    "a child put while its container is measured stays where placing puts it, and no other list has it",
    .promises("B07"))
  func early() throws {
    let container = ScriptedContainer()
    container.measure = { children in
      children.place(children.indices[0], at: Point(x: 90, y: 90), proposal: .unspecified)
      return Size(width: 30, height: 40)
    }
    // The row measures the container while its own list of places is open.
    let (live, found) = try reports(container, checks: false) { .hStack(spacing: 0, [$0, .color]) }
    #expect(found.map(\.code) == [.placementContract])
    #expect(found.map(\.subject) == ["early"])
    #expect(live.frame(0, 0) == Rect(x: 1, y: 12, width: 10, height: 10))
    #expect(live.frame(0, 1) == Rect(x: 3, y: 14, width: 20, height: 20))
    #expect(live.frame(1) == Rect(x: 30, y: 0, width: 70, height: 60))
  }

  @Test(
    "children that a container keeps respond with nothing after the call, and nothing breaks when they are gone",
    .promises("B07"))
  func kept() throws {
    let container = ScriptedContainer()
    var kept: ContainerChildren?
    container.measure = { children in
      kept = kept ?? children
      return kept.map { $0.measure($0.indices[1], .unspecified) } ?? .zero
    }
    let (live, found) = try reports(container, checks: false)
    #expect(found == [])
    #expect(live.tree.size(of: live.node([0])) == Size(width: 20, height: 20))
    var next = live.shown
    next.children[0].children.removeLast()
    try live.show(next)
    live.layout(width: 100, height: 60)
    #expect(live.tree.size(of: live.node([0])) == .zero)
    #expect(
      live.tree.sink.diagnostics.map(\.message) == [
        "ScriptedContainer used children that it was not given in this call; nothing is done with them"
      ])
    #expect(kept.map { $0.measure($0.indices[0], .unspecified) } == .zero)
    #expect(kept?.priority(of: NodeIndex(rawValue: 0)) == 0)
    #expect(live.tree.sink.diagnostics.map(\.path) == ["0.0", "-"])
    #expect(live.tree.sink.diagnostics.allSatisfy { $0.code == .placementContract && $0.subject == "kept" })
  }

  // MARK: Equal proposals, equal responses

  @Test(
    "a container with a different response is named with both, and measured again only where that is on",
    .promises("B07"))
  func lyingContainer() throws {
    for checks in [false, true] {
      let container = ScriptedContainer()
      var requested = 0
      container.measure = { _ in
        requested += 1
        return Size(width: Double(requested * 10), height: 40)
      }
      let (live, found) = try reports(container, checks: checks)
      #expect(found.map(\.code) == (checks ? [.impureMeasuring] : []))
      #expect(requested == (checks ? 2 : 1))
      #expect(live.frame(0).size == Size(width: 10, height: 40))
      guard checks else { continue }
      #expect(
        found[0].message
          == "ScriptedContainer responded with 10x40 to the proposal 100x60, and with 20x40 when measured again")
      #expect(found[0].path == "0.0")
      #expect(found[0].advice != nil)
    }
  }

  @Test("a fault is found where a later turn would use a stored response", .promises("B07"))
  func laterLie() throws {
    let container = ScriptedContainer()
    var width = 30.0
    container.measure = { _ in Size(width: width, height: 40) }
    let (live, found) = try reports(container, checks: true, turns: 2)
    #expect(found == [])
    // The tree is not notified of it.
    width = 50
    live.layout(width: 100, height: 60)
    #expect(live.tree.sink.diagnostics.map(\.code) == [.impureMeasuring])
    #expect(live.frame(0).size == Size(width: 30, height: 40))
  }

  @Test("a leaf that lies is named, and not the containers around it", .promises("B07"))
  func lyingLeaf() throws {
    let live = try LiveTree(
      .vStack([.custom(.row(gap: 3), [.measured(.constant(20, 10)), .vStack([.measured(.constant(30, 10))])])]))
    live.tree.callers.areChecked = true
    let leaves = FickleLeaves()
    live.tree.callers.leaves = leaves
    live.layout(width: 100, height: 60)
    let found = live.tree.sink.diagnostics
    #expect(found.map(\.code) == [.impureMeasuring, .impureMeasuring])
    #expect(Set(found.map(\.path)) == ["0.0.0", "0.0.1.0"])
    #expect(found.allSatisfy { $0.message.hasPrefix("Fickle responded with ") })
  }

  @Test("a text measurer that lies is named", .promises("B07"))
  func lyingText() throws {
    let live = try LiveTree(.vStack([.text("some words that wrap"), .text("x")]))
    live.tree.callers.areChecked = true
    let leaves = FickleLeaves()
    live.tree.callers.leaves = leaves
    live.layout(width: 50, height: 60)
    let found = live.tree.sink.diagnostics
    #expect(Set(found.map(\.code)) == [.impureMeasuring])
    #expect(Set(found.map(\.path)) == ["0.0", "0.1"])
    #expect(found.allSatisfy { $0.message.hasPrefix("Fickle responded with ") })
  }

  @Test("honest trees are accused of nothing, whatever is edited", .promises("B07"), arguments: 0..<8)
  func honestScripts(block: Int) throws {
    for seed in block * 40..<(block + 1) * 40 {
      let script = EditScript.random(seed: UInt64(seed), nodes: 14, turns: 6)
      let live = try LiveTree(script.first.tree)
      live.tree.callers.areChecked = true
      for scene in script.scenes { _ = try live.run(scene) }
      let lies = live.tree.sink.diagnostics.filter { $0.code == .impureMeasuring }
      #expect(lies == [], "seed \(seed)\n\(script)")
    }
  }

  @Test("checking counts nothing and moves nothing", .promises("B07"))
  func uncounted() throws {
    let script = EditScript.random(seed: 11, nodes: 30, turns: 6)
    let plain = try LiveTree(script.first.tree)
    plain.tree.callers.areChecked = false
    let checked = try LiveTree(script.first.tree)
    checked.tree.callers.areChecked = true
    for scene in script.scenes {
      #expect(try plain.run(scene).bits == checked.run(scene).bits)
      #expect(plain.tree.counters == checked.tree.counters)
      #expect(plain.frames() == checked.frames())
    }
  }

  @Test("the container that is being measured is known, and none is afterwards", .promises("B07"))
  func running() throws {
    let container = ScriptedContainer()
    var seen: [NodeIndex] = []
    container.measure = { children in
      seen.append(children.tree.callers.running)
      _ = children.measure(children.indices[0], .unspecified)
      seen.append(children.tree.callers.running)
      return Size(width: 30, height: 40)
    }
    let (live, _) = try reports(container, checks: false)
    #expect(seen == [live.node([0]), live.node([0])])
    #expect(live.tree.callers.running.isNone)
  }
}

extension ContainerChildren {
  /// Measures a child and puts it there.
  fileprivate func putMeasured(_ position: Int, _ x: Double, _ y: Double) {
    _ = measure(indices[position], .unspecified)
    place(indices[position], at: Point(x: x, y: y), proposal: .unspecified)
  }
}

/// A container whose calls the test scripts.
private final class ScriptedContainer: ContainerAlgorithm {
  var measure: (ContainerChildren) -> Size = { children in
    for child in children.indices { _ = children.measure(child, .unspecified) }
    return Size(width: 40, height: 40)
  }
  var place: (ContainerChildren) -> Void = { children in
    for at in children.indices.indices { children.putMeasured(at, Double(at * 2 + 1), Double(at * 2 + 2)) }
  }

  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size { measure(children) }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) { place(children) }
}

/// A leaf that is one point larger at each measurement.
private final class FickleLeaves: LeafMeasuring {
  private var requested = 0.0

  func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
    requested += 1
    return TextMetrics(
      width: 20 + requested, height: 10, lineHeight: 10, lineCount: 1, firstBaseline: 8, lastBaseline: 8,
      isNatural: false)
  }

  func measureWords(_ token: UInt32) -> TextMetrics { measureText(token, width: 0, lineLimit: nil) }

  func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
    requested += 1
    return Size(width: 20 + requested, height: 10)
  }

  func name(ofLeaf token: UInt32) -> String? { "Fickle" }
}
