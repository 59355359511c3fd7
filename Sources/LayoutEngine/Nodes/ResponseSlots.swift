/// Responses beyond the first, for the nodes that need more than one: lists through one array.
///
/// Most nodes get by with the slot in their record, so they pay nothing here.
package struct ResponseSlots {
  private struct Slot {
    var proposal: Proposal
    var size: Size
    var next: UInt32
  }

  private var slots: ContiguousArray<Slot> = []
  private var freeList = UInt32.max

  /// The answer to `proposal` in the list that begins at `head`.
  package func find(_ proposal: Proposal, from head: UInt32) -> UInt32? {
    var at = head
    while at != .max {
      if slots[Int(at)].proposal == proposal { return at }
      at = slots[Int(at)].next
    }
    return nil
  }

  /// Exchanges a slot's contents.
  package mutating func swap(_ at: UInt32, _ proposal: inout Proposal, _ size: inout Size) {
    Swift.swap(&slots[Int(at)].proposal, &proposal)
    Swift.swap(&slots[Int(at)].size, &size)
  }

  /// Puts a response in front of the list and returns its new head.
  package mutating func push(_ proposal: Proposal, _ size: Size, before head: UInt32) -> UInt32 {
    let slot = Slot(proposal: proposal, size: size, next: head)
    if freeList != .max {
      let at = freeList
      freeList = slots[Int(at)].next
      slots[Int(at)] = slot
      return at
    }
    slots.append(slot)
    return UInt32(slots.count - 1)
  }

  /// Gives a whole list back.
  package mutating func free(from head: UInt32) {
    var last = head
    while slots[Int(last)].next != .max { last = slots[Int(last)].next }
    slots[Int(last)].next = freeList
    freeList = head
  }

  /// The responses in a list, newest first.
  package func responses(from head: UInt32) -> [(Proposal, Size)] {
    var result: [(Proposal, Size)] = []
    var at = head
    while at != .max {
      result.append((slots[Int(at)].proposal, slots[Int(at)].size))
      at = slots[Int(at)].next
    }
    return result
  }

  package var byteCount: Int { slots.capacity * MemoryLayout<Slot>.stride }
}
