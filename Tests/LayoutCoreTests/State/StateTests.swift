@testable import LayoutCore
import LayoutTesting
import Testing

private struct Counter: Layout {
  let name: String
  @State var count = 0
  @State private var isOpen = false

  var body: some Layout {
    HStack {
      Text("\(name) \(count)")
      Button("more") { count += 1 }
      // No body reads it.
      Button("open") { isOpen.toggle() }
      if isOpen { Text("open") }
    }
  }
}

private final class Screen {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)

  init() { root.host = host }

  var texts: [String] {
    host.roots.compactMap { if case .text(let string, _, _) = host.views[$0]?.content { string } else { nil } }
  }

  var buttons: [ViewID] {
    host.roots.filter { if case .control = host.views[$0]?.content { true } else { false } }
  }

  func press(_ position: Int) {
    root.send(.pressed, to: buttons[position])
    root.layoutIfNeeded()
  }
}

@Test("State outlives the values of its element, and its initial value counts once")
func stateStays() {
  let screen = Screen()
  screen.root.updateBody { Counter(name: "a") }
  screen.press(0)
  screen.press(0)
  #expect(screen.texts == ["a 2"])
  screen.root.updateBody { Counter(name: "b", count: 7) }
  #expect(screen.texts == ["b 2"])
  screen.press(0)
  #expect(screen.texts == ["b 3"])
}

@Test("State in an element of an erased type goes with the type")
func stateOfErasedType() {
  let screen = Screen()
  let bodies: [() -> AnyLayout] = [
    { AnyLayout(Counter(name: "a")) }, { AnyLayout(Counter(name: "a").padding(1)) },
    { AnyLayout(AnyLayout(Counter(name: "a"))) }, { AnyLayout(HStack { Counter(name: "a") }) },
    { AnyLayout(HStack { Counter(name: "a") }.padding(1)) }, { AnyLayout(VStack { Counter(name: "a") }) },
  ]
  for body in bodies + bodies {
    screen.root.updateBody { VStack { body() } }
    #expect(screen.texts == ["a 0"])
    screen.press(0)
    screen.root.updateBody { VStack { body() } }
    #expect(screen.texts == ["a 1"])
  }
}

@Test("State that only an action writes belongs to the element's place too")
func unreadState() {
  struct Switch: Layout {
    let log: (Bool) -> Void
    @State private var isOn = false

    var body: some Layout {
      Button("x") {
        isOn.toggle()
        log(isOn)
      }
    }
  }
  var observed: [Bool] = []
  let screen = Screen()
  for _ in 0..<3 {
    screen.root.updateBody { Switch { observed.append($0) } }
    screen.press(0)
  }
  #expect(observed == [true, false, true])
}

@Test("Each place has its own state, which goes with it and moves with its id")
func statePlaces() {
  let screen = Screen()
  var names = ["a", "b"]
  let show = { screen.root.updateBody { VStack { ForEach(names, id: \.self) { Counter(name: $0) } } } }
  show()
  screen.press(0)
  #expect(screen.texts == ["a 1", "b 0"])
  names = ["b", "a"]
  show()
  #expect(screen.texts == ["b 0", "a 1"])
  names = ["b"]
  show()
  names = ["b", "a"]
  show()
  #expect(screen.texts == ["b 0", "a 0"])
}

@Test("A change evaluates the body that reads the state and no other; an equal value evaluates none")
func stateCounts() {
  let screen = Screen()
  screen.root.updateBody {
    VStack {
      Counter(name: "a")
      Counter(name: "b")
    }
  }
  screen.press(0)
  #expect(screen.root.counters.bodies == 1)
  let turns = screen.root.turnReasons
  struct Same: Layout {
    @State private var value = "x"
    var body: some Layout {
      Text(value)
      Button("same") { value = "x" }
    }
  }
  #expect(turns == [.contentChanged])
  screen.root.updateBody { Same() }
  _ = screen.host.takeCounts()
  screen.root.send(.pressed, to: screen.buttons[0])
  let calls = screen.root.hostCallCount
  screen.root.layoutIfNeeded()
  #expect(screen.root.hostCallCount == calls)
}

@Test("A binding to state, and to a part of it, reads and writes where the element stands")
func stateBindings() {
  struct Name { var first = "Ada"; var last = "L" }
  struct Form: Layout {
    @State private var name = Name()
    var body: some Layout {
      TextField(text: $name.first)
      Text("\(name.first) \(name.last)")
    }
  }
  let screen = Screen()
  screen.root.updateBody { Form() }
  screen.root.send(.edited("Grace"), to: screen.buttons[0])
  screen.root.layoutIfNeeded()
  #expect(screen.texts == ["Grace L"])
}

@Test("Without a tree state is a value like any other")
func stateAlone() {
  let counter = Counter(name: "x")
  #expect(counter.count == 0)
  counter.count = 3
  #expect(counter.count == 3)
  #expect(counter.calculateLayout(in: Size(width: 400, height: 100), measurers: .tens).elements.count > 0)
}

@Test("State of a modifier belongs to the place where it stands")
func modifierState() {
  struct Counting: LayoutModifier {
    let name: String
    @State private var count = 0

    func body(content: Content) -> some Layout {
      HStack {
        content
        Text("\(name) \(count)")
        Button("more") { count += 1 }
      }
    }
  }
  let screen = Screen()
  screen.root.updateBody { Text("x").modifier(Counting(name: "a")) }
  screen.press(0)
  screen.root.updateBody { Text("x").modifier(Counting(name: "b")) }
  #expect(screen.texts == ["x", "b 1"])
  screen.press(0)
  #expect(screen.texts == ["x", "b 2"])
}

@Test("State keeps what it is given, also where equality does not look at all of it")
func partlyEqualState() {
  struct Item: Equatable {
    var id: Int
    var title: String
    static func == (one: Item, other: Item) -> Bool { one.id == other.id }
  }
  struct Row: Layout {
    @State var item = Item(id: 1, title: "old")
    var body: some Layout { Text(item.title) }
  }
  let row = Row()
  row.item = Item(id: 1, title: "new")
  #expect(row.item.title == "new")
}

private enum PlaceKey: EnvironmentKey { static let defaultValue = "nowhere" }

extension EnvironmentValues {
  fileprivate var placeName: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

/// No element, as an application is none; its content is.
private struct Program {
  @State var count = 0
  @Environment(\.placeName) var placeName
  let log: Locked<[String]>

  @LayoutBuilder var content: some Layout {
    Text("\(count)")
    Button("more") {
      count += 1
      log.withLock { $0.append("\(placeName) \(count)") }
    }
  }
}

@Test("Properties of a value that is no element stand where its content stands")
func ownedProperties() {
  let screen = Screen()
  let program = Program(log: Locked([]))
  screen.root.updateBody { OwnedLayout(program, content: program.content).environment(\.placeName, "here") }
  #expect(screen.texts == ["0"])
  screen.press(0)
  screen.press(0)
  #expect(screen.texts == ["2"])
  #expect(program.log.withLock { $0 } == ["here 1", "here 2"])
  #expect(screen.root.diagnostics.isEmpty)
}
