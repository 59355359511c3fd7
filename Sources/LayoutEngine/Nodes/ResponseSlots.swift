/// The stored responses of nodes that must be measured: lists in one table.
///
/// Most responses follow from extents and cost nothing here. A response that was used neither in the last turn nor in
/// this one is dropped when the next one is added, so lists stay short however long a tree lives.
package final class ResponseSlots {
  private struct Slot {
    var proposal: Proposal
    var size: Size
    var next: UInt32
    /// The turn in which the response was last used.
    var turn: UInt16
  }

  private let slots: NumberTable<Slot>

  init() { slots = NumberTable() }

  /// Slots of their own with the same responses.
  ///
  /// - Complexity: O(responses).
  init(copying other: ResponseSlots) {
    slots = NumberTable(copying: other.slots)
  }

  /// The number of responses in a list that were used in `turn`, counted up to `limit`.
  package func count(from head: UInt32, turn: UInt16, upTo limit: Int) -> Int {
    var count = 0
    var at = head
    while at != .max, count < limit {
      if slots[at].turn == turn { count += 1 }
      at = slots[at].next
    }
    return count
  }

  /// Whether a response was used in `turn`.
  func isOf(_ turn: UInt16, _ at: UInt32) -> Bool { slots[at].turn == turn }

  /// The slot of the response to `proposal` in the list that begins at `head`.
  package func find(_ proposal: Proposal, from head: UInt32) -> UInt32? {
    var at = head
    while at != .max {
      if slots[at].proposal == proposal { return at }
      at = slots[at].next
    }
    return nil
  }

  /// The response in a slot, which is used in `turn`.
  @inline(__always)
  package func use(_ at: UInt32, turn: UInt16) -> Size {
    slots[at].turn = turn
    return slots[at].size
  }

  /// Puts a response in front of the list and returns its new head.
  package func push(_ proposal: Proposal, _ size: Size, before head: UInt32, turn: UInt16) -> UInt32 {
    slots.add(Slot(proposal: proposal, size: size, next: head, turn: turn))
  }

  /// Frees the responses that were last used before the turn `turn - 1`, and returns whether there were any.
  package func prune(_ head: inout UInt32, turn: UInt16) -> Bool {
    var hasDropped = false
    var previous = UInt32.max
    var at = head
    while at != .max {
      let next = slots[at].next
      if turn &- slots[at].turn > 1 {
        if previous == .max { head = next } else { slots[previous].next = next }
        slots.remove(at)
        hasDropped = true
      } else {
        previous = at
      }
      at = next
    }
    return hasDropped
  }

  /// Frees a whole list.
  package func free(from head: UInt32) {
    var at = head
    while at != .max {
      let next = slots[at].next
      slots.remove(at)
      at = next
    }
  }

  /// The responses in a list, newest first.
  package func responses(from head: UInt32) -> [(Proposal, Size)] {
    var result: [(Proposal, Size)] = []
    var at = head
    while at != .max {
      result.append((slots[at].proposal, slots[at].size))
      at = slots[at].next
    }
    return result
  }

  /// The slots that no list has.
  var free: [UInt32] { slots.free }

  /// The number of slots in use or free.
  var room: Int { Int(slots.made) }

  /// The slots of a list, newest first; no more than there are in use or free, however they are linked.
  package func indices(from head: UInt32) -> [UInt32] {
    var result: [UInt32] = []
    var at = head
    while at != .max, result.count < slots.made {
      result.append(at)
      at = slots[at].next
    }
    return result
  }

  package var byteCount: Int { slots.byteCount }
}
