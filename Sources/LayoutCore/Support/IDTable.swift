/// A dictionary whose keys are a caller's ids.
///
/// The standard library's stops the program where `==` and `hash` of its keys disagree. Here a value may then not be
/// found again, and no other fault follows.
///
/// Hashes are stored, so a key is hashed once in each call; equal keys are searched among those with the same hash.
/// Every operation is O(1) where hashes differ.
package struct IDTable<Key: Hashable, Value> {
  fileprivate struct Entry {
    let hash: Int
    let key: Key
    var value: Value
  }

  /// The entries in the order they came; `nil` where one was removed.
  private var entries: ContiguousArray<Entry?> = []
  /// By hash, the position of an entry plus 1; 0 is free.
  ///
  /// The number of slots is a power of two, and some are free.
  private var slots: ContiguousArray<Int> = []
  /// The number of values.
  package private(set) var count = 0

  /// An empty table with room for `capacity` values.
  package init(capacity: Int = 0) {
    if capacity > 0 { rebuild(capacity) }
  }

  /// The bytes of its lists, without the memory that keys and values refer to.
  package var byteCount: Int {
    entries.capacity * MemoryLayout<Entry?>.stride + slots.capacity * MemoryLayout<Int>.stride
  }

  /// Whether there is no value.
  package var isEmpty: Bool { count == 0 }

  /// The values, in the order in which their keys came.
  package var values: some Sequence<Value> { entries.lazy.compactMap { $0?.value } }

  /// The value of a key; setting `nil` removes it.
  package subscript(key: Key) -> Value? {
    get { find(key, Self.hash(key)).flatMap { entries[$0]?.value } }
    set {
      if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) }
    }
  }

  /// - Returns: the former value.
  @discardableResult
  package mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let hash = Self.hash(key)
    if let at = find(key, hash) {
      return exchange(&entries[at], with: Entry(hash: hash, key: key, value: value))?.value
    }
    if (entries.count + 1) * 4 > slots.count * 3 { rebuild(count * 2 + 4) }
    entries.append(Entry(hash: hash, key: key, value: value))
    link(entries.count - 1, hash)
    count += 1
    return nil
  }

  /// - Returns: the former value.
  @discardableResult
  package mutating func removeValue(forKey key: Key) -> Value? { replaceValue(forKey: key) { _ in nil } }

  /// Replaces a key's value by the result of `next`, and removes it where that is `nil`.
  ///
  /// - Returns: the former value.
  package mutating func replaceValue(forKey key: Key, _ next: (Value) -> Value?) -> Value? {
    guard let at = find(key, Self.hash(key)), var entry = exchange(&entries[at], with: nil) else { return nil }
    let old = entry.value
    if let value = next(old) {
      entry.value = value
      entries[at] = entry
    } else {
      count -= 1
    }
    return old
  }

  /// Changes the value of a key in place; a key without one has `initial` first.
  package mutating func update<Result>(
    _ key: Key, _ initial: @autoclosure () -> Value, _ change: (inout Value) -> Result
  ) -> Result {
    let hash = Self.hash(key)
    if let at = find(key, hash), var entry = exchange(&entries[at], with: nil) {
      defer { entries[at] = entry }
      return change(&entry.value)
    }
    var value = initial()
    defer { updateValue(value, forKey: key) }
    return change(&value)
  }

  private static func hash(_ key: Key) -> Int {
    var hasher = Hasher()
    hasher.combine(key)
    return hasher.finalize()
  }

  private func find(_ key: Key, _ hash: Int) -> Int? {
    guard count > 0 else { return nil }
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let at = slots[slot] - 1
      if let entry = entries[at], entry.hash == hash, entry.key == key { return at }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func link(_ at: Int, _ hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = at + 1
  }

  /// Reserves room for `capacity` values; entries that were removed are left out.
  private mutating func rebuild(_ capacity: Int) {
    var size = 8
    while size * 3 < (capacity + 1) * 4 { size *= 2 }
    var kept: ContiguousArray<Entry?> = []
    kept.reserveCapacity(capacity)
    for case let entry? in entries { kept.append(entry) }
    entries = kept
    slots = ContiguousArray(repeating: 0, count: size)
    for at in entries.indices { if let entry = entries[at] { link(at, entry.hash) } }
  }
}

extension IDTable.Entry: Sendable where Key: Sendable, Value: Sendable {}
extension IDTable: Sendable where Key: Sendable, Value: Sendable {}

/// Whether an id breaks the contract of ids: it is not equal to itself, or equal to `neighbour` with another hash.
///
/// Without a neighbour its own hash must be the same twice.
func contradictsItself<ID: Hashable>(_ id: ID, _ neighbour: ID?) -> Bool {
  if !(id == id) { return true }
  let other = neighbour ?? id
  return id == other && id.hashValue != other.hashValue
}
