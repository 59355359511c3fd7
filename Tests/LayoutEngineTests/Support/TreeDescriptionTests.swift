import CustomDump
import Foundation
import LayoutConformance
import LayoutEngine
import Testing

/// The one description of trees: its JSON, its edits, and scripts made smaller.
@Suite struct TreeDescriptionTests {
  private func again<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(arguments: ConformanceTests.files + ConformanceTests.rules)
  func `the scenes of the corpora are written as they were read`(file: String) throws {
    let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
    for single in try LayoutCaseFile.read(url.path).cases {
      let scene = try #require(single as? TreeCase).scene.get()
      #expect(try again(scene) == scene, "\(single.name)")
    }
  }

  @Test(arguments: 0..<4)
  func `random scripts are written and read again as the same`(block: Int) throws {
    for seed in block * 100..<(block + 1) * 100 {
      let script = EditScript.random(seed: UInt64(seed), nodes: 14, turns: 8)
      #expect(try again(script) == script, "seed \(seed)")
    }
  }

  @Test func `a tree is written in the form of the corpora`() throws {
    let tree = TreeDescription.hStack(
      spacing: nil, at: .top,
      [
        .fixed(10, 20).frame(width: 30, .topLeading), .text("ab").modified(.overlay([.color, .spacer(4)])),
        .custom(RuleDescription(FlowRule(spacing: 3)), [.divider()]).modified(.guide(.customColumn, constant: 2)),
      ])
    expectNoDifference(
      try json(tree),
      #"{"alignment":"top","children":[{"h":20,"kind":"fixed","modifiers":[{"alignment":"topLeading","type":"frame","#
        + #""width":30}],"w":10},{"kind":"text","modifiers":[{"content":[{"kind":"color"},{"kind":"spacer","minLength":4}],"#
        + #""type":"overlay"}],"text":"ab"},{"children":[{"kind":"divider"}],"kind":"rule","modifiers":[{"#
        + #""axis":"horizontal","guide":"custom:b","type":"alignmentGuide","value":{"const":2,"height":0,"width":0}}],"#
        + #""parameters":{"horizontal":"leading","spacing":3,"vertical":"verticalCenter"},"rule":"FlowRule"}],"#
        + #""kind":"hstack"}"#)
  }

  @Test func `numbers that are none are written as words`() throws {
    let tree = TreeDescription.color.frame(width: .infinity).padding(.nan).offset(x: -.infinity)
    expectNoDifference(
      try json(tree),
      #"{"kind":"color","modifiers":[{"type":"frame","width":"inf"},{"bottom":"nan","leading":"nan","top":"nan","#
        + #""trailing":"nan","type":"padding"},{"type":"offset","x":"-inf","y":0}]}"#)
    #expect(try json(again(tree)) == json(tree))
  }

  @Test(arguments: 0..<4)
  func `scripts with numbers of every kind are read as they were written`(block: Int) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var random = SplitMix(UInt64(seed))
      let script = EditScript.random(seed: UInt64(seed), nodes: 14, turns: 4)
        .mapNumbers { random.once(in: 3) ? random.hostileNumber() : $0 }
      #expect(try json(again(script)) == json(script), "seed \(seed)")
    }
  }

  @Test func `a guide's numbers are changed in the order of its terms, whatever order a dictionary has`() {
    let guides = (0..<8 as Range<UInt16>).map(GuideKey.init(rawValue:))
    let tree = TreeDescription.color.modified(
      .guide(.top, constant: 0, terms: Dictionary(uniqueKeysWithValues: guides.map { ($0, 0) })))
    var count = 0.0
    let changed = tree.mapNumbers { _ in
      count += 1
      return count
    }
    guard case .guide(_, 1, 2, 3, let terms) = changed.modifiers.first else {
      Issue.record("\(changed)")
      return
    }
    #expect(guides.map { terms[$0] } == [4, 5, 6, 7, 8, 9, 10, 11])
  }

