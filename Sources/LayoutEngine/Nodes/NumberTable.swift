/// What few nodes have and is made of numbers alone: a list with a free list. Unlike `SideTable` it keeps what was removed
/// until the place is taken again, so that an element is read and written in place.
package struct NumberTable<Element> {
  private var elements: ContiguousArray<Element> = []
  private var freeSlots: ContiguousArray<UInt32> = []

  package init() {}

  /// Adds `element` and returns its number.
  package mutating func add(_ element: Element) -> UInt32 {
    if let slot = freeSlots.popLast() {
      elements[Int(slot)] = element
      return slot
    }
    elements.append(element)
    return UInt32(elements.count - 1)
  }

  package mutating func remove(_ slot: UInt32) { freeSlots.append(slot) }

  /// The element with that number, which the caller got from `add` and has not removed.
  @inline(__always)
  package subscript(slot: UInt32) -> Element {
    get { elements[Int(slot)] }
    _modify { yield &elements[Int(slot)] }
  }

  package var count: Int { elements.count - freeSlots.count }
}
