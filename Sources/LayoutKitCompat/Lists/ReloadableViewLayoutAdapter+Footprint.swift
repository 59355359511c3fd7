import LayoutCore

extension ReloadableViewLayoutAdapter {
  /// The bytes that the rows of all stored sizes take, each row counted once: frames, lists, identities.
  ///
  /// The layouts themselves, which rows may share, and their values do not count.
  ///
  /// - Complexity: O(layouts).
  public var footprint: Int {
    var seen: Set<ObjectIdentifier> = []
    var bytes = 0
    func add(_ row: ArrangedRow?) {
      guard let row, seen.insert(ObjectIdentifier(row)).inserted else { return }
      bytes += row.footprint
    }
    for section in currentArrangement {
      add(section.headerRow)
      add(section.footerRow)
      for row in section.rows { add(row) }
      bytes += MemoryLayout<ArrangedSection>.stride + section.rows.capacity * MemoryLayout<ArrangedRow>.stride
    }
    for table in results.values {
      for row in table.values { add(row) }
      bytes += table.byteCount
    }
    return bytes
  }
}

extension ArrangedRow {
  /// The size of the header of every object and every array.
  private static var header: Int { 32 }

  fileprivate var footprint: Int {
    var bytes = ArrangedRow.header + MemoryLayout<RowKey?>.stride + MemoryLayout<(any Equatable & Sendable)?>.stride
    bytes += MemoryLayout<LayoutArrangement>.stride
    var open = arrangement.sublayouts.isEmpty ? [] : [arrangement.sublayouts]
    while let list = open.popLast() {
      bytes += ArrangedRow.header + list.capacity * MemoryLayout<LayoutArrangement>.stride
      for child in list where !child.sublayouts.isEmpty { open.append(child.sublayouts) }
    }
    return bytes
  }
}
