import LayoutCore
import LayoutTesting
import Testing

/// Rows of 50 points in a list 300 wide, with buttons of 74.
@Suite struct `Rows that are swiped` {
  private final class Model {
    var log: [String] = []
    var items = ["a", "b", "c"]
    var chosen: Set<String> = []
    var mode = EditMode.inactive
    let root = LayoutRoot(size: Size(width: 300, height: 400), measurers: .tens)
    let host = CountingHost()

    func show(_ content: @escaping () -> some Layout) {
      root.environment.reducesMotion = true
      root.host = host
      root.setBody {
        content().environment(\.defaultMinListRowHeight, 50).listStyle(.plain).font(.system(size: 20))
      }
      root.layoutIfNeeded()
    }

    /// Drags over the row by steps of a tenth of the way.
    func swipe(_ row: Int, from start: Double, by way: Double) {
      let y = Double(row) * 50 + 25
      root.drag(over: (0...10).map { Point(x: start + way * Double($0) / 10, y: y) })
    }

    /// The corners of the texts that the host shows, by their strings.
    private var corners: [String: Point] {
      var corners: [String: Point] = [:]
      for view in host.views.values {
        guard case .text(let text, _, _) = view.content, let frame = view.frame else { continue }
        var (corner, parent) = (frame.origin, view.parent)
        while let around = parent.flatMap({ host.views[$0] }) {
          corner = Point(x: corner.x + (around.frame?.minX ?? 0), y: corner.y + (around.frame?.minY ?? 0))
          parent = around.parent
        }
        corners[text] = corner
      }
      return corners
    }

    /// The left edges of the texts, by their strings.
    var places: [String: Double] { corners.mapValues(\.x) }

    /// The top edges of the texts, by their strings.
    var tops: [String: Double] { corners.mapValues(\.y) }

    var place: Double { places["a"] ?? .nan }
  }

  private let model = Model()

  private func showButtons(_ direction: LayoutDirection = .leftToRight, isFull: Bool = true) {
    let model = model
    model.show {
      List {
        Text("a").id("a")
          .swipeActions(allowsFullSwipe: isFull) {
            Button("Delete", role: .destructive) { model.log.append("delete") }
            Button("Flag") { model.log.append("flag") }
          }
          .swipeActions(edge: .leading) { Button("Read") { model.log.append("read") } }
        Text("b").swipeActions { Button("Other") { model.log.append("other") } }
        Text("c")
      }
      .layoutDirection(direction)
    }
  }

  @Test func `a short swipe opens the row by its buttons, and a button closes it`() {
    showButtons()
    #expect(model.place == 16)
    model.swipe(0, from: 280, by: -100)
    // Delete is 6 letters and 24 points wide, and so is at least 74; Flag is 74.
    #expect(model.place == 16 - (84 + 74))
    #expect(model.places["Flag"] != nil)
    // The first button is at the edge.
    model.root.click(at: Point(x: 280, y: 25))
    #expect(model.log == ["delete"])
    #expect(model.place == 16)
    #expect(model.places["Flag"] == nil)
  }

  @Test func `a swipe by less than half of the buttons closes again`() {
    showButtons()
    model.swipe(0, from: 280, by: -60)
    #expect(model.place == 16)
    #expect(model.log == [])
  }

  @Test(arguments: [true, false])
  func `a swipe over most of the row runs the first action`(isFull: Bool) {
    showButtons(isFull: isFull)
    model.swipe(0, from: 290, by: -200)
    #expect(model.log == (isFull ? ["delete"] : []))
    #expect(model.place == (isFull ? 16 : 16 - 158))
  }

  @Test func `a drag from one edge to the other runs the action of the edge where it ends`() {
    showButtons()
    model.root.drag(over: [60, 100, 200, 60, -140, -180].map { Point(x: $0, y: 25) })
    #expect(model.log == ["delete"])
    #expect(model.place == 16)
    model.root.drag(over: [200, 100, 60, 200, 400, 440].map { Point(x: $0, y: 25) })
    #expect(model.log == ["delete", "read"])
  }

  @Test func `the other direction has the other buttons, and none opens nothing`() {
    showButtons()
    model.swipe(0, from: 20, by: 60)
    #expect(model.place == 16 + 74)
    model.root.click(at: Point(x: 20, y: 25))
    #expect(model.log == ["read"])
    model.swipe(1, from: 20, by: 60)
    #expect(model.places["Other"] == nil)
  }

