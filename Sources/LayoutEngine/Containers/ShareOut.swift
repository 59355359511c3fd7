/// A member of a share-out of a length.
package struct ShareItem {
  /// A child, or the number of a line of cells.
  package var member: UInt32
  /// Its place among all members, as written.
  var order: UInt32
  /// Whether it has one length, which was subtracted from the shared length before.
  var isRigid: Bool
  /// Whether its response is the proposal itself, between `least` and `greatest`.
  var clamps: Bool
  /// The length at 0; NaN where it is not known.
  var least: Double
  /// The length at infinity.
  var greatest: Double
  package var priority: Double
  /// Whether `greatest` only states that the member can grow, and less than the others: it was not measured.
  var isGuess = false
  /// Its proposal; NaN while it waits.
  package var proposed = Double.nan
  package var length = Double.nan

  /// The difference of the bounds: 0 where they are the same, also at infinity; NaN where they are not known.
  @inline(__always)
  package var flexibility: Double { least == greatest ? 0 : greatest - least }

  /// Whether one comes before another: higher priorities first, then as written.
  static func ranksFirst(_ one: ShareItem, _ other: ShareItem) -> Bool {
    one.priority != other.priority ? one.priority > other.priority : one.order < other.order
  }

  /// Whether one is measured before another.
  ///
  /// Higher priorities come first, then the less flexible, then, where both can grow without end, the larger minimum;
  /// then as written.
  @inline(__always)
  static func comesFirst(_ one: ShareItem, _ other: ShareItem) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    let flexibility = one.flexibility
    let otherFlexibility = other.flexibility
    if flexibility != otherFlexibility { return flexibility < otherFlexibility }
    if flexibility == .infinity, one.least != other.least { return one.least > other.least }
    return one.order < other.order
  }
}

/// Facts that listing the members finds in passing.
struct ShareList {
  /// The rest of the length.
  var rest: Double
  /// The place of the last member that was left out; -1 where there is none.
  var lastOmitted = -1

  /// The proposal of the next of `waiting` members of one priority, beside waiting members of one length, `rigid`
  /// together, by step 4.
  @inline(__always)
  func share(among waiting: Int, beside rigid: Double = 0) -> Double { max(0, (rest + rigid) / Double(waiting)) }

  /// Subtracts the length of a member, by step 4.
  @inline(__always)
  mutating func take(_ own: Double) {
    if !(rest - own).isNaN { rest -= own }
  }
}

/// Relations of several listed members.
private struct ShareOrder {
  private(set) var highest: Double
  private(set) var hasPriorities = false
  /// Whether no member has a higher priority than the one before it.
  private(set) var isRanked = true
  private(set) var hasRigid: Bool
  /// Whether all flexibilities are known; only then the two that follow are.
  private(set) var isKnown = true
  var isSorted = true
  var hasInflexible = false

  @inline(__always)
  private init(_ first: ShareItem) {
    highest = first.priority
    hasRigid = first.isRigid
    look(at: first.flexibility)
  }

  /// The relations of the members from `start` on. It is no initialiser, which would count a reference to the list.
  static func of(_ items: RecordBlock<ShareItem>, from start: Int) -> ShareOrder {
    var order = ShareOrder(items[start])
    var at = start &+ 1
    while at < items.count {
      if items[at].isRigid { order.hasRigid = true }
      // A member with equal bounds adds nothing to the last one.
      if items[at].least != items[at &- 1].least || items[at].greatest != items[at &- 1].greatest
        || items[at].priority != items[at &- 1].priority
      {
        order.compare(items[at], items[at &- 1])
      }
      at &+= 1
    }
    return order
  }

  private mutating func compare(_ item: ShareItem, _ last: ShareItem) {
    if item.priority > last.priority { isRanked = false }
    if item.priority != highest {
      hasPriorities = true
      highest = max(highest, item.priority)
    }
    if ShareItem.comesFirst(item, last) { isSorted = false }
    look(at: item.flexibility)
  }

  @inline(__always)
  private mutating func look(at flexibility: Double) {
    if flexibility.isNaN { isKnown = false }
    if flexibility <= 0 { hasInflexible = true }
  }
}

/// The members of a share-out: children of a stack, columns or rows of a grid.
protocol ShareMembers {
  var container: NodeIndex { get }
  /// Lists the members that depend on the length (in `LayoutTree.scratch`), with `all` every member.
  ///
  /// The lengths of the others are subtracted from `list.rest`, as far as the caller has not done so.
  func fill(_ list: inout ShareList, in tree: LayoutTree, all: Bool)
  /// The length of a member for the proposal `proposed`.
  func length(of item: ShareItem, at proposed: Double, in tree: LayoutTree) -> Double
  /// Whether a member's length is least at 0 and greatest at infinity, and the same for all proposals where these two
  /// are equal.
  func growsSteadily(_ item: ShareItem, in tree: LayoutTree) -> Bool
  /// Whether a member that is not known at infinity is finite there.
  func isBounded(_ item: ShareItem, in tree: LayoutTree) -> Bool
  /// Whether a member of unknown flexibility may have to be measured before those that were left out.
  ///
  /// `isBefore` is true where one of these is written after it.
  func mayPrecede(_ item: ShareItem, isBefore: Bool, in tree: LayoutTree) -> Bool
  /// Stores a member's proposal.
  func serve(_ item: ShareItem, in tree: LayoutTree)
}

