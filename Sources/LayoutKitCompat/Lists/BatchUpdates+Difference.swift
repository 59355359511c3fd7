/// The difference of two lists.
extension BatchUpdates {
  /// Makes the updates that lead from a list's sections to other rows.
  ///
  /// 1. Sections are counted: those at the end are inserted or deleted. A section with another header or footer is
  ///    reloaded, with its rows. If headers are rows, the rows of such a section are still compared.
  /// 2. A row is identified by its identity. A row without one, or with that of another row, is deleted and inserted
  ///    each time.
  /// 3. As many rows as possible stay: the longest run that keeps its order in its section. Others are moved.
  /// 4. A row that stays and shows something else is reloaded. A changed row that would be moved is deleted and
  ///    inserted.
  ///
  /// - Parameters:
  ///   - old: the rows as they were.
  ///   - new: the rows as they are now.
  ///   - headersAreRows: whether the list shows headers and footers as rows (`reloadHeaders`).
  /// - Complexity: O(rows · log rows).
  public init(from old: [ArrangedSection], to new: [ListSection], headersAreRows: Bool = false) {
    self.init()
    // 1.
    let common = min(old.count, new.count)
    insertSections = Array(common..<new.count)
    deleteSections = Array(common..<old.count)
    let reframed = (0..<common).filter { !Self.isFramed(old[$0], as: new[$0]) }
    if headersAreRows { reloadHeaders = reframed } else { reloadSections = reframed }
    let sections = (0..<common).filter { headersAreRows || Self.isFramed(old[$0], as: new[$0]) }
    // 2.
    var places = IDTable<RowKey, ListIndex>()
    var ambiguous: [RowKey] = []
    for section in sections {
      for (item, row) in old[section].rows.enumerated() {
        guard let key = row.key else { continue }
        if places.updateValue(ListIndex(section: section, item: item), forKey: key) != nil { ambiguous.append(key) }
      }
    }
    for key in ambiguous { places[key] = nil }
    var kept: Set<ListIndex> = []
    for section in sections {
      var candidates: [Candidate] = []
      for (item, row) in new[section].items.enumerated() {
        let place = ListIndex(section: section, item: item)
        guard let key = row.key, let from = places.removeValue(forKey: key) else {
          insertItems.append(place)
          continue
        }
        kept.insert(from)
        candidates.append(
          Candidate(from: from, to: place, isChanged: !old[from.section].rows[from.item].shows(row)))
      }
      // 3.
      let staying = Self.longestRun(candidates, in: section)
      for (index, row) in candidates.enumerated() { take(row, stays: staying.contains(index)) }
    }
    for section in sections {
      for item in old[section].rows.indices where !kept.contains(ListIndex(section: section, item: item)) {
        deleteItems.append(ListIndex(section: section, item: item))
      }
    }
  }

  /// A row that was in the list before.
  private struct Candidate {
    let from: ListIndex
    let to: ListIndex
    let isChanged: Bool
  }

  /// Step 4.
  private mutating func take(_ row: Candidate, stays: Bool) {
    if stays {
      if row.isChanged { reloadItems.append(row.from) }
    } else if row.isChanged {
      deleteItems.append(row.from)
      insertItems.append(row.to)
    } else {
      moveItems.append(Move(from: row.from, to: row.to))
    }
  }

  private static func isFramed(_ old: ArrangedSection, as new: ListSection) -> Bool {
    func isSame(_ row: ArrangedRow?, _ item: ListItem?) -> Bool {
      guard let row, let item else { return row == nil && item == nil }
      return row.shows(item)
    }
    return isSame(old.headerRow, new.header) && isSame(old.footerRow, new.footer)
  }

  /// The indices of the most candidates that come from the section and whose old places ascend.
  ///
  /// 1. For each length of a run, the run with the lowest end is stored by its end.
  /// 2. Each candidate extends the longest run that ends below it.
  /// 3. The longest run is followed backwards.
  private static func longestRun(_ candidates: [Candidate], in section: Int) -> Set<Int> {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: candidates.count)
    for (index, row) in candidates.enumerated() where row.from.section == section {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[ends[middle]].from.item < row.from.item { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil  // 2.
      if low == ends.count { ends.append(index) } else { ends[low] = index }  // 1.
    }
    var run: Set<Int> = []
    var next = ends.last
    while let index = next {  // 3.
      run.insert(index)
      next = before[index]
    }
    return run
  }
}
