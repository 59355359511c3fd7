/// The modifiers of all nodes of a tree, and their layers: spans in two blocks, used again by their capacity.
package final class ModifierSpans {
  private let records: RecordBlock<ModifierRecord>
  let layers: RecordBlock<Layer>
  /// Free spans by capacity.
  @exclusivity(unchecked) private var free: [UInt16: ContiguousArray<UInt32>] = [:]

  package init() {
    records = RecordBlock()
    layers = RecordBlock()
  }

  /// Spans of their own with the same records at the same places.
  ///
  /// - Complexity: O(records).
  init(copying other: ModifierSpans) {
    records = RecordBlock(copying: other.records)
    layers = RecordBlock(copying: other.layers)
    free = other.free
  }

  /// The record at `at`, in place.
  @inline(__always)
  package subscript(at: Int) -> ModifierRecord {
    unsafeAddress {
      assert(at < records.count)
      return UnsafePointer(records.base + at)
    }
    unsafeMutableAddress {
      assert(at < records.count)
      return records.base + at
    }
  }

  /// Makes a span for `count` records.
  @inline(__always)
  package func take(_ count: Int, _ record: (Int) -> ModifierRecord) -> UInt32 {
    if !free.isEmpty, let start = free[UInt16(count)]?.popLast() {
      for offset in 0..<count {
        records[Int(start) + offset] = record(offset)
        layers[Int(start) + offset] = Layer()
      }
      return start
    }
    let start = records.count
    for offset in 0..<count {
      records.append(record(offset))
      layers.append(Layer())
    }
    return UInt32(start)
  }

  /// Frees a span.
  package func give(_ start: UInt32, count: Int) {
    if count > 0 { free[UInt16(count), default: []].append(start) }
  }

  /// The number of records in spans that are in use or free.
  package var count: Int { records.count }

  /// The free spans.
  package var freeSpans: [Range<Int>] {
    free.flatMap { count, starts in starts.map { Int($0)..<Int($0) + Int(count) } }
  }

  /// Reserves room for `more` records.
  func reserve(_ more: Int) {
    records.reserve(more)
    layers.reserve(more)
  }

  /// Frees the room after the last span where it is more than a quarter of the array.
  ///
  /// - Complexity: O(1), and O(records) where there is room to free.
  package func trim() {
    records.trim()
    layers.trim()
  }

  package var byteCount: Int { records.byteCount + layers.byteCount }
}
