#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutKitCompat

  /// The content of a table's row. An AppKit table has no sections, so headers and footers are rows too.
  enum TableRow: Hashable {
    case header(Int)
    case item(ListIndex)
    case footer(Int)
  }

  /// The rows of a table, section by section: the header, the items, the footer.
  struct TableRows {
    /// One section.
    struct Section {
      /// Its first row.
      let start: Int
      let hasHeader: Bool
      let items: Int
      let hasFooter: Bool

      var firstItem: Int { start + (hasHeader ? 1 : 0) }
      var footer: Int { firstItem + items }
      /// All its rows.
      var rows: Range<Int> { start..<footer + (hasFooter ? 1 : 0) }
    }

    private(set) var sections: [Section] = []
    private(set) var count = 0

    /// Makes no rows.
    init() {}

    /// Makes the rows for an adapter's content. Complexity: O(sections).
    @MainActor
    init(_ adapter: ReloadableViewLayoutAdapter) {
      for (section, arranged) in adapter.currentArrangement.enumerated() {
        let next = Section(
          start: count, hasHeader: arranged.header != nil, items: adapter.numberOfItems(in: section),
          hasFooter: arranged.footer != nil)
        count = next.rows.upperBound
        sections.append(next)
      }
    }

    /// The content of a row; `nil` if there is no such row. Complexity: O(log sections).
    subscript(row: Int) -> TableRow? {
      guard (0..<count).contains(row) else { return nil }
      // The last section that begins at the row or above it. A section without rows begins where the next one does.
      var (low, high) = (0, sections.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if sections[middle].start <= row { low = middle } else { high = middle }
      }
      let section = sections[low]
      if row < section.firstItem { return .header(low) }
      if row >= section.footer { return .footer(low) }
      return .item(ListIndex(section: low, item: row - section.firstItem))
    }

    /// The row of an item; `nil` if there is no such item.
    func row(of item: ListIndex) -> Int? {
      guard sections.indices.contains(item.section), (0..<sections[item.section].items).contains(item.item) else {
        return nil
      }
      return sections[item.section].firstItem + item.item
    }
  }
#endif
