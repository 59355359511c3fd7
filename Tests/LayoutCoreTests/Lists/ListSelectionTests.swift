import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Choosing rows, as a value` {
  private let rows = ["a", "b", "c", "d", "e"]

  @Test(
    arguments: [
      (nil, .by(1), "a"), (nil, .by(-1), "e"), ("b", .by(1), "c"), ("b", .by(-1), "a"), ("a", .by(-1), "a"),
      ("e", .by(1), "e"), ("b", .toFirst, "a"), ("b", .toLast, "e"), ("b", .by(10), "e"), ("d", .by(-10), "a"),
      ("b", .by(.max), "e"), ("b", .by(-.max), "a"), ("gone", .by(1), "a"),
    ] as [(String?, ListSelection<String>.Step, String)])
  func `a step leads to a row`(_ start: String?, _ step: ListSelection<String>.Step, _ end: String) {
    var selection = ListSelection<String>()
    if let start { selection.choose(start) }
    #expect(selection.move(step, in: rows) == end)
    #expect(selection.chosen == [end])
    #expect(selection.lead == end)
  }

  @Test func `a step without rows leads nowhere`() {
    var selection = ListSelection<String>(["x"])
    #expect(selection.move(.by(1), in: [String]()) == nil)
    #expect(selection.chosen == ["x"])
  }

  @Test func `a step begins at the row that the caller chose`() {
    var selection = ListSelection<String>()
    selection.choose("a")
    selection.chosen = ["c"]
    #expect(selection.move(.by(1), in: rows) == "d")
  }

  @Test func `steps with Shift choose from the anchor on, there and back`() {
    var selection = ListSelection<String>(allowsMany: true)
    selection.click("c", .plain, in: rows)
    selection.move(.by(1), extending: true, in: rows)
    #expect(selection.chosen == ["c", "d"])
    selection.move(.toLast, extending: true, in: rows)
    #expect(selection.chosen == ["c", "d", "e"])
    selection.move(.by(-3), extending: true, in: rows)
    #expect(selection.chosen == ["b", "c"])
    selection.move(.by(1), in: rows)
    #expect(selection.chosen == ["c"])
  }

  @Test func `clicks add, take away and extend`() {
    var selection = ListSelection<String>(allowsMany: true)
    selection.click("b", .plain, in: rows)
    selection.click("d", .adding, in: rows)
    #expect(selection.chosen == ["b", "d"])
    selection.click("b", .adding, in: rows)
    #expect(selection.chosen == ["d"])
    selection.click("e", .extending, in: rows)
    #expect(selection.chosen == ["b", "c", "d", "e"])
    selection.click("a", .plain, in: rows)
    #expect(selection.chosen == ["a"])
    selection.chooseAll(in: rows)
    #expect(selection.chosen == Set(rows))
  }

  @Test func `one row at most is chosen without several`() {
    var selection = ListSelection<String>()
    selection.click("b", .plain, in: rows)
    selection.click("d", .extending, in: rows)
    #expect(selection.chosen == ["d"])
    selection.click("e", .adding, in: rows)
    #expect(selection.chosen == ["e"])
    selection.click("e", .adding, in: rows)
    #expect(selection.chosen == [])
    selection.chooseAll(in: rows)
    #expect(selection.chosen == [])
    selection.choose("a")
    selection.move(.by(1), extending: true, in: rows)
    #expect(selection.chosen == ["b"])
  }

  @Test func `extending to a row from one that is gone chooses it alone`() {
    var selection = ListSelection<String>(allowsMany: true)
    selection.choose("gone")
    selection.click("b", .extending, in: rows)
    #expect(selection.chosen == ["b"])
  }

  @Test func `letters that follow each other are one beginning`() {
    var typed = TypedPrefix()
    #expect(typed.add("B", at: 0) == "b")
    #expect(typed.add("e", at: 0.5) == "be")
    #expect(typed.add("c", at: 1.5) == "c")
    #expect(typed.add("c", at: 1.7) == "c")
  }
}

@Suite struct `Choosing rows of a list` {
  private final class Model {
    var one: Int?
    var many: Set<Int> = []
    let root = LayoutRoot(size: Size(width: 300, height: 400))

    func show(_ count: Int = 100_000, many isMany: Bool = false) {
      let one = Binding(self, \.one)
      let many = Binding(self, \.many)
      root.setBody {
        VStack {
          if isMany {
            List(0..<count, selection: many) { Text("\($0)").id($0) }
          } else {
            List(0..<count, selection: one) { Text("\($0)").id($0) }
          }
        }
      }
      root.layoutIfNeeded()
    }
  }

  private let model = Model()

  @Test func `a press chooses the row`() throws {
    model.show()
    try model.root.press(id: 3)
    #expect(model.one == 3)
  }

  @Test func `a row of another type of id cannot be chosen`() {
    let chosen = Binding(model, \.one)
    model.root.updateBody { List(["a"], id: \.self, selection: chosen) { Text($0).id($0) } }
    #expect(throws: ScreenError.self) { try model.root.press(id: "a") }
  }

  @Test func `only rows that are made are evaluated when the choice changes`() throws {
    struct Page: Layout {
      @State var chosen: Int?
      var body: some Layout {
        List(0..<100_000, selection: $chosen) { Text("\($0)").id($0) }.environment(\.defaultMinListRowHeight, 50)
      }
    }
    let root = model.root
    root.updateBody { Page() }
    let rows = root.session.listRowCount
    let bodies = root.session.bodyCount
    try root.press(id: 2)
    #expect(rows == 13)
    #expect(root.session.bodyCount - bodies <= 4 * rows + 3)
    #expect(root.diagnostics == [])
  }
}
