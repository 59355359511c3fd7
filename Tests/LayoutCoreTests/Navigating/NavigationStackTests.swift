import LayoutCore
import LayoutTesting
import Testing

/// Pages on top of each other.
@Suite struct `A navigation stack` {
  private let screen = PlaceScreen()
  private var root: LayoutRoot { screen.root }

  private struct Counter: Layout {
    let name: String
    @State private var count = 0

    var body: some Layout { Text("\(name) \(count)").onTapGesture { count += 1 }.id("count \(name)") }
  }

  /// A root with a long list and a counter, and pages of numbers.
  private struct Numbers: Layout {
    var begin: [Int] = []
    let log: Observed<[Int]>
    @State private var path: [Int]

    init(_ begin: [Int] = [], log: Observed<[Int]> = Observed()) {
      _path = State(initialValue: begin)
      self.log = log
    }

    var body: some Layout {
      let _ = log.values.append(path)
      NavigationStack(path: $path) {
        VStack(spacing: 0) {
          Counter(name: "root")
          NavigationLink("first", value: 1).id("first")
          ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Text("row \($0)") } } }.id("rows")
        }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { number in
          VStack(spacing: 0) {
            Counter(name: "page \(number)")
            NavigationLink("next", value: number + 1).id("next \(number)")
            NavigationLink("same", value: number).id("same \(number)")
            Text("all").onTapGesture { path = [7, 8] }.id("all \(number)")
          }
          .navigationTitle("Number \(number)")
        }
      }
    }
  }

  @Test func `links push, the bar goes back, and the path says so`() throws {
    let log = Observed<[Int]>()
    root.updateBody { Numbers(log: log) }
    #expect(screen.texts.prefix(2) == ["Numbers", "root 0"])
    try root.press(id: "first")
    #expect(screen.texts.first == "‹")
    #expect(screen.texts.contains("Number 1"))
    #expect(!screen.texts.contains("root 0"))
    try root.press(id: "next 1")
    #expect(screen.texts.contains("page 2 0"))
    try screen.press("‹")
    #expect(screen.texts.contains("Number 1"))
    try screen.press("‹")
    #expect(screen.texts.prefix(2) == ["Numbers", "root 0"])
    #expect(log.values == [[], [1], [1, 2], [1], []])
    #expect(root.diagnostics == [])
  }

  @Test func `state and offsets survive going away and back`() throws {
    root.updateBody { Numbers() }
    try root.press(id: "count root")
    root.scroll("rows", to: Point(x: 0, y: 400))
    root.layoutIfNeeded()
    try root.press(id: "first")
    try root.press(id: "count page 1")
    try root.press(id: "next 1")
    try screen.press("‹")
    #expect(screen.texts.contains("page 1 1"))
    try screen.press("‹")
    #expect(screen.texts.contains("root 1"))
    #expect(root.scrollOffset(of: "rows") == Point(x: 0, y: 400))
    let offsets = screen.host.views.values.map(\.offset.y).filter { $0 > 0 }
    #expect(offsets == [400])
    // A page that was left starts anew.
    try root.press(id: "first")
    #expect(screen.texts.contains("page 1 0"))
  }

  @Test func `a hidden page is not measured and has no views`() {
    func show(_ path: [Int]) {
      root.updateBody {
        NavigationStack(path: .constant(path)) {
          VStack { ForEach(0..<500, id: \.self) { Text("row \($0)") } }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    show([1])
    // The root is evaluated, since it may have destinations, and not measured.
    #expect(root.counters.leafMeasures < 20)
    #expect(screen.texts == ["‹", "page 1"])
    root.size = Size(width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(root.counters.leafMeasures < 20)
    show([])
    #expect(root.counters.leafMeasures >= 500)
    #expect(screen.texts.count == 500)
  }

  @Test func `a path with equal values has a page for each`() throws {
    root.updateBody { Numbers([3, 3]) }
    try root.press(id: "count page 3")
    #expect(screen.texts.contains("page 3 1"))
    try root.press(id: "same 3")
    #expect(screen.texts.contains("page 3 0"))
    try screen.press("‹")
    #expect(screen.texts.contains("page 3 1"))
    try screen.press("‹")
    #expect(screen.texts.contains("page 3 0"))
  }

  @Test func `setting the path changes the pages, and equal beginnings stay`() throws {
    root.updateBody { Numbers([7]) }
    try root.press(id: "count page 7")
    try root.press(id: "all 7")
    #expect(screen.texts.contains("Number 8"))
    try screen.press("‹")
    #expect(screen.texts.contains("page 7 1"))
  }

  @Test func `a value without a destination is diagnosed, and its page is empty`() {
    root.updateBody {
      NavigationStack(path: .constant(NavigationPath(["a"]))) { Text("root") }
    }
    #expect(root.diagnostics.map(\.code) == [.missingDestination])
    #expect(root.diagnostics.first?.message.hasPrefix("the value a on the path") == true)
    #expect(screen.texts == ["‹"])
  }

  private struct Mixed: Layout {
    @State private var path = NavigationPath()
    @State private var isOn = false
    @State private var count = 0

    var body: some Layout {
      NavigationStack(path: $path) {
        VStack {
          Text("\(path.count)")
          NavigationLink("number", value: 5).id("number")
          NavigationLink("text", value: "five").id("text")
          NavigationLink("view") { Text("view \(count)").onTapGesture { count += 1 }.id("view inside") }.id("view")
          Text("flag \(isOn)").onTapGesture { isOn = true }.id("flag")
        }
        .navigationDestination(for: Int.self) { Text("Int \($0)") }
        .navigationDestination(for: String.self) { Text("String \($0)") }
        .navigationDestination(isPresented: $isOn) { Text("flagged") }
      }
    }
  }

  @Test func `values of several types, pages of links and pages of flags`() throws {
    root.updateBody { Mixed() }
    try root.press(id: "number")
    #expect(screen.texts == ["‹", "Int 5"])
    try screen.press("‹")
    try root.press(id: "text")
    #expect(screen.texts == ["‹", "String five"])
    try screen.press("‹")
    // A page that a link holds follows the state around it.
    try root.press(id: "view")
    try root.press(id: "view inside")
    #expect(screen.texts == ["‹", "view 1"])
    try screen.press("‹")
    try root.press(id: "flag")
    #expect(screen.texts == ["‹", "flagged"])
    try screen.press("‹")
    #expect(screen.texts.contains("flag false"))
    #expect(screen.texts.first == "0")
    #expect(root.diagnostics == [])
  }

  @Test func `a link of another type than the path is diagnosed`() {
    root.updateBody {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { _ in NavigationLink("text", value: "a") }
      }
    }
    #expect(root.diagnostics.map(\.code) == [.missingDestination])
    #expect(root.diagnostics.first?.message.hasPrefix("the value a of a NavigationLink is of another type") == true)
  }

  private struct Flagged: Layout {
    @State private var path = [1]
    @State private var isOn = false

    var body: some Layout {
      NavigationStack(path: $path) {
        Text("flag \(isOn)")
          .navigationDestination(for: Int.self) { _ in
            Text("on").onTapGesture { isOn = true }.id("on")
              .navigationDestination(isPresented: $isOn) { Text("home").onTapGesture { path = [] }.id("home") }
          }
      }
    }
  }

  @Test func `a path that removes the page of a flag turns it off`() throws {
    root.updateBody { Flagged() }
    try root.press(id: "on")
    #expect(screen.texts == ["‹", "home"])
    try root.press(id: "home")
    #expect(screen.texts == ["flag false"])
    #expect(root.diagnostics == [])
  }

  private struct Leaving: Layout {
    @State private var isOn = false

    var body: some Layout {
      NavigationStack {
        Text("flag \(isOn)").onTapGesture { isOn = true }.id("flag")
          .navigationDestination(isPresented: $isOn) { Text("done").onTapGesture { isOn = false }.id("done") }
      }
    }
  }

  @Test func `a page that turns its flag off is left`() throws {
    root.updateBody { Leaving() }
    for _ in 0..<2 {
      try root.press(id: "flag")
      #expect(screen.texts == ["‹", "done"])
      try root.press(id: "done")
      #expect(screen.texts == ["flag false"])
    }
    #expect(root.diagnostics == [])
  }

  private final class Model { let name = "model" }

  /// Destinations of every sort, whose closures contain a model and the place of the element.
  private struct Holding: Layout {
    let model: Model
    @State private var isOn = false
    @Environment(\.displayScale) private var scale

    var body: some Layout {
      VStack {
        NavigationLink("page") { label }.id("page")
        NavigationLink("number", value: 1).id("number")
        Text("flag").onTapGesture { isOn = true }.id("flag")
      }
      .navigationDestination(for: Int.self) { _ in label }
      .navigationDestination(isPresented: $isOn) { label }
    }

    private var label: Text { Text("\(model.name) at \(scale)") }
  }

  @Test(arguments: [nil, "page", "number", "flag"])
  func `a root with a stack is released, and what its destinations contain`(pressed: String?) throws {
    weak var root: LayoutRoot?
    weak var model: Model?
    do {
      let (newRoot, newModel) = (LayoutRoot(size: Size(width: 300, height: 300), measurers: .tens), Model())
      root = newRoot
      model = newModel
      newRoot.updateBody { NavigationStack { Holding(model: newModel) } }
      if let pressed { try newRoot.press(id: pressed) }
      #expect(newRoot.diagnostics == [])
    }
    #expect(root == nil)
    #expect(model == nil)
  }

  @Test func `the page of a link is dropped when it is left`() throws {
    func show(_ model: Model?) {
      root.updateBody {
        NavigationStack {
          VStack {
            Text("root")
            if let model { NavigationLink("page") { Text(model.name) }.id("page") }
          }
        }
      }
    }
    var model: Model? = Model()
    weak let gone = model
    show(model)
    try root.press(id: "page")
    #expect(screen.texts == ["‹", "model"])
    try screen.press("‹")
    model = nil
    show(nil)
    #expect(screen.texts == ["root"])
    #expect(gone == nil)
  }

  @Test func `a path of any values`() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("a")
    #expect(path.count == 2)
    path.removeLast(9)
    #expect(path == NavigationPath())
  }
}

/// The bar of a page.
@Suite struct `The bar of a stack` {
  private let screen = PlaceScreen()
  private var root: LayoutRoot { screen.root }

  private struct Tooled: Layout {
    @State private var count = 0

    var body: some Layout {
      NavigationStack {
        Color.red.id("page")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("more \(count)") { count += 1 } }
            ToolbarItem(placement: .cancellationAction) { Button("cancel") {} }
            ToolbarItemGroup(placement: .bottomBar) { Text("below") }
          }
      }
    }
  }

  @Test func `tools stand where their placement says, and follow their state`() throws {
    root.updateBody { Tooled() }
    #expect(screen.texts == ["cancel", "Title", "more 0", "below"])
    // 44 for a bar and 1 for its line, above and below.
    #expect(root.result.frame(of: "page") == Rect(x: 0, y: 45, width: 300, height: 210))
    try screen.press("more 0")
    try screen.press("more 1")
    #expect(screen.texts == ["cancel", "Title", "more 2", "below"])
    #expect(root.diagnostics == [])
  }

  @Test func `a page without a title and tools has no bar`() {
    root.updateBody { NavigationStack { Color.red.id("page") } }
    #expect(root.result.frame(of: "page") == Rect(x: 0, y: 0, width: 300, height: 300))
    root.updateBody { NavigationStack { Color.red.id("page").navigationTitle("a").navigationBarHidden() } }
    #expect(root.result.frame(of: "page")?.height == 300)
    root.updateBody {
      NavigationStack { Color.red.id("page").navigationTitle("a").navigationBarTitleDisplayMode(.large) }
    }
    #expect(root.result.frame(of: "page")?.height == 219)
  }

  @Test func `tools outside of a stack have a bar of their own`() {
    root.updateBody { Color.red.id("page").toolbar { Button("b") {} } }
    #expect(screen.texts == ["b"])
    #expect(root.result.frame(of: "page")?.minY == 45)
  }
}
