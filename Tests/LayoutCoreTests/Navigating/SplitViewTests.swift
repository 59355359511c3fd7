import LayoutCore
import LayoutTesting
import Testing

/// Panes with dividers.
@Suite struct `A split view` {
  private let screen = PlaceScreen(301, 100)
  private var root: LayoutRoot { screen.root }

  private func frame(_ id: String) -> Rect? { root.result.frame(of: id) }
  private var widths: [Double] { ["a", "b", "c"].compactMap { frame($0)?.width } }

  /// Drags what is at a place, and lets go.
  private func drag(at x: Double, by distance: Double) {
    root.drag(over: [Point(x: x, y: 50), Point(x: x + distance, y: 55)])
  }

  private func show(_ least: Double = 0, direction: LayoutDirection = .leftToRight) {
    root.updateBody {
      HSplitView {
        Color.red.frame(minWidth: least).id("a")
        Color.blue.frame(minWidth: least).id("b")
      }
      .layoutDirection(direction)
    }
    root.layoutIfNeeded()
  }

  @Test func `panes share the room, and a drag moves the divider between them`() {
    show()
    #expect(widths == [150, 150])
    drag(at: 150.5, by: -40)
    #expect(widths == [110, 190])
    drag(at: 110.5, by: 10)
    #expect(widths == [120, 180])
    // Another width: the pane that was not dragged last has the rest.
    root.size.width = 401
    root.layoutIfNeeded()
    #expect(widths == [120, 280])
    #expect(root.diagnostics == [])
  }

  @Test func `no pane is shorter than its minimum`() {
    show(80)
    drag(at: 150.5, by: -500)
    #expect(widths == [80, 220])
    drag(at: 78, by: 500)
    #expect(widths == [220, 80])
    root.size.width = 121
    root.layoutIfNeeded()
    #expect(widths == [80, 80])
  }

  @Test func `in a layout from right to left a divider follows the pointer`() {
    show(direction: .rightToLeft)
    drag(at: 150.5, by: -40)
    #expect(frame("a") == Rect(x: 111, y: 0, width: 190, height: 100))
    #expect(frame("b") == Rect(x: 0, y: 0, width: 110, height: 100))
  }

  private struct Kept: Layout {
    let lengths: Observed<Double?>
    var body: some Layout {
      HSplitView(lengths: Binding(get: { lengths.values }, set: { lengths.values = $0 })) {
        Color.red.id("a")
        Color.blue.id("b")
        VSplitView {
          Color.green.id("c")
          Color.gray.id("d")
        }
      }
    }
  }

  @Test func `lengths are kept where a binding says, and splits stand in splits`() {
    let lengths = Observed<Double?>()
    lengths.values = [100, nil, 60]
    root.updateBody { Kept(lengths: lengths) }
    root.layoutIfNeeded()
    #expect(widths == [100, 139, 60])
    #expect(frame("c")?.height == 49.5)
    drag(at: 102, by: 20)
    #expect(lengths.values == [120, nil, 60])
  }

  @Test func `an inspector comes and goes, and keeps its state`() throws {
    struct Inspected: Layout {
      @State private var isOn = true
      @State private var count = 0
      var body: some Layout {
        Text("main").onTapGesture { isOn.toggle() }.id("main")
          .inspector(isPresented: $isOn) { Color.blue.id("b") }
      }
    }
    root.updateBody { Inspected() }
    #expect(frame("b")?.width == 260)
    try root.press(id: "main")
    #expect(frame("main")?.midX == 150.5)
    #expect(!root.visibleIDTexts.contains("\"b\""))
    try root.press(id: "main")
    #expect(frame("b")?.width == 260)
  }
}

/// Columns.
@Suite struct `A navigation split view` {
  private let screen = PlaceScreen(600, 300)
  private var root: LayoutRoot { screen.root }

  private struct Mail: Layout {
    var visibility = NavigationSplitViewVisibility.all