/// Stores the members of a container's share-out, in the order in which they were measured, for explanations.
final class ShareTracer {
  let container: NodeIndex
  var items: [ShareItem] = []

  init(_ container: NodeIndex) {
    self.container = container
  }
}

/// Sharing a length out, as SwiftUI's stacks do; the one place where this is done.
///
/// 1. Listed are the members that depend on the length. The lengths of the others are subtracted at once: they are the
///    least flexible.
/// 2. The order is by priority, then by flexibility (the length at infinity minus that at 0), then as written. Both
///    lengths are measured only where extents do not determine them and a member of the same priority waits too, or
///    members of a higher priority come before. One that is bounded, among others that grow without end, comes before
///    these whatever its maximum is.
/// 3. Before the members of a priority are measured, the minimums of all lower ones are kept.
/// 4. The proposal of the k-th of n members of one priority is an equal share of the rest for the n - k that remain, at
///    least 0; its length is subtracted. The rest may be negative and stays so. Of an infinite length each one's
///    proposal is infinity, whatever the order.
/// 5. A listed member without flexibility is as flexible as those that were left out, and its proposal depends on them.
///    Then the members are listed anew, all of them; and from now on at once, since a guess that failed at every level
///    would double the work.
extension LayoutTree {
  /// Shares `length` out, which is the length without the gaps.
  @inline(__always)
  func shareOut(_ length: Double, among members: some ShareMembers) {
    let start = scratch.shareItems.count
    var isTied = !settings.takesShortCuts || nodes[members.container].marks.contains(.tied)
    while !share(length, members, all: isTied), !isTied {
      nodes[members.container].marks.formUnion(.tied)
      scratch.shareItems.removeAll(from: start)
      isTied = true
    }
    if let tracer = pass.tracer, tracer.container == members.container {
      tracer.items = (start..<scratch.shareItems.count).map { scratch.shareItems[$0] }
    }
    scratch.shareItems.removeAll(from: start)
  }

  /// Measures the listed members, and leaves them in their order.
  ///
  /// - Returns: `false` for step 5.
  @inline(__always)
  private func share(_ length: Double, _ members: some ShareMembers, all: Bool) -> Bool {
    let start = scratch.shareItems.count
    // 1.
    var list = ShareList(rest: length)
    members.fill(&list, in: self, all: all)
    let end = scratch.shareItems.count
    if start == end || interrupted { return true }
    // 2.
    if end == start + 1, list.lastOmitted < 0 || scratch.shareItems[start].flexibility > 0 {
      serveAlone(start, list.rest, members)
      return true
    }
    return serveSeveral(from: start, length, members, list, all: all)
  }

  @inline(never)
  private func serveSeveral(
    from start: Int, _ length: Double, _ members: some ShareMembers, _ listed: ShareList, all: Bool
  ) -> Bool {
    var list = listed
    let end = scratch.shareItems.count
    if length == .infinity, settings.takesShortCuts {
      serveWithoutEnd(start, end, members)
      return true
    }
    var order = ShareOrder.of(scratch.shareItems, from: start)
    if !order.isKnown { measureBounds(members, &order, start..<end, mayGuess: !all) }
    if order.hasInflexible, list.lastOmitted >= 0 {
      for at in start..<end where isTied(scratch.shareItems[at], list.lastOmitted) { return false }
    }
    if !order.isSorted { sortItems(start) }
    // 3.
    if order.hasPriorities {
      for at in start..<end where scratch.shareItems[at].priority != order.highest && !scratch.shareItems[at].isRigid {
        list.rest -= scratch.shareItems[at].least
      }
    }
    // 4.
    var group = start
    while group < end {
      let groupEnd = order.hasPriorities ? endOfPriority(group, end) : end
      var waiting = WaitingRigid()
      if order.hasRigid || group > start {
        for at in group..<groupEnd {
          let least = scratch.shareItems[at].least
          if scratch.shareItems[at].isRigid { waiting.add(least) } else if group > start { list.rest += least }
        }
      }
      var at = group
      while at < groupEnd {
        let proposed = list.share(among: groupEnd &- at, beside: waiting.length)
        scratch.shareItems[at].proposed = proposed
        if scratch.shareItems[at].isRigid {
          waiting.remove(scratch.shareItems[at].least)
          scratch.shareItems[at].length = scratch.shareItems[at].least
        } else if at + 1 < end || list.lastOmitted >= 0 && scratch.shareItems[at].flexibility.isNaN {
          let own: Double
          if scratch.shareItems[at].clamps {
            own = min(max(proposed, scratch.shareItems[at].least), scratch.shareItems[at].greatest)
          } else {
            own = members.length(of: scratch.shareItems[at], at: proposed, in: self)
            if interrupted { return true }
            // 5.
            if isTied(scratch.shareItems[at], own, members, list.lastOmitted) { return false }
          }
          list.take(own)
          scratch.shareItems[at].length = own
        }
        members.serve(scratch.shareItems[at], in: self)
        at += 1
      }
      group = groupEnd
    }
    return true
  }

