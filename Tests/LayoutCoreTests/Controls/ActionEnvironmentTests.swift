import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

private enum ToneKey: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

/// What actions read, and how many bodies ran.
private final class Log {
  var observed: [String] = []
  var bodies = 0
}

@Observable private final class Model {
  var name: String
  init(_ name: String) { self.name = name }
}

/// An element whose property the body around it reads, too.
private struct Inner: Layout {
  @Environment(\.tone) var tone

  var body: some Layout { Text(tone) }
}

private struct Outer: Layout {
  let inner: Inner
  var note: (String) -> Void

  var body: some Layout {
    let _ = note(inner.tone)
    inner.environment(\.tone, "inside")
  }
}

/// An element that reads its environment in an action alone.
private struct Presser: Layout {
  @Environment(\.tone) var tone
  let log: Log

  var body: some Layout {
    let _ = log.bodies += 1
    Button("Press") { log.observed.append(tone) }
  }
}

/// Where something is done.
enum ActionSort: CaseIterable {
  case press, tap, drag, dragEnd, submit, focus, toggle, edit, editText, slide, choose, geometry, preference
}

private struct LengthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// An element that reads its environment in one sort of action.
private struct Actor: Layout {
  @Environment(\.tone) var tone
  let sort: ActionSort
  let log: Log

  func observe() { log.observed.append(tone) }
  func binding<Value>(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in observe() }) }

  var body: some Layout {
    VStack {
      // Deeper down other values hold, which are not those of the element.
      inside.environment(\.tone, "deeper")
    }
  }

  @LayoutBuilder private var inside: some Layout {
    switch sort {
    case .press: Button("Press") { observe() }
    case .tap: Box(10, 10).onTapGesture { observe() }
    case .drag: Box(10, 10).gesture(DragGesture().onChanged { _ in observe() })
    case .dragEnd: Box(10, 10).gesture(DragGesture().onEnded { _ in observe() })
    case .submit: TextField("Name", text: .constant("")).onSubmit { observe() }
    case .focus: TextField("Name", text: .constant("")).onFocusChange { _ in observe() }
    case .toggle: Toggle("On", isOn: binding(false))
    case .edit: TextField("Name", text: binding(""))
    case .editText: TextEditor(text: binding(""))
    case .slide: Slider(value: binding(0.5))
    case .choose: Picker(["one", "two"], selection: binding(0))
    case .geometry: Box(10, 10).onGeometryChange { _ in observe() }
    case .preference:
      Box(10, 10).preference(key: LengthKey.self, value: 1).onPreferenceChange(LengthKey.self) { _ in observe() }
    }
  }

  static func send(_ sort: ActionSort, _ root: LayoutRoot, to view: ViewID) {
    switch sort {
    case .press: root.send(.pressed, to: view)
    case .tap: root.press(view)
    case .drag, .dragEnd: drag(root)
    case .submit: root.send(.submitted, to: view)
    case .focus: root.send(.focused(true), to: view)
    case .toggle: root.send(.toggled(true), to: view)
    case .edit, .editText: root.send(.edited("x"), to: view)
    case .slide: root.send(.moved(1), to: view)
    case .choose: root.send(.selected(1), to: view)
    case .geometry, .preference: break
    }
  }

  /// Drags what is in the middle.
  private static func drag(_ root: LayoutRoot) {
    let middle = Point(x: 200, y: 200)
    root.send(PointerEvent(.began, at: middle, time: 0))
    root.send(PointerEvent(.moved, at: Point(x: 220, y: 200), time: 1))
    root.send(PointerEvent(.ended, at: Point(x: 220, y: 200), time: 2))
  }
}

@Suite("What actions read of the environment")
struct ActionEnvironmentTests {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  private let log = Log()

  init() {
    root.host = host
    root.environment.tone = "root"
  }

  private func press(_ position: Int = 0) { root.send(.pressed, to: host.roots[position]) }

