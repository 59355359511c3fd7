import LayoutCore
import LayoutTesting
import Testing

/// Pages beside each other.
@Suite struct `A tab view` {
  private let screen = PlaceScreen()
  private var root: LayoutRoot { screen.root }

  private struct Counter: Layout {
    let name: String
    let log: Observed<String>
    @State private var count = 0

    var body: some Layout {
      let _ = log.values.append(name)
      Text("\(name) \(count)").onTapGesture { count += 1 }.id(name)
    }
  }

  private struct Tabs: Layout {
    let log: Observed<String>
    @State private var tab = "one"

    var body: some Layout {
      TabView(selection: $tab) {
        Tab("One", value: "one") { Counter(name: "a", log: log) }
        Tab("Two", value: "two") {
          VStack(spacing: 0) {
            Counter(name: "b", log: log)
            ScrollView { Box(100, 900) }.id("rows")
          }
        }
        Counter(name: "c", log: log).tabItem { Text("Three") }.tag("three")
      }
    }
  }

  @Test func `a page is made when it is shown for the first time, and keeps its state`() throws {
    let log = Observed<String>()
    root.updateBody { Tabs(log: log) }
    #expect(screen.texts == ["One", "Two", "Three", "a 0"])
    #expect(log.values == ["a"])
    try root.press(id: "a")
    try screen.click("Two")
    #expect(screen.texts == ["One", "Two", "Three", "b 0"])
    #expect(!log.values.contains("c"))
    root.scroll("rows", to: Point(x: 0, y: 50))
    root.layoutIfNeeded()
    try screen.click("Three")
    #expect(screen.texts == ["One", "Two", "Three", "c 0"])
    try screen.click("One")
    #expect(screen.texts == ["One", "Two", "Three", "a 1"])
    try screen.click("Two")
    #expect(root.scrollOffset(of: "rows") == Point(x: 0, y: 50))
    #expect(root.diagnostics == [])
  }

  @Test func `pages are known by their values, wherever their tabs stand`() throws {
    let log = Observed<String>()
    func show(_ names: [String]) {
      root.updateBody {
        TabView(selection: .constant("a")) {
          for name in names { Tab(name, value: name) { Counter(name: name, log: log) } }
        }
      }
    }
    show(["a", "b"])
    try root.press(id: "a")
    show(["new", "a", "b"])
    #expect(screen.texts == ["new", "a", "b", "a 1"])
    show(["b", "a"])
    #expect(screen.texts == ["b", "a", "a 1"])
    #expect(Set(log.values) == ["a"])
    #expect(root.diagnostics == [])
  }

  @Test func `values that do not fit, and values that two tabs have, are diagnosed`() {
    root.updateBody {
      TabView(selection: .constant("a")) {
        Tab("A", value: "a") { Text("1") }
        Tab("B", value: 5) { Text("2") }
        Tab("C", value: "a") { Text("3") }
      }
    }
    #expect(screen.texts == ["A", "B", "C", "1"])
    #expect(root.diagnostics.map(\.code) == [.unknownTab, .unknownTab])
    let beginnings = [
      "the tab 2 of a TabView has no value of the type String", "two tabs of a TabView have the value a;",
    ]
    for (diagnostic, beginning) in zip(root.diagnostics, beginnings) {
      #expect(diagnostic.message.hasPrefix(beginning))
    }
  }

  @Test func `tabs without values are chosen by the bar`() throws {
    root.updateBody {
      TabView {
        Text("x").tabItem { Text("X") }
        Text("y").tabItem { Text("Y") }
      }
    }
    #expect(screen.texts == ["X", "Y", "x"])
    try screen.click("Y")
    #expect(screen.texts == ["X", "Y", "y"])
  }

  @Test func `the bar is above, and below where the room is compact`() {
    func frame(_ style: TabViewStyle, _ sizeClass: UserInterfaceSizeClass?) -> Rect? {
      root.environment.horizontalSizeClass = sizeClass
      root.updateBody { TabView { Tab("A") { Color.red.id("page") } }.tabViewStyle(style) }
      return root.result.frame(of: "page")
    }
    let height = frame(.automatic, .regular)?.height ?? 0
    #expect(frame(.automatic, .regular) == Rect(x: 0, y: 300 - height, width: 300, height: height))
    #expect(frame(.automatic, .compact) == Rect(x: 0, y: 0, width: 300, height: height))
    #expect(frame(.bottomBar, .regular)?.minY == 0)
    #expect(frame(.page, .regular) == Rect(x: 0, y: 0, width: 300, height: 268))
  }

  @Test func `a selection without a tab, and a view without tabs, are diagnosed`() {
    root.updateBody { TabView(selection: .constant(5)) { Tab("A", value: 1) { Text("a") } } }
    #expect(screen.texts == ["A", "a"])
    #expect(root.diagnostics.map(\.code) == [.unknownTab])
    #expect(root.diagnostics.first?.message.hasPrefix("no tab of a TabView has the value 5") == true)
    let other = PlaceScreen()
    other.root.updateBody { TabView(selection: .constant(5)) { if other.texts.count > 99 { Tab("A") { Text("a") } } } }
    #expect(other.root.diagnostics.map(\.code) == [.unknownTab])
  }
}