  @inline(never)
  private func endOfPriority(_ group: Int, _ end: Int) -> Int {
    var at = group + 1
    while at < end, scratch.shareItems[at].priority == scratch.shareItems[group].priority { at += 1 }
    return at
  }

  /// Measures the only listed member, whose proposal is the rest.
  @inline(__always)
  private func serveAlone(_ at: Int, _ rest: Double, _ members: some ShareMembers) {
    scratch.shareItems[at].proposed = max(0, rest)
    members.serve(scratch.shareItems[at], in: self)
  }

  /// Step 4 for an infinite length.
  @inline(never)
  private func serveWithoutEnd(_ start: Int, _ end: Int, _ members: some ShareMembers) {
    for at in start..<end {
      if !scratch.shareItems[at].isRigid { scratch.shareItems[at].proposed = .infinity }
      members.serve(scratch.shareItems[at], in: self)
    }
  }

  /// Step 5 for members whose lengths are known.
  @inline(__always)
  private func isTied(_ item: ShareItem, _ lastOmitted: Int) -> Bool {
    let flexibility = item.flexibility
    return flexibility < 0 || flexibility == 0 && Int(item.order) < lastOmitted
  }

  /// Step 5 for a member that was measured before its length at 0 and at infinity was known.
  @inline(never)
  private func isTied(_ item: ShareItem, _ own: Double, _ members: some ShareMembers, _ lastOmitted: Int) -> Bool {
    if item.isGuess, !(own > item.least) { return true }
    guard lastOmitted >= 0, item.flexibility.isNaN else { return false }
    guard members.mayPrecede(item, isBefore: Int(item.order) < lastOmitted, in: self) else { return false }
    let least = item.least.isNaN ? members.length(of: item, at: 0, in: self) : item.least
    if own > least, members.growsSteadily(item, in: self) { return false }
    return !(members.length(of: item, at: .infinity, in: self) > least)
  }

  /// Measures the bounds that extents do not determine, priority by priority, by step 2.
  @inline(never)
  private func measureBounds(
    _ members: some ShareMembers, _ order: inout ShareOrder, _ listed: Range<Int>, mayGuess: Bool
  ) {
    let (start, end) = (listed.lowerBound, listed.upperBound)
    if !order.isRanked { scratch.shareItems.sort(from: start, by: ShareItem.ranksFirst) }
    var group = start
    while group < end {
      let groupEnd = order.hasPriorities ? endOfPriority(group, end) : end
      let isAlone = groupEnd == group + 1
      if !isAlone || group > start && scratch.shareItems[group].flexibility.isNaN {
        measureBounds(members, group..<groupEnd, mayGuess: mayGuess && !isAlone)
      }
      if interrupted { return }
      group = groupEnd
    }
    order.hasInflexible = true
    order.isSorted = true
    for at in start + 1..<end where ShareItem.comesFirst(scratch.shareItems[at], scratch.shareItems[at - 1]) {
      order.isSorted = false
    }
  }

  /// Measures the bounds of the members of one priority; a lone one's length at infinity is not needed.
  private func measureBounds(_ members: some ShareMembers, _ group: Range<Int>, mayGuess: Bool) {
    // Those that are not known to grow without end.
    var bounded = 0
    for at in group where scratch.shareItems[at].flexibility != .infinity { bounded += 1 }
    for at in group where scratch.shareItems[at].flexibility.isNaN {
      let item = scratch.shareItems[at]
      if item.least.isNaN { scratch.shareItems[at].least = members.length(of: item, at: 0, in: self) }
      if group.count > 1, item.greatest.isNaN {
        if bounded == 1, mayGuess, members.isBounded(item, in: self) {
          scratch.shareItems[at].greatest = scratch.shareItems[at].least + 1
          scratch.shareItems[at].isGuess = true
        } else {
          scratch.shareItems[at].greatest = members.length(of: item, at: .infinity, in: self)
        }
      }
      if interrupted { return }
      if scratch.shareItems[at].flexibility == .infinity { bounded -= 1 }
    }
  }

  @inline(never)
  private func sortItems(_ start: Int) { scratch.shareItems.sort(from: start, by: ShareItem.comesFirst) }
}

/// The lengths of rigid members that were subtracted before, and wait.
private struct WaitingRigid {
  private(set) var length = 0.0
  private var count = 0

  @inline(__always)
  mutating func add(_ own: Double) {
    length += own
    count += 1
  }

  /// Removes the length of a member; the last one leaves exactly 0, as if they had not been listed.
  @inline(__always)
  mutating func remove(_ own: Double) {
    count -= 1
    length = count == 0 ? 0 : length - own
  }
}
