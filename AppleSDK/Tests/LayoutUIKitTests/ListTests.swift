import Foundation
import LayoutKitCompat
import Testing
import UIKit

@testable import LayoutUIKit

/// Rows are laid out when tests say so, on another thread.
private final class HandQueue: ReloadQueue, @unchecked Sendable {
  // Sendable without the compiler's proof: tests add and run jobs on one thread at a time.
  private var jobs: [@Sendable () -> Void] = []
  private var mainJobs: [@MainActor @Sendable () -> Void] = []

  func background(_ job: @escaping @Sendable () -> Void) { jobs.append(job) }
  func main(_ job: @escaping @MainActor @Sendable () -> Void) { mainJobs.append(job) }

  func runBackground() {
    let (todo, done) = (jobs, DispatchSemaphore(value: 0))
    jobs = []
    Thread.detachNewThread {
      for job in todo { job() }
      done.signal()
    }
    done.wait()
  }

  @MainActor
  func runMain(_ count: Int = .max) {
    let todo = mainJobs.prefix(count)
    mainJobs.removeFirst(todo.count)
    for job in todo { job() }
  }

  @MainActor
  func run() {
    runBackground()
    runMain()
  }
}

/// A row with a text, which is as high as its lines.
private func row(_ id: Int, _ text: String) -> ListItem {
  ListItem(id: id, showing: text) { Text($0).font(.system(size: 16)).frame(maxWidth: .infinity, alignment: .leading) }
}

private func rows(_ ids: some Sequence<Int>) -> [ListSection] { [ListSection(items: ids.map { row($0, "row \($0)") })] }

@MainActor
private struct Table {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let table: LayoutTableView
  let queue = HandQueue()

  init(_ width: CGFloat = 100) {
    table = LayoutTableView(frame: CGRect(x: 0, y: 0, width: width, height: 100), style: .plain)
    table.separatorStyle = .none
    table.adapter = TableViewAdapter(table, queue: queue)
    window.addSubview(table)
  }

  func show(_ sections: [ListSection], animated: Bool = true) {
    table.adapter.show(sections, animated: animated)
    queue.run()
    window.layoutIfNeeded()
  }

  var cells: [LayoutTableCell] {
    table.subviews.compactMap { $0 as? LayoutTableCell }.sorted { $0.frame.minY < $1.frame.minY }
  }
  var labels: [UILabel] { cells.compactMap { $0.container.subviews.first as? UILabel } }
  var texts: [String] { labels.compactMap(\.text) }
}

