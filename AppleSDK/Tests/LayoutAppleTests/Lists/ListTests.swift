import Foundation
import LayoutKitCompat
import TestPromises
import Testing

@testable import LayoutApple

#if canImport(UIKit)
  import UIKit

  @testable import LayoutUIKit
#else
  import AppKit

  @testable import LayoutAppKit
#endif

@MainActor
@Suite(.serialized)
struct ListTests {
  @Test(
    "A table shows sections of layouts: rows as high as their texts, headers and footers, in cells of its own",
    .promises("LK-70"))
  func table() {
    let list = TableProbe()
    list.show([
      ListSection(header: row(-1, "head"), items: [row(0, "a"), row(1, "two words here")], footer: row(-2, "foot")),
      ListSection(items: [row(2, "last")]),
    ])
    #expect(list.table.adapter.listAdapter.numberOfSections == 2)
    // 14 letters of 8 points take two lines of 20 in 100. The last row begins below the table's end.
    #expect(list.texts == ["a", "two words here"])
    #expect(
      list.frames == [
        CGRect(x: 0, y: 20, width: 100, height: 20), CGRect(x: 0, y: 40, width: 100, height: 40),
      ])
    #expect(list.headers.map(\.frame.minY) == [0, 80])
    #expect(list.headers.map(\.text) == ["head", "foot"])
    #expect(list.contentHeight == 120)
  }

  @Test(
    "Rows are measured on another thread, as the toolkit draws them, and shown when all are there", .promises("LK-71"))
  func threads() {
    let list = TableProbe()
    let thread = Locked<[ThreadID]>([])
    var isDone = false
    let items = [
      ListItem(id: 0, showing: 0) { _ in
        let _ = thread.withLock { $0.append(.current) }
        Text("one two three four").font(.system(size: 16))
      }
    ]
    list.table.adapter.show([ListSection(items: items)]) { isDone = true }
    list.pass()
    #expect(list.cells.isEmpty && thread.withLock { $0 }.isEmpty)
    list.queue.runBackground()
    #expect(thread.withLock { $0 }.allSatisfy { $0 != .current })
    #expect(!thread.withLock { $0 }.isEmpty)
    #expect(!isDone)
    list.queue.runMain()
    list.pass()
    #expect(isDone)
    #expect(list.frames.map(\.height) == [40])
  }

  @Test("Only rows in sight have cells; those that leave it are used again, with their labels, for others")
  func reuse() {
    let list = TableProbe()
    list.show(rows(0..<100))
    #expect(list.texts == ["row 0", "row 1", "row 2", "row 3", "row 4"])
    let labels = Set(list.labels.map { ObjectIdentifier($0) })
    list.scroll(to: 1000)
    list.pass()
    #expect(list.texts == ["row 50", "row 51", "row 52", "row 53", "row 54"])
    #expect(list.contentHeight == 2000)
    let insertions = Simulation.insertions
    list.scroll(to: 1020)
    list.pass()
    #expect(list.texts == ["row 51", "row 52", "row 53", "row 54", "row 55"])
    // The cell comes in again, and nothing inside of it.
    #expect(Simulation.insertions == insertions + TableProbe.insertionsOfRow)
    #expect(labels.count == 5)
  }

  @Test("Rows that come, go, move and change reach the table in one batch; rows that stay keep their cells")
  func difference() {
    let list = TableProbe()
    list.show(rows(0..<4))
    let (reloads, batches) = (Simulation.reloads, Simulation.batches)
    let before = Dictionary(uniqueKeysWithValues: zip(list.texts, list.cells))
    list.show([ListSection(items: [row(3, "row 3"), row(0, "row 0"), row(9, "new"), row(2, "other")])])
    #expect(list.texts == ["row 3", "row 0", "new", "other"])
    #expect(list.frames.map(\.minY) == [0, 20, 40, 60])
    #expect(Simulation.reloads == reloads)
    #expect(Simulation.batches == batches + 1)
    #expect(list.cells[0] === before["row 3"])
    #expect(list.cells[1] === before["row 0"])
    list.show(rows([5]), animated: false)
    #expect(Simulation.reloads == reloads + 1)
    #expect(list.texts == ["row 5"])
  }

  @Test("Sections that come and go, and headers that change, reach the table as well")
  func sections() {
    let list = TableProbe()
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
    let list = TableProbe()
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
          let cell = list.cell(at: ListIndex(section: section, item: item))
          let layout = list.table.adapter.listAdapter.layout(ofItemAt: ListIndex(section: section, item: item))
          guard let cell, let layout else { continue }
          let wanted = LayoutContainer(frame: cell.container.frame)
          wanted.updateBody { AnyLayout(erasing: layout) }
          #expect(cell.container.text == wanted.text)
        }
      }
    }
  }

  @Test("In another width rows are measured anew, in the same pass; long lists are so off the main thread")
  func width() {
    let list = TableProbe()
    list.show([ListSection(items: [row(0, "two words here"), row(1, "b")])])
    #expect(list.frames.map(\.height) == [40, 20])
    list.setWidth(200)
    list.pass()
    #expect(
      list.frames == [
        CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 20, width: 200, height: 20),
      ])
    list.show([ListSection(items: (0..<300).map { row($0, "two words here") })])
    list.setWidth(100)
    list.pass()
    #expect(list.frames.first?.height == 20)
    list.queue.run()
    list.pass()
    #expect(list.frames.first?.height == 40)
  }

  @Test("A change that is under way when the width changes is shown by the same pass, and not as a batch inside of it")
  func widthMeanwhile() {
    let list = TableProbe()
    list.show(rows(0..<2))
    var isDone = false
    list.table.adapter.show(rows(1..<4)) { isDone = true }
    let (reloads, batches) = (Simulation.reloads, Simulation.batches)
    list.setWidth(200)
    list.pass()
    #expect(list.texts == ["row 1", "row 2", "row 3"])
    #expect(list.frames.map(\.width) == [200, 200, 200])
    #expect(Simulation.batches == batches && Simulation.reloads == reloads + 1)
    #expect(isDone)
    list.queue.run()
    #expect(Simulation.batches == batches && Simulation.reloads == reloads + 1)
  }

  @Test("Rows follow each other without room between sections, and all heights count before rows were in sight")
  func noRoom() {
    let list = TableProbe()
    list.show([ListSection(items: [row(0, "a")]), ListSection(items: (1..<9).map { row($0, "b") })])
    #expect(list.frames.map(\.minY) == [0, 20, 40, 60, 80])
    #expect(list.contentHeight == 180)
  }

  @Test("A table without a width waits for one, and shows the rows of the last call then")
  func waiting() {
    let list = TableProbe(0)
    var done: [String] = []
    list.table.adapter.show(rows(0..<2)) { done.append("first") }
    list.table.adapter.show(rows(5..<7)) { done.append("second") }
    list.queue.run()
    #expect(done == [])
    list.setWidth(100)
    list.pass()
    list.queue.run()
    list.pass()
    #expect(done == ["second"])
    #expect(list.texts == ["row 5", "row 6"])
  }

  @Test("While a person drags the table, rows that come wait", .promises("LK-74"))
  func dragging() {
    let list = TableProbe()
    list.setScrolling(true)
    list.table.adapter.show(rows(0..<3))
    list.queue.runBackground()
    list.queue.runMain(1)
    list.pass()
    #expect(list.texts == [])
    list.setScrolling(false)
    list.queue.runMain(1)
    list.pass()
    #expect(list.texts == ["row 0", "row 1"])
    list.setScrolling(true)
    list.queue.runMain()
    list.pass()
    #expect(list.texts == ["row 0", "row 1", "row 2"])
  }

  @Test("A button in a row works, and a table without owners is gone with its adapter and its cells")
  func life() {
    weak var table: LayoutTableView?
    weak var cell: LayoutTableCell?
    weak var adapter: TableViewAdapter?
    let presses = Locked(0)
    do {
      let list = TableProbe()
      (table, adapter) = (list.table, list.table.adapter)
      list.show([
        ListSection(items: [ListItem(id: 0, showing: 0) { _ in Button("+") { presses.withLock { $0 += 1 } } }])
      ])
      cell = list.cells.first
      if let cell { TableProbe.press(cell) }
    }
    #expect(presses.withLock { $0 } == 1)
    #expect(table == nil && cell == nil && adapter == nil)
  }

  @Test("A text that no font is set for is measured as it is shown")
  func defaultFont() {
    let list = TableProbe()
    list.show([ListSection(items: [ListItem(id: 0, showing: 0) { _ in Text("two words") }])])
    let container = list.cells.first?.container
    #expect(container?.frame.height == container?.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect((container?.frame.height ?? 0) > 0)
  }

  @Test("A row that shows something else gets the height that it has then, and its cell stays")
  func otherHeight() {
    let list = TableProbe()
    list.show([ListSection(items: [row(0, "a"), row(1, "b"), row(2, "c")])])
    list.show([ListSection(items: [row(1, "b"), row(0, "two words here"), row(2, "c"), row(3, "d")])])
    #expect(list.texts == ["b", "two words here", "c", "d"])
    #expect(list.frames.map(\.minY) == [0, 20, 60, 80])
    list.show([ListSection(items: [row(1, "b"), row(0, "a"), row(2, "three words are here now again")])])
    #expect(list.frames.map(\.minY) == [0, 20, 40])
    #expect(list.contentHeight == 100)
  }
}
