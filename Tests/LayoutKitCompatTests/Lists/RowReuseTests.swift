import LayoutCore
import LayoutKitCompat
import TestPromises
import Testing

/// What a change costs, in layouts that are measured.
@MainActor
@Suite struct RowReuseTests {
  let queue = StepQueue()
  let list = RowList()
  let adapter: ReloadableViewLayoutAdapter
  let tally = Tally()

  init() {
    adapter = ReloadableViewLayoutAdapter(list: list, queue: queue)
    list.adapter = adapter
  }

  /// Reloads and returns the number of measured layouts.
  private func reload(
    _ ids: some Sequence<Int>, changed: Set<Int> = [], width: Double = 100, updates: BatchUpdates? = nil
  ) -> Int {
    let items = ids.map { row($0, height: changed.contains($0) ? 20 : 10, tally) }
    let header = row(-1, tally)
    adapter.reload(
      width: width, synchronous: true, batchUpdates: updates,
      provider: { [ListSection(header: header, items: items)] })
    return tally.take()
  }

  @Test(.promises("LK-79", "U3")) func `one row that comes into a thousand is the only one that is laid out`() {
    #expect(reload(0..<1000) == 1001)
    var updates = BatchUpdates()
    updates.insertItems = [ListIndex(section: 0, item: 500)]
    #expect(reload(Array(0..<500) + [5000] + Array(500..<1000), updates: updates) == 1)
    #expect(list.events == RowList.Events(reloadData: 1, batches: 1, insertItems: 1))
    #expect(list.sections[0].rows.count == 1001)
    // Rows that only go elsewhere, or go away, cost nothing.
    #expect(reload((0..<1000).reversed()) == 0)
    #expect(reload(0..<10) == 0)
  }

  @Test(.promises("U4", "U14")) func `two rows that show something else are the only ones that are laid out`() {
    _ = reload(0..<1000)
    var updates = BatchUpdates()
    updates.reloadItems = [ListIndex(section: 0, item: 3), ListIndex(section: 0, item: 700)]
    #expect(reload(0..<1000, changed: [3, 700], updates: updates) == 2)
    #expect(list.sections[0].rows[700] == 20)
    #expect(list.sections[0].rows[699] == 10)
  }

  @Test(.promises("LK-79")) func `rows go on being known when they are laid out in the background, bit by bit`() {
    let items = (0..<100).map { row($0, tally) }
    adapter.reload(width: 100, provider: { [ListSection(items: items)] })
    queue.runAll()
    #expect(tally.take() == 100)
    adapter.reload(width: 100, provider: { [ListSection(items: items + [row(100, Tally())])] })
    queue.runAll()
    #expect(tally.take() == 0)
    #expect(list.sections[0].rows.count == 101)
  }

  @Test(.promises("U16")) func `a row with another value, height or identity never shows what was there before`() {
    _ = reload(0..<3)
    #expect(reload(0..<3, changed: [1]) == 1)
    #expect(list.sections[0].rows == [10, 20, 10])
    #expect(reload(0..<3) == 1)
    #expect(list.sections[0].rows == [10, 10, 10])
    #expect(reload([7, 8]) == 2)
  }

  @Test(.promises("U5")) func `turning the list and back lays nothing out twice`() {
    #expect(reload(0..<100, width: 320) == 101)
    adapter.resize(width: 480, synchronous: true)
    #expect(tally.take() == 101)
    #expect(adapter.size(ofItemAt: ListIndex(section: 0, item: 0)).width == 480)
    adapter.resize(width: 480, synchronous: true)
    #expect(tally.take() == 0 && list.events.reloadData == 2)
    adapter.resize(width: 320, synchronous: true)
    #expect(tally.take() == 0 && list.events.reloadData == 3)
    #expect(adapter.size(ofItemAt: ListIndex(section: 0, item: 0)).width == 320)
    // Two sizes are kept: a third one drives out the one that was not used for the longest time.
    adapter.resize(width: 200, synchronous: true)
    #expect(tally.take() == 101)
    adapter.resize(width: 320, synchronous: true)
    #expect(tally.take() == 0)
    adapter.resize(width: 480, synchronous: true)
    #expect(tally.take() == 101)
  }

  @Test(.promises("U5")) func `a reload under way goes on in the new size, with its updates and its completion`() {
    _ = reload(0..<3, width: 320)
    var updates = BatchUpdates()
    updates.insertItems = [ListIndex(section: 0, item: 3)]
    let items = (0..<4).map { row($0, tally) }
    let header = row(-1, tally)
    var completions: [String] = []
    adapter.reload(
      width: 320, batchUpdates: updates, provider: { [ListSection(header: header, items: items)] },
      completion: { completions.append("reload") })
    adapter.resize(width: 480, completion: { completions.append("resize") })
    queue.runAll()
    #expect(completions == ["reload", "resize"])
    #expect(list.events == RowList.Events(reloadData: 1, batches: 1, insertItems: 1))
    #expect(adapter.size(ofItemAt: ListIndex(section: 0, item: 3)).width == 480)
    // The updates were used up.
    adapter.resize(width: 320, synchronous: true)
    #expect(list.events.reloadData == 2 && list.events.batches == 1)
    #expect(completions == ["reload", "resize"])
  }

