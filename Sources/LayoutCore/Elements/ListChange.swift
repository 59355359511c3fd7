/// The change of a list's rows, by their ids: those of `new` take the place of those of `old`, and the rows before and
/// after them stay.
///
/// 1. Rows stay at the end as long as the ids agree, counted from there. Where ids occur more than once none stays,
///    since the first row with an id is the one that was the first with it before.
/// 2. Of the rows between, each finds the first old one with its id that was not found before.
///
/// - Complexity: O(rows).
@usableFromInline
struct ListChange<ID: Hashable> {
  @usableFromInline var old: Range<Int>
  @usableFromInline var new: Range<Int>
  /// For each row of `new` the position of the old one, -1 where there was none. Empty where there was none at all.
  private var sources: ContiguousArray<Int> = []
  /// The rows of `old` that are not there any more.
  @usableFromInline var gone: ContiguousArray<Int> = []
  /// The ids that occur more than once, each once.
  @usableFromInline var repeated: ContiguousArray<ID> = []
  /// An id of a new row that breaks the contract of ids; `nil` where none was found.
  @usableFromInline var contradiction: ID?

  /// A change of two lists whose first `row` ids agree.
  ///
  /// Hashing ids of a type that is known only at run time is slow, so the commonest types have code of their own.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @usableFromInline
  init(from row: Int, _ before: ContiguousArray<ID>, hasRepeats: Bool, to after: ContiguousArray<ID>) {
    var end = after.count
    var oldEnd = before.count
    // 1.
    while !hasRepeats, end > row, oldEnd > row, after[end - 1] == before[oldEnd - 1] {
      end -= 1
      oldEnd -= 1
    }
    old = row..<oldEnd
    new = row..<end
    find(before, after)
    findRepeated(after, isAny: hasRepeats)
    guard !repeated.isEmpty, end < after.count else { return }
    old = row..<before.count
    new = row..<after.count
    find(before, after)
  }

  /// Where the row at a position of `new` was; -1 where it was not there.
  @usableFromInline
  func source(of position: Int) -> Int { sources.isEmpty ? -1 : sources[position - new.lowerBound] }

  /// Finds the old rows, by step 2.
  private mutating func find(_ before: ContiguousArray<ID>, _ after: ContiguousArray<ID>) {
    sources = []
    gone = ContiguousArray(old)
    guard !old.isEmpty, !new.isEmpty else { return }
    sources = ContiguousArray(repeating: -1, count: new.count)
    let start = old.lowerBound
    // The first row with an id, and for each row the next one with the same id.
    var first = IDTable<ID, Int>(capacity: old.count)
    var next: ContiguousArray<Int> = []
    for position in old.reversed() {
      guard let later = first.updateValue(position, forKey: before[position]) else { continue }
      if next.isEmpty { next = ContiguousArray(repeating: -1, count: old.count) }
      next[position - start] = later
    }
    var isFound = ContiguousArray(repeating: false, count: old.count)
    for position in new {
      let found = first.replaceValue(forKey: after[position]) { source in
        next.isEmpty || next[source - start] < 0 ? nil : next[source - start]
      }
      guard let source = found else { continue }
      sources[position - new.lowerBound] = source
      isFound[source - old.lowerBound] = true
    }
    gone.removeAll { isFound[$0 - old.lowerBound] }
  }

  /// Whether the ids are numbers, each greater than the one before: none occurs twice then.
  private static func rise(_ ids: ContiguousArray<ID>) -> Bool {
    guard ID.self == Int.self, let numbers = ids as? ContiguousArray<Int> else { return false }
    var last = Int.min
    for number in numbers {
      // The least number is not looked for: it may be the first one alone.
      if number <= last { return false }
      last = number
    }
    return true
  }

  /// Finds repeated ids: only new rows can repeat an id, unless there were such before.
  private mutating func findRepeated(_ ids: ContiguousArray<ID>, isAny: Bool) {
    if ListChange.rise(ids) { return }
    let suspects = isAny ? ContiguousArray(ids.indices) : ContiguousArray(new.filter { source(of: $0) < 0 })
    var neighbour: ID?
    contradiction = suspects.lazy.map { ids[$0] }.first { id in
      defer { neighbour = id }
      return contradictsItself(id, neighbour)
    }
    // Few are searched one by one, which is faster than hashing all rows.
    if suspects.count <= 4 {
      for position in suspects where ids.indices.contains(where: { $0 != position && ids[$0] == ids[position] }) {
        if !repeated.contains(ids[position]) { repeated.append(ids[position]) }
      }
      return
    }
    // The hashes that rows share of which at least one is new. A table of the ids is made for those alone.
    var hashes = Set<Int>(minimumCapacity: suspects.count)
    var shared: Set<Int> = []
    for position in suspects {
      let hash = ids[position].hashValue
      if !hashes.insert(hash).inserted { shared.insert(hash) }
    }
    var next = 0
    for position in suspects.count < ids.count ? ids.indices : 0..<0 {
      if next < suspects.count, suspects[next] == position {
        next += 1
      } else if hashes.contains(ids[position].hashValue) {
        shared.insert(ids[position].hashValue)
      }
    }
    guard !shared.isEmpty else { return }
    var counts = IDTable<ID, Int>()
    for id in ids where shared.contains(id.hashValue) {
      counts.update(id, 0) { count in
        count += 1
        if count == 2 { repeated.append(id) }
      }
    }
  }
}