  @Test func `from right to left the trailing edge is the left one`() {
    showButtons(.rightToLeft)
    let before = model.place
    model.swipe(0, from: 20, by: 100)
    #expect(model.place == before + 158)
    model.root.click(at: Point(x: 20, y: 25))
    #expect(model.log == ["delete"])
  }

  @Test func `a press elsewhere, on the row, another swipe and Escape close it`() {
    showButtons()
    func open() {
      model.swipe(0, from: 280, by: -100)
      #expect(model.place == 16 - 158)
    }
    open()
    model.root.click(at: Point(x: 100, y: 300))
    #expect(model.place == 16)
    open()
    model.root.click(at: Point(x: 20, y: 25))
    #expect(model.place == 16)
    open()
    #expect(model.root.press(.escape))
    #expect(model.place == 16)
    #expect(!model.root.press(.escape))
    open()
    model.swipe(1, from: 280, by: -50)
    #expect(model.place == 16)
    #expect(model.log == [])
  }

  @Test(arguments: [PointerButton.primary, .secondary])
  func `the press that closes a row is used, and the next one is not`(button: PointerButton) {
    showButtons()
    let root = model.root
    model.swipe(0, from: 280, by: -100)
    // A press of which nothing comes.
    root.send(PointerEvent(.began, at: Point(x: 20, y: 25), time: 10))
    root.send(PointerEvent(.cancelled, at: Point(x: 20, y: 25), time: 11))
    root.layoutIfNeeded()
    #expect(model.place == 16 - 158)
    for (time, isUsed) in [(20.0, true), (30, false)] {
      let place = Point(x: 100, y: 300)
      #expect(root.send(PointerEvent(.began, at: place, time: time, button: button)) == isUsed)
      root.layoutIfNeeded()
      #expect(model.place == 16)
      root.send(PointerEvent(.ended, at: place, time: time + 1, button: button))
    }
  }

  @Test func `a drag of an open row beyond its place closes it`() {
    showButtons()
    model.swipe(1, from: 280, by: -60)
    #expect(model.places["Other"] != nil)
    model.swipe(1, from: 20, by: 200)
    #expect(model.places["Other"] == nil)
    #expect(model.places["b"] == 16)
    #expect(!model.root.press(.escape))
    #expect(model.log == [])
  }

  @Test func `a drag across the row is none`() {
    showButtons()
    model.root.drag(over: [Point(x: 280, y: 5), Point(x: 275, y: 45), Point(x: 100, y: 45)])
    #expect(model.place == 16)
  }

  private func showItems() {
    let model = model
    let (mode, chosen) = (Binding(model, \.mode), Binding(model, \.chosen))
    model.show {
      List(selection: chosen) {
        ForEach(model.items, id: \.self) { Text($0).id($0).deleteDisabled($0 == "b") }
          .onDelete { model.items.remove(atOffsets: $0) }
          .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, mode)
    }
  }

  @Test func `rows that can be deleted have a button for it`() {
    showItems()
    model.swipe(1, from: 290, by: -200)
    #expect(model.items == ["a", "b", "c"])
    model.swipe(0, from: 290, by: -200)
    #expect(model.items == ["b", "c"])
  }

