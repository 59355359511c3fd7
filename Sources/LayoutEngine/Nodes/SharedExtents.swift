/// The extents of the nodes that are not of one size, by number: rows of a list have the same ones over and over.
///
/// 1. Extents that equal some that were kept lately are the same entry, and its users are counted. A few are looked at, so
///    that it costs no more than a further entry does.
/// 2. An entry that has one user is written in place. Others stay as they are for the rest.
final class SharedExtents {
  private struct Entry: BitwiseCopyable {
    var extents: Extents
    /// The number of nodes that have it; 0 where it is free.
    var users: UInt32
  }

  private let entries: NumberTable<Entry>
  /// The numbers of the entries that were kept last, in turn.
  @exclusivity(unchecked) private var recent: (UInt32, UInt32, UInt32, UInt32) = (.max, .max, .max, .max)

  init() { entries = NumberTable() }

  /// A table of its own with the same extents under the same numbers.
  init(copying other: SharedExtents) { entries = NumberTable(copying: other.entries) }

  /// The number of different extents.
  var count: Int { entries.count }

  /// The extents with a number that a node has.
  @inline(__always)
  subscript(number: UInt32) -> Extents { entries[number].extents }

  /// The number of nodes that have a number.
  func users(of number: UInt32) -> UInt32 { entries[number].users }

  /// The number of `extents` for one node more.
  @inline(__always)
  func keep(_ extents: Extents) -> UInt32 {
    // 1.
    let known = recentNumber(of: extents)
    if known != .max {
      entries[known].users &+= 1
      return known
    }
    let number = entries.add(Entry(extents: extents, users: 1))
    recent = (number, recent.0, recent.1, recent.2)
    return number
  }

  @inline(__always)
  private func recentNumber(of extents: Extents) -> UInt32 {
    if isKept(extents, recent.0) { return recent.0 }
    if isKept(extents, recent.1) { return recent.1 }
    if isKept(extents, recent.2) { return recent.2 }
    return isKept(extents, recent.3) ? recent.3 : .max
  }

  @inline(__always)
  private func isKept(_ extents: Extents, _ number: UInt32) -> Bool {
    number != .max && Extents.isSame(entries[number].extents, extents) && entries[number].users > 0
  }

  /// The number of `extents` for a node that had another one.
  @inline(__always)
  func replace(_ number: UInt32, by extents: Extents) -> UInt32 {
    if entries[number].users == 1 {
      entries[number].extents = extents  // 2.
      return number
    }
    if Extents.isSame(entries[number].extents, extents) { return number }
    entries[number].users &-= 1
    return keep(extents)
  }

  /// Ends the use of a number by one node.
  func remove(_ number: UInt32) {
    entries[number].users &-= 1
    if entries[number].users == 0 { entries.remove(number) }
  }
}
