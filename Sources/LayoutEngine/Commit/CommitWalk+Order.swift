/// A view that was shown, in a parent whose order is worked out.
struct OrderedView {
  /// Where it is in `CommitWalk.calls`.
  var call: Int
  /// Its place the last time.
  var place: UInt32
}

extension CommitWalk {
  /// Puts a view behind the last one that was met in the same parent.
  @inline(__always)
  func order(_ calls: inout ViewCalls, _ top: Int) {
    calls.sibling = open[top].last
    open[top].last = calls.slot
    if !calls.isNew {
      let place = shown[calls.slot].order
      sequence.append(OrderedView(call: self.calls.count, place: place))
      if open[top].greatest > place { open[top].isDisordered = true } else { open[top].greatest = place }
    }
    open[top].count += 1
    shown[calls.slot].order = open[top].count
  }

  /// The walk leaves a view: where its old views changed their order, the fewest are moved. The longest run that is in
  /// order already stays where it is.
  func close() {
    let view = open.removeLast()
    guard view.isOrdered, !view.isNew else { return }
    if view.isDisordered { moveFewest(from: view.start) }
    sequence.removeAll(from: view.start)
  }

  /// Marks the views to be moved: all but a longest increasing subsequence of the old places, in the new order.
  /// Complexity: O(n log n).
  private func moveFewest(from start: Int) {
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
      calls[sequence[index].call].isMoved = true
    }
    var at = tails.last ?? -1
    while at >= start {
      calls[sequence[at].call].isMoved = false
      at = before[at - start]
    }
  }
}
