import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Elements that are one row of a list` {
  /// Elements with a label, by name, and whether a list looks for rows in them.
  static var elements: [String: Bool] {
    var elements: [String: Bool] = [:]
    func note<Element: Layout>(_ element: Element) { elements["\(Element.self)"] = Element._containsRows(0) }
    note(Label("a", systemImage: "star"))
    note(LabeledContent("a", value: "b"))
    note(Toggle("a", isOn: .constant(true)))
    note(Picker("a", selection: .constant(1)) { Text("b").tag(1) })
    note(Slider(value: .constant(1)))
    note(Stepper("a", value: .constant(1)))
    note(Gauge(value: 1) { Text("a") })
    note(ProgressView("a"))
    note(Button("a") {})
    note(Button("a", systemImage: "star") {})
    note(Link("a", destination: "https://example.org"))
    note(Menu("a") { Button("b") {} })
    note(NavigationLink("a", value: 1))
    note(TextField("a", text: .constant("")))
    note(SecureField("a", text: .constant("")))
    note(TextEditor(text: .constant("")))
    note(GroupBox("a") { Text("b") })
    note(ControlGroup { Button("a") {} })
    note(ContentUnavailableView("a", systemImage: "star"))
    return elements
  }

  @Test(arguments: elements.keys.sorted())
  func `a list does not look into them`(_ name: String) { #expect(Self.elements[name] == false) }

  @Test func `modifiers of a label are inside of its row`() throws {
    let root = LayoutRoot(size: Size(width: 300, height: 200))
    root.updateBody {
      List { Label("a", systemImage: "star").overlay { Color.red.id("overlay") } }.listStyle(.plain)
    }
    // The row begins at 0, and its content at 16.
    #expect(try root.view(id: "overlay").frame.minX == 16)
  }
}
