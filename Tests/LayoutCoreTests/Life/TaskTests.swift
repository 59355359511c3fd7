@testable import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Tasks of elements` {
  /// What tasks did, in order.
  private actor Log {
    private(set) var entries: [String] = []
    private var waiting: [(count: Int, CheckedContinuation<Void, Never>)] = []

    func add(_ entry: String) {
      entries.append(entry)
      for waiter in waiting where entries.count >= waiter.count { waiter.1.resume() }
      waiting.removeAll { entries.count >= $0.count }
    }

    /// The entries, as soon as there are so many.
    func entries(_ count: Int) async -> [String] {
      if entries.count < count { await withCheckedContinuation { waiting.append((count, $0)) } }
      return entries
    }

    /// Notes the beginning, waits until the task is cancelled, and notes that.
    func run(_ name: String) async {
      add("begin \(name)")
      try? await Task.sleep(for: .seconds(1_000))
      add("\(Task.isCancelled ? "cancel" : "end") \(name)")
    }
  }

  private let log = Log()

  @Test func `a task begins once and is cancelled with its element`() async {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func show(_ isShown: Bool) {
      root.updateBody { VStack { if isShown { Box(10, 10).task { [log] in await log.run("a") } } } }
    }
    show(true)
    show(true)
    #expect(await log.entries(1) == ["begin a"])
    show(false)
    #expect(await log.entries(2) == ["begin a", "cancel a"])
  }

  @Test func `another id cancels the task and begins another one`() async {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func show(_ id: Int) { root.updateBody { Box(10, 10).task(id: id) { [log] in await log.run("\(id)") } } }
    show(1)
    #expect(await log.entries(1) == ["begin 1"])
    show(1)
    show(2)
    #expect(await log.entries(3).sorted() == ["begin 1", "begin 2", "cancel 1"])
  }

  @Test func `a task ends with the root`() async {
    var root: LayoutRoot? = LayoutRoot(size: Size(width: 100, height: 100))
    root?.updateBody { Box(10, 10).task { [log] in await log.run("a") } }
    #expect(await log.entries(1) == ["begin a"])
    root = nil
    #expect(await log.entries(2) == ["begin a", "cancel a"])
  }

  @Test func `a task writes the state of its element, and a turn follows`() async {
    struct Loader: Layout {
      @State var width = 10.0
      let log: Log
      var body: some Layout {
        Box(width, 10).task {
          width = 40
          await log.add("loaded")
        }
      }
    }
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody { VStack { Loader(log: log) } }
    #expect(await log.entries(1) == ["loaded"])
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width) == [40])
  }

  @Test func `nothing begins in a layout of one shot`() async {
    let session = LayoutSession(measurers: Measurers(), environment: EnvironmentValues())
    session.update(Box(10, 10).task { [log] in await log.run("a") }, environment: EnvironmentValues())
    _ = session.layout(in: Proposal(Size(width: 100, height: 100)))
    session.runActions()
    #expect(session.contents.life.observers.isEmpty)
  }

  @Test func `a task begins after the actions of all elements that come with it`() async {
    let order = Locked<[String]>([])
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody {
      VStack {
        Box(10, 10).onAppear { order.withLock { $0.append("first") } }
        Box(10, 10).onAppear { order.withLock { $0.append("second") } }
      }
      .task { [log] in await log.add("begins after \(order.withLock { $0 })") }
    }
    #expect(await log.entries(1) == [#"begins after ["first", "second"]"#])
  }

  @Test func `threads that write a state at once leave one of their values`() async {
    struct Shared: Layout {
      @State var number = 0
      let keep: (State<Int>) -> Void
      var body: some Layout {
        keep(_number)
        return Box(Double(number), 10)
      }
    }
    let kept = Observed<State<Int>>()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.updateBody { VStack { Shared(keep: { kept.values.append($0) }) } }
    let state = kept.values[0]
    await withTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask { for _ in 0..<500 { state.wrappedValue = number } }
      }
    }
    root.layoutIfNeeded()
    #expect((1.0...8.0).contains(root.result.leaves[0].width))
    #expect(root.result.leaves[0].width == Double(state.wrappedValue))
  }

  /// An element with a property that is not `Sendable`.
  private struct Counting: Layout {
    final class Model { var count = 0 }

    @State var count = 0
    let model = Model()
    let log: Log

    var body: some Layout {
      Text("\(count)").task {
        count += 1
        model.count += 1
        let actor: (any Actor)? = #isolation
        await log.add("counted \(count) \(actor === MainActor.shared)")
      }
    }
  }

  @Test func `a task uses its element's properties, and runs on the main actor in a container`() async {
    for isOnMainActor in [false, true] {
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      root.isOnMainActor = isOnMainActor
      let log = Log()
      root.updateBody { Counting(log: log) }
      let entries = await log.entries(1)
      #expect(entries == ["counted 1 \(isOnMainActor)"])
    }
  }

  @Test func `values of a sequence reach an element as long as it lives`() async {
    let (values, source) = AsyncStream<Int>.makeStream()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func show(_ isShown: Bool) {
      root.updateBody {
        VStack { if isShown { Box(10, 10).onReceive(values) { [log] value in Task { await log.add("\(value)") } } } }
      }
    }
    show(true)
    source.yield(1)
    #expect(await log.entries(1) == ["1"])
    source.yield(2)
    #expect(await log.entries(2) == ["1", "2"])
    source.onTermination = { [log] _ in Task { await log.add("ended") } }
    show(false)
    #expect(await log.entries(3) == ["1", "2", "ended"])
  }
}
