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
    selection.follow(["c"])
    #expect(selection.move(.by(1), in: rows) == "d")
  }

  @Test(
    arguments: [
      (["c"], ["c", "d"]), (["c", "a"], ["a", "b", "c"]), (["d", "e"], ["b", "c"]), ([], ["a"]),
    ] as [(Set<String>, Set<String>)])
  func `Shift chooses from the row that the caller chose, or else from the lead`(
    _ chosen: Set<String>, _ extended: Set<String>
  ) {
    var selection = ListSelection<String>(allowsMany: true)
    selection.choose("a")
    selection.move(.by(1), extending: true, in: rows)
    selection.follow(chosen)
    selection.move(.by(1), extending: true, in: rows)
    #expect(selection.chosen == extended)
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

  @Test func `no more rows are chosen at once than can be stored`() {
    struct Numbers: RowOrder {
      var count: Int { 1 << 40 }
      func id(at position: Int) -> Int? { position }
      func position(of id: Int) -> Int? { id }
    }
    var selection = ListSelection<Int>(allowsMany: true)
    selection.limit = 3
    selection.chooseAll(in: Numbers())
    #expect(selection.chosen == [0, 1, 2])
    selection.choose(0)
    selection.move(.toLast, extending: true, in: Numbers())
    #expect(selection.chosen == Set([1, 2, 3].map { (1 << 40) - $0 }))
    selection.click(5, .plain, in: Numbers())
    selection.click(2, .extending, in: Numbers())
    #expect(selection.chosen == [2, 3, 4])
  }

  @Test func `a range leaves out what cannot be chosen`() {
    struct Odd: RowOrder {
      var count: Int { 10 }
      func id(at position: Int) -> Int? { position }
      func position(of id: Int) -> Int? { id }
      func canChoose(at position: Int) -> Bool { position % 2 == 1 }
    }
    var selection = ListSelection<Int>(allowsMany: true)
    selection.click(1, .plain, in: Odd())
    selection.click(6, .extending, in: Odd())
    #expect(selection.chosen == [1, 3, 5])
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

  @Test func `a tag chooses a row without data, and comes before the id of a datum`() throws {
    let root = model.root
    let chosen = Binding(model, \.one)
    root.updateBody {
      List(selection: chosen) {
        Text("all").tag(100).id("all")
        ForEach(0..<2) { Text("\($0)").tag($0 + 10) }
      }
    }
    try root.press(id: "all")
    #expect(model.one == 100)
    var seen: [Int?] = []
    for _ in 0..<2 {
      root.press(.downArrow)
      seen.append(model.one)
    }
    #expect(seen == [10, 11])
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

  // MARK: Keys

  /// The chosen row, and the offset of the list.
  private var state: (one: Int?, offset: Double) {
    (model.one, model.root.scrollOffset(of: "list")?.y ?? .nan)
  }

  private func showNamed(_ names: [String]) {
    let chosen = Binding(model, \.one)
    let rows = Array(names.enumerated())
    model.root.updateBody {
      List(rows, id: \.offset, selection: chosen) { row in HStack { Text(row.element) } }
        .environment(\.defaultMinListRowHeight, 50)
        .id("list")
    }
  }

  @Test func `keys go from row to row, made or not, and the row is seen`() {
    let chosen = Binding(model, \.one)
    let root = model.root
    root.setBody {
      List(0..<100_000, selection: chosen) { Text("\($0)") }
        .environment(\.defaultMinListRowHeight, 50)
        .id("list")
    }
    root.press(.tab)
    root.press(.downArrow)
    #expect(state == (0, 0))
    root.press(.downArrow)
    #expect(state == (1, 0))
    root.press(.end)
    #expect(state == (99_999, 5_000_000 - 400))
    root.press(.upArrow)
    #expect(state == (99_998, 5_000_000 - 400))
    // Eight rows are seen.
    root.press(.pageUp)
    #expect(state == (99_991, 99_991 * 50))
    root.press(.home)
    #expect(state == (0, 0))
    root.press(.pageDown)
    #expect(state == (7, 0))
    root.press(.pageDown)
    #expect(state == (14, 15 * 50 - 400))
    #expect(root.diagnostics == [])
  }

  @Test func `only the list is reached by Tab, not each row`() {
    model.show(10)
    let root = model.root
    root.press(.tab)
    let first = root.focusedView
    #expect(first != nil)
    root.press(.tab)
    #expect(root.focusedView == nil || root.focusedView == first)
  }

  @Test func `a click gives the keyboard to the list`() throws {
    model.show(10)
    try model.root.press(id: 3)
    model.root.press(.downArrow)
    #expect(model.one == 4)
  }

  @Test func `keys with Shift choose several, and a command chooses all`() throws {
    model.show(10, many: true)
    try model.root.press(id: 3)
    model.root.press(.downArrow, modifiers: .shift)
    model.root.press(.downArrow, modifiers: .shift)
    #expect(model.many == [3, 4, 5])
    model.root.press("a", modifiers: .command)
    #expect(model.many == Set(0..<10))
  }

  @Test func `letters go to the next row that begins with them`() {
    showNamed(["Ann", "Bob", "Bea", "Cid"] + Array(repeating: "Dan", count: 500) + ["Eve"])
    let root = model.root
    root.press(.tab)
    root.press("b" as KeyEquivalent)
    #expect(model.one == 1)
    root.press("b" as KeyEquivalent)
    #expect(model.one == 2)
    root.press("e", modifiers: [])
    #expect(model.one == 2)
    root.press("x" as KeyEquivalent)
    #expect(model.one == 2)
  }

  @Test func `a letter finds a row that is not made`() {
    showNamed(Array(repeating: "Dan", count: 500) + ["Eve"])
    model.root.press(.tab)
    model.root.press("e" as KeyEquivalent)
    #expect(state == (500, 501 * 50 - 400))
  }

  @Test func `keys in a field of a row are the field's`() throws {
    let root = model.root
    let chosen = Binding(model, \.one)
    root.updateBody {
      List(0..<3, selection: chosen) { row in TextField("name", text: .constant("x")).id("field \(row)") }
    }
    try root.focus(id: "field 1")
    #expect(!root.press(.downArrow))
    #expect(model.one == nil)
  }

  @Test(arguments: [false, true])
  func `after the caller chose none a step begins at an end again`(isMany: Bool) {
    model.show(10, many: isMany)
    model.root.press(.tab)
    for _ in 0..<4 { model.root.press(.downArrow) }
    #expect(isMany ? model.many == [3] : model.one == 3)
    (model.one, model.many) = (nil, [])
    model.root.updateBody()
    model.root.press(.downArrow)
    #expect(isMany ? model.many == [0] : model.one == 0)
    (model.one, model.many) = (nil, [])
    model.root.press(.upArrow)
    #expect(isMany ? model.many == [9] : model.one == 9)
  }

  @Test func `rows of sections follow each other`() {
    let root = model.root
    let chosen = Binding(model, \.one)
    root.updateBody {
      List(selection: chosen) {
        Section("a") { ForEach(0..<2) { Text("\($0)") } }
        Section("b") { ForEach(10..<12) { Text("\($0)") } }
        ForEach(20..<21) { row in Section("\(row)") { ForEach(row..<row + 2) { Text("\($0)") } } }
      }
    }
    root.press(.tab)
    var seen: [Int?] = []
    for _ in 0..<7 {
      root.press(.downArrow)
      seen.append(model.one)
    }
    #expect(seen == [0, 1, 10, 11, 20, 21, 21])
  }
}
