import LayoutEngine

/// What a host shows, and the difference to what a layout asks for.
final class Commit {
  private struct Shown {
    var id: ViewID
    var parent: ViewID?
    var content: ViewContent
    /// In the parent's coordinates.
    var frame: Rect
    var turn: UInt64
  }

  private var shown: [WantedView.Key: Shown] = [:]
  private var children: [ViewID?: ContiguousArray<ViewID>] = [:]
  private var lastID: UInt64 = 0
  private var turn: UInt64 = 0

  private weak var host: (any LayoutHost)?

  /// Calls of the host since the beginning.
  private(set) var hostCalls = 0

  /// Makes `new` the host: where it is another one, the one before removes its views, inner ones first, and the new
  /// one knows of none.
  ///
  /// - Returns: whether it is another one.
  func setHost(_ new: (any LayoutHost)?) -> Bool {
    guard new !== host || (new == nil && !shown.isEmpty) else { return false }
    if let host {
      for id in shown.values.map(\.id).sorted(by: { $0.rawValue > $1.rawValue }) {
        host.remove(id)
        hostCalls += 1
      }
    }
    shown.removeAll()
    children.removeAll()
    host = new
    return true
  }

  /// Tells the offset of a scroll view where it differs from what the host shows. A view that was made starts at zero.
  func tellOffset(of node: NodeIndex, _ offset: Point, _ state: inout ScrollState) {
    guard let host, let view = shown[WantedView.Key(node: node, layer: 0)]?.id else { return state.shown = nil }
    let known = state.shown.flatMap { $0.view == view ? $0.offset : nil } ?? .zero
    state.shown = (view, offset)
    guard known != offset else { return }
    host.setContentOffset(view, offset)
    hostCalls += 1
  }

  /// Hands the difference over.
  ///
  /// 1. Each wanted view meets the one shown for the same layer of the same node, if that has the same parent and its
  ///    content is of the same kind; else it is a new one.
  /// 2. Views that nobody wants any more are removed, inner ones first.
  /// 3. In drawing order, new views are inserted, and of those that stay the fewest are moved: the longest run that is
  ///    in order already stays where it is. Then content and frame are set where they differ.
  func apply(_ wanted: ContiguousArray<WantedView>, forgetting removed: Set<NodeIndex>, to host: any LayoutHost) {
    turn += 1
    var ids: ContiguousArray<ViewID> = []
    ids.reserveCapacity(wanted.count)
    var isNew: ContiguousArray<Bool> = []
    isNew.reserveCapacity(wanted.count)
    var gone: [(WantedView.Key, Shown)] = []
    // 1.
    for view in wanted {
      let parent = view.parent.map { ids[$0] }
      if var known = shown[view.key] {
        if !removed.contains(view.key.node), known.parent == parent, known.content.isSameKind(as: view.content) {
          known.turn = turn
          shown[view.key] = known
          ids.append(known.id)
          isNew.append(false)
          continue
        }
        gone.append((view.key, known))
      }
      lastID += 1
      let id = ViewID(rawValue: lastID)
      shown[view.key] = Shown(id: id, parent: parent, content: view.content, frame: .zero, turn: turn)
      ids.append(id)
      isNew.append(true)
    }
    // 2.
    for (key, known) in shown where known.turn != turn { gone.append((key, known)) }
    for (key, known) in gone.sorted(by: { $0.1.id.rawValue > $1.1.id.rawValue }) {
      if shown[key]?.id == known.id { shown[key] = nil }
      children[known.id] = nil
      host.remove(known.id)
      hostCalls += 1
    }
    // 3.
    order(wanted, ids, isNew, host)
  }

  private func order(
    _ wanted: ContiguousArray<WantedView>, _ ids: ContiguousArray<ViewID>, _ isNew: ContiguousArray<Bool>,
    _ host: any LayoutHost
  ) {
    var lists: [ViewID?: ContiguousArray<ViewID>] = [:]
    for (position, view) in wanted.enumerated() {
      lists[view.parent.map { ids[$0] }, default: []].append(ids[position])
    }
    var stays: Set<ViewID> = []
    for (parent, list) in lists {
      let old = children[parent] ?? []
      if old == list { stays.formUnion(list) } else { stays.formUnion(longestOrderedRun(list, old)) }
    }
    children = lists
    var last: [ViewID?: ViewID] = [:]
    for (position, view) in wanted.enumerated() {
      let id = ids[position]
      let parent = view.parent.map { ids[$0] }
      if isNew[position] {
        host.insert(id, view.content, into: parent, after: last[parent])
        hostCalls += 1
      } else if !stays.contains(id) {
        host.move(id, after: last[parent])
        hostCalls += 1
      }
      last[parent] = id
      show(view, isNew: isNew[position], host)
    }
  }

  private func show(_ view: WantedView, isNew: Bool, _ host: any LayoutHost) {
    guard var known = shown[view.key] else { return }
    if known.content != view.content {
      known.content = view.content
      host.setContent(known.id, view.content)
      hostCalls += 1
    }
    if isNew || known.frame != view.frame {
      known.frame = view.frame
      host.setFrame(known.id, view.frame)
      hostCalls += 1
    }
    shown[view.key] = known
  }

  /// The views that can stay where they are while the others are moved around them: a longest increasing subsequence
  /// of the old positions, in the new order. Complexity: O(n log n).
  private func longestOrderedRun(
    _ new: ContiguousArray<ViewID>, _ old: ContiguousArray<ViewID>
  ) -> ContiguousArray<ViewID> {
    var positions: [ViewID: Int] = [:]
    positions.reserveCapacity(old.count)
    for (position, id) in old.enumerated() { positions[id] = position }
    let known = new.compactMap { id in positions[id].map { (id, $0) } }
    // tails[k] is where the run of length k + 1 with the smallest end ends.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: known.count)
    for (index, (_, position)) in known.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if known[tails[middle]].1 < position { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: ContiguousArray<ViewID> = []
    var at = tails.last ?? -1
    while at >= 0 {
      run.append(known[at].0)
      at = before[at]
    }
    return run
  }
}
