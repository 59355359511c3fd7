/// A view that was shown, in a parent whose order is worked out.
struct OrderedView {
  /// Where it is in `CommitWalk.listed`.
  var listed: Int
  /// Its place the last time.
  var place: UInt32
}

/// What a host is to be told of one view, where it has to wait for what is found out of others.
struct ListedView {
  var slot: ViewSlot
  var news: ViewNews
  /// The number of the view that it is in front of.
  var sibling: UInt64
}

extension CommitWalk {
  /// Puts a view that was shown behind the last one that was met in the same parent.
  @inline(__always)
  mutating func order(_ slot: ViewSlot) {
    if inside.isReordered {
      let place = views[Int(slot)].order
      sequence.append(OrderedView(listed: listed.count, place: place))
      if inside.greatest > place { inside.isDisordered = true } else { inside.greatest = place }
    }
    inside.count &+= 1
    views[Int(slot)].order = inside.count
    inside.last = views[Int(slot)].id
  }

  /// The walk leaves a view. Where its old views changed their order, the fewest are moved: the longest run that is in
  /// order already stays where it is. Then what had to wait for that is told, what is gone first.
  mutating func close() {
    let view = inside
    if view.isDisordered { moveFewest(from: view.start) }
    if view.isReordered { sequence.removeAll(from: view.start) }
    inside = open.removeLast()
    guard view.isListed, !inside.isListed else { return }
    tellGone()
    for at in 0..<listed.count { tell(listed[at].slot, listed[at].news, after: listed[at].sibling) }
    listed.removeAll(from: 0)
  }

  /// Marks the views to be moved: all but a longest increasing subsequence of the old places, in the new order.
  /// Complexity: O(n log n).
  private mutating func moveFewest(from start: Int) {
    // tails[k] is where the run of length k + 1 with the smallest end ends.
    var tails: ContiguousArray<Int> = []
    var before = ContiguousArray(repeating: -1, count: sequence.count - start)
    for index in start..<sequence.count {
      let place = sequence[index].place
      var low = 0
      var high = tails.count
      // Most views are in order already.
      if let last = tails.last, sequence[last].place < place { low = high }
      while low < high {
        let middle = (low + high) / 2
        if sequence[tails[middle]].place < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index - start] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
      listed[sequence[index].listed].news.formUnion(.moved)
    }
    var at = tails.last ?? -1
    while at >= start {
      listed[sequence[at].listed].news.subtract(.moved)
      at = before[at - start]
    }
  }
}
