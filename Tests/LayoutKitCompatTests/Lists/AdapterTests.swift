import LayoutCore
import LayoutKitCompat
import TestPromises
import Testing

@MainActor
@Suite struct AdapterTests {
  let queue = StepQueue()
  let list = RowList()
  let adapter: ReloadableViewLayoutAdapter
  let tally = Tally()

  init() {
    adapter = ReloadableViewLayoutAdapter(list: list, queue: queue)
    list.adapter = adapter
  }

  private func rows(_ ids: some Sequence<Int>, changed: Set<Int> = []) -> @Sendable () -> [ListSection] {
    let items = ids.map { row($0, height: changed.contains($0) ? 20 : 10, tally) }
    return { [ListSection(items: items)] }
  }

  @Test(.promises("LK-70"))
  func `an adapter has values for a list, also for what does not exist, and rows are shown in cells`() {
    let label = layout(height: 5)
    adapter.reload(
      width: 100, synchronous: true,
      provider: { [ListSection(header: square(3), layouts: [square(10), square(20)], footer: label)] })
    #expect(adapter.numberOfSections == 1)
    #expect(adapter.numberOfItems(in: 0) == 2)
    #expect(adapter.numberOfItems(in: 1) == 0 && adapter.numberOfItems(in: -1) == 0)
    #expect(adapter.size(ofItemAt: ListIndex(section: 0, item: 1)).height == 20)
    #expect(adapter.size(ofItemAt: ListIndex(section: 0, item: 2)) == .zero)
    #expect(adapter.size(ofItemAt: ListIndex(section: 7, item: -1)) == .zero)
    #expect(adapter.size(ofFooterIn: 0).height == 5)
    #expect(adapter.size(ofHeaderIn: 3) == .zero)
    let cell = CountingView(width: 100, height: 20)
    adapter.show(itemAt: ListIndex(section: 0, item: 1), in: cell)
    #expect(cell.frames == [Rect(x: 0, y: 0, width: 20, height: 20)])
    // A cell is used again for another row, and shows nothing of the one before.
    adapter.show(itemAt: ListIndex(section: 0, item: 0), in: cell, options: ViewOptions(reusesByKind: true))
    #expect(cell.frames == [Rect(x: 0, y: 0, width: 10, height: 10)])
    #expect(cell.children.map(\.configurations) == [2])
    let header = CountingView(width: 100, height: 3)
    adapter.show(headerIn: 0, in: header)
    adapter.show(footerIn: 0, in: header)
    #expect(header.frames == [])
  }

  @Test(.promises("LK-70")) func `a subclass overrides a part of it`() {
    final class Taller: ReloadableViewLayoutAdapter {
      override func size(ofItemAt index: ListIndex) -> Size {
        let size = super.size(ofItemAt: index)
        return index.item == 0 ? Size(width: size.width, height: size.height + 1) : size
      }
    }
    let adapter = Taller(list: list, queue: queue)
    list.adapter = adapter
    adapter.reload(synchronous: true, provider: rows(0..<2))
    #expect(list.sections.map(\.rows) == [[11, 10]])
  }

  @Test(.promises("LK-71")) func `nothing is laid out, and nothing requested, before the queue comes to it`() {
    let asked = Tally()
    let items = (0..<3).map { row($0, tally) }
    var isDone = false
    adapter.reload(
      width: 100,
      provider: {
        asked.add()
        return [ListSection(items: items)]
      }, completion: { isDone = true })
    #expect(asked.count == 0 && tally.count == 0)
    queue.runBackground()
    #expect(asked.count == 1 && tally.count == 3)
    #expect(list.events == RowList.Events())
    #expect(!isDone)
    queue.runMain()
    #expect(isDone)
    #expect(list.sections.map(\.rows) == [[10, 10, 10]])
  }

  @Test(.promises("LK-71")) func `tasks run one after the other`() async {
    let queue = TaskReloadQueue()
    let order = Order()
    for number in 0..<50 { queue.background { order.add(number) } }
    await withCheckedContinuation { done in queue.background { queue.main { done.resume() } } }
    #expect(order.numbers == Array(0..<50))
  }

