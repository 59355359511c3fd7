/// The modifiers of all nodes of a tree: spans in one array, used again by their capacity.
package struct ModifierSpans {
  private var records: ContiguousArray<ModifierRecord> = []
  /// Free spans by capacity.
  private var free: [UInt16: ContiguousArray<UInt32>] = [:]

  package init() {}

  @inline(__always)
  package subscript(at: Int) -> ModifierRecord {
    get { records[at] }
    _modify { yield &records[at] }
  }

  /// Takes a span for `count` records.
  @inline(__always)
  package mutating func take(_ count: Int, _ record: (Int) -> ModifierRecord) -> UInt32 {
    if !free.isEmpty, let start = free[UInt16(count)]?.popLast() {
      for offset in 0..<count { records[Int(start) + offset] = record(offset) }
      return start
    }
    let start = records.count
    for offset in 0..<count { records.append(record(offset)) }
    return UInt32(start)
  }

  /// Gives a span back.
  package mutating func give(_ start: UInt32, count: Int) {
    if count > 0 { free[UInt16(count), default: []].append(start) }
  }

  /// Records in spans that are in use or free.
  package var count: Int { records.count }

  /// The spans that wait to be used again.
  package var freeSpans: [Range<Int>] {
    free.flatMap { count, starts in starts.map { Int($0)..<Int($0) + Int(count) } }
  }

  /// Makes room for `more` records, as `NodeBuffer.reserve`.
  mutating func reserve(_ more: Int) {
    if more > 0 { records.reserveCapacity(records.count + Swift.min(more, NodeBuffer.largestReserve)) }
  }

  /// Gives back the room behind the last span where it is more than a quarter of the array.
  /// Complexity: O(1), and O(records) where there is room to give back.
  package mutating func trim() {
    let capacity = records.capacity
    guard capacity > 64, capacity - records.count > capacity / 4 else { return }
    var smaller: ContiguousArray<ModifierRecord> = []
    smaller.reserveCapacity(records.count + records.count / 16)
    smaller.append(contentsOf: records)
    records = smaller
  }

  package var byteCount: Int { records.capacity * MemoryLayout<ModifierRecord>.stride }
}
