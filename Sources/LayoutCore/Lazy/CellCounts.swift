/// How many cells the rows of a list make, as far as it was seen: one each, but for the rows that are listed. Rows that
/// were not seen count as one cell.
///
/// 16 bytes for each row that makes no cell, or several.
struct CellCounts {
  private struct Entry {
    var row: Int
    /// How many cells more than rows there are up to this row, and in it.
    var excess: Int
  }

  /// By their rows, which rise.
  private var entries: ContiguousArray<Entry> = []

  // MARK: Asking

  /// The cells in front of a row. Complexity: O(log entries).
  func before(_ row: Int) -> Int { entries.isEmpty ? row : row + excess(before: firstEntry(from: row)) }

  /// The cells of a row. Complexity: O(log entries).
  func count(of row: Int) -> Int {
    guard !entries.isEmpty else { return 1 }
    let at = firstEntry(from: row)
    return at < entries.count && entries[at].row == row ? count(at) : 1
  }

  /// The row that makes a cell, and which of its cells that is; behind all cells the row that would make the next one.
  /// Complexity: O(log entries).
  func place(of cell: Int) -> CellPlace {
    // The first entry that ends behind the cell.
    let at = search { $0.row + 1 + $0.excess > cell }
    let start = at < entries.count ? entries[at].row + excess(before: at) : .max
    if cell >= start { return CellPlace(row: entries[at].row, offset: cell - start) }
    return CellPlace(row: cell - excess(before: at))
  }

  // MARK: Learning

  /// Notes the cells of rows from `first` on. Complexity: O(entries).
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

  /// There are `count` rows now; those in front of `row` have moved by `shift`, the others by `rest`. Complexity:
  /// O(entries).
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

  mutating func forget() {
    if !entries.isEmpty { entries = [] }
  }

  // MARK: Entries

  private func firstEntry(from row: Int) -> Int { search { $0.row >= row } }

  /// The first entry from which on `isBehind` holds.
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

/// A cell by its row, and the row's cells in front of it.
struct CellPlace: Equatable {
  var row: Int
  var offset = 0
}