  @Test func `the button deletes a row of its own ForEach where another one has equal ids`() {
    final class Log { var entries: [String] = [] }
    let log = Log()
    model.show {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { log.entries.append("first \(Array($0))") }
        ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { log.entries.append("second \(Array($0))") }
      }
    }
    model.swipe(3, from: 290, by: -200)
    #expect(log.entries == ["second [1]"])
    model.swipe(1, from: 290, by: -200)
    #expect(log.entries == ["second [1]", "first [1]"])
  }

  @Test func `while rows are edited a mark shows the button`() {
    model.mode = .active
    showItems()
    #expect(model.place == 16 + 40)
    // The mark is 24 points wide.
    model.root.click(at: Point(x: 28, y: 25))
    #expect(model.items == ["a", "b", "c"])
    #expect(model.place == 16 + 40 - 84)
    model.root.click(at: Point(x: 280, y: 25))
    #expect(model.items == ["b", "c"])
  }

  /// Presses a row for half a second, and drags it.
  private func move(_ row: Int, by way: Double, holds seconds: Double = 0.5) {
    let (x, y) = (100.0, Double(row) * 50 + 25)
    let root = model.root
    root.send(PointerEvent(.began, at: Point(x: x, y: y), time: 10))
    root.layoutIfNeeded()
    root.send(PointerEvent(.stationary, at: Point(x: x, y: y), time: 10 + seconds))
    root.layoutIfNeeded()
    for step in 1...4 {
      root.send(PointerEvent(.moved, at: Point(x: x, y: y + way * Double(step) / 4), time: 11 + Double(step)))
      root.layoutIfNeeded()
    }
    root.send(PointerEvent(.ended, at: Point(x: x, y: y + way), time: 20))
    root.layoutIfNeeded()
  }

  @Test(
    arguments: [
      (0, 60, "bac"), (0, 120, "bca"), (0, 1000, "bca"), (2, -60, "acb"), (2, -120, "cab"), (1, 20, "abc"),
      (1, -1000, "bac"),
    ] as [(Int, Double, String)])
  func `a row is dragged after a long press`(_ row: Int, _ way: Double, _ result: String) {
    showItems()
    move(row, by: way)
    #expect(model.items.joined() == result)
    #expect(model.chosen == [])
  }

  @Test func `without the long press nothing moves`() {
    showItems()
    move(0, by: 120, holds: 0.1)
    #expect(model.items == ["a", "b", "c"])
  }

  @Test func `the chosen rows move together`() {
    model.chosen = ["a", "b"]
    showItems()
    move(0, by: 120)
    #expect(model.items == ["c", "a", "b"])
  }

  @Test func `while rows are edited they are dragged by their marks`() {
    model.mode = .active
    showItems()
    model.root.drag(over: [Point(x: 270, y: 25), Point(x: 270, y: 60), Point(x: 270, y: 90)])
    #expect(model.items == ["b", "a", "c"])
  }

  /// Drags, and lets the system take the pointer away at the last place.
  private func breakOff(_ places: [Point], holds seconds: Double = 0) {
    let root = model.root
    root.send(PointerEvent(.began, at: places[0], time: 10))
    root.send(PointerEvent(.stationary, at: places[0], time: 10 + seconds))
    for (step, place) in places.enumerated() {
      root.send(PointerEvent(.moved, at: place, time: 10 + seconds + 0.01 * Double(step)))
      root.layoutIfNeeded()
    }
    root.send(PointerEvent(.cancelled, at: places[places.count - 1], time: 11))
    root.layoutIfNeeded()
  }

  @Test func `a swipe that the system breaks off runs nothing, and the row closes`() {
    showButtons()
    breakOff([290, 200, 90].map { Point(x: $0, y: 25) })
    #expect(model.log == [])
    #expect(model.place == 16)
    #expect(!model.root.press(.escape))
  }

  @Test(arguments: [EditMode.inactive, .active])
  func `a row whose drag the system breaks off is in its place again`(mode: EditMode) {
    model.mode = mode
    showItems()
    let before = model.tops
    let x = mode == .active ? 270.0 : 100
    breakOff([25, 60, 90].map { Point(x: x, y: $0) }, holds: mode == .active ? 0 : 0.5)
    #expect(model.items == ["a", "b", "c"])
    #expect(model.tops == before)
  }

  @Test func `an edit button begins and ends the editing`() throws {
    let model = model
    let mode = Binding(model, \.mode)
    model.show { VStack { EditButton().id("edit") }.environment(\.editMode, mode) }
    try model.root.press(id: "edit")
    #expect(model.mode == .active)
    model.root.updateBody()
    #expect(try model.root.text(of: "edit") == "Done")
    try model.root.press(id: "edit")
    #expect(model.mode == .inactive)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test func `a list with edit actions deletes and moves the data themselves`() {
    final class Box { var items = (0..<3).map { Item(id: $0) } }
    let box = Box()
    let items = Binding(box, \.items)
    model.show { List(items, editActions: .all) { item in Text("\(item.wrappedValue.id)") } }
    model.swipe(0, from: 290, by: -200)
    #expect(box.items.map(\.id) == [1, 2])
    model.root.updateBody()
    move(0, by: 60)
    #expect(box.items.map(\.id) == [2, 1])
  }
}
