/// What few nodes have and is made of numbers alone: a list with a free list. Unlike `SideTable` it keeps what was removed
/// until the place is taken again, so that an element is read and written in place.
package final class NumberTable<Element> {
  private let elements: RecordBlock<Element>
  private let freeSlots: RecordBlock<UInt32>

  package init() {
    elements = RecordBlock()
    freeSlots = RecordBlock()
  }

  /// A table of its own with the same elements under the same numbers.
  init(copying other: NumberTable) {
    elements = RecordBlock(copying: other.elements)
    freeSlots = RecordBlock(copying: other.freeSlots)
  }

  /// Adds `element` and returns its number.
  package func add(_ element: Element) -> UInt32 {
    if let slot = freeSlots.popLast() {
      elements[Int(slot)] = element
      return slot
    }
    elements.append(element)
    return UInt32(truncatingIfNeeded: elements.count - 1)
  }

  package func remove(_ slot: UInt32) { freeSlots.append(slot) }

  /// The element with that number, which the caller got from `add` and has not removed.
  @inline(__always)
  package subscript(slot: UInt32) -> Element {
    unsafeAddress {
      assert(Int(slot) < elements.count)
      return UnsafePointer(elements.base + Int(slot))
    }
    unsafeMutableAddress {
      assert(Int(slot) < elements.count)
      return elements.base + Int(slot)
    }
  }

  package var count: Int { elements.count - freeSlots.count }
}