  @Test(.promises("LK-71")) func `rows are laid out by tasks, away from the main actor`() async {
    let adapter = ReloadableViewLayoutAdapter(list: list)
    list.adapter = adapter
    let provider = rows(0..<200)
    await withCheckedContinuation { done in
      adapter.reload(width: 100, provider: provider, completion: { done.resume() })
    }
    #expect(list.sections.map(\.rows.count) == [200])
    #expect(list.events.reloadData == 1)
    #expect(list.events.insertItems == 199)
  }

  @Test(.promises("LK-72")) func `a reload ends the ones before between two rows`() {
    let token = Tally()
    let tally = tally
    let adapter = adapter
    let items = (0..<10).map { number in
      ListItem(id: number, value: 0) { _ in
        // While the fourth row is laid out, another reload comes.
        if number == 3 { MainActor.assumeIsolated { adapter.reload(synchronous: true, provider: { [] }) } }
        return CountedRow(height: 10, tally: tally)
      }
    }
    adapter.reload(
      provider: { [ListSection(items: items)] },
      completion: { token.add() })
    queue.runAll()
    #expect(tally.count == 4)
    #expect(token.count == 0)
    #expect(list.events == RowList.Events(reloadData: 1))
    #expect(list.sections.isEmpty)
  }

  @Test(.promises("LK-72")) func `a reload ends the ones before between two sections`() {
    let adapter = adapter
    let tally = tally
    let first = ListSection(
      items: [],
      footer: ListItem(id: 0, value: 0) { _ in
        MainActor.assumeIsolated { adapter.reload(synchronous: true, provider: { [] }) }
        return CountedRow(height: 10, tally: tally)
      })
    let second = ListSection(header: row(1, tally), items: [])
    adapter.reload(provider: { [first, second] })
    queue.runAll()
    #expect(tally.count == 1)
  }

  @Test(.promises("LK-72")) func `the adapter that is let go leaves the list as it is`() {
    var adapter: ReloadableViewLayoutAdapter? = ReloadableViewLayoutAdapter(list: list, queue: queue)
    var completions = 0
    adapter?.reload(provider: rows(0..<3), completion: { completions += 1 })
    weak let released = adapter
    adapter = nil
    #expect(released == nil)
    queue.runAll()
    #expect(completions == 0 && tally.count == 0)
    #expect(list.events == RowList.Events())
  }

  @Test(.promises("LK-72")) func `a reload that the list requests during a call for rows ends that one`() {
    var completions: [String] = []
    list.onReload = { [list, adapter] in
      list.onReload = nil
      adapter.reload(synchronous: true, provider: { [] }, completion: { completions.append("second") })
    }
    adapter.reload(synchronous: true, provider: rows(0..<3), completion: { completions.append("first") })
    #expect(completions == ["second"])
    #expect(list.sections.isEmpty)
  }

  @Test(.promises("LK-71")) func `what a completion holds is let go when it was called`() {
    var object: Tally? = Tally()
    weak let released = object
    adapter.reload(synchronous: true, provider: rows(0..<3), completion: { [object] in object?.add() })
    object = nil
    #expect(released == nil)
  }

  @Test(.promises("LK-73"))
  func `rows are handed over each up to the 64th, then by sixteen, and at the end of a section`() {
    let items = (0..<150).map { row($0, tally) }
    let more = (150..<153).map { row($0, tally) }
    adapter.reload(provider: { [ListSection(items: items), ListSection(items: []), ListSection(items: more)] })
    queue.runBackground()
    var counts: [[Int]] = []
    while queue.waiting > 1 {
      queue.runMain(1)
      counts.append(list.sections.map(\.rows.count))
    }
    let first = (Array(1...65) + [81, 97, 113, 129, 145, 150]).map { [$0] }
    #expect(counts == first + [[150, 0], [150, 0, 1], [150, 0, 2], [150, 0, 3]])
    queue.runMain()
    #expect(list.events.reloadData == 1)
    #expect(list.events.insertItems == 151)
    #expect(list.events.insertSections == 2)
  }

  @Test(.promises("LK-73")) func `empty updates, a list that shows something, and no waiting switch it off`() {
    adapter.reload(batchUpdates: BatchUpdates(), provider: rows(0..<100))
    queue.runBackground()
    #expect(queue.waiting == 1)
    queue.runMain()
    adapter.reload(provider: rows(0..<200))
    queue.runBackground()
    #expect(queue.waiting == 1)
    queue.runMain()
    #expect(list.events == RowList.Events(reloadData: 2))
  }

