import LayoutCore
import LayoutTesting
import Observation
import Synchronization
import TestPromises
import Testing

/// Counts on any thread.
private final class Tally: Sendable {
  private let storage = Mutex(0)
  var count: Int { storage.withLock { $0 } }
  func add() { storage.withLock { $0 += 1 } }
}

private struct Reader: Layout {
  let model: SharedModel<Int>
  var body: some Layout { Box(Double(model.value), 10) }
}

private struct ItemReader: Layout {
  let item: Item
  /// An object that lives as long as the stored element.
  var guest: Guest?
  var body: some Layout { Text(item.title) }
}

private final class Guest {}

@Suite struct `Observation ends with what it observes` {
  private func root(
    _ schedule: ((LayoutRoot) -> Void)? = nil, wake: (@Sendable () -> Void)? = nil
  ) -> LayoutRoot {
    LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens, schedule: schedule, wake: wake)
  }

  @Test func `a body that is gone does not react, and nothing keeps it`() {
    let item = Item()
    var isShown = true
    var asked = 0
    let root = root { _ in asked += 1 }
    weak var guest: Guest?
    let body = { () -> _OptionalLayout<ItemReader> in
      let new = Guest()
      guest = new
      return _OptionalLayout(isShown ? ItemReader(item: item, guest: new) : nil)
    }
    root.updateBody(body)
    #expect(guest != nil)
    #expect(root.session.footprint.bodies == 1)
    isShown = false
    root.updateBody(body)
    #expect(guest == nil)
    #expect(root.session.footprint.bodies == 0)
    let before = asked
    item.title = "y"
    #expect(asked == before)
    root.layoutIfNeeded()
    #expect(root.counters.bodies == 0)
  }

  @Test func `a root that is gone is not notified, and models do not keep it`() {
    let item = Item()
    var asked = 0
    weak var guest: Guest?
    weak var gone: LayoutRoot?
    do {
      let new = Guest()
      guest = new
      let root = root { _ in asked += 1 }
      gone = root
      root.updateBody { ItemReader(item: item, guest: new) }
    }
    #expect(gone == nil)
    #expect(guest == nil)
    let before = asked
    item.title = "y"
    #expect(asked == before)
  }

  @Test func `a model is not kept by a body that read it once`() {
    var item: Item? = Item()
    weak let gone = item
    let root = root()
    root.updateBody { _OptionalLayout(item.map { ItemReader(item: $0) }) }
    item = nil
    #expect(gone != nil)
    root.updateBody()
    #expect(gone == nil)
  }

  @Test func `10,000 updates and changes leave as much behind as one`() {
    let item = Item()
    let root = root()
    func body(_ round: Int) -> some Layout {
      VStack {
        ItemReader(item: item)
        if round % 2 == 0 { ItemReader(item: item) }
        ForEach([round % 3, 5], id: \.self) { _ in Text(item.title) }
        EnvironmentReader { Box($0.displayScale, Double(item.count)) }
      }
    }
    for round in 0..<12 { root.updateBody { body(round) } }
    let footprint = root.session.footprint
    // Four read something, and the box can be compared.
    #expect(footprint.bodies == 5)
    for round in 0..<10_002 {
      if round % 3 == 0 { item.count = round % 5 }
      if round % 2 == 0 { root.layoutIfNeeded() } else { root.updateBody { body(round) } }
    }
    root.updateBody { body(11) }
    #expect(root.session.footprint == footprint)
  }

  @Test(.promises("B24"))
  func `a change on another thread waits for the next turn, and wakes once on that thread`() async {
    let model = SharedModel(0)
    let woken = Tally()
    var asked = 0
    let root = root({ _ in asked += 1 }, wake: { woken.add() })
    root.updateBody { Reader(model: model) }
    #expect(asked == 1)
    onOtherThread { for value in 1...100 { model.value = value } }
    #expect(woken.count == 1)
    #expect(asked == 1)
    #expect(root.contentSize.width == 0)
    root.layoutIfNeeded()
    #expect(root.contentSize.width == 100)
    #expect(root.counters.bodies == 2)
    onOtherThread { model.value = 7 }
    #expect(woken.count == 2)
    root.layoutIfNeeded()
    #expect(root.contentSize.width == 7)
  }

  @Test(.promises("B24")) func `without a hook for other threads nothing is notified, and the next change here is`() {
    let model = SharedModel(0)
    var asked = 0
    let root = root { _ in asked += 1 }
    root.updateBody {
      Reader(model: model)
      Text("\(model.value)")
    }
    onOtherThread { model.value = 1 }
    #expect(asked == 1)
    let item = Item()
    root.updateBody {
      Reader(model: model)
      ItemReader(item: item)
    }
    #expect(asked == 2)
    onOtherThread { model.value = 2 }
    item.title = "y"
    #expect(asked == 3)
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width).first == 2)
  }

  @Test(.promises("B24")) func `threads that change while turns run lose nothing that comes after`() {
    let models = (0..<4).map { _ in SharedModel(0) }
    let root = root()
    root.updateBody { ForEach(0..<4) { Reader(model: models[$0]) } }
    let running = Tally()
    for model in models {
      detach {
        for value in 1...2_000 { model.value = value }
        running.add()
      }
    }
    while running.count < 4 { root.layoutIfNeeded() }
    for model in models { model.value = 3 }
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width) == [3, 3, 3, 3])
    #expect(root.diagnostics == [])
  }
}