  @Test(arguments: [
    (#"{"kind": "spiral"}"#, "unknown kind \"spiral\""),
    (#"{"kind": "hstack", "alignment": "left"}"#, "unknown alignment \"left\""),
    (#"{"kind": "color", "modifiers": [{"type": "blink"}]}"#, "unknown modifier \"blink\""),
    (#"{"kind": "color", "id": -1}"#, "no element has the number -1"),
  ])
  func `what is not known is named`(json: String, message: String) {
    let error = #expect(throws: CaseError.self) {
      try JSONDecoder().decode(TreeDescription.self, from: Data(json.utf8))
    }
    #expect(error?.description == message)
  }

  @Test func `a rule that is none, and a number that two elements have, are named`() {
    let unknown = TreeDescription.custom(RuleDescription(name: "SpiralRule"), [])
    let broken = TreeDescription.custom(RuleDescription(name: "FlowRule"), [])
    var row = TreeDescription.hStack([.color, .color]).numbered()
    row.children[1].id = 2
    let messages = [unknown, broken, row].map { tree in
      #expect(throws: CaseError.self) { try LiveTree(tree) }?.description
    }
    #expect(messages[0] == "unknown rule \"SpiralRule\"")
    #expect(messages[1]?.hasPrefix("rule \"FlowRule\": ") == true)
    #expect(messages[2] == "two elements have the number 2")
  }

  /// Such a script fails where a scene from right to left has a divider one point thick, so one edit and two elements
  /// are enough.
  @Test func `a script is made as small as what it fails for`() throws {
    func fails(_ script: EditScript) -> Bool {
      script.scenes.contains { scene in
        scene.direction == .rightToLeft && scene.tree.ids.contains { scene.tree.find($0)?.kind == .divider(1) }
      }
    }
    let seed = try #require((0..<500).first { fails(.random(seed: $0, nodes: 14, turns: 6)) })
    let smallest = EditScript.random(seed: seed, nodes: 14, turns: 6).shrunk(while: fails)
    #expect(fails(smallest))
    #expect(smallest.turns.joined().count <= 1 && smallest.scenes.allSatisfy { $0.tree.ids.count <= 2 }, "\(smallest)")
  }

  @Test func `a script is made smaller where a number is none`() {
    let tree = TreeDescription.hStack([TreeDescription.color.frame(width: .nan), .divider()]).numbered()
    var tries = 0
    let smallest = EditScript(first: TreeScene(tree, in: .unspecified)).shrunk { script in
      tries += 1
      return tries < 1000 && script.description.contains("nan")
    }
    #expect(smallest.first.tree.ids.count == 1 && tries < 1000)
  }

  @Test func `elements that come in without a number get one`() throws {
    let first = TreeScene(.hStack([.color]).numbered(), in: .unspecified)
    let script = EditScript(
      first: first, turns: [[.insert(.vStack([.fixed(3, 4)]), into: 1, at: 1), .insert(.fixed(5, 6), into: 3, at: 0)]])
    #expect(script.scenes[1].tree[[1]].ids == [3, 5, 4])
    #expect(try script.difference() == nil)
  }

  @Test func `a window's size goes with the modifier that sets it`() throws {
    let share = TreeDescription.Modifier.containerRelative(
      .horizontal, count: 2, window: Size(width: 60, height: 40))
    let bare = TreeDescription.Modifier.containerRelative(.horizontal, count: 2)
    let first = TreeScene(
      .hStack([TreeDescription.color.modified(share), TreeDescription.color.modified(bare)]).numbered(),
      in: Proposal(width: 100, height: 10))
    let script = EditScript(first: first, turns: [[.remove(2)]])
    let live = try LiveTree(first.tree)
    let answers = try script.scenes.map { try live.run($0).width }
    #expect(answers == [60, 50])
    #expect(try script.difference() == nil)
  }

  @Test func `edits that name nothing leave a scene as it is`() {
    let scene = TreeScene(.hStack([.color]).numbered(), in: .unspecified)
    var changed = scene
    let edits: [Edit] = [
      .insert(.color, into: 9, at: 0), .remove(9), .remove(1), .move(9, into: 1, at: 0), .move(1, into: 2, at: 0),
      .move(2, into: 9, at: 0), .reorder(9, [1]), .become(9, .group), .modify(9, .priority(1), at: 0),
      .unmodify(2, at: 0),
    ]
    for edit in edits { changed.apply(edit) }
    #expect(changed == scene)
  }
}
