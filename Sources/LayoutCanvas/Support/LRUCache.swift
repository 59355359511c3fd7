#if canImport(CCairo)
  /// A dictionary of bounded size that forgets what was not asked for the longest time.
  ///
  /// Bounded in entries and in a cost the caller states for each; the newest entry stays even when it alone costs more
  /// than the limit. Every operation is O(1), besides what is forgotten.
  struct LRUCache<Key: Hashable, Value> {
    private struct Slot {
      var key: Key
      var value: Value
      var cost: Int
      var newer: Int
      var older: Int
    }

    /// Stands for "no slot".
    private static var none: Int { -1 }

    let capacity: Int
    let costLimit: Int
    private(set) var cost = 0
    private var indices: [Key: Int] = [:]
    private var slots: [Slot] = []
    private var newest = LRUCache.none
    private var oldest = LRUCache.none

    /// An empty cache of at most `capacity` entries, at least one, and `costLimit` in total.
    init(capacity: Int, costLimit: Int = .max) {
      self.capacity = max(capacity, 1)
      self.costLimit = costLimit
    }

    var count: Int { slots.count }

    /// The value of `key`, which becomes the newest entry; `nil` where it is unknown or forgotten.
    mutating func value(for key: Key) -> Value? {
      guard let index = indices[key] else { return nil }
      moveToFront(index)
      return slots[index].value
    }

    /// Remembers `value` as the newest entry, in place of an older one with the same key.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
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

    /// Forgets everything.
    mutating func removeAll() {
      self = LRUCache(capacity: capacity, costLimit: costLimit)
    }

    private mutating func moveToFront(_ index: Int) {
      guard index != newest else { return }
      unlink(index)
      linkAtFront(index)
    }

    private mutating func linkAtFront(_ index: Int) {
      slots[index].newer = Self.none
      slots[index].older = newest
      if newest != Self.none { slots[newest].newer = index } else { oldest = index }
      newest = index
    }

    private mutating func unlink(_ index: Int) {
      let (newer, older) = (slots[index].newer, slots[index].older)
      if newer != Self.none { slots[newer].older = older } else { newest = older }
      if older != Self.none { slots[older].newer = newer } else { oldest = newer }
    }

    /// Takes the oldest slot out and moves the last one into the gap, so that slots stay without holes.
    private mutating func removeOldest() {
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
#endif
