import LayoutCore
import LayoutTesting
import Testing

/// A host that stores the presentations that it gets.
private final class PresentingHost: LayoutHost {
  var told: [[String]] = []
  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {}
  func move(_ view: ViewID, after sibling: ViewID?) {}
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) {}
  func setContent(_ view: ViewID, _ content: ViewContent) {}
  func setPresentations(_ presentations: [Presentation]) {
    told.append(presentations.map { "\($0.id.rawValue) \($0.kind) \($0.title)" })
  }
}

private struct Note: Identifiable, Equatable {
  var id: Int
  var name: String
}

@Suite struct `Presentations` {
  private let log = Observed<String>()
  private let isOn = ObservedValue(false)
  private let root = LayoutRoot(size: Size(width: 300, height: 400))
  private let host = PresentingHost()

  init() { root.host = host }

  private var binding: Binding<Bool> {
    Binding(get: { isOn.value }, set: { isOn.value = $0 })
  }

  private func note(_ text: String) { log.values.append(text) }

  private func showAlert() {
    root.updateBody {
      Text("a").alert("Delete?", isPresented: binding) {
        Button("Delete", role: .destructive) { note("delete \(isOn.value)") }
        Button("Keep", role: .cancel) { note("keep") }
      } message: {
        VStack {
          Text("It cannot")
          Text("be undone.")
        }
      }
    }
  }

  @Test func `an alert comes and goes with its binding, and the host is told once each time`() {
    showAlert()
    #expect(root.presentations.isEmpty)
    #expect(host.told == [])
    isOn.value = true
    root.layoutIfNeeded()
    #expect(root.presentations.map(\.title) == ["Delete?"])
    #expect(host.told == [["1 alert Delete?"]])
    root.layoutIfNeeded()
    isOn.value = false
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(host.told == [["1 alert Delete?"], []])
  }

  @Test func `a host finds the title, the message and the buttons of an alert`() throws {
    isOn.value = true
    showAlert()
    let alert = try #require(root.presentations.first)
    #expect(alert.kind == .alert)
    #expect(alert.message == "It cannot\nbe undone.")
    #expect(alert.buttons.map(\.title) == ["Delete", "Keep"])
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    #expect(alert.anchor == root.result.elements.first { $0.text == "a" }?.frame)
  }

  @Test func `a button closes the alert and then acts`() throws {
    isOn.value = true
    showAlert()
    let alert = try #require(root.presentations.first)
    #expect(alert.press(alert.buttons[0]))
    #expect(log.values == ["delete false"])
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(alert.isEnded)
    // What is gone cannot be pressed.
    #expect(!alert.cancel())
    #expect(log.values == ["delete false"])
  }

