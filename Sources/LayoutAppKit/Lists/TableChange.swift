#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutKitCompat

  /// A change of sections as the steps of an AppKit table; each step counts the rows that the steps before it left.
  ///
  /// 1. Rows are removed: those of sections that are deleted or reloaded, headers and footers that their section no
  ///    longer has, and deleted items.
  /// 2. Rows that stay in another order are moved, one by one.
  /// 3. Rows are inserted, at their final places.
  /// 4. Rows that stayed and show something else are reloaded, at their final places.
  ///
  /// Complexity: O(updates) if rows are only removed or inserted; otherwise O(rows · (1 + moved rows)).
  struct TableChange {
    private(set) var removed = IndexSet()
    private(set) var moves: [(from: Int, to: Int)] = []
    private(set) var inserted = IndexSet()
    private(set) var reloaded = IndexSet()

    /// Makes the steps from `old` to `new`, for updates that lead from `old` to `new`.
    init(_ updates: BatchUpdates, from old: TableRows, to new: TableRows) {
      let places = updates.places(old.sections.count, new.sections.count)
      let reloadedSections = Set(updates.reloadSections)
      // The sections that stay, with their indices before and after.
      let pairs = places.enumerated().compactMap { at, from in
        from.flatMap { reloadedSections.contains($0) ? nil : (from: $0, to: at) }
      }
      takeOut(updates, old, new, pairs)
      putIn(updates, old, new, pairs)
      let hasReloads = !updates.reloadItems.isEmpty || !updates.reloadHeaders.isEmpty
      guard hasReloads || !updates.moveItems.isEmpty || !updates.moveSections.isEmpty else { return }
      let order = Order(updates, old, new, pairs)
      move(order, old.count)
      reload(updates, order, old, new)
    }

    /// Step 1.
    private mutating func takeOut(
      _ updates: BatchUpdates, _ old: TableRows, _ new: TableRows, _ pairs: [(from: Int, to: Int)]
    ) {
      for section in updates.deleteSections + updates.reloadSections {
        removed.insert(integersIn: old.sections[section].rows)
      }
      for pair in pairs {
        let (before, after) = (old.sections[pair.from], new.sections[pair.to])
        if before.hasHeader, !after.hasHeader { removed.insert(before.start) }
        if before.hasFooter, !after.hasFooter { removed.insert(before.footer) }
      }
      for item in updates.deleteItems { removed.insert(old.sections[item.section].firstItem + item.item) }
    }

    /// Step 3.
    private mutating func putIn(
      _ updates: BatchUpdates, _ old: TableRows, _ new: TableRows, _ pairs: [(from: Int, to: Int)]
    ) {
      var staying = Set<Int>()
      for pair in pairs {
        staying.insert(pair.to)
        let (before, after) = (old.sections[pair.from], new.sections[pair.to])
        if after.hasHeader, !before.hasHeader { inserted.insert(after.start) }
        if after.hasFooter, !before.hasFooter { inserted.insert(after.footer) }
      }
      for (section, rows) in new.sections.enumerated() where !staying.contains(section) {
        inserted.insert(integersIn: rows.rows)
      }
      for item in updates.insertItems { inserted.insert(new.sections[item.section].firstItem + item.item) }
    }

    /// The rows that stay, and their order.
    private struct Order {
      /// The rows that stay, in their final order, with their indices before and after.
      var rows: [(from: Int, to: Int)] = []
      /// The indices before of the rows that do not stay among their neighbours.
      var movers = Set<Int>()

      init(_ updates: BatchUpdates, _ old: TableRows, _ new: TableRows, _ pairs: [(from: Int, to: Int)]) {
        let gone = Set(updates.deleteItems + updates.moveItems.map(\.from))
        let come = Set(updates.insertItems + updates.moveItems.map(\.to))
        let movedSections = Set(updates.moveSections.map(\.from))
        for pair in pairs {
          let (before, after) = (old.sections[pair.from], new.sections[pair.to])
          var stay: [(from: Int, to: Int)] = []
          if before.hasHeader, after.hasHeader { stay.append((before.start, after.start)) }
          let from = (0..<before.items).lazy.filter { !gone.contains(ListIndex(section: pair.from, item: $0)) }
          let to = (0..<after.items).lazy.filter { !come.contains(ListIndex(section: pair.to, item: $0)) }
          for (from, to) in zip(from, to) { stay.append((before.firstItem + from, after.firstItem + to)) }
          if before.hasFooter, after.hasFooter { stay.append((before.footer, after.footer)) }
          if movedSections.contains(pair.from) { movers.formUnion(stay.map(\.from)) }
          rows += stay
        }
        for move in updates.moveItems {
          let from = old.sections[move.from.section].firstItem + move.from.item
          movers.insert(from)
          rows.append((from, new.sections[move.to.section].firstItem + move.to.item))
        }
        rows.sort { $0.to < $1.to }
      }
    }

    /// Step 2. Rows that do not move are already in the right order. Each row that moves goes behind the row before it.
    private mutating func move(_ order: Order, _ count: Int) {
      guard !order.movers.isEmpty else { return }
      var current = (0..<count).filter { !removed.contains($0) }
      // The place of the previous row in `current`.
      var last = -1
      for row in order.rows {
        guard order.movers.contains(row.from), let place = current.firstIndex(of: row.from) else {
          last = current[(last + 1)...].firstIndex(of: row.from) ?? last
          continue
        }
        current.remove(at: place)
        if place < last { last -= 1 }
        last += 1
        current.insert(row.from, at: last)
        if place != last { moves.append((place, last)) }
      }
    }

    /// Step 4.
    private mutating func reload(_ updates: BatchUpdates, _ order: Order, _ old: TableRows, _ new: TableRows) {
      var changed = Set(updates.reloadItems.map { old.sections[$0.section].firstItem + $0.item })
      for section in updates.reloadHeaders {
        if old.sections[section].hasHeader { changed.insert(old.sections[section].start) }
        if old.sections[section].hasFooter { changed.insert(old.sections[section].footer) }
      }
      for row in order.rows where changed.contains(row.from) { reloaded.insert(row.to) }
    }
  }
#endif