@MainActor
@Suite(.serialized)
struct ListTests {
  @Test(
    "LK-70 A table shows sections of layouts: rows as high as their texts, headers and footers, in cells of its own")
  func table() {
    let list = Table()
    list.show([
      ListSection(header: row(-1, "head"), items: [row(0, "a"), row(1, "two words here")], footer: row(-2, "foot")),
      ListSection(items: [row(2, "last")]),
    ])
    #expect(list.table.adapter.numberOfSections(in: list.table) == 2)
    // 14 letters of 8 points take two lines of 20 in 100. The last row begins below the table's end.
    #expect(list.texts == ["a", "two words here"])
    #expect(
      list.cells.map(\.frame) == [
        CGRect(x: 0, y: 20, width: 100, height: 20), CGRect(x: 0, y: 40, width: 100, height: 40),
      ])
    let headers = list.table.subviews.compactMap { $0 as? LayoutTableHeader }
    #expect(headers.map(\.frame.minY) == [0, 80])
    #expect(headers.compactMap { ($0.container.subviews.first as? UILabel)?.text } == ["head", "foot"])
    #expect(list.table.contentSize.height == 120)
  }

  @Test("LK-71 Rows are measured on another thread, as UIKit draws them, and shown when all are there")
  func threads() {
    let list = Table()
    let thread = Locked<[ThreadID]>([])
    var isDone = false
    let items = [
      ListItem(id: 0, showing: 0) { _ in
        let _ = thread.withLock { $0.append(.current) }
        Text("one two three four").font(.system(size: 16))
      }
    ]
    list.table.adapter.show([ListSection(items: items)]) { isDone = true }
    list.window.layoutIfNeeded()
    #expect(list.cells.isEmpty && thread.withLock { $0 }.isEmpty)
    list.queue.runBackground()
    #expect(thread.withLock { $0 }.allSatisfy { $0 != .current })
    #expect(!thread.withLock { $0 }.isEmpty)
    #expect(!isDone)
    list.queue.runMain()
    list.window.layoutIfNeeded()
    #expect(isDone)
    #expect(list.cells.map(\.frame.height) == [40])
  }

  @Test("Only rows in sight have cells; those that leave it are used again, with their labels, for others")
  func reuse() {
    let list = Table()
    list.show(rows(0..<100))
    #expect(list.texts == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    let labels = Set(list.labels.map { ObjectIdentifier($0) })
    list.table.contentOffset = CGPoint(x: 0, y: 1000)
    list.table.setNeedsLayout()
    list.window.layoutIfNeeded()
    #expect(list.texts == ["row 50", "row 51", "row 52", "row 53", "row 54"])
    #expect(list.table.contentSize.height == 2000)
    let insertions = Simulation.insertions
    list.table.contentOffset = CGPoint(x: 0, y: 1020)
    list.table.setNeedsLayout()
    list.window.layoutIfNeeded()
    #expect(list.texts == ["row 51", "row 52", "row 53", "row 54", "row 55"])
    // The cell comes in again, and nothing inside of it.
    #expect(Simulation.insertions == insertions + 1)
    #expect(labels.count == 5)
  }

  @Test("Rows that come, go, move and change are told to the table in one batch; what stays keeps its cell")
  func difference() {
    let list = Table()
    list.show(rows(0..<4))
    let (reloads, batches) = (Simulation.reloads, Simulation.batches)
    let before = Dictionary(uniqueKeysWithValues: zip(list.texts, list.cells))
    list.show([ListSection(items: [row(3, "row 3"), row(0, "row 0"), row(9, "new"), row(2, "other")])])
    #expect(list.texts == ["row 3", "row 0", "new", "other"])
    #expect(list.cells.map(\.frame.minY) == [0, 20, 40, 60])
    #expect(Simulation.reloads == reloads)
    #expect(Simulation.batches == batches + 1)
    #expect(list.cells[0] === before["row 3"])
    #expect(list.cells[1] === before["row 0"])
    list.show(rows([5]), animated: false)
    #expect(Simulation.reloads == reloads + 1)
    #expect(list.texts == ["row 5"])
  }

  @Test("Sections that come and go, and headers that change, are told to the table as well")
  func sections() {
    let list = Table()
    func section(_ head: String, _ ids: [Int]) -> ListSection {
      ListSection(header: row(-1, head), items: ids.map { row($0, "row \($0)") })
    }
    list.show([section("a", [0, 1])])
    let reloads = Simulation.reloads
    list.show([section("a", [1]), section("b", [0])])
    #expect(list.texts == ["row 1", "row 0"])
    list.show([section("other", [1, 2])])
    #expect(list.texts == ["row 1", "row 2"])
    list.show([])
    #expect(list.texts == [])
    #expect(Simulation.reloads == reloads)
  }

  @Test("Whatever becomes of the rows, the table follows", arguments: 0..<40 as Range<UInt64>)
  func anyDifference(seed: UInt64) {
    var random = Random(seed)
    let list = Table()
    func sections() -> [ListSection] {
      var ids = Array(0..<12).shuffled(using: &random)
      return (0..<Int.random(in: 1...3, using: &random)).map { number in
        let count = Int.random(in: 0...4, using: &random)
        let own = ids.prefix(count)
        ids.removeFirst(own.count)
        let head = Bool.random(using: &random) ? nil : row(-1 - number, "h")
        return ListSection(
          header: head, items: own.map { row($0, Int.random(in: 0..<4, using: &random) == 0 ? "x\($0)" : "row \($0)") })
      }
    }
    list.show(sections())
    for _ in 0..<8 {
      let next = sections()
      list.show(next)
      let shown = (0..<list.table.adapter.listAdapter.numberOfSections).map {
        list.table.adapter.listAdapter.numberOfItems(in: $0)
      }
      #expect(shown == next.map(\.items.count))
      // What cells show is what the adapter has at their places.
      for (section, count) in shown.enumerated() {
        for item in 0..<count {
          let cell = list.table.cellForRow(at: IndexPath(row: item, section: section)) as? LayoutTableCell
          let layout = list.table.adapter.listAdapter.layout(ofItemAt: ListIndex(section: section, item: item))
          guard let cell, let layout else { continue }
          let wanted = LayoutContainer(frame: cell.container.frame)
          wanted.updateBody { AnyLayout(erasing: layout) }
          #expect((cell.container.subviews.first as? UILabel)?.text == (wanted.subviews.first as? UILabel)?.text)
        }
      }
    }
  }

  @Test("In another width rows are measured anew, in the same pass; long lists are so off the main thread")
  func width() {
    let list = Table()
    list.show([ListSection(items: [row(0, "two words here"), row(1, "b")])])
    #expect(list.cells.map(\.frame.height) == [40, 20])
    list.table.frame.size.width = 200
    list.window.layoutIfNeeded()
    #expect(
      list.cells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 20, width: 200, height: 20),
      ])
    list.show([ListSection(items: (0..<300).map { row($0, "two words here") })])
    list.table.frame.size.width = 100
    list.window.layoutIfNeeded()
    #expect(list.cells.first?.frame.height == 20)
    list.queue.run()
    list.window.layoutIfNeeded()
    #expect(list.cells.first?.frame.height == 40)
  }

  @Test("A change that is under way when the width changes is shown by the same pass, and not as a batch inside of it")
  func widthMeanwhile() {
    let list = Table()
    list.show(rows(0..<2))
    var isDone = false
    list.table.adapter.show(rows(1..<4)) { isDone = true }
    let (reloads, batches) = (Simulation.reloads, Simulation.batches)
    list.table.frame.size.width = 200
    list.window.layoutIfNeeded()
    #expect(list.texts == ["row 1", "row 2", "row 3"])
    #expect(list.cells.map(\.frame.width) == [200, 200, 200])
    #expect(Simulation.batches == batches && Simulation.reloads == reloads + 1)
    #expect(isDone)
    list.queue.run()
    #expect(Simulation.batches == batches && Simulation.reloads == reloads + 1)
  }

  @Test("Rows follow each other without room between sections, and all heights count before rows were in sight")
  func noRoom() {
    let list = Table()
    list.show([ListSection(items: [row(0, "a")]), ListSection(items: (1..<9).map { row($0, "b") })])
    #expect(list.cells.map(\.frame.minY) == [0, 20, 40, 60, 80])
    #expect(list.table.contentSize.height == 180)
    #expect(list.table.estimatedSectionHeaderHeight == 0 && list.table.estimatedSectionFooterHeight == 0)
    let grouped = UITableView(frame: .zero, style: .grouped)
    let padding = grouped.sectionHeaderTopPadding
    let adapter = TableViewAdapter(grouped)
    #expect(grouped.sectionHeaderTopPadding == padding && grouped.delegate === adapter)
  }

  @Test("A table without a width waits for one; what is shown meanwhile is what was asked for last")
  func waiting() {
    let list = Table(0)
    var done: [String] = []
    list.table.adapter.show(rows(0..<2)) { done.append("first") }
    list.table.adapter.show(rows(5..<7)) { done.append("second") }
    list.queue.run()
    #expect(done == [])
    list.table.frame.size.width = 100
    list.window.layoutIfNeeded()
    list.queue.run()
    list.window.layoutIfNeeded()
    #expect(done == ["second"])
    #expect(list.texts == ["row 5", "row 6"])
  }

  @Test("Rows follow the size of texts, measured and shown")
  func textSize() {
    let list = Table()
    list.show([ListSection(items: [row(0, "a")])])
    Simulation.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), of: list.window)
    list.table.setNeedsLayout()
    list.window.layoutIfNeeded()
    // 16 points become 16 · 33 / 17, and a line is 1.25 times as high.
    #expect(list.cells.first.map { abs($0.frame.height - 39) < 0.01 } == true)
    #expect(list.labels.first.map { abs($0.font.pointSize - 16 * 33 / 17) < 1e-9 } == true)
  }

  @Test("The line between rows takes a pixel of each, and leaves the row what it was measured for")
  func separator() {
    let list = Table()
    list.table.separatorStyle = .singleLine
    Simulation.setTraits(UITraitCollection(displayScale: 2), of: list.window)
    list.show(rows(0..<2))
    #expect(list.cells.map(\.frame.height) == [20.5, 20.5])
    #expect(list.cells.map(\.container.frame.height) == [20, 20])
  }

  @Test("LK-70 A subclass of the table's adapter answers some of it itself")
  func subclass() {
    final class Taller: TableViewAdapter {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath) + (indexPath.row == 0 ? 5 : 0)
      }
      override var rowWidth: CGFloat { super.rowWidth - 40 }
    }
    let list = Table()
    list.table.adapter = Taller(list.table, queue: list.queue)
    list.show([ListSection(items: [row(0, "two words"), row(1, "b")])])
    // 9 letters take two lines in 60 points.
    #expect(list.cells.map(\.frame.height) == [45, 20])
  }

  @Test("LK-74 While a person drags the table, rows that come wait")
  func dragging() {
    let list = Table()
    Simulation.scroll(list.table, isDragging: true)
    list.table.adapter.show(rows(0..<3))
    list.queue.runBackground()
    list.queue.runMain(1)
    list.window.layoutIfNeeded()
    #expect(list.texts == [])
    Simulation.scroll(list.table)
    list.queue.runMain(1)
    list.window.layoutIfNeeded()
    #expect(list.texts == ["row 0", "row 1"])
    Simulation.scroll(list.table, isDecelerating: true)
    list.queue.runMain()
    list.window.layoutIfNeeded()
    #expect(list.texts == ["row 0", "row 1", "row 2"])
  }

  @Test("A button in a row works, and a table that nobody holds is gone with its adapter and its cells")
  func life() {
    weak var table: LayoutTableView?
    weak var cell: LayoutTableCell?
    weak var adapter: TableViewAdapter?
    let presses = Locked(0)
    do {
      let list = Table()
      (table, adapter) = (list.table, list.table.adapter)
      list.show([
        ListSection(items: [ListItem(id: 0, showing: 0) { _ in Button("+") { presses.withLock { $0 += 1 } } }])
      ])
      cell = list.cells.first
      (cell?.container.subviews.first as? UIButton)?.sendActions(for: .primaryActionTriggered)
    }
    #expect(presses.withLock { $0 } == 1)
    #expect(table == nil && cell == nil && adapter == nil)
  }

  @Test("LK-70 A collection view shows items in their sizes, with headers and footers, in cells that are used again")
  func collection() {
    final class Halves: CollectionViewAdapter {
      override var itemSize: (width: Double?, height: Double?) { (super.itemSize.width.map { $0 / 2 }, nil) }
    }
    let (queue, window) = (HandQueue(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let view = LayoutCollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.adapter = Halves(view, queue: queue)
    window.addSubview(view)
    func show(_ sections: [ListSection]) {
      view.adapter.show(sections)
      queue.run()
      window.layoutIfNeeded()
    }
    var cells: [LayoutCollectionCell] {
      view.subviews.compactMap { $0 as? LayoutCollectionCell }.sorted {
        ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
      }
    }
    func texts() -> [String] { cells.compactMap { ($0.container.subviews.first as? UILabel)?.text } }
    show([ListSection(header: row(-1, "head"), items: (0..<3).map { row($0, "i\($0)") }, footer: row(-2, "foot"))])
    #expect(texts() == ["i0", "i1", "i2"])
    #expect(
      cells.map(\.frame) == [
        CGRect(x: 0, y: 20, width: 50, height: 20), CGRect(x: 50, y: 20, width: 50, height: 20),
        CGRect(x: 0, y: 40, width: 50, height: 20),
      ])
    let headers = view.subviews.compactMap { $0 as? LayoutCollectionHeader }
    #expect(headers.map(\.frame.minY) == [0, 60])
    #expect(headers.compactMap { ($0.container.subviews.first as? UILabel)?.text } == ["head", "foot"])
    let (reloads, known) = (Simulation.reloads, Set(cells.map { ObjectIdentifier($0) }))
    show([
      ListSection(header: row(-1, "head"), items: [2, 0, 3].map { row($0, "i\($0)") }, footer: row(-2, "foot"))
    ])
    #expect(texts() == ["i2", "i0", "i3"])
    #expect(Simulation.reloads == reloads)
    #expect(Set(cells.map { ObjectIdentifier($0) }) == known)
  }

  @Test("A collection view that scrolls sideways gives items its height, and they are as wide as they want to be")
  func sideways() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let view = LayoutCollectionView(frame: window.bounds, collectionViewLayout: flow)
    window.addSubview(view)
    view.adapter.show(
      [
        ListSection(items: [
          ListItem(id: 0, showing: "abc") { Text($0).font(.system(size: 16)) },
          ListItem(id: 1, showing: "fourteen chars") { Text($0).font(.system(size: 16)) },
        ])
      ], synchronous: true)
    window.layoutIfNeeded()
    let cells = view.subviews.compactMap { $0 as? LayoutCollectionCell }
    #expect(
      cells.map(\.frame) == [CGRect(x: 0, y: 0, width: 24, height: 60), CGRect(x: 24, y: 0, width: 112, height: 60)])
  }
}

/// Numbers that look random and are the same each time.
private struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