  @Test(.promises("LK-74"))
  func `while the list moves nothing is shown; the next rows, or the last, bring the others along`() {
    adapter.reload(provider: rows(0..<10))
    queue.runBackground()
    queue.runMain(2)
    #expect(list.sections.map(\.rows.count) == [2])
    list.isScrolling = true
    queue.runMain(3)
    #expect(list.sections.map(\.rows.count) == [2])
    list.isScrolling = false
    queue.runMain(1)
    #expect(list.sections.map(\.rows.count) == [6])
    #expect(list.events.batches == 2)
    list.isScrolling = true
    queue.runMain(4)
    #expect(list.sections.map(\.rows.count) == [6])
    queue.runMain()
    #expect(list.sections.map(\.rows.count) == [10])
    #expect(list.events.batches == 3)
  }

  @Test(.promises("LK-75")) func `a list without rows is reloaded once`() {
    var completions = 0
    adapter.reload(provider: { [] }, completion: { completions += 1 })
    queue.runAll()
    #expect(list.events == RowList.Events(reloadData: 1))
    #expect(completions == 1)
  }

  @Test(.promises("LK-76")) func `updates that do not lead to the new rows are reported, and the list is reloaded`() {
    adapter.reload(synchronous: true, provider: rows(0..<3))
    var heard: [Diagnostic] = []
    adapter.report = { heard.append($0) }
    var updates = BatchUpdates()
    updates.insertItems = [ListIndex(section: 0, item: 3)]
    adapter.reload(synchronous: true, batchUpdates: updates, provider: rows(0..<5))
    #expect(list.events == RowList.Events(reloadData: 2))
    #expect(list.sections.map(\.rows.count) == [5])
    #expect(heard.map(\.code) == [.inconsistentUpdates])
    adapter.reload(synchronous: true, batchUpdates: updates, provider: rows([0, 1, 2, 9, 3, 4]))
    #expect(list.events.insertItems == 1 && list.events.reloadData == 2)
    #expect(heard.count == 1)
  }

  @Test(.promises("LK-77")) func `rows that were laid out elsewhere are shown at once, and end what is under way`() {
    var completions = 0
    adapter.reload(provider: rows(0..<3), completion: { completions += 1 })
    let arranged = ArrangedSection(
      header: layout(height: 7).arrangement(), items: [layout(height: 8).arrangement(width: 50)])
    adapter.reload(arrangement: [arranged])
    queue.runAll()
    #expect(list.sections == [RowList.Section(header: 7, rows: [8], footer: 0)])
    #expect(list.events == RowList.Events(reloadData: 1))
    #expect(completions == 0)
    var updates = BatchUpdates()
    updates.insertSections = [1]
    adapter.reload(arrangement: [arranged, arranged], batchUpdates: updates)
    #expect(list.events.insertSections == 1 && list.events.reloadData == 1)
    #expect(adapter.currentArrangement[1].items.map(\.frame.height) == [8])
  }

  @Test(.promises("LK-78")) func `the time that a person waited is reported, for the first rows and for all`() {
    let clock = Order()
    let adapter = ReloadableViewLayoutAdapter(
      list: list, queue: queue, now: { .milliseconds(clock.numbers.reduce(0, +)) })
    list.adapter = adapter
    var reports: [ReloadReport] = []
    adapter.logger = { reports.append($0) }
    clock.add(1000)
    adapter.reload(provider: rows(0..<3))
    clock.add(15)
    queue.runBackground()
    queue.runMain(1)
    clock.add(20)
    queue.runMain()
    #expect(
      reports == [
        .init(event: .firstRows, milliseconds: 15, itemCount: 1),
        .init(event: .allRows, milliseconds: 35, itemCount: 3),
      ])
  }
}

/// Numbers in the order they came.
final class Order: Sendable {
  private let list = Locked<[Int]>([])

  func add(_ number: Int) { list.withLock { $0.append(number) } }
  var numbers: [Int] { list.withLock { $0 } }
}
