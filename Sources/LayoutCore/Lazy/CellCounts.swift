/// The number of cells of each row of a list, as far as it was seen: one each, except for the rows that are listed.
/// Rows that were not seen count as one cell.
///
/// 16 bytes for each row that has no cell, or several.
struct CellCounts {
  private struct Entry {
    var row: Int
    /// The number of cells beyond one each, up to this row and including it.
    var excess: Int
  }

  /// Sorted by their rows.
  private var entries: ContiguousArray<Entry> = []

  // MARK: Reading

  /// The number of cells before a row.
  ///
  /// - Complexity: O(log entries).
  func before(_ row: Int) -> Int { entries.isEmpty ? row : row + excess(before: firstEntry(from: row)) }

  /// The number of cells of a row.
  ///
  /// - Complexity: O(log entries).
  func count(of row: Int) -> Int {
    guard !entries.isEmpty else { return 1 }
    let at = firstEntry(from: row)
    return at < entries.count && entries[at].row == row ? count(at) : 1
  }

  /// The row that has a cell, and the cell's number in it; after all cells it is the row that would have the next one.
  ///
  /// - Complexity: O(log entries).
  func place(of cell: Int) -> CellPlace {
    // The first entry that ends after the cell.
    let at = search { $0.row + 1 + $0.excess > cell }
    let start = at < entries.count ? entries[at].row + excess(before: at) : .max
    if cell >= start { return CellPlace(row: entries[at].row, offset: cell - start) }
    return CellPlace(row: cell - excess(before: at))
  }

  // MARK: Recording

  /// Notes the cells of rows from `first` on.
  ///
  /// - Complexity: O(entries).
  mutating func set(_ counts: some Collection<Int>, from first: Int) {
    let old = firstEntry(from: first)..<firstEntry(from: first + counts.count)
    let formerExcess = excess(before: old.upperBound)
    var excess = excess(before: old.lowerBound)
    var new: ContiguousArray<Entry> = []
    for (offset, count) in counts.enumerated() where count != 1 {
      excess += count - 1
      new.append(Entry(row: first + offset, excess: excess))
    }
    entries.replaceSubrange(old, with: new)
    guard excess != formerExcess else { return }
    for at in old.lowerBound + new.count..<entries.count { entries[at].excess += excess - formerExcess }
  }

  /// Sets the number of rows to `count`: those before `row` have moved by `shift`, the others by `rest`.
  ///
  /// - Complexity: O(entries).
  mutating func move(from row: Int, by shift: Int, rest: Int, count: Int) {
    guard !entries.isEmpty, shift != 0 || rest != 0 else { return }
    var new: ContiguousArray<Entry> = []
    var excess = 0
    for at in entries.indices {
      let isInFront = entries[at].row < row
      let place = entries[at].row + (isInFront ? shift : rest)
      guard place >= 0, place < count, isInFront || place >= row + shift else { continue }
      excess += self.count(at) - 1
      new.append(Entry(row: place, excess: excess))
    }
    entries = new
  }

  mutating func drop() {
    if !entries.isEmpty { entries = [] }
  }

  // MARK: Entries

  private func firstEntry(from row: Int) -> Int { search { $0.row >= row } }

  /// The first entry from which on `isBehind` is true.
  private func search(_ isBehind: (Entry) -> Bool) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func excess(before at: Int) -> Int { at > 0 ? entries[at - 1].excess : 0 }

  private func count(_ at: Int) -> Int { 1 + entries[at].excess - excess(before: at) }
}

/// A cell by its row, and the number of the row's cells before it.
struct CellPlace: Equatable {
  var row: Int
  var offset = 0
}
