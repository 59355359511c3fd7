/// The contents of nodes, by number: a list with a free list.
///
/// It repeats the engine's `SideTable`: that one is generic code of another module, which here would work without the
/// type, at ten times the cost.
struct ContentTable<Element> {
  private var elements: ContiguousArray<Element?> = []
  private var freeSlots: ContiguousArray<UInt32> = []

  /// The number of elements.
  var count: Int { elements.count - freeSlots.count }

  /// Whether there is an element with that number.
  func holds(_ slot: UInt32) -> Bool { Int(slot) < elements.count && elements[Int(slot)] != nil }

  /// Adds `element` and returns its number.
  mutating func add(_ element: Element) -> UInt32 {
    if let slot = freeSlots.popLast() {
      elements[Int(slot)] = element
      return slot
    }
    elements.append(element)
    return UInt32(elements.count - 1)
  }

  /// - Returns: the former element; it must not die inside of the access to the table.
  @discardableResult
  mutating func remove(_ slot: UInt32) -> Element? {
    freeSlots.append(slot)
    return exchange(&elements[Int(slot)], with: nil)
  }

  /// The element with that number, which the caller got from `add` and has not removed.
  subscript(slot: UInt32) -> Element {
    get {
      guard let element = elements[Int(slot)] else { preconditionFailure("slot \(slot) of a table is free") }
      return element
    }
    set { elements[Int(slot)] = newValue }
  }
}