  @Test(.promises("U5")) func `a row that changed in between is laid out in each size`() {
    _ = reload(0..<10, width: 320)
    _ = reload(0..<10, width: 480)
    #expect(reload(0..<10, changed: [4], width: 320) == 1)
    #expect(reload(0..<10, changed: [4], width: 480) == 1)
    #expect(list.sections[0].rows[4] == 20)
  }

  @Test(.promises("U6")) func `two rows with one identity are shown each as it is, and reported`() {
    var heard: [Diagnostic] = []
    adapter.report = { heard.append($0) }
    let items = [row(1, height: 10, tally), row(1, height: 20, tally), row(2, height: 30, tally)]
    for _ in 0..<2 { adapter.reload(synchronous: true, provider: { [ListSection(items: items)] }) }
    #expect(list.sections[0].rows == [10, 20, 30])
    #expect(heard.map(\.code) == [.duplicateIdentity, .duplicateIdentity])
    #expect(heard.map(\.path) == ["0.1", "0.1"])
  }

  @Test(.promises("LK-79")) func `without an identity the same object, or an equal value, is the same row`() {
    let object = SizeLayout(minHeight: 10, maxHeight: 10, sublayout: CountedRow(height: 3, tally: tally))
    let values = { (height: Double) in ListItem(ValueRow(height: height, tally: tally)) }
    let unknown = CountedRow(height: 4, tally: tally)
    func reload(_ height: Double) -> Int {
      let items = [ListItem(object), values(height), ListItem(unknown)]
      adapter.reload(synchronous: true, provider: { [ListSection(items: items)] })
      return tally.take()
    }
    #expect(reload(5) == 3)
    #expect(reload(5) == 1)
    #expect(reload(6) == 2)
    #expect(list.sections[0].rows == [10, 6, 4])
  }

  @Test(.promises("U2"))
  func `ten thousand rows of many layouts take a bounded number of bytes each, over many reloads`() {
    func fill(_ count: Int, _ round: Int) -> Int {
      let items = (0..<count).map { ListItem(id: $0, value: round) { _ in feedRow } }
      adapter.reload(width: 320, synchronous: true, provider: { [ListSection(items: items)] })
      return adapter.footprint
    }
    let small = fill(1000, 0)
    let large = fill(10_000, 0)
    #expect(small / 1000 < 3000)
    #expect(large / 10_000 < 3000)
    #expect(large < small * 11)
    for round in 1..<3 { #expect(fill(10_000, round) == large) }
    // Another size is kept as well, and no third one.
    for width in [400.0, 500] { adapter.resize(width: width, synchronous: true) }
    #expect(adapter.footprint < large * 2)
    adapter.reload(width: 320, synchronous: true, provider: { [] })
    adapter.reload(width: 321, synchronous: true, provider: { [] })
    #expect(adapter.footprint < 10_000)
  }

  @Test(.promises("U2")) func `a row that is gone from all sizes is let go`() {
    var object: SizeLayout? = SizeLayout(minHeight: 10, maxHeight: 10)
    weak let released = object
    adapter.reload(
      width: 100, synchronous: true, provider: { [object] in [ListSection(items: object.map { [ListItem($0)] } ?? [])] }
    )
    object = nil
    #expect(released != nil)
    _ = reload(0..<3)
    #expect(released == nil)
  }
}

/// A row of 25 layouts, 16 of which have views.
private let feedRow: SizeLayout = {
  let line = StackLayout(axis: .horizontal, sublayouts: (0..<3).map { _ in square(10) })
  let lines = StackLayout(axis: .vertical, sublayouts: (0..<5).map { _ in line } + [square(20)])
  return SizeLayout(minHeight: 80, sublayout: InsetLayout(inset: 8, sublayout: SizeLayout(sublayout: lines)))
}()

/// A layout that can be compared.
private struct ValueRow: MeasurableLayout, Hashable {
  let height: Double
  let tally: Tally

  static func == (one: ValueRow, other: ValueRow) -> Bool { one.height == other.height }
  func hash(into hasher: inout Hasher) { hasher.combine(height) }

  var flexibility: Flexibility { .flexible }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    CountedRow(height: height, tally: tally).measurement(within: maxSize)
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}
