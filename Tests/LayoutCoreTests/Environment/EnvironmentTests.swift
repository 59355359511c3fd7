import LayoutCore
import LayoutTesting
import Observation
import Synchronization
import TestPromises
import Testing

private enum WidthKey: EnvironmentKey { static let defaultValue = 10.0 }
private enum HeightKey: EnvironmentKey { static let defaultValue = 1.0 }

extension EnvironmentValues {
  fileprivate var width: Double {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  fileprivate var height: Double {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
}

/// Whose bodies ran.
private final class Log { var names: [String] = [] }

private struct Wide: Layout {
  @Environment(\.width) var width
  var name = "wide"
  let log: Log

  var body: some Layout {
    let _ = log.names.append(name)
    Color.red.size(width: width, height: 1)
  }
}

private struct High: Layout {
  @Environment(\.height) var height
  let log: Log

  var body: some Layout {
    let _ = log.names.append("high")
    VStack(alignment: .leading) {
      Color.red.size(width: 1, height: height)
      Wide(name: "inner", log: log)
      Wide(name: "overridden", log: log).environment(\.width, 7)
    }
  }
}

@Suite struct `Bodies follow the environment they read` {
  private func root() -> LayoutRoot { LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens) }

  /// A body around others that is made anew each time, since it holds a closure.
  private struct Reports: Layout {
    let key: WritableKeyPath<EnvironmentValues, Double>
    let value: () -> Double
    let content: () -> AnyLayout
    var body: some Layout { content().environment(key, value()) }
  }

  @Observable final class Tones {
    var outer = 1.0
    var middle = 2.0
  }

  /// Reads a value itself, so that its body is stored, and skipped as long as that value stays.
  private struct Kept: Layout {
    @Environment(\.width) private var width
    let log: Log
    var body: some Layout {
      let _ = width
      Wide(log: log).environment(\.height, 5)
    }
  }

  @Test(.promises("B23")) func `a value that was written again unchanged is followed when it changes later`() {
    let (log, tones, root) = (Log(), Tones(), root())
    root.updateBody {
      Reports(key: \.height, value: { tones.outer }) {
        AnyLayout(Reports(key: \.width, value: { tones.middle }) { AnyLayout(Kept(log: log)) })
      }
    }
    #expect(root.result.leaves.map(\.width) == [2])
    // The middle one sets its value again, below another value of the outer one.
    tones.outer = 3
    root.layoutIfNeeded()
    #expect(log.names == ["wide"])
    tones.middle = 4
    root.layoutIfNeeded()
    #expect(log.names == ["wide", "wide"])
    #expect(root.result.leaves.map(\.width) == [4])
  }

  @Test(.promises("F131")) func `a property reads the value where the element stands`() {
    let log = Log()
    let layout = HStack {
      Wide(log: log)
      Group {
        Wide(log: log)
        VStack { Wide(log: log).environment(\.width, 30) }
      }.environment(\.width, 20)
      Color.clear.size(width: 1, height: 1).overlay { Wide(log: log) }.environment(\.width, 40)
      AnyLayout(Wide(log: log))
    }
    #expect(layout.leaves().map(\.width) == [10, 20, 30, 40, 10])
  }

  @Test func `a new value at the root evaluates its readers, however deep, and no other body`() {
    let log = Log()
    let root = root()
    root.updateBody {
      let _ = log.names.append("root")
      High(log: log)
      Wide(name: "hidden", log: log).environment(\.width, 10)
    }
    #expect(log.names == ["root", "high", "inner", "overridden", "hidden"])
    log.names = []
    root.environment.width = 25
    root.layoutIfNeeded()
    #expect(log.names == ["inner"])
    #expect(root.counters.bodies == 1)
    #expect(root.result.leaves.map(\.width) == [1, 25, 7, 10])
    root.environment.height = 3
    root.layoutIfNeeded()
    #expect(log.names == ["inner", "high"])
    log.names = []
    // No body reads it.
    root.environment.displayScale = 2
    root.layoutIfNeeded()
    root.environment.width = 25
    root.layoutIfNeeded()
    #expect(log.names == [])
    #expect([root.counters.bodies, root.counters.measures, root.counters.visits] == [0, 0, 0])
  }

  @Test func `a new value in a modifier evaluates its readers only`() {
    let log = Log()
    let item = Item()
    let root = root()
    struct Middle: Layout {
      let item: Item
      let log: Log

      var body: some Layout {
        let _ = log.names.append("middle")
        HStack {
          High(log: log)
          Wide(name: "direct", log: log)
          Wide(name: "fixed", log: log).environment(\.width, 10)
        }.environment(\.width, Double(item.count))
      }
    }
    item.count = 10
    root.updateBody { Middle(item: item, log: log) }
    for (count, width) in [(11, 11), (10, 10), (12, 12)] {
      log.names = []
      item.count = count
      root.layoutIfNeeded()
      #expect(log.names.sorted() == ["direct", "inner", "middle"])
      #expect(root.result.leaves.map(\.width) == [1, Double(width), 7, Double(width), 10])
    }
    // What was left alone knows its place: it reads what came down meanwhile.
    root.environment.height = 4
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width) == [1, 12, 7, 12, 10])
    #expect(root.result.leaves.first?.height == 4)
  }

  @Test func `a body evaluated alone later sees what changed above meanwhile`() {
    let item = Item()
    let log = Log()
    struct Late: Layout {
      let item: Item
      let log: Log
      var body: some Layout { if item.count > 0 { Wide(log: log) } }
    }
    let root = root()
    func count() -> Int { root.result.elements.filter { $0.kind == .flexible && $0.layers[1].width == 50 }.count }
    root.updateBody {
      VStack { Late(item: item, log: log).overlay { Late(item: item, log: log) } }.environment(\.height, 5)
      GeometryReader { proxy in if proxy.size.width < 300 { Wide(log: log) } }
    }
    root.environment.width = 50
    root.layoutIfNeeded()
    #expect(log.names == [])
    item.count = 1
    root.layoutIfNeeded()
    #expect(count() == 2)
    root.size = Size(width: 200, height: 200)
    root.layoutIfNeeded()
    #expect(count() == 3)
    #expect(log.names.count == 3)
  }

  @Test func `rows of a lazy list that are made later see it too`() {
    let items = (0..<1000).map { _ in Item() }
    let log = Log()
    struct Row: Layout {
      @Environment(\.width) var width
      let item: Item
      var body: some Layout { Color.red.size(width: width, height: 50 + Double(item.count)) }
    }
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.updateBody {
      let _ = log.names.append("root")
      ScrollView { LazyVStack { ForEach(0..<1000) { Row(item: items[$0]) } } }.id("list")
    }
    root.environment.width = 30
    root.layoutIfNeeded()
    let made = root.session.footprint.bodies
    #expect(made > 0 && made < 10)
    #expect(root.counters.bodies == made)
    #expect(root.result.leaves.allSatisfy { $0.width == 30 })
    root.scroll("list", to: Point(x: 0, y: 10_000))
    root.layoutIfNeeded()
    #expect(root.result.leaves.count < 10)
    #expect(root.result.leaves.allSatisfy { $0.width == 30 })
    items[201].count = 7
    root.layoutIfNeeded()
    #expect(root.counters.bodies == 1)
    #expect(root.result.leaves.map(\.height).filter { $0 == 57 }.count == 1)
    // Rows that were scrolled away do not react.
    let bodies = root.session.bodyCount
    items[0].count = 7
    root.layoutIfNeeded()
    #expect(root.session.bodyCount == bodies)
    #expect(log.names == ["root"])
  }

  @Test func `the style reaches what the library makes from it`() {
    let root = root()
    let host = CountingHost()
    root.host = host
    root.updateBody {
      Text("xx")
      Circle().size(width: 5, height: 5)
    }
    root.environment.font = .system(size: 20)
    root.environment.foregroundColor = .blue
    root.layoutIfNeeded()
    #expect(root.result.leaves.first?.size == Size(width: 20, height: 20))
    #expect(
      host.views.values.contains {
        if case .shape(_, let style) = $0.content { style.fill == .color(.blue) } else { false }
      })
  }

  @Test(.promises("F132")) func `objects of the environment, one of each type, overridden at any level`() {
    let (one, two) = (Item("one"), Item("two"))
    struct Label: Layout {
      @Environment(Item.self) var item: Item?
      var body: some Layout { Text(item?.title ?? "none") }
    }
    struct Needing: Layout {
      @Environment(Item.self) var item
      var body: some Layout { Text(item.title) }
    }
    struct Falling: Layout {
      @Environment(Item.self, default: Item("default")) var item
      var body: some Layout { Text(item.title) }
    }
    let root = root()
    root.updateBody {
      Label()
      Falling()
      VStack {
        Label()
        Needing()
        Label().environment(two)
        Label().environment(Item?.none)
      }.environment(one)
    }
    let texts = { root.result.elements.compactMap(\.text) }
    #expect(texts() == ["none", "default", "one", "one", "two", "none"])
    one.title = "1"
    root.layoutIfNeeded()
    #expect(root.counters.bodies == 2)
    root.environment[Item.self] = two
    root.layoutIfNeeded()
    #expect(root.counters.bodies == 2)
    #expect(texts() == ["two", "two", "1", "1", "two", "none"])
  }

  @Test func `closures of a body read where the body stands, wherever they run`() {
    struct List: Layout {
      @Environment(\.width) var width
      var body: some Layout {
        VStack {
          ForEach(0..<2) { _ in Color.red.size(width: width, height: 1) }
          GeometryReader { _ in Color.red.size(width: width, height: 1) }
          EnvironmentReader { Color.red.size(width: width + $0.width, height: 1) }
          Color.red.size(width: 2, height: 1).modifier(Around(width: 3))
        }.environment(\.width, 100)
      }
    }
    struct Around: LayoutModifier {
      let width: Double
      @Environment(\.width) var outer
      func body(content: Content) -> some Layout {
        HStack {
          content
          Color.red.size(width: width + outer, height: 1)
        }
      }
    }
    let root = root()
    root.updateBody { List() }
    #expect(root.result.leaves.map(\.width) == [10, 10, 10, 110, 2, 103])
    root.environment.width = 20
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width) == [20, 20, 20, 120, 2, 103])
  }

  @Test func `outside of a body the default is read, and that is diagnosed`() {
    let observed = Mutex<[Diagnostic]>([])
    let stray = Wide(log: Log())
    LayoutDiagnostics.withHandler({ diagnostic in observed.withLock { $0.append(diagnostic) } }) {
      #expect(stray.width == 10)
    }
    #expect(observed.withLock { $0.map(\.code) } == [.environmentOutsideBody])
    #expect(stray.width == 10)
  }

  @Test func `layouts within bodies, several roots and tasks do not meet`() async {
    struct Nested: Layout {
      @Environment(\.width) var width
      var body: some Layout {
        let before = width
        let inner = Wide(log: Log()).environment(\.width, before * 2).calculateLayout(in: Size(width: 99, height: 9))
        Color.red.size(width: inner.size.width, height: width == before ? 1 : 2)
      }
    }
    #expect(Nested().environment(\.width, 4).leaves() == [rect(0, 0, 8, 1)])
    await withTaskGroup(of: [Double].self) { group in
      for task in 1...8 {
        group.addTask {
          (0..<20).map { round in
            var environment = EnvironmentValues()
            environment.width = Double(task * 100 + round)
            return HStack { Nested() }
              .calculateLayout(in: Size(width: 9999, height: 9), environment: environment).size.width
              - Double(round * 2)
          }
        }
      }
      var widths: Set<Double> = []
      for await result in group { widths.formUnion(result) }
      #expect(widths == Set((1...8).map { Double($0 * 200) }))
    }
  }

  @Test func `a task that a body starts does not read through it`() async {
    struct Starting: Layout {
      let start: (Self) -> Void
      @Environment(\.width) var width
      var body: some Layout {
        let _ = start(self)
        Color.red.size(width: width, height: 1)
      }
    }
    nonisolated(unsafe) var task: Task<Double, Never>?
    _ = Starting { element in
      nonisolated(unsafe) let element = element
      task = Task { element.width }
    }.environment(\.width, 30).calculateLayout(in: Size(width: 50, height: 50))
    #expect(await task?.value == 10)
  }
}
