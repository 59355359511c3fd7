/// The extents of the nodes that are not of one size, by number: rows of a list have the same ones over and over.
///
/// 1. Those of filling elements and of texts, which most nodes have, are entries from the beginning. The table itself
///    uses them too, so they are never removed.
/// 2. Others that equal one of the last few new ones are the same entry, and its users are counted. To look at more
///    would cost as much as a further entry does.
/// 3. An entry that has one user is written in place. Others stay as they are for the rest.
final class SharedExtents {
  private struct Entry: BitwiseCopyable {
    var extents: Extents
    /// The number of nodes that have it; 0 where it is free.
    var users: UInt32
  }

  /// An entry that was added lately.
  private struct Recent: BitwiseCopyable {
    /// Differs for most different extents, so that these are not compared.
    var key: UInt64
    var number: UInt32
  }

  private let entries: NumberTable<Entry>
  /// The entries that were added last: a ring, whose next place is that of the oldest one.
  private let recent = RecordBlock<Recent>()
  @exclusivity(unchecked) private var next = 0

  init() {
    entries = NumberTable()
    for extents in SharedExtents.fixed { _ = entries.add(Entry(extents: extents, users: 1)) }
  }

  /// A table of its own with the same extents under the same numbers.
  init(copying other: SharedExtents) { entries = NumberTable(copying: other.entries) }

  /// The entries of step 1, whose numbers are their places here.
  private static var fixed: [Extents] { [.filling, .ofText] }

  /// The number of entries that are looked at.
  private static var recentLimit: Int { 8 }

  /// The number of different extents besides those of step 1.
  var count: Int { entries.count - SharedExtents.fixed.count }

  /// Whether a number is that of an entry of step 1.
  func isFixed(_ number: UInt32) -> Bool { number < SharedExtents.fixed.count }

  /// The extents with a number that a node has.
  @inline(__always)
  subscript(number: UInt32) -> Extents { entries[number].extents }

  /// The number of nodes that have a number.
  func users(of number: UInt32) -> UInt32 { entries[number].users - (isFixed(number) ? 1 : 0) }

  /// The number of `extents` for one node more.
  @inline(__always)
  func keep(_ extents: Extents) -> UInt32 {
    let known = knownNumber(of: extents)
    if known == .max { return add(extents) }
    entries[known].users &+= 1
    return known
  }

  @inline(__always)
  private func knownNumber(of extents: Extents) -> UInt32 {
    // 1.
    if Extents.isSame(extents, .filling) { return 0 }
    if Extents.isSame(extents, .ofText) { return 1 }
    // 2.
    let key = SharedExtents.key(of: extents)
    for at in 0..<recent.count where recent[at].key == key {
      let number = recent[at].number
      if entries[number].users > 0, Extents.isSame(entries[number].extents, extents) { return number }
    }
    return .max
  }

  @inline(__always)
  private static func key(of extents: Extents) -> UInt64 {
    let (width, height) = (extents.width, extents.height)
    let across = width.least.bitPattern ^ width.ideal.bitPattern &<< 7 ^ width.greatest.bitPattern &<< 13
    let down = height.least.bitPattern &>> 5 ^ height.ideal.bitPattern &>> 11 ^ height.greatest.bitPattern &>> 17
    return across ^ down
  }

  private func add(_ extents: Extents) -> UInt32 {
    let number = entries.add(Entry(extents: extents, users: 1))
    let new = Recent(key: SharedExtents.key(of: extents), number: number)
    if recent.count < SharedExtents.recentLimit {
      recent.append(new)
    } else {
      recent[next] = new
      next = (next &+ 1) % SharedExtents.recentLimit
    }
    return number
  }

  /// The number of `extents` for a node that had another one.
  @inline(__always)
  func replace(_ number: UInt32, by extents: Extents) -> UInt32 {
    if entries[number].users == 1 {
      entries[number].extents = extents  // 3.
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
