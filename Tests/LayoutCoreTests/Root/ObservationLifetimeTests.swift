@testable import LayoutCore
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

  @Test func `a body that its model made invalid has the same token, and any other evaluation a new one`() throws {
    let model = SharedModel(1)
    let root = root()
    let body = { Reader(model: model) }
    root.updateBody(body)
    // The first body of a type has a token that is not read.
    model.value = 2
    root.layoutIfNeeded()
    let tracked = try #require(root.session.contents.bodies.values.first { $0.token != nil })
    let first = tracked.token
    model.value = 3
    root.layoutIfNeeded()
    // The body, and that of the box in it.
    #expect(root.counters.bodies == 2)
    #expect(root.contentSize.width == 3)
    #expect(tracked.token === first)
    root.updateBody()
    #expect(tracked.token !== first)
    model.value = 4
    root.layoutIfNeeded()
    #expect(root.counters.bodies == 2)
    #expect(root.contentSize.width == 4)
  }

  @Test func `a token is armed again when its change was taken, and a notice that comes late does not count`() {
    let inbox = Inbox(listener: Listener(), wake: nil)
    let token = ObservationToken(.none)
    #expect(inbox.isIdle(token))
    let first = inbox.arm(token)
    inbox.post(token, first)
    #expect(!inbox.isIdle(token))
    #expect(inbox.drain().count == 1)
    #expect(inbox.isIdle(token))
    let second = inbox.arm(token)
    inbox.post(token, first)
    #expect(inbox.isEmpty)
    inbox.post(token, second)
    inbox.post(token, second)
    #expect(inbox.drain().count == 1)
  }

  @Test func `a body that is gone does not react, and nothing keeps it`() {
    let item = Item()
    var isShown = true
    var requested = 0
    let root = root { _ in requested += 1 }
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
    let before = requested
    item.title = "y"
    #expect(requested == before)
    root.layoutIfNeeded()
    #expect(root.counters.bodies == 0)
  }

  @Test func `a root that is gone is not notified, and models do not keep it`() {
    let item = Item()
    var requested = 0
    weak var guest: Guest?
    weak var gone: LayoutRoot?
    do {
      let new = Guest()
      guest = new
      let root = root { _ in requested += 1 }
      gone = root
      root.updateBody { ItemReader(item: item, guest: new) }
    }
    #expect(gone == nil)
    #expect(guest == nil)
    let before = requested
    item.title = "y"
    #expect(requested == before)
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
    var requested = 0
    let root = root({ _ in requested += 1 }, wake: { woken.add() })
    root.updateBody { Reader(model: model) }
    #expect(requested == 1)
    onOtherThread { for value in 1...100 { model.value = value } }
    #expect(woken.count == 1)
    #expect(requested == 1)
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
    var requested = 0
    let root = root { _ in requested += 1 }
    root.updateBody {
      Reader(model: model)
      Text("\(model.value)")
    }
    onOtherThread { model.value = 1 }
    #expect(requested == 1)
    let item = Item()
    root.updateBody {
      Reader(model: model)
      ItemReader(item: item)
    }
    #expect(requested == 2)
    onOtherThread { model.value = 2 }
    item.title = "y"
    #expect(requested == 3)
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
