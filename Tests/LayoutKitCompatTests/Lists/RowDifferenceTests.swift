import LayoutCore
import LayoutKitCompat
import TestPromises
import Testing

@MainActor
@Suite struct RowDifferenceTests {
  private let list = RowList()
  private let adapter: ReloadableViewLayoutAdapter

  init() {
    adapter = ReloadableViewLayoutAdapter(list: list, queue: StepQueue())
    list.adapter = adapter
  }

  private func section(_ ids: [Int], changed: Set<Int> = [], head: Int? = nil) -> ListSection {
    let tally = Tally()
    return ListSection(
      header: head.map { row($0, height: 3, tally) },
      items: ids.map { row($0, height: changed.contains($0) ? 20 : 10, tally) })
  }

  /// What leads from one list to the other; the list that follows them is checked.
  private func difference(_ old: [ListSection], _ new: [ListSection]) -> BatchUpdates {
    adapter.reload(synchronous: true, provider: { old })
    let updates = BatchUpdates(from: adapter.currentArrangement, to: new)
    adapter.reload(synchronous: true, batchUpdates: updates, provider: { new })
    #expect(list.sections == list.wanted)
    return updates
  }

  private func at(_ section: Int, _ item: Int) -> ListIndex { ListIndex(section: section, item: item) }

  @Test(.promises("LK-76")) func `rows that come, go, change and move are found by their identities`() {
    var wanted = BatchUpdates()
    #expect(difference([section([1, 2, 3])], [section([1, 2, 3])]) == wanted)
    wanted.insertItems = [at(0, 1)]
    wanted.deleteItems = [at(0, 0)]
    wanted.reloadItems = [at(0, 2)]
    #expect(difference([section([1, 2, 3])], [section([2, 9, 3], changed: [3])]) == wanted)
    wanted = BatchUpdates()
    wanted.moveItems = [BatchUpdates.Move(from: at(0, 3), to: at(0, 0))]
    #expect(difference([section([1, 2, 3, 4])], [section([4, 1, 2, 3])]) == wanted)
  }

  @Test(.promises("LK-76")) func `a row that moves and changes goes and comes; it may go to another section`() {
    var wanted = BatchUpdates()
    wanted.deleteItems = [at(0, 2)]
    wanted.insertItems = [at(0, 0)]
    #expect(difference([section([1, 2, 3])], [section([3, 1, 2], changed: [3])]) == wanted)
    wanted = BatchUpdates()
    wanted.moveItems = [BatchUpdates.Move(from: at(0, 0), to: at(1, 0))]
    #expect(difference([section([1, 2]), section([])], [section([2]), section([1])]) == wanted)
  }

  @Test(.promises("LK-76")) func `sections at the end come and go, and one with another header is reloaded`() {
    var wanted = BatchUpdates()
    wanted.deleteSections = [1]
    wanted.insertItems = [at(0, 1)]
    #expect(difference([section([1]), section([2])], [section([1, 2])]) == wanted)
    wanted = BatchUpdates()
    wanted.reloadSections = [0]
    wanted.insertSections = [1]
    #expect(difference([section([1], head: 7)], [section([4, 5], head: 8), section([1])]) == wanted)
  }

  @Test(.promises("LK-76")) func `where headers are rows, a section with another header keeps its own`() {
    let old = [section([1, 2], head: 7), section([3], head: 8)]
    adapter.reload(synchronous: true, provider: { old })
    let new = [section([2, 4], head: 9), section([3], head: 8)]
    var wanted = BatchUpdates()
    wanted.reloadHeaders = [0]
    wanted.deleteItems = [at(0, 0)]
    wanted.insertItems = [at(0, 1)]
    #expect(BatchUpdates(from: adapter.currentArrangement, to: new, headersAreRows: true) == wanted)
    var faults: [Diagnostic.Code] = []
    adapter.report = { faults.append($0.code) }
    wanted.reloadHeaders = [2]
    adapter.reload(synchronous: true, batchUpdates: wanted, provider: { new })
    #expect(faults == [.inconsistentUpdates])
    #expect(list.sections == list.wanted)
  }

  @Test(.promises("LK-76")) func `rows that share an identity go and come`() {
    var wanted = BatchUpdates()
    wanted.deleteItems = [at(0, 0), at(0, 1)]
    wanted.insertItems = [at(0, 0), at(0, 1)]
    #expect(difference([section([1, 1])], [section([1, 1])]) == wanted)
  }

  @Test(.promises("LK-76"), arguments: 0..<200) func `from any list to any other`(seed: UInt64) {
    var random = NumberedRandom(seed: seed)
    func sections() -> [ListSection] {
      var ids = Array(0..<12).shuffled(using: &random)
      return (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let own = Array(ids.prefix(Int.random(in: 0...5, using: &random)))
        ids.removeFirst(own.count)
        return section(
          own, changed: Set(own.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }),
          head: Bool.random(using: &random) ? nil : 100)
      }
    }
    for _ in 0..<5 { _ = difference(sections(), sections()) }
  }
}

/// Numbers that look random and are the same each time.
private struct NumberedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
