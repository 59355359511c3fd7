import LayoutKitCompat
import TestPromises
import Testing

/// A list before and after, and its calls.
struct AdapterCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Section: Decodable, Sendable {
    var header: Double?
    var items: [Double]
    var footer: Double?

    var section: ListSection {
      ListSection(
        header: header.map { layout(height: $0) }, layouts: items.map { layout(height: $0) },
        footer: footer.map { layout(height: $0) })
    }
  }

  struct Batch: Decodable, Sendable {
    var insertItems: [[Int]]?
    var deleteItems: [[Int]]?
    var reloadItems: [[Int]]?
    var moveItems: [[[Int]]]?
    var insertSections: [Int]?
    var deleteSections: [Int]?
    var reloadSections: [Int]?
    var moveSections: [[Int]]?

    var updates: BatchUpdates {
      func index(_ numbers: [Int]) -> ListIndex { ListIndex(section: numbers[0], item: numbers[1]) }
      var updates = BatchUpdates()
      updates.insertItems = (insertItems ?? []).map(index)
      updates.deleteItems = (deleteItems ?? []).map(index)
      updates.reloadItems = (reloadItems ?? []).map(index)
      updates.moveItems = (moveItems ?? []).map { .init(from: index($0[0]), to: index($0[1])) }
      updates.insertSections = insertSections ?? []
      updates.deleteSections = deleteSections ?? []
      updates.reloadSections = reloadSections ?? []
      updates.moveSections = (moveSections ?? []).map { .init(from: $0[0], to: $0[1]) }
      return updates
    }
  }

  struct Row: Decodable, Sendable {
    var path: String
    var x: Double
    var y: Double
    var w: Double
    var h: Double
  }

  struct Events: Decodable, Sendable {
    var reloadData: Int?
    var insertItems: Int?
    var insertSections: Int?
    var reloadItems: Int?
    var reloadSections: Int?
    var deleteItems: Int?
    var deleteSections: Int?
    var moveItems: Int?
    var moveSections: Int?
    var completionBeforeReturn: Bool?
    var cancelledCompletions: Int?
    var completion: Int?
    var listReleased: Bool?
  }

  var name: String
  var width: Double
  var mode: String
  var before: [Section]
  var after: [Section]
  var batch: Batch?
  var expected: [Row]
  var events: Events

  var testDescription: String { name }
}

@MainActor
@Suite struct AdapterCaseTests {
  nonisolated static let cases = ViewFixtures.cases("adapter", of: AdapterCase.self)

  @Test func `none of the cases is missing`() { #expect(Self.cases.count == 11) }

  @Test(.promises("LK-71", "LK-72", "LK-73", "LK-74", "LK-75", "LK-76"), arguments: cases)
  func `a list is laid out anew`(_ layoutCase: AdapterCase) throws {
    let queue = StepQueue()
    var list: RowList? = RowList()
    let adapter = ReloadableViewLayoutAdapter(list: try #require(list), queue: queue)
    list?.adapter = adapter
    if !layoutCase.before.isEmpty {
      adapter.reload(width: layoutCase.width, synchronous: true, provider: { layoutCase.before.map(\.section) })
      list?.events = RowList.Events()
    }
    var cancelled = 0
    var completed = 0
    let modes = layoutCase.mode.hasPrefix("5 x async") ? 5 : 0
    for _ in 0..<modes {
      adapter.reload(
        width: layoutCase.width, provider: { layoutCase.after.map(\.section) }, completion: { cancelled += 1 })
    }
    adapter.reload(
      width: layoutCase.width, synchronous: layoutCase.mode.hasSuffix("then sync") || layoutCase.mode == "sync",
      batchUpdates: layoutCase.batch?.updates, provider: { layoutCase.after.map(\.section) },
      completion: { completed += 1 })
    if layoutCase.events.completionBeforeReturn == true { #expect(completed == 1) }
    let isReleased = layoutCase.events.listReleased == true
    if isReleased { list = nil }
    queue.runAll()
    #expect(completed == (isReleased ? 0 : 1))
    #expect(cancelled == 0)
    check(layoutCase, adapter, list?.events)
  }

  private func check(_ layoutCase: AdapterCase, _ adapter: ReloadableViewLayoutAdapter, _ events: RowList.Events?) {
    let wanted = layoutCase.events
    for (found, wanted) in [
      (events?.reloadData, wanted.reloadData), (events?.insertItems, wanted.insertItems),
      (events?.insertSections, wanted.insertSections), (events?.reloadItems, wanted.reloadItems),
      (events?.reloadSections, wanted.reloadSections), (events?.deleteItems, wanted.deleteItems),
      (events?.deleteSections, wanted.deleteSections), (events?.moveItems, wanted.moveItems),
      (events?.moveSections, wanted.moveSections),
    ] {
      if let wanted { #expect(found == wanted) }
    }
    #expect(
      frames(adapter).map(\.description)
        == layoutCase.expected.map { row in
          "\(row.path): \(Rect(x: row.x, y: row.y, width: row.w, height: row.h))"
        })
  }

  /// The rows below each other, as a list shows them.
  private func frames(_ adapter: ReloadableViewLayoutAdapter) -> [String] {
    var result: [String] = []
    var y = 0.0
    func add(_ name: String, _ size: Size) {
      result.append("\(name): \(Rect(x: 0, y: y, width: size.width, height: size.height))")
      y += size.height
    }
    for section in 0..<adapter.numberOfSections {
      let arranged = adapter.currentArrangement[section]
      if arranged.header != nil { add("section\(section)/header", adapter.size(ofHeaderIn: section)) }
      for item in 0..<adapter.numberOfItems(in: section) {
        add("section\(section)/item\(item)", adapter.size(ofItemAt: ListIndex(section: section, item: item)))
      }
      if arranged.footer != nil { add("section\(section)/footer", adapter.size(ofFooterIn: section)) }
    }
    return result
  }
}