  @Test(
    "Each sort of action reads where the element stands that the property belongs to",
    .promises("F131"),
    arguments: ActionSort.allCases)
  func sorts(_ sort: ActionSort) {
    root.updateBody { Actor(sort: sort, log: log).environment(\.tone, "here") }
    Actor.send(sort, root, to: host.roots[0])
    #expect(log.observed == ["here"])
    #expect(root.diagnostics == [])
  }

  @Test("Two elements of a type read each where it stands", .promises("F131"))
  func places() {
    root.updateBody {
      Presser(log: log)
      Presser(log: log).environment(\.tone, "inner")
      HStack { Presser(log: log) }.environment(\.tone, "row")
    }
    for position in 0..<3 { press(position) }
    #expect(log.observed == ["root", "inner", "row"])
  }

  @Test("An action that is handed down reads where it was written", .promises("F131"))
  func handedDown() {
    struct Inner: Layout {
      let action: () -> Void
      var body: some Layout { Button("Press", action: action) }
    }
    struct Outer: Layout {
      @Environment(\.tone) var tone
      let log: Log
      var body: some Layout {
        Inner { log.observed.append(tone) }.environment(\.tone, "inner")
      }
    }
    root.updateBody { Outer(log: log).environment(\.tone, "outer") }
    press()
    #expect(log.observed == ["outer"])
  }

  @Test(
    "A closure that two bodies hand down is called again when what it reads changes where it was written",
    .promises("F131"))
  func handedDownTwice() {
    struct Innermost: Layout {
      let width: () -> Double
      var body: some Layout { Box(width(), 10).id("box") }
    }
    struct Inner: Layout {
      let width: () -> Double
      var body: some Layout { Innermost(width: width).environment(\.tone, "inner") }
    }
    struct Outer: Layout {
      @Environment(\.tone) var tone
      @Environment(\.displayScale) var scale
      var body: some Layout {
        let _ = scale
        Inner { Double(tone.count) * 10 }
      }
    }
    root.environment.tone = "one"
    root.updateBody { Outer() }
    #expect(root.result.frame(of: "box")?.width == 30)
    for (tone, width) in [("three", 50.0), ("", 0), ("four", 40)] {
      root.environment.tone = tone
      root.layoutIfNeeded()
      #expect(root.result.frame(of: "box")?.width == width)
    }
  }

  @Test("A value that only an action reads is the present one, and no body is evaluated for it", .promises("F131"))
  func changes() {
    var tone = "one"
    root.setBody {
      VStack {
        Presser(log: log)
        Presser(log: log).environment(\.tone, tone)
      }
    }
    root.layoutIfNeeded()
    root.environment.tone = "new root"
    root.layoutIfNeeded()
    for position in 0..<2 { press(position) }
    #expect(log.observed == ["new root", "one"])
    #expect(log.bodies == 2)
    tone = "two"
    root.updateBody()
    for position in 0..<2 { press(position) }
    #expect(log.observed.suffix(2) == ["new root", "two"])
  }

  @Test("A change around a body that is left alone reaches its actions", .promises("F131"))
  func leftAlone() {
    struct Row: Layout, Equatable {
      @Environment(\.tone) var tone
      @Environment(\.displayScale) var scale
      let log: Log
      var body: some Layout {
        let _ = log.bodies += 1
        Button("Scale \(scale)") { log.observed.append(tone) }
      }
      static func == (one: Row, other: Row) -> Bool { one.log === other.log }
    }
    struct Page: Layout {
      @State var tone = "one"
      let log: Log
      var body: some Layout {
        Row(log: log).environment(\.tone, tone)
        Button("Next") { tone = "two" }
      }
    }
    root.updateBody { Page(log: log) }
    press(0)
    press(1)
    root.layoutIfNeeded()
    press(0)
    #expect(log.observed == ["one", "two"])
    #expect(log.bodies == 1)
  }

