/// What nodes answered that have to be asked: lists through one array.
///
/// Most nodes answer by their extents, so they pay nothing here. A response that was not asked for in the
/// last turn or this one is dropped when the next one is added, so lists stay short however long a tree lives.
package final class ResponseSlots {
  private struct Slot {
    var proposal: Proposal
    var size: Size
    var next: UInt32
    /// The turn in which the response was last asked for.
    var turn: UInt16
  }

  private let slots: RecordBlock<Slot>
  @exclusivity(unchecked) private var freeList = UInt32.max

  init() { slots = RecordBlock() }

  /// Slots of their own with the same responses. Complexity: O(responses).
  init(copying other: ResponseSlots) {
    slots = RecordBlock(copying: other.slots)
    freeList = other.freeList
  }

  /// The number of responses in a list that were asked for in `turn`, counted up to `limit`.
  package func count(from head: UInt32, turn: UInt16, upTo limit: Int) -> Int {
    var count = 0
    var at = head
    while at != .max, count < limit {
      if slots[Int(at)].turn == turn { count += 1 }
      at = slots[Int(at)].next
    }
    return count
  }

  /// Whether a response was asked for in `turn`.
  func isOf(_ turn: UInt16, _ at: UInt32) -> Bool { slots[Int(at)].turn == turn }

  /// The answer to `proposal` in the list that begins at `head`.
  package func find(_ proposal: Proposal, from head: UInt32) -> UInt32? {
    var at = head
    while at != .max {
      if slots[Int(at)].proposal == proposal { return at }
      at = slots[Int(at)].next
    }
    return nil
  }

  /// The answer in a slot, which is used in `turn`.
  @inline(__always)
  package func use(_ at: UInt32, turn: UInt16) -> Size {
    slots[Int(at)].turn = turn
    return slots[Int(at)].size
  }

  /// Puts a response in front of the list and returns its new head.
  package func push(_ proposal: Proposal, _ size: Size, before head: UInt32, turn: UInt16) -> UInt32 {
    let slot = Slot(proposal: proposal, size: size, next: head, turn: turn)
    if freeList != .max {
      let at = freeList
      freeList = slots[Int(at)].next
      slots[Int(at)] = slot
      return at
    }
    slots.append(slot)
    return UInt32(slots.count - 1)
  }

  /// Gives back what was last used before the turn `turn - 1`. Returns whether there was anything.
  package func prune(_ head: inout UInt32, turn: UInt16) -> Bool {
    var hasDropped = false
    var previous = UInt32.max
    var at = head
    while at != .max {
      let next = slots[Int(at)].next
      if turn &- slots[Int(at)].turn > 1 {
        if previous == .max { head = next } else { slots[Int(previous)].next = next }
        slots[Int(at)].next = freeList
        freeList = at
        hasDropped = true
      } else {
        previous = at
      }
      at = next
    }
    return hasDropped
  }

  /// Gives a whole list back.
  package func free(from head: UInt32) {
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

  /// Slots in use or free.
  package var count: Int { slots.count }

  /// The slots of a list, newest first; without a `head`, the free ones. At most `count`, however they are linked.
  package func indices(from head: UInt32? = nil) -> [UInt32] {
    var result: [UInt32] = []
    var at = head ?? freeList
    while at != .max, result.count < slots.count {
      result.append(at)
      at = slots[Int(at)].next
    }
    return result
  }

  package var byteCount: Int { slots.byteCount }
}
