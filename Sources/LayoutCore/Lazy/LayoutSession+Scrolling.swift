import LayoutEngine

extension LayoutSession {
  /// Scrolls a scroll view, no further than there is content, and ends its motion. The rows that are visible there are
  /// made in the next turn. A scroll view that is gone meanwhile is not scrolled.
  func scroll(_ node: NodeIndex, to offset: Point) {
    stopScrollMotion(node)
    move(node, to: offset)
  }

  /// Scrolls a scroll view as `scroll(_:to:)` does; its motion goes on.
  func move(_ node: NodeIndex, to offset: Point) {
    guard contents.scrolls[node] != nil else { return }
    if offset.x.isNaN || offset.y.isNaN {
      tree.report(
        .invalidNumber, at: node,
        FaultText("a scroll view was scrolled to \(offset); NaN counts as 0", subject: "offset"))
    }
    contents.scrolls[node]?.offset = tree.clamped(offset, in: node)
    contents.scrolls[node]?.toEnd = []
    for axis in Axis.allCases where offset[axis] == .infinity { contents.scrolls[node]?.toEnd.insert(Axis.Set(axis)) }
    for list in contents.lazyLists.values where list.site.scrollView == node {
      list.target = nil
      if tree.isDirty(list.site.container) { list.dropAnchors() } else { noteAnchors(of: list) }
    }
  }

  /// The scroll view with the identity `id`: the element itself, or the first scroll view inside it.
  func scrollView(_ id: Identity) -> NodeIndex? {
    guard let top = node(id) else { return nil }
    return contents.scrolls.keys.lazy.filter { [tree] in tree.isInside($0, top) }.min { $0.rawValue < $1.rawValue }
  }

  /// The group with the id `id`, or the first node of a row of a list that makes all its rows.
  private func node(_ id: Identity, inside top: NodeIndex = .none) -> NodeIndex? {
    func counts(_ node: NodeIndex) -> Bool { top.isNone || tree.isInside(node, top) }
    var named = NodeIndex.none
    for (node, identity) in contents.identities where identity == id && counts(node) {
      if named.isNone || node.rawValue < named.rawValue { named = node }
    }
    if !named.isNone { return named }
    for (group, list) in contents.lists where contents.lazyLists[group] == nil {
      guard counts(group) else { continue }
      if let found = list.identifiedNodes.first(where: { $0.0 == id }) { return found.1 }
    }
    return nil
  }

  /// Scrolls the scroll views around the element with the id `id`, so that it is visible.
  ///
  /// - Parameter top: the node that the element is to be inside; `.none` is the root.
  /// - Returns: whether there is such an element in a scroll view.
  /// - Complexity: O(identities), and O(rows) where it may be a row that is not made.
  func scrollTo(_ id: Identity, anchor: UnitPoint?, inside top: NodeIndex = .none) -> Bool {
    if let node = node(id, inside: top) { return scrollToNode(node, anchor) }
    var unsearched: LazyList?
    for list in contents.lazyLists.sorted(by: { $0.key.rawValue < $1.key.rawValue }).map(\.value) {
      if !top.isNone, !tree.isInside(list.site.group, top) { continue }
      let found = list.search(for: id)
      if found == .notSearched { unsearched = unsearched ?? list }
      guard let row = found.row else { continue }
      stopScrollMotion(list.site.scrollView)
      list.target = LazyTarget(row: row, anchor: anchor)
      contents.scrolls[list.site.scrollView]?.toEnd = []
      return true
    }
    if let unsearched { reportUnsearched(unsearched, id) }
    return false
  }

  private func reportUnsearched(_ list: LazyList, _ id: Identity) {
    tree.report(
      .rowNotFound, at: list.site.container,
      FaultText(
        "no row with the id \(id.value) is among \(list.window.mostSearched) rows of a lazy list that were looked at",
        cause: "the list has \(list.window.rowCount) rows, and no more are looked at",
        advice: "scroll by an offset, or take whole numbers that count the rows as ids", subject: "scrollTo"))
  }

  func scrollToNode(_ top: NodeIndex, _ anchor: UnitPoint?) -> Bool {
    let node = tree.isGroup(top) ? tree.firstLayoutChild(of: top) : top
    guard !node.isNone else { return false }
    let frame = tree.frame(of: node)
    let around = tree.way(upFrom: tree.parent(of: node)).first { contents.scrolls[$0] != nil }
    guard let at = around, let state = contents.scrolls[at] else { return false }
    let window = tree.frame(of: at, layer: 0)
    let isMirrored = tree.runsRightToLeft(inside: at)
    let left = isMirrored ? window.maxX - frame.maxX : frame.minX - window.minX
    scroll(
      at,
      to: Point(
        x: LazyTarget.offset(from: state.offset.x, to: left, frame.width, in: window.width, anchor?.x),
        y: LazyTarget.offset(
          from: state.offset.y, to: frame.minY - window.minY, frame.height, in: window.height, anchor?.y)))
    return true
  }
}

extension LayoutSession {
  /// The number of bytes in which lazy lists keep the lengths of their rows.
  package var lazyByteCount: Int { contents.lazyLists.values.reduce(0) { $0 + $1.window.lengths.byteCount } }

  /// The number of lines of lazy lists whose length was measured.
  package var lazyRowsSeen: Int { contents.lazyLists.values.reduce(0) { $0 + $1.window.lengths.knownCount } }
}