  @Test("Actions in rows, readers, overlays and modifiers of one's own read where their body stands", .promises("F131"))
  func closures() {
    struct Marked: LayoutModifier {
      @Environment(\.tone) var tone
      let log: Log
      func body(content: Content) -> some Layout {
        HStack {
          content
          Button("Press") { log.observed.append("modifier \(tone)") }.environment(\.tone, "deeper")
        }
      }
    }
    struct List: Layout {
      @Environment(\.tone) var tone
      let log: Log
      var body: some Layout {
        VStack {
          ForEach(0..<2) { row in Button("Press") { log.observed.append("row \(row) \(tone)") } }
          GeometryReader { _ in Button("Press") { log.observed.append("reader \(tone)") } }
          EnvironmentReader { _ in Button("Press") { log.observed.append("environment \(tone)") } }
          Box(1, 1).overlay { Button("Press") { log.observed.append("overlay \(tone)") } }
        }.environment(\.tone, "deeper")
      }
    }
    root.updateBody { List(log: log).modifier(Marked(log: log)).environment(\.tone, "here") }
    for id in host.roots { root.send(.pressed, to: id) }
    #expect(
      Set(log.observed) == [
        "row 0 here", "row 1 here", "reader here", "environment here", "overlay here", "modifier here",
      ])
    #expect(root.diagnostics == [])
  }

  @Test("Rows of a lazy list read where they stand, also those that are made later", .promises("F131"))
  func lazyRows() {
    struct Row: Layout {
      @Environment(\.tone) var tone
      let number: Int
      let log: Log
      var body: some Layout { Button("Row \(number)") { log.observed.append("\(number) \(tone)") }.size(height: 100) }
    }
    root.updateBody {
      ScrollView { LazyVStack { ForEach(0..<1_000) { Row(number: $0, log: log).environment(\.tone, "list") } } }
        .id("list")
    }
    #expect(root.scroll("list", to: Point(x: 0, y: 50_000)))
    root.layoutIfNeeded()
    for (id, view) in host.views {
      if case .control = view.content { root.send(.pressed, to: id) }
    }
    #expect(log.observed.count > 3)
    #expect(log.observed.allSatisfy { $0.hasSuffix(" list") })
  }

  @Test(
    "One value of an element in two places: an action reads its own place; elsewhere that is diagnosed",
    .promises("F131"))
  func shared() {
    var later: (() -> String)?
    struct Keeper: Layout {
      @Environment(\.tone) var tone
      let log: Log
      let keep: (@escaping () -> String) -> Void
      var body: some Layout {
        Button("Press") {
          log.observed.append(tone)
          keep { tone }
        }
      }
    }
    let one = Keeper(log: log) { later = $0 }
    root.updateBody {
      one.environment(\.tone, "first")
      one.environment(\.tone, "second")
    }
    press(0)
    press(1)
    #expect(log.observed == ["first", "second"])
    #expect(root.diagnostics == [])
    var notified: [Diagnostic] = []
    root.onDiagnostic = { notified.append($0) }
    #expect(later?() == "default")
    #expect(notified.map(\.code) == [.environmentOutsideBody])
    #expect(notified.map(\.path) == ["0.1"])
  }

  @Test(
    "A property that belongs to no place is diagnosed to the root whose action reads it, with the path",
    .promises("F131"))
  func unknown() {
    let stray = Presser(log: log)
    root.updateBody {
      Box(1, 1)
      Button("Press") { log.observed.append(stray.tone) }
    }
    var notified: [Diagnostic] = []
    root.onDiagnostic = { notified.append($0) }
    press(1)
    press(1)
    #expect(log.observed == ["default", "default"])
    #expect(notified.map(\.code) == [.environmentOutsideBody])
    #expect(notified.map(\.path) == ["0.1"])
  }

  @Test("What runs after the element was made anew, or is gone, reads what its place had", .promises("F131"))
  func later() {
    var kept: [() -> String] = []
    struct Keeper: Layout {
      @Environment(\.tone) var tone
      let keep: (@escaping () -> String) -> Void
      var body: some Layout { Button("Press") { keep { tone } } }
    }
    var isThere = true
    root.setBody { if isThere { Keeper { kept.append($0) } } }
    root.layoutIfNeeded()
    press()
    root.updateBody()
    root.environment.tone = "new"
    root.layoutIfNeeded()
    #expect(kept.map { $0() } == ["new"])
    isThere = false
    root.updateBody()
    #expect(kept.map { $0() } == ["new"])
    #expect(root.diagnostics == [])
  }

  @Test("An element that moves to another place reads there", .promises("F131"))
  func moves() {
    let one = Presser(log: log)
    var number = 1
    root.setBody { one.id(number).environment(\.tone, "place \(number)") }
    root.layoutIfNeeded()
    press()
    number = 2
    root.updateBody()
    press()
    #expect(log.observed == ["place 1", "place 2"])
    #expect(root.diagnostics == [])
  }

  @Test("Objects are those of the place, in actions too", .promises("F131"))
  func objects() {
    struct Saver: Layout {
      @Environment(Model.self) var model
      @Environment(Model.self) var other: Model?
      let log: Log
      var body: some Layout { Button("Save") { log.observed.append("\(model.name) \(other?.name ?? "none")") } }
    }
    root.updateBody {
      Saver(log: log).environment(Model("inner"))
      Saver(log: log)
    }
    root.environment[Model.self] = Model("root")
    root.layoutIfNeeded()
    for position in 0..<2 { press(position) }
    #expect(log.observed == ["inner inner", "root root"])
  }

  @Test("Two roots that show one value of an element read each their own", .promises("F131"))
  func roots() {
    let other = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    let otherHost = CountingHost()
    other.host = otherHost
    other.environment.tone = "other"
    let one = Presser(log: log)
    root.updateBody { one }
    other.updateBody { one }
    press()
    other.send(.pressed, to: otherHost.roots[0])
    #expect(log.observed == ["root", "other"])
  }

  /// Calls closures of others in its body.
  private struct Caller: Layout {
    @Environment(\.tone) var tone
    let log: Log
    let text: () -> String
    var body: some Layout {
      let _ = log.observed.append("\(text()) in \(tone)")
      Box(1, 1)
    }
  }

  @Test("A closure that runs in the body of an element further in reads where it was written", .promises("F131"))
  func otherBody() {
    struct Outer: Layout {
      @Environment(\.tone) var tone
      let log: Log
      var body: some Layout { VStack { Caller(log: log) { tone }.environment(\.tone, "inner") } }
    }
    root.updateBody { Outer(log: log).environment(\.tone, "outer") }
    #expect(log.observed == ["outer in inner"])
    #expect(root.diagnostics == [])
  }

  @Test("In another body, a closure of a value in several places reads around it, or is diagnosed", .promises("F131"))
  func otherBodyShared() {
    struct Outer: Layout {
      @Environment(\.tone) var tone
      let log: Log
      let keep: (@escaping () -> String) -> Void
      var body: some Layout {
        let _ = keep { tone }
        VStack { Caller(log: log) { tone }.environment(\.tone, "inner") }
      }
    }
    var kept: [() -> String] = []
    let one = Outer(log: log) { kept.append($0) }
    root.updateBody {
      one.environment(\.tone, "first")
      one.environment(\.tone, "second")
    }
    #expect(log.observed == ["first in inner", "second in inner"])
    #expect(root.diagnostics == [])
    root.updateBody {
      one.environment(\.tone, "first")
      one.environment(\.tone, "second")
      Caller(log: log) { kept[0]() }.environment(\.tone, "third")
    }
    #expect(log.observed.last == "default in third")
    #expect(root.diagnostics.map(\.code) == [.environmentOutsideBody])
    #expect(root.diagnostics.map(\.path) == ["0.1"])
  }

  @Test("A body reads where it stands what is a property of an element in it, which it makes anew", .promises("F131"))
  func innerProperty() {
    let outer = Outer(inner: Inner()) { [log] in log.observed.append($0) }
    for name in ["first", "second"] {
      root.updateBody { outer.environment(\.tone, name) }
      #expect(root.result.elements.compactMap(\.text) == ["inside"])
    }
    #expect(log.observed == ["first", "second"])
    #expect(root.diagnostics == [])
  }
}
