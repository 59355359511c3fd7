/// Records one behind the other in memory of their own: an array that does not ask before each write whether another
/// reference holds it. All references see every change.
@usableFromInline
package final class RecordBlock<Record> {
  @exclusivity(unchecked) @usableFromInline var base: UnsafeMutablePointer<Record>
  @exclusivity(unchecked) @usableFromInline package private(set) var count = 0
  @exclusivity(unchecked) private(set) var capacity = 0

  init() {
    base = .allocate(capacity: 0)
  }

  /// A block of its own with the same records. Complexity: O(records).
  init(copying other: RecordBlock) {
    count = other.count
    capacity = other.count
    base = .allocate(capacity: capacity)
    base.initialize(from: other.base, count: count)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// The record at `index`, in place.
  @inlinable @inline(__always)
  package subscript(index: Int) -> Record {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  package var isEmpty: Bool { count == 0 }

  @inline(__always)
  func append(_ record: Record) {
    let end = count
    if end == capacity { grow() }
    (base + end).initialize(to: record)
    count = end &+ 1
  }

  /// Takes the last record off; `nil` where there is none.
  @inline(__always)
  func popLast() -> Record? { count == 0 ? nil : removeLast() }

  /// Takes the last record off. There must be one.
  @inline(__always)
  func removeLast() -> Record {
    assert(count > 0)
    count -= 1
    return (base + count).move()
  }

  /// Takes off all records from `start` on.
  @inline(__always)
  func removeAll(from start: Int) {
    assert(start >= 0 && start <= count)
    (base + start).deinitialize(count: count - start)
    count = start
  }

  /// Sorts the records from `start` on.
  func sort(from start: Int, by areInIncreasingOrder: (Record, Record) -> Bool) {
    var records = UnsafeMutableBufferPointer(start: base + start, count: count - start)
    records.sort(by: areInIncreasingOrder)
  }

  /// Makes room for `wanted` records in all.
  func reserve(_ wanted: Int) {
    if wanted > capacity { move(to: wanted) }
  }

  /// Gives back the room behind the last record where it is more than a quarter of the block. Complexity: O(1), and
  /// O(records) where there is room to give back.
  func trim() {
    if capacity > 64, capacity - count > capacity / 4 { move(to: count + count / 16) }
  }

  @inline(never)
  private func grow() { move(to: Swift.max(capacity * 2, 8)) }

  private func move(to newCapacity: Int) {
    let block = UnsafeMutablePointer<Record>.allocate(capacity: newCapacity)
    block.moveInitialize(from: base, count: count)
    base.deallocate()
    base = block
    capacity = newCapacity
  }
}