    var body: some Layout {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        VStack {
          NavigationLink("inbox", value: "inbox").id("inbox")
          NavigationLink("sent", value: "sent").id("sent")
        }
        .navigationTitle("Folders")
        .navigationDestination(for: String.self) { folder in
          NavigationLink("message of \(folder)", value: 1).id("message")
            .navigationDestination(for: Int.self) { Text("number \($0) of \(folder)") }
        }
      } content: {
        Text("no folder")
      } detail: {
        Text("no message")
      }
    }
  }

  @Test func `a link in a column shows its page in the next one`() throws {
    root.updateBody { Mail() }
    root.layoutIfNeeded()
    #expect(screen.texts == ["Folders", "inbox", "›", "sent", "›", "no folder", "no message"])
    try root.press(id: "inbox")
    #expect(screen.texts == ["Folders", "inbox", "›", "sent", "›", "message of inbox", "›", "no message"])
    try root.press(id: "message")
    #expect(screen.texts.last == "number 1 of inbox")
    try root.press(id: "sent")
    #expect(screen.texts.contains("message of sent"))
    #expect(root.diagnostics == [])
  }

  @Test func `a narrow room shows one column, with a way back`() throws {
    root.updateBody { Mail() }
    root.size.width = 300
    root.layoutIfNeeded()
    #expect(screen.texts == ["Folders", "inbox", "›", "sent", "›"])
    try root.press(id: "inbox")
    #expect(screen.texts == ["‹", "message of inbox", "›"])
    try root.press(id: "message")
    #expect(screen.texts == ["‹", "number 1 of inbox"])
    try screen.press("‹")
    #expect(screen.texts == ["‹", "message of inbox", "›"])
    root.size.width = 600
    root.layoutIfNeeded()
    #expect(screen.texts.prefix(2) == ["Folders", "inbox"])
    #expect(screen.texts.contains("message of inbox"))
    #expect(root.diagnostics == [])
  }

  private struct Preferring: Layout {
    @State private var column = NavigationSplitViewColumn.sidebar

    var body: some Layout {
      NavigationSplitView(preferredCompactColumn: $column) {
        NavigationLink("inbox", value: 1).id("inbox")
          .navigationDestination(for: Int.self) { folder in
            NavigationLink("message of \(folder)", value: "m").id("message")
              .navigationDestination(for: String.self) { Text("text of \($0)") }
          }
      } content: {
        Text("no folder")
      } detail: {
        Text("no message")
      }
    }
  }

  @Test func `links and the way back set the preferred column`() throws {
    root.updateBody { Preferring() }
    root.size.width = 300
    root.layoutIfNeeded()
    #expect(screen.texts == ["inbox", "›"])
    try root.press(id: "inbox")
    #expect(screen.texts == ["‹", "message of 1", "›"])
    try root.press(id: "message")
    #expect(screen.texts == ["‹", "text of m"])
    try screen.press("‹")
    #expect(screen.texts == ["‹", "message of 1", "›"])
    try screen.press("‹")
    #expect(screen.texts == ["inbox", "›"])
  }

  private struct Flagged: Layout {
    @State private var isOn = false

    var body: some Layout {
      NavigationSplitView {
        VStack {
          Text("flag \(isOn)").onTapGesture { isOn = true }.id("flag")
          NavigationLink("one", value: 1).id("one")
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
        .navigationDestination(isPresented: $isOn) { Text("flagged") }
      } detail: {
        Text("none")
      }
    }
  }

  @Test func `a page that takes the place of a flag's turns the flag off`() throws {
    root.updateBody { Flagged() }
    root.layoutIfNeeded()
    try root.press(id: "flag")
    #expect(screen.texts == ["flag true", "one", "›", "flagged"])
    try root.press(id: "one")
    #expect(screen.texts == ["flag false", "one", "›", "page 1"])
    #expect(root.diagnostics == [])
  }

  @Test func `a root with columns is released`() throws {
    weak var gone: LayoutRoot?
    do {
      let root = LayoutRoot(size: Size(width: 600, height: 300), measurers: .tens)
      gone = root
      root.updateBody { Mail() }
      root.layoutIfNeeded()
      try root.press(id: "inbox")
    }
    #expect(gone == nil)
  }

  @Test func `columns that are not wanted are not shown`() {
    root.updateBody { Mail(visibility: .doubleColumn) }
    root.layoutIfNeeded()
    #expect(screen.texts == ["no folder", "no message"])
    root.updateBody { Mail(visibility: .detailOnly) }
    root.layoutIfNeeded()
    #expect(screen.texts == ["no message"])
  }
}
