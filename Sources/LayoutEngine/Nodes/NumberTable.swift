/// Entries of few nodes that consist of numbers alone: a list with a free list.
///
/// Unlike `SideTable` it keeps a removed element until the place is used again, so that an element is read and written
/// in place.
///
/// The elements are in pages that keep their addresses, so that a growing table copies nothing: that was most of the
/// copying in a first layout.
package final class NumberTable<Element: BitwiseCopyable> {
  private let pages = RecordBlock<UnsafeMutablePointer<Element>>()
  private let freeSlots: RecordBlock<UInt32>
  /// The number of elements in use or free.
  @exclusivity(unchecked) private(set) var made: UInt32 = 0

  package init() { freeSlots = RecordBlock() }

  /// A table of its own with the same elements under the same numbers.
  init(copying other: NumberTable) {
    freeSlots = RecordBlock(copying: other.freeSlots)
    for slot in 0..<other.made { append(other[slot]) }
  }

  deinit {
    for page in 0..<pages.count { pages[page].deallocate() }
  }

  private static var pageSize: UInt32 { 64 }

  /// Adds `element` and returns its number.
  @inline(__always)
  package func add(_ element: Element) -> UInt32 {
    guard let slot = freeSlots.popLast() else { return append(element) }
    self[slot] = element
    return slot
  }

  @inline(__always) @discardableResult
  private func append(_ element: Element) -> UInt32 {
    let slot = made
    if slot % NumberTable.pageSize == 0 { addPage() }
    made &+= 1
    address(slot).initialize(to: element)
    return slot
  }

  @inline(never)
  private func addPage() { pages.append(.allocate(capacity: Int(NumberTable.pageSize))) }

  package func remove(_ slot: UInt32) { freeSlots.append(slot) }

  /// The element with that number, which the caller got from `add` and has not removed.
  @inline(__always)
  package subscript(slot: UInt32) -> Element {
    unsafeAddress { UnsafePointer(address(slot)) }
    unsafeMutableAddress { address(slot) }
  }

  @inline(__always)
  private func address(_ slot: UInt32) -> UnsafeMutablePointer<Element> {
    assert(slot < made)
    return pages.base[Int(slot / NumberTable.pageSize)] + Int(slot % NumberTable.pageSize)
  }

  /// The numbers that `add` returns again.
  var free: [UInt32] { (0..<freeSlots.count).map { freeSlots[$0] } }

  package var count: Int { Int(made) - freeSlots.count }

  var byteCount: Int { pages.count * Int(NumberTable.pageSize) * MemoryLayout<Element>.stride }
}