  @Test func `what was ended is empty, and its content is not evaluated again`() throws {
    isOn.value = true
    root.updateBody {
      Text("a")
        .alert("Name", isPresented: binding) {
          let _ = note("buttons")
          TextField("Name", text: .constant(""))
          Button("Save") { note("save") }
        } message: {
          let _ = note("message")
          Text("It")
        }
        .popover(isPresented: binding) {
          let _ = note("popover")
          Text("p")
        }
    }
    let all = root.presentations
    for presentation in all { _ = presentation.root }
    let alert = try #require(all.first { $0.kind == .alert })
    let popover = try #require(all.first { $0.kind != .alert })
    let (button, field) = (try #require(alert.buttons.first), try #require(alert.fields.first))
    #expect(alert.message == "It")
    isOn.value = false
    root.layoutIfNeeded()
    #expect(alert.isEnded && popover.isEnded)
    log.values = []
    #expect(!alert.press(button))
    alert.type("Ada", into: field)
    #expect(alert.buttons.isEmpty && alert.fields.isEmpty)
    #expect(alert.message == "")
    #expect(!alert.cancel() && !popover.cancel())
    let other = LayoutRoot(size: Size(width: 100, height: 100))
    popover.attach(to: other)
    other.layoutIfNeeded()
    for root in [alert.root, popover.root, other] { #expect(root.result.elements.compactMap(\.text) == []) }
    #expect(log.values == [])
  }

  @Test func `Escape presses the button that cancels`() throws {
    isOn.value = true
    showAlert()
    let alert = try #require(root.presentations.first)
    #expect(alert.cancel())
    #expect(log.values == ["keep"])
    #expect(!isOn.value)
  }

  @Test func `an alert without buttons has one, and a choice of actions always has one to cancel`() throws {
    isOn.value = true
    root.updateBody {
      VStack {
        Text("a").alert("A", isPresented: binding) {}
        Text("b").confirmationDialog("B", isPresented: binding) { Button("Do") { note("do") } }
      }
    }
    let (alert, dialog) = (root.presentations[0], root.presentations[1])
    #expect(alert.buttons.map(\.title) == ["OK"])
    #expect(alert.defaultButton?.title == "OK")
    #expect(dialog.buttons.map(\.title) == ["Do", "Cancel"])
    #expect(dialog.defaultButton?.title == "Do")
    #expect(alert.cancel())
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
  }

  @Test func `a disabled button cannot be pressed, and a field in an alert writes its binding`() throws {
    let name = ObservedValue("")
    isOn.value = true
    root.updateBody {
      Text("a").alert("Name", isPresented: binding) {
        TextField("Name", text: Binding(get: { name.value }, set: { name.value = $0 }))
        Button("Save") { note("save \(name.value)") }.disabled(name.value.isEmpty)
        Button("Cancel", role: .cancel) {}
      }
    }
    let alert = try #require(root.presentations.first)
    #expect(!alert.press(alert.buttons[0]))
    alert.type("Ada", into: alert.fields[0])
    root.layoutIfNeeded()
    #expect(alert.fields.map(\.text) == ["Ada"])
    #expect(alert.press(alert.buttons[0]))
    #expect(log.values == ["save Ada"])
  }

  private struct Sheet: Layout {
    let name: String
    let log: Observed<String>
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some Layout {
      VStack {
        Text("\(name) \(count) \(isPresented)").id("text")
        Button("More") { count += 1 }.id("more")
        Button("Done") { dismiss() }.id("done")
      }
      .onAppear { log.values.append("+\(name)") }
      .onDisappear { log.values.append("-\(name)") }
    }
  }

  @Test func `a sheet has a life and a state of its own, and dismiss closes it`() throws {
    isOn.value = true
    root.updateBody {
      Text("a").sheet(isPresented: binding) {
        note("dismissed")
      } content: {
        Sheet(name: "s", log: log)
      }
    }
    let sheet = try #require(root.presentations.first)
    #expect(try sheet.root.text(of: "text") == "s 0 true")
    try sheet.root.press(id: "more")
    try sheet.root.press(id: "more")
    #expect(try sheet.root.text(of: "text") == "s 2 true")
    #expect(log.values == ["+s"])
    try sheet.root.press(id: "done")
    #expect(!isOn.value)
    root.layoutIfNeeded()
    #expect(log.values == ["+s", "-s", "dismissed"])
    isOn.value = true
    root.layoutIfNeeded()
    #expect(try root.presentations[0].root.text(of: "text") == "s 0 true")
  }

  @Test func `a change of the presenter's body and environment changes the content, and keeps its state`() throws {
    struct Count: Layout {
      let name: String
      @State private var count = 0
      @Environment(\.colorScheme) private var scheme
      var body: some Layout {
        Text("\(name) \(count) \(scheme)").id("text")
        Button("More") { count += 1 }.id("more")
      }
    }
    let name = ObservedValue("a")
    isOn.value = true
    root.updateBody { Text("x").sheet(isPresented: binding) { Count(name: name.value) } }
    let sheet = try #require(root.presentations.first)
    try sheet.root.press(id: "more")
    name.value = "b"
    root.environment.colorScheme = .dark
    root.layoutIfNeeded()
    #expect(root.presentations.first === sheet)
    #expect(try sheet.root.text(of: "text") == "b 1 dark")
  }

  private final class Model {}

  private struct Keeper: Layout {
    let note: (Model) -> Void
    @State private var model = Model()

    var body: some Layout {
      let _ = note(model)
      Text("y")
    }
  }

  @Test(arguments: [false, true])
  func `a root that is released takes an open sheet and its state along`(_ isAttached: Bool) throws {
    weak var model: Model?
    weak var sheet: Presentation?
    let shown = LayoutRoot(size: Size(width: 100, height: 100))
    func present() throws {
      let root = LayoutRoot(size: Size(width: 300, height: 400))
      root.updateBody { Text("x").sheet(isPresented: .constant(true)) { Keeper { model = $0 } } }
      let new = try #require(root.presentations.first)
      if isAttached { new.attach(to: shown) }
      (isAttached ? shown : new.root).layoutIfNeeded()
      sheet = new
      #expect(model != nil)
      #expect(shown.result.elements.compactMap(\.text) == (isAttached ? ["y"] : []))
    }
    try present()
    #expect(model == nil)
    #expect(sheet == nil)
    #expect(shown.result.elements.compactMap(\.text) == [])
  }

  @Test func `another identity of an item is another sheet, and the same one keeps its state`() throws {
    let item = ObservedValue<Note?>(Note(id: 1, name: "one"))
    root.updateBody {
      Text("x").sheet(
        item: Binding(get: { item.value }, set: { item.value = $0 }), onDismiss: { note("dismissed") }
      ) { Sheet(name: $0.name, log: log) }
    }
    let first = try #require(root.presentations.first)
    try first.root.press(id: "more")
    item.value = Note(id: 1, name: "uno")
    root.layoutIfNeeded()
    #expect(root.presentations.first === first)
    #expect(try first.root.text(of: "text") == "uno 1 true")
    item.value = Note(id: 2, name: "two")
    root.layoutIfNeeded()
    #expect(root.presentations.count == 1)
    let second = try #require(root.presentations.first)
    #expect(try second.root.text(of: "text") == "two 0 true")
    #expect(log.values == ["+one", "-uno", "dismissed", "+two"])
    second.dismiss()
    #expect(item.value == nil)
    root.layoutIfNeeded()
    #expect(root.presentations.isEmpty)
    #expect(host.told.map(\.count) == [1, 1, 0])
  }

  @Test func `an action at the end that presents again ends after four rounds, and is diagnosed`() {
    let item = ObservedValue<Note?>(Note(id: 1, name: "1"))
    func next() {
      let id = (item.value?.id ?? 0) + 1
      item.value = Note(id: id, name: "\(id)")
      note("\(id)")
    }
    root.updateBody {
      VStack {
        Text("a")
        Text("x").sheet(
          item: Binding(get: { item.value }, set: { item.value = $0 }), onDismiss: { next() }
        ) { Text($0.name) }
      }
    }
    #expect(root.diagnostics == [])
    next()
    root.layoutIfNeeded()
    #expect(log.values == ["2", "3", "4", "5", "6"])
    #expect(root.presentations.count == 1)
    #expect(root.diagnostics.map(\.code) == [.unsettledChange])
    #expect(root.diagnostics.map(\.path) == ["0.1"])
  }

  @Test func `an action at the end may present once more, without a diagnostic`() {
    let item = ObservedValue<Note?>(Note(id: 1, name: "1"))
    root.updateBody {
      Text("x").sheet(
        item: Binding(get: { item.value }, set: { item.value = $0 }),
        onDismiss: { if item.value == nil { item.value = Note(id: 2, name: "2") } }
      ) { Text($0.name) }
    }
    item.value = nil
    root.layoutIfNeeded()
    #expect(root.presentations.map { $0.root.result.elements.compactMap(\.text) } == [["2"]])
    #expect(root.diagnostics == [])
  }

  @Test func `a presentation goes with its element, and the host is told`() {
    isOn.value = true
    func show(_ isShown: Bool) {
      root.updateBody {
        VStack { if isShown { Text("x").sheet(isPresented: binding) { Sheet(name: "s", log: log) } } }
      }
    }
    show(true)
    _ = root.presentations[0].root
    show(false)
    #expect(root.presentations.isEmpty)
    #expect(log.values == ["+s", "-s"])
    #expect(host.told == [["1 sheet "], []])
  }

  @Test func `two presentations of one element are above each other, and one in a sheet is the sheet's own`() throws {
    isOn.value = true
    root.updateBody {
      Text("x")
        .alert("A", isPresented: binding) {}
        .sheet(isPresented: binding) { Text("y").alert("B", isPresented: .constant(true)) {} }
    }
    #expect(root.presentations.map(\.kind) == [.sheet, .alert])
    #expect(root.presentations[0].root.presentations.map(\.title) == ["B"])
  }

  @Test func `a binding that refuses keeps the presentation, and the host is told again`() {
    root.updateBody { Text("x").sheet(isPresented: .constant(true)) { Text("y") } }
    #expect(host.told.count == 1)
    root.presentations[0].dismiss()
    root.layoutIfNeeded()
    #expect(root.presentations.count == 1)
    #expect(host.told.count == 2)
  }

  @Test func `the content sets the heights of its sheet, and whether a person may close it`() {
    isOn.value = true
    root.updateBody {
      Text("x").sheet(isPresented: binding) {
        Text("y").presentationDetents([.large, .medium, .height(100)]).interactiveDismissDisabled()
      }
    }
    let sheet = root.presentations[0]
    #expect(sheet.detents == [])
    _ = sheet.root
    #expect(sheet.detents == [.height(100), .medium, .large])
    #expect(sheet.detents.map { $0.resolved(in: 400) } == [100, 200, 400])
    #expect(!sheet.cancel())
    #expect(isOn.value)
    sheet.dismiss()
    #expect(!isOn.value)
  }

  @Test(arguments: [
    (PresentationDetent.fraction(.nan), 400.0), (.fraction(-1), 0), (.fraction(2), 400), (.height(.nan), 0),
    (.height(-5), 0), (.height(.infinity), 400),
  ])
  func `a height that is no number, or out of bounds, counts as the nearest`(
    _ detent: PresentationDetent, _ height: Double
  ) {
    #expect(detent.resolved(in: 400) == height)
  }

  @Test func `the anchor of a popover follows its element, and the host is told when it moves`() throws {
    let inset = ObservedValue(0.0)
    isOn.value = true
    root.updateBody {
      Box(20, 10).popover(isPresented: binding, arrowEdge: .bottom) { Text("y") }
        .padding(.leading, inset.value)
        .frame(width: 300, height: 400, alignment: .topLeading)
    }
    let popover = try #require(root.presentations.first)
    #expect(popover.kind == .popover(arrowEdge: .bottom))
    #expect(popover.anchor == Rect(x: 0, y: 0, width: 20, height: 10))
    let count = host.told.count
    inset.value = 30
    root.layoutIfNeeded()
    #expect(popover.anchor == Rect(x: 30, y: 0, width: 20, height: 10))
    #expect(host.told.count == count + 1)
  }

  @Test func `a test presses buttons of alerts by their titles`() throws {
    isOn.value = true
    showAlert()
    #expect(throws: ScreenError.self) { try root.press(button: "Keep", inAlert: "Another") }
    #expect(throws: ScreenError.self) { try root.press(button: "Nothing") }
    try root.press(button: "Keep", inAlert: "Delete?")
    #expect(log.values == ["keep"])
    #expect(throws: ScreenError.self) { try root.press(button: "Keep") }
  }

  @Test func `of the alternatives of one place only the shown one presents`() {
    isOn.value = true
    root.updateBody {
      ViewThatFits(in: .horizontal) {
        Box(200, 10).sheet(isPresented: binding) { Text("wide") }
        Box(100, 10).sheet(isPresented: binding) { Text("narrow") }
      }
    }
    #expect(root.presentations.map { $0.root.result.elements.compactMap(\.text) } == [["wide"]])
    root.size.width = 150
    root.layoutIfNeeded()
    #expect(root.presentations.map { $0.root.result.elements.compactMap(\.text) } == [["narrow"]])
    root.size.width = 300
    root.layoutIfNeeded()
    #expect(root.presentations.map { $0.root.result.elements.compactMap(\.text) } == [["wide"]])
  }

  @Test func `a layout of one shot presents nothing`() {
    let result = Text("x").alert("A", isPresented: .constant(true)) {}.calculateLayout(in: Size(width: 10, height: 10))
    #expect(result.elements.count == 1)
  }

  @Test func `the content of a presentation is no part of the layout`() {
    root.updateBody { Text("x").sheet(isPresented: .constant(true)) { ForEach(0..<100) { Text("\($0)") } } }
    _ = root.presentations[0].root
    #expect(root.result.elements.count == 1)
  }
}
