import AppKit
import LayoutTrees
import LayoutKitCompat
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

/// What tables are on AppKit alone.
@MainActor
@Suite(.serialized)
struct TableTests {
  private func section(_ head: String?, _ ids: [Int], foot: String? = nil) -> ListSection {
    ListSection(
      header: head.map { row(-1, $0) }, items: ids.map { row($0, "row \($0)") }, footer: foot.map { row(-2, $0) })
  }

  @Test("Headers and footers are rows: a header is a group row, and neither can be selected")
  func headers() {
    let list = TableProbe()
    list.show([section("head", [0, 1], foot: "foot"), section(nil, []), section("other", [2])])
    let (table, adapter) = (list.table, list.table.adapter)
    #expect(table.numberOfRows == 6)
    #expect((0..<6).map { adapter.tableView(table, isGroupRow: $0) } == [true, false, false, false, true, false])
    #expect(
      (-1..<7).map { adapter.item(atRow: $0)?.description } == [nil, nil, "0.0", "0.1", nil, nil, "2.0", nil])
    #expect(adapter.row(ofItemAt: ListIndex(section: 2, item: 0)) == 5)
    #expect(adapter.row(ofItemAt: ListIndex(section: 2, item: 1)) == nil)
    #expect(adapter.row(ofItemAt: ListIndex(section: 3, item: 0)) == nil)
    for row in 0..<6 { Simulation.click(row, of: table) }
    #expect(table.selectedRowIndexes == [5])
    Simulation.click(3, of: table)
    #expect(table.selectedRowIndexes == [5])
  }

  @Test("The selection is the table's: it goes with the rows that stay, where they move, and where headers change")
  func selection() {
    let list = TableProbe()
    list.show([section("3 rows", [0, 1, 2])])
    list.table.selectRowIndexes([1, 3], byExtendingSelection: false)
    func selected() -> [String?] {
      list.table.selectedRowIndexes.map {
        list.table.adapter.item(atRow: $0).flatMap { list.cell(at: $0)?.container.text }
      }
    }
    #expect(selected() == ["row 0", "row 2"])
    let (reloads, cells) = (Simulation.reloads, list.cells)
    list.show([section("4 rows", [2, 7, 1, 0])])
    #expect(list.texts == ["row 2", "row 7", "row 1", "row 0"])
    #expect(selected() == ["row 2", "row 0"])
    #expect(list.headers.map(\.text) == ["4 rows"])
    // What stays keeps its cell, though the header is another one.
    #expect(list.cells[0] === cells[2] && list.cells[3] === cells[0])
    list.show([section(nil, [7, 0], foot: "end")])
    #expect(selected() == ["row 0"])
    #expect(list.headers.map(\.text) == ["end"])
    #expect(Simulation.reloads == reloads)
  }

  @Test(
    "Rows that come and go in sections with headers, in any order, change the table one after the other",
    arguments: 0..<60)
  func anyChange(seed: Int) {
    var random = SplitMix(UInt64(seed))
    let list = TableProbe()
    func sections() -> [ListSection] {
      var ids = Array(0..<12).shuffled(using: &random)
      return (0..<Int.random(in: 1...3, using: &random)).map { number in
        let own = ids.prefix(Int.random(in: 0...4, using: &random))
        ids.removeFirst(own.count)
        func frame(_ id: Int) -> ListItem? {
          let value = Int.random(in: 0..<3, using: &random)
          return value == 0 ? nil : row(id, "h\(value)")
        }
        return ListSection(
          header: frame(-1 - number),
          items: own.map { row($0, Int.random(in: 0..<4, using: &random) == 0 ? "x\($0)" : "row \($0)") },
          footer: frame(-10 - number))
      }
    }
    // High enough for all rows.
    list.scroller.frame.size.height = 1000
    list.show(sections())
    let (reloads, batches) = (Simulation.reloads, Simulation.batches)
    for turn in 1...8 {
      let next = sections()
      list.show(next)
      let shown = list.table.adapter.listAdapter
      let wanted = shown.currentArrangement.indices.flatMap { section in
        [shown.layout(ofHeaderIn: section)]
          + (0..<shown.numberOfItems(in: section)).map { shown.layout(ofItemAt: ListIndex(section: section, item: $0)) }
          + [shown.layout(ofFooterIn: section)]
      }.compactMap { layout in
        layout.map { layout in
          let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
          container.updateBody { AnyLayout(erasing: layout) }
          return container.text
        }
      }
      let rows = list.table.subviews.sorted { $0.frame.minY < $1.frame.minY }
      #expect(rows.map { ($0.subviews.first as? LayoutTableCell)?.container.text } == wanted)
      #expect(next.map(\.items.count) == shown.currentArrangement.indices.map { shown.numberOfItems(in: $0) })
      #expect(Simulation.reloads == reloads && Simulation.batches <= batches + turn)
    }
  }

  @Test("A row that goes to the end is one move, whatever the rows between")
  func fewSteps() {
    let old = TableRows(adapter([section("a", Array(0..<5))]))
    let new = TableRows(adapter([section("a", [1, 2, 3, 4, 0])]))
    var updates = BatchUpdates()
    updates.moveItems = [BatchUpdates.Move(from: ListIndex(section: 0, item: 0), to: ListIndex(section: 0, item: 4))]
    let steps = TableChange(updates, from: old, to: new)
    #expect(steps.moves.map(\.from) == [1] && steps.moves.map(\.to) == [5])
    #expect(steps.removed.isEmpty && steps.inserted.isEmpty && steps.reloaded.isEmpty)
  }

  @Test("Sections that change places take their headers and rows along")
  func movedSections() {
    let before = [section("a", [0, 1]), section("b", [2], foot: "end")]
    let old = TableRows(adapter(before))
    let new = TableRows(adapter(before.reversed()))
    var updates = BatchUpdates()
    updates.moveSections = [BatchUpdates.Move(from: 1, to: 0)]
    let steps = TableChange(updates, from: old, to: new)
    var rows = Array(0..<6)
    for move in steps.moves { rows.insert(rows.remove(at: move.from), at: move.to) }
    #expect(rows == [3, 4, 5, 0, 1, 2])
    #expect(steps.removed.isEmpty && steps.inserted.isEmpty)
  }

  private func adapter(_ sections: [ListSection]) -> ReloadableViewLayoutAdapter {
    let list = TableProbe()
    list.show(sections)
    return list.table.adapter.listAdapter
  }

  @Test("On the colour of a selected row texts are white, and black again beside it; a colour of their own stays")
  func emphasis() {
    let list = TableProbe()
    list.show([
      ListSection(items: [row(0, "a"), ListItem(id: 1, showing: 1) { _ in Text("b").foregroundColor(.red) }])
    ])
    func colors() -> [[CGFloat]] { list.labels.compactMap { ($0 as? NSTextField)?.textColor?.cgColor.parts } }
    let red = colors()[1]
    #expect(colors()[0] == [0, 0, 0, 1])
    list.table.selectRowIndexes([0, 1], byExtendingSelection: false)
    list.pass()
    #expect(colors() == [[1, 1, 1, 1], red])
    list.window.contentView?.appearance = NSAppearance(named: .darkAqua)
    list.pass()
    list.table.selectRowIndexes([], byExtendingSelection: false)
    list.pass()
    #expect(colors() == [[1, 1, 1, 1], red])
    list.table.selectRowIndexes([0], byExtendingSelection: false)
    list.window.contentView?.appearance = NSAppearance(named: .aqua)
    list.pass()
    #expect(colors() == [[1, 1, 1, 1], red])
    list.table.selectRowIndexes([1], byExtendingSelection: false)
    list.pass()
    #expect(colors() == [[0, 0, 0, 1], red])
  }

  @Test("A column that a person makes narrower has its rows measured anew, in a table of the caller's own too")
  func column() {
    let (table, queue) = (NSTableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), HandQueue())
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("names"))
    column.width = 200
    table.addTableColumn(column)
    let adapter = TableViewAdapter(table, queue: queue)
    #expect(table.tableColumns.count == 1)
    adapter.show([ListSection(items: [row(0, "two words here")])])
    queue.run()
    #expect(adapter.tableView(table, heightOfRow: 0) == 20)
    column.width = 100
    #expect(adapter.tableView(table, heightOfRow: 0) == 40)
  }

  @Test("Heights are read once for each row, and again only for rows that come or change")
  func heights() {
    let list = TableProbe()
    list.show(rows(0..<50))
    let before = Simulation.heights
    list.show(rows(0..<52))
    #expect(Simulation.heights == before + 2)
    list.scroll(to: 400)
    list.pass()
    #expect(Simulation.heights == before + 2)
    list.show([ListSection(items: (0..<52).map { row($0, $0 == 3 ? "other" : "row \($0)") })])
    #expect(Simulation.heights == before + 3)
  }

  @Test("A row without a height has that of a pixel, since AppKit takes no 0")
  func empty() {
    let list = TableProbe()
    Simulation.setScale(2, of: list.window)
    list.show([ListSection(items: [ListItem(id: 0, showing: 0) { _ in EmptyLayout() }, row(1, "a")])])
    #expect(list.frames.map(\.height) == [0.5, 20])
  }

  @Test("Dark mode, another display and another direction reach the rows, measured and shown")
  func surroundings() {
    let list = TableProbe()
    list.show([
      ListSection(items: [
        ListItem(id: 0, showing: 0) { _ in
          EnvironmentReader { values in
            Text("\(values.colorScheme) \(values.layoutDirection)").font(.system(size: 16))
              .frame(height: values.colorScheme == .dark ? 30 : 20 / values.displayScale)
          }
        }
      ])
    ])
    #expect(list.frames.map(\.height) == [20])
    list.window.contentView?.appearance = NSAppearance(named: .darkAqua)
    list.pass()
    #expect(list.frames.map(\.height) == [30])
    #expect(list.texts == ["dark leftToRight"])
    list.window.contentView?.appearance = NSAppearance(named: .aqua)
    Simulation.setScale(2, of: list.window)
    list.pass()
    #expect(list.frames.map(\.height) == [10])
    // A view without a window is on no display: it keeps what it has.
    let reloads = Simulation.reloads
    list.scroller.removeFromSuperview()
    list.table.layoutSubtreeIfNeeded()
    #expect(Simulation.reloads == reloads)
  }

  @Test("A subclass of the table's adapter overrides a part of it")
  func subclass() {
    final class Taller: TableViewAdapter {
      override func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
        super.tableView(tableView, heightOfRow: row) + (row == 0 ? 5 : 0)
      }
      override func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
      override var rowWidth: CGFloat { super.rowWidth - 40 }
    }
    let list = TableProbe()
    list.table.adapter = Taller(list.table, queue: list.queue)
    list.show([ListSection(items: [row(0, "two words"), row(1, "b")])])
    // 9 letters take two lines in 60 points.
    #expect(list.frames.map(\.height) == [45, 20])
  }

  @Test("A table from an archive keeps its columns; one without any gets one, and no titles above it")
  func archive() {
    let table = LayoutTableView(coder: Simulation.archive(CGRect(x: 0, y: 0, width: 90, height: 90)))
    #expect(table?.headerView != nil && table?.tableColumns.count == 0)
    let other = LayoutTableView(frame: .zero)
    #expect(other.headerView == nil)
    // A column begins with a width of its own, before there is any room for it.
    #expect(other.adapter.rowWidth == 0 && other.tableColumns.map(\.width) == [100])
  }
}
