/// Records one after the other in a block of memory.
///
/// Unlike an array it does not check before each write whether another reference holds it. All references see every
/// change. A record that cannot be copied is lent in place: its methods are called without counting references.
@usableFromInline
package class RecordBlock<Record: ~Copyable> {
  @exclusivity(unchecked) @usableFromInline final var base: UnsafeMutablePointer<Record>
  @exclusivity(unchecked) @usableFromInline final var stored = 0
  @exclusivity(unchecked) @usableFromInline final var capacity = 0

  package init() {
    base = RecordBlock.room(0)
  }

  /// Memory for so many records; for none it is an address that nothing reads, since most blocks of a small tree stay
  /// empty.
  private static func room(_ capacity: Int) -> UnsafeMutablePointer<Record> {
    if capacity > 0 { return .allocate(capacity: capacity) }
    guard let nowhere = UnsafeMutablePointer<Record>(bitPattern: MemoryLayout<Record>.alignment) else {
      preconditionFailure("no alignment is 0")
    }
    return nowhere
  }

  /// A block of its own with the same records.
  ///
  /// - Complexity: O(records).
  init(copying other: RecordBlock) where Record: Copyable {
    stored = other.count
    capacity = other.count
    base = RecordBlock.room(capacity)
    base.initialize(from: other.base, count: count)
  }

  deinit {
    base.deinitialize(count: count)
    if capacity > 0 { base.deallocate() }
  }

  /// The record at `index`, in place.
  @inlinable @inline(__always)
  package final subscript(index: Int) -> Record {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  /// The record that is so many places before the last one.
  @inlinable @inline(__always)
  package final subscript(fromEnd offset: Int) -> Record {
    unsafeAddress {
      assert(offset >= 0 && offset < count)
      return UnsafePointer(base + (count &- 1 &- offset))
    }
  }

  /// The number of records.
  @inlinable @inline(__always)
  package final var count: Int { stored }

  package final var isEmpty: Bool { count == 0 }

  /// Adds a record behind the last one. Complexity: O(1) amortised.
  @inlinable @inline(__always)
  package final func append(_ record: consuming Record) {
    let end = count
    if end == capacity { grow() }
    (base + end).initialize(to: record)
    stored = end &+ 1
  }

  /// Removes the last record and returns it; `nil` where there is none.
  @inline(__always)
  final func popLast() -> Record? { count == 0 ? nil : removeLast() }

  /// Removes the last record, which must exist.
  @inlinable @inline(__always) @discardableResult
  package final func removeLast() -> Record {
    assert(count > 0)
    stored &-= 1
    return (base + count).move()
  }

  /// Removes all records from `start` on.
  @inlinable @inline(__always)
  package final func removeAll(from start: Int) {
    assert(start >= 0 && start <= count)
    (base + start).deinitialize(count: count - start)
    stored = start
  }

  /// Sorts the records from `start` on.
  final func sort(from start: Int, by areInIncreasingOrder: (Record, Record) -> Bool) where Record: Copyable {
    var records = UnsafeMutableBufferPointer(start: base + start, count: count - start)
    records.sort(by: areInIncreasingOrder)
  }

  /// The bytes of the block.
  package final var byteCount: Int { capacity * MemoryLayout<Record>.stride }

  /// Reserves room for `more` further records, so that building many need not move them over and over.
  ///
  /// It is a hint: room for at most `largestReserve` records is reserved at a time.
  package final func reserve(_ more: Int) {
    let wanted = count + Swift.min(more, RecordBlock.largestReserve)
    if wanted > capacity { move(to: wanted) }
  }

  private static var largestReserve: Int { 1 << 20 }

  /// Frees the room after the last record where it is more than a quarter of the block, after building.
  ///
  /// - Parameter limit: the number of records up to whose room a block is left as it is: moving the records costs more
  ///   than the room is worth.
  /// - Complexity: O(1), and O(records) where there is room to free.
  package final func trim(above limit: Int = 512) {
    if capacity > limit, capacity - count > capacity / 4 { move(to: count + count / 16) }
  }

  @inline(never) @usableFromInline
  final func grow() { move(to: Swift.max(capacity * 2, 8)) }

  private final func move(to newCapacity: Int) {
    let block = RecordBlock.room(newCapacity)
    block.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = block
    capacity = newCapacity
  }
}
