#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutKitCompat

  /// A table in the form that the list adapter uses: a list of sections.
  @MainActor
  final class TableList: ReloadableView {
    private weak var table: NSTableView?
    private let scrolling: LiveScrolling
    /// The adapter with the sections that are shown.
    weak var adapter: ReloadableViewLayoutAdapter?
    /// The rows that the table has received.
    private(set) var rows = TableRows()

    init(_ table: NSTableView) {
      self.table = table
      scrolling = LiveScrolling(table)
    }

    var isScrolling: Bool { scrolling.isLive }

    private func takeRows() { rows = adapter.map { TableRows($0) } ?? TableRows() }

    func reloadData() {
      takeRows()
      table?.reloadData()
    }

    func performBatchUpdates(_ updates: BatchUpdates, change: @escaping () -> Void) {
      guard let table else { return }
      let old = rows
      table.beginUpdates()
      change()
      takeRows()
      let steps = TableChange(updates, from: old, to: rows)
      if !steps.removed.isEmpty { table.removeRows(at: steps.removed, withAnimation: .effectFade) }
      for move in steps.moves { table.moveRow(at: move.from, to: move.to) }
      if !steps.inserted.isEmpty { table.insertRows(at: steps.inserted, withAnimation: .effectFade) }
      if !steps.reloaded.isEmpty {
        table.reloadData(forRowIndexes: steps.reloaded, columnIndexes: IndexSet(table.tableColumns.indices))
        // AppKit keeps the heights of rows that are reloaded.
        table.noteHeightOfRows(withIndexesChanged: steps.reloaded)
      }
      table.endUpdates()
    }
  }
#endif
