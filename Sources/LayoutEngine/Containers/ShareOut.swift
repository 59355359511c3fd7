/// A member among which a length is shared out.
package struct ShareItem {
  /// A child, or the number of a line of cells.
  package var member: UInt32
  /// Its place among all members, as written.
  var order: UInt32
  /// Whether it has one length, which was taken off what is shared out before.
  var isRigid: Bool
  /// Whether it answers an offer by the offer itself, between `least` and `greatest`.
  var clamps: Bool
  /// The length at 0; NaN where it is not known.
  var least: Double
  /// The length at infinity.
  var greatest: Double
  package var priority: Double
  /// Whether `greatest` only says that the member can grow, and less than the others: it was not asked for.
  var isGuess = false
  /// What it gets; NaN while it has not been served.
  package var offer = Double.nan
  package var length = Double.nan

  /// What lies between the bounds: nothing where they are the same, also at infinity; NaN where they are not known.
  @inline(__always)
  package var flexibility: Double { least == greatest ? 0 : greatest - least }

  /// Higher priorities first, then as written.
  static func ranksFirst(_ one: ShareItem, _ other: ShareItem) -> Bool {
    one.priority != other.priority ? one.priority > other.priority : one.order < other.order
  }

  /// The order of serving: higher priorities first, then the less flexible, then, where both can grow without end, the
  /// larger minimum; then as written.
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

/// What listing found out in passing.
struct ShareList {
  /// What is left of the length.
  var rest: Double
  /// The place of the last member that was left out; -1 where there is none.
  var lastOmitted = -1

  /// Step 4: what the next of `waiting` members of one priority is offered, beside those of one length, together `rigid` long,
  /// that wait with it.
  @inline(__always)
  func share(among waiting: Int, beside rigid: Double = 0) -> Double { max(0, (rest + rigid) / Double(waiting)) }

  /// Step 4: takes off what a member has.
  @inline(__always)
  mutating func take(_ own: Double) {
    if !(rest - own).isNaN { rest -= own }
  }
}

/// What several listed members have to do with each other.
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
  init(_ items: RecordBlock<ShareItem>, from start: Int) {
    highest = items[start].priority
    hasRigid = items[start].isRigid
    look(at: items[start].flexibility)
    var at = start &+ 1
    while at < items.count {
      if items[at].isRigid { hasRigid = true }
      // One like the last says nothing new.
      if items[at].least != items[at &- 1].least || items[at].greatest != items[at &- 1].greatest
        || items[at].priority != items[at &- 1].priority
      {
        compare(items[at], items[at &- 1])
      }
      at &+= 1
    }
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

/// The members among which a length is shared out: children of a stack, columns or rows of a grid.
protocol ShareMembers {
  var container: NodeIndex { get }
  /// Lists the members that can notice the length (in `LayoutTree.scratch`), all of them where `all` says so, and takes what
  /// the others have off `list.rest`, as far as the caller has not done so.
  func fill(_ list: inout ShareList, in tree: LayoutTree, all: Bool)
  /// The length of a member that is offered `offer`.
  func length(of item: ShareItem, at offer: Double, in tree: LayoutTree) -> Double
  /// Whether a member's length is least at 0 and greatest at infinity, and the same everywhere where these two are equal.
  func growsSteadily(_ item: ShareItem, in tree: LayoutTree) -> Bool
  /// Whether a member that is not known at infinity is finite there.
  func isBounded(_ item: ShareItem, in tree: LayoutTree) -> Bool
  /// Whether a member of which it is not known how flexible it is may have to be served before those that were left out, one
  /// of which is written behind it where `isBefore` says so.
  func mayPrecede(_ item: ShareItem, isBefore: Bool, in tree: LayoutTree) -> Bool
  /// Tells a member what it gets.
  func serve(_ item: ShareItem, in tree: LayoutTree)
}

/// Hears how a container shared its length out, for explanations: the members in the order in which they were served.
final class ShareTracer {
  let container: NodeIndex
  var items: [ShareItem] = []

  init(_ container: NodeIndex) {
    self.container = container
  }
}

/// Sharing a length out, as SwiftUI's stacks do. The one place where this is done.
///
/// 1. Listed are the members that can notice the length. What the others have is taken off at once: they are the least
///    flexible.
/// 2. Members are served by priority, then by flexibility (the length at infinity minus that at 0), then as written. Both
///    lengths are asked for only where extents do not say them and a member of the same priority waits too, or members of
///    a higher priority come before. One that is bounded, among others that grow without end, comes before these
///    whatever its greatest length is.
/// 3. Before the members of a priority are served, the least lengths of all lower ones are put aside.
/// 4. The k-th of n members of one priority is offered an equal share of what is left for the n - k that have not been
///    served, at least 0; its length is taken off. What is left may be negative and stays so.
///    Of an infinite length each is offered infinity, whatever the order.
/// 5. A listed member without flexibility is as flexible as those that were left out, and what it is offered depends on
///    them. Then the members are listed anew, all of them; and from now on at once, since a guess that failed at every level
///    would double the work.
extension LayoutTree {
  /// Shares `length` out, which is what is left without the gaps.
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

  /// Leaves the members that were listed, as they were served.
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
    var order = ShareOrder(scratch.shareItems, from: start)
    if !order.isKnown { askBounds(members, &order, start..<end, mayGuess: !all) }
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
        let offer = list.share(among: groupEnd &- at, beside: waiting.length)
        scratch.shareItems[at].offer = offer
        if scratch.shareItems[at].isRigid {
          waiting.remove(scratch.shareItems[at].least)
          scratch.shareItems[at].length = scratch.shareItems[at].least
        } else if at + 1 < end || list.lastOmitted >= 0 && scratch.shareItems[at].flexibility.isNaN {
          let own: Double
          if scratch.shareItems[at].clamps {
            own = min(max(offer, scratch.shareItems[at].least), scratch.shareItems[at].greatest)
          } else {
            own = members.length(of: scratch.shareItems[at], at: offer, in: self)
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

  /// Serves the only member that is listed: it gets what is left.
  @inline(__always)
  private func serveAlone(_ at: Int, _ rest: Double, _ members: some ShareMembers) {
    scratch.shareItems[at].offer = max(0, rest)
    members.serve(scratch.shareItems[at], in: self)
  }

  /// Step 4 for an infinite length.
  @inline(never)
  private func serveWithoutEnd(_ start: Int, _ end: Int, _ members: some ShareMembers) {
    for at in start..<end {
      if !scratch.shareItems[at].isRigid { scratch.shareItems[at].offer = .infinity }
      members.serve(scratch.shareItems[at], in: self)
    }
  }

  /// Step 5 for members whose lengths are known.
  @inline(__always)
  private func isTied(_ item: ShareItem, _ lastOmitted: Int) -> Bool {
    let flexibility = item.flexibility
    return flexibility < 0 || flexibility == 0 && Int(item.order) < lastOmitted
  }

  /// Step 5 for a member that was served before its length at 0 and at infinity was known.
  @inline(never)
  private func isTied(_ item: ShareItem, _ own: Double, _ members: some ShareMembers, _ lastOmitted: Int) -> Bool {
    if item.isGuess, !(own > item.least) { return true }
    guard lastOmitted >= 0, item.flexibility.isNaN else { return false }
    guard members.mayPrecede(item, isBefore: Int(item.order) < lastOmitted, in: self) else { return false }
    let least = item.least.isNaN ? members.length(of: item, at: 0, in: self) : item.least
    if own > least, members.growsSteadily(item, in: self) { return false }
    return !(members.length(of: item, at: .infinity, in: self) > least)
  }

  /// Step 2: asks for what extents do not say, priority by priority.
  @inline(never)
  private func askBounds(
    _ members: some ShareMembers, _ order: inout ShareOrder, _ listed: Range<Int>, mayGuess: Bool
  ) {
    let (start, end) = (listed.lowerBound, listed.upperBound)
    if !order.isRanked { scratch.shareItems.sort(from: start, by: ShareItem.ranksFirst) }
    var group = start
    while group < end {
      let groupEnd = order.hasPriorities ? endOfPriority(group, end) : end
      let isAlone = groupEnd == group + 1
      if !isAlone || group > start && scratch.shareItems[group].flexibility.isNaN {
        askBounds(members, group..<groupEnd, mayGuess: mayGuess && !isAlone)
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

  /// The same for the members of one priority. What a lone one has at infinity is not needed.
  private func askBounds(_ members: some ShareMembers, _ group: Range<Int>, mayGuess: Bool) {
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

/// The lengths of rigid members that were taken off before, and wait to be served.
private struct WaitingRigid {
  private(set) var length = 0.0
  private var count = 0

  @inline(__always)
  mutating func add(_ own: Double) {
    length += own
    count += 1
  }

  /// Without any left, nothing is left: what is shared out is then the same as if they had not been listed.
  @inline(__always)
  mutating func remove(_ own: Double) {
    count -= 1
    length = count == 0 ? 0 : length - own
  }
}
