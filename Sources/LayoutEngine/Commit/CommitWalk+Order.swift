/// A view that was shown, in a parent whose order is computed.
struct OrderedView {
  /// Its place in `CommitWalk.listed`.
  var listed: Int
  /// Its place in the last turn.
  var place: UInt32
}

/// The calls of a host for one view, where they have to wait for facts about others.
struct ListedView {
  var slot: ViewSlot
  var news: ViewNews
  /// The number of the view that it is in front of.
  var sibling: UInt64
}

extension CommitWalk {
  /// Orders a view that was shown after the last one that was met in the same parent, where the order is computed, and
  /// lists its calls where they wait.
  @inline(__always)
  mutating func order(_ slot: ViewSlot, _ news: ViewNews) {
    let sibling = inside.last
    if inside.isReordered {
      let place = views[Int(slot)].order
      sequence.append(OrderedView(listed: listed.count, place: place))
      if inside.greatest > place { inside.isDisordered = true } else { inside.greatest = place }
    }
    if inside.isOrdered {
      inside.count &+= 1
      views[Int(slot)].order = inside.count
      inside.last = views[Int(slot)].id
    }
    // Whether a view of a reordered one is moved is known at the end.
    guard inside.isListed, inside.isReordered || !news.isEmpty else { return }
    listed.append(ListedView(slot: slot, news: news, sibling: sibling))
  }

  /// Passes a node that neither changed nor moved, where its only view is that of a leaf: it comes next in its parent.
  ///
  /// - Returns: whether it is such a node.
  @inline(__always)
  mutating func passLeaf(_ node: NodeIndex, _ flags: NodeFlags) -> Bool {
    let slot = nodes[node].view
    guard nodes[node].token != .max, slot != .none, !flags.contains(.showsLayers),
      views[Int(slot)].parent == inside.slot
    else { return false }
    // Other content would have marked the node, and a token stays as long as its node.
    assert(!views[Int(slot)].isRestyled && views[Int(slot)].key == .leaf(nodes[node].token))
    order(slot, [])
    return true
  }

  /// Reserves room for all views where those of the host's own may be in another order: lists that grow would be moved
  /// over and over. A view among them may hold a few of many, so for its order no room is reserved.
  mutating func reserveOrder() {
    guard inside.isReordered else { return }
    sequence.reserve(views.count)
    listed.reserve(views.count)
  }

  /// Leaves a view.
  ///
  /// Where its old views changed their order, the fewest are moved: the longest run that is in order already stays.
  /// Then the calls that waited for that are made, removals first.
  mutating func close() {
    let view = inside
    if view.isDisordered { moveFewest(from: view.start) }
    if view.isReordered { sequence.removeAll(from: view.start) }
    inside = open.removeLast()
    guard view.isListed, !inside.isListed else { return }
    removeGone()
    for at in 0..<listed.count where !listed[at].news.isEmpty {
      notify(listed[at].slot, listed[at].news, after: listed[at].sibling)
    }
    listed.removeAll(from: 0)
  }

  /// Marks the views to be moved: all but a longest increasing subsequence of the old places, in the new order.
  ///
  /// - Complexity: O(n log n).
  private mutating func moveFewest(from start: Int) {
    // tails[k] is the end of the run of length k + 1 with the smallest end.
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
