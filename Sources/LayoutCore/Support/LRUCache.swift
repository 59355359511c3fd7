/// A dictionary of bounded size that drops the least recently used entries.
///
/// It is bounded in entries and in a cost that the caller sets for each; the newest entry stays even when it alone
/// costs more than the limit. Every operation is O(1), besides dropping entries.
@usableFromInline package struct LRUCache<Key: Hashable, Value> {
  @usableFromInline package struct Slot {
    @usableFromInline var key: Key
    @usableFromInline var value: Value
    @usableFromInline var cost: Int
    @usableFromInline var newer: Int
    @usableFromInline var older: Int

    @inlinable init(key: Key, value: Value, cost: Int, newer: Int, older: Int) {
      self.key = key
      self.value = value
      self.cost = cost
      self.newer = newer
      self.older = older
    }
  }

  /// The number for "no slot".
  @usableFromInline static var none: Int { -1 }

  @usableFromInline package let capacity: Int
  @usableFromInline package let costLimit: Int
  @usableFromInline package var cost = 0
  @usableFromInline var indices: [Key: Int] = [:]
  @usableFromInline var slots: [Slot] = []
  @usableFromInline var newest = LRUCache.none
  @usableFromInline var oldest = LRUCache.none

  /// An empty cache of at most `capacity` entries, at least one, and `costLimit` in total.
  package init(capacity: Int, costLimit: Int = .max) {
    self.capacity = max(capacity, 1)
    self.costLimit = costLimit
  }

  /// The number of entries.
  @inlinable package var count: Int { slots.count }

  /// The values, in no order; none becomes newer by it.
  package var values: some Sequence<Value> { slots.lazy.map(\.value) }

  /// The value of `key`, which becomes the newest entry; `nil` where there is none.
  @inlinable package mutating func value(for key: Key) -> Value? {
    guard let index = indices[key] else { return nil }
    moveToFront(index)
    return slots[index].value
  }

  /// The value of `key`, which keeps its age.
  @inlinable package func peek(_ key: Key) -> Value? { indices[key].map { slots[$0].value } }

  /// Stores `value` as the newest entry, in place of an older one with the same key.
  ///
  /// A key that is not equal to itself, as one with NaN in it, could neither be found nor be removed: its value is not
  /// stored.
  @inlinable package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
    guard key == key else { return }
    if let index = indices[key] {
      self.cost += cost - slots[index].cost
      slots[index].value = value
      slots[index].cost = cost
      moveToFront(index)
    } else {
      if slots.count == capacity { removeOldest() }
      slots.append(Slot(key: key, value: value, cost: cost, newer: Self.none, older: Self.none))
      indices[key] = slots.count - 1
      self.cost += cost
      linkAtFront(slots.count - 1)
    }
    while self.cost > costLimit, slots.count > 1 { removeOldest() }
  }

  /// Removes the least recently used value and returns it.
  @inlinable package mutating func takeOldest() -> Value? {
    guard oldest != Self.none else { return nil }
    let value = slots[oldest].value
    removeOldest()
    return value
  }

  /// Removes all values.
  package mutating func removeAll() {
    self = LRUCache(capacity: capacity, costLimit: costLimit)
  }

  @inlinable mutating func moveToFront(_ index: Int) {
    guard index != newest else { return }
    unlink(index)
    linkAtFront(index)
  }

  @inlinable mutating func linkAtFront(_ index: Int) {
    slots[index].newer = Self.none
    slots[index].older = newest
    if newest != Self.none { slots[newest].newer = index } else { oldest = index }
    newest = index
  }

  @inlinable mutating func unlink(_ index: Int) {
    let (newer, older) = (slots[index].newer, slots[index].older)
    if newer != Self.none { slots[newer].older = older } else { newest = older }
    if older != Self.none { slots[older].newer = newer } else { oldest = newer }
  }

  /// Removes the oldest slot and moves the last one into the gap, so that slots stay without holes.
  @inlinable mutating func removeOldest() {
    let index = oldest
    unlink(index)
    cost -= slots[index].cost
    indices[slots[index].key] = nil
    let last = slots.count - 1
    if index != last {
      let moved = slots[last]
      slots[index] = moved
      indices[moved.key] = index
      if moved.newer != Self.none { slots[moved.newer].older = index } else { newest = index }
      if moved.older != Self.none { slots[moved.older].newer = index } else { oldest = index }
    }
    slots.removeLast()
  }
}
