/// Rare values that a node refers to by number: a list with a free list.
package struct SideTable<Element> {
  private var elements: ContiguousArray<Element?> = []
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

  /// - Returns: the removed element; it must not die inside of the access to the table.
  @discardableResult
  package mutating func remove(_ slot: UInt32) -> Element? {
    freeSlots.append(slot)
    return exchange(&elements[Int(slot)], with: nil)
  }

  /// The element with that number, which the caller got from `add` and has not removed.
  @inline(__always)
  package subscript(slot: UInt32) -> Element {
    get {
      guard let element = elements[Int(slot)] else { preconditionFailure("side table slot \(slot) is free") }
      return element
    }
    set { elements[Int(slot)] = newValue }
  }

  package var count: Int { elements.count - freeSlots.count }

  /// Replaces each element by the result of `replacement`.
  mutating func replaceAll(_ replacement: (Element) -> Element) {
    for slot in elements.indices { elements[slot] = elements[slot].map(replacement) }
  }
}
