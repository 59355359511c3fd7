import LayoutEngine

/// Settling lazy lists: which rows are made follows from what is visible, and what is visible follows from the rows.
///
/// After each pass:
/// 0. Lists whose first rows decide the scroll view's response make these rows, visible or not.
/// 1. Each list reads where its rows are.
/// 2. Where the first visible row has moved, its scroll view scrolls by the same distance; no offset shows what is not
///    there. A scroll view that is to show its content's end scrolls to where that is by now.
/// 3. Where a call requests another row, its scroll view scrolls to it.
/// 4. Rows that came near the window are made, rows that are far from it are removed, and another pass follows. It also
///    follows where the first row that was ever measured shows the length of those after it. One list does so at most
///    `lazyRoundLimit` times a turn; then it stays as it is, and that is diagnosed.
///
/// - Complexity: O(rows that are made), and that of making rows.
extension LayoutSession {
  /// No list makes rows more often in one turn. Each round makes four times as many rows as were measured before, so
  /// few rounds are needed.
  static var lazyRoundLimit: Int { 24 }

  /// The share of the window's length for which rows are made beyond each of its ends.
  static var lazyMargin: Double { 0.5 }

  /// Whether rows were made or removed, so that another pass is due.
  func settleLists(isLast: Bool) -> Bool {
    guard !contents.scrolls.isEmpty else { return false }
    var hasChanged = !isLast && makeHeads()
    let lists = placedLists()
    for list in lists { list.noteFrames(in: tree) }
    beginAtAnchors()
    takeScrollRequests()
    let aimed = Set(lists.filter { $0.target != nil }.map(\.site.scrollView))
    for list in lists where !aimed.contains(list.site.scrollView) { followAnchor(of: list) }
    clampOffsets()
    // From here on rows are removed, and the lists inside them too.
    for list in lists where list.target != nil && isThere(list) { scrollToTarget(of: list) }
    let repeats = RepeatedLists(contents, lowering)
    for list in lists where isThere(list) && adjust(list, repeats, isLast: isLast) { hasChanged = true }
    return hasChanged
  }

  /// Whether the list is still in the tree.
  private func isThere(_ list: LazyList) -> Bool { contents.lazyLists[list.site.group] === list }

  /// The lists that are shown and whose frames are known, and those that would make all their rows if they were shown;
  /// in a fixed order.
  private func placedLists() -> [LazyList] {
    var shown: [NodeIndex: Bool] = [:]
    var lists: [LazyList] = []
    for list in contents.lazyLists.values {
      let container = list.site.container
      if tree.isDirty(container) { continue }
      if isShown(list, &shown) || isOpen(list) && tree.isPlaced(container) { lists.append(list) }
    }
    if lists.count > 1 { lists.sort { $0.site.group.rawValue < $1.site.group.rawValue } }
    return lists
  }

  /// Whether nothing bounds the list's scroll view, so that all rows are shown.
  private func isOpen(_ list: LazyList) -> Bool {
    tree.openAxes(list.site.scrollView).contains(Axis.Set(list.site.axis))
  }

  /// Whether the list is in no alternative that was not chosen. `shown` has the results for lists further out.
  ///
  /// - Complexity: O(nodes up to a list with a result).
  private func isShown(_ list: LazyList, _ shown: inout [NodeIndex: Bool]) -> Bool {
    var at = list.site.group
    while at != list.outer, !at.isNone {
      listVisits += 1
      if tree.isHidden(at) { return false }
      at = tree.parent(of: at)
    }
    guard !at.isNone else { return true }
    if let known = shown[at] { return known }
    let isShown = contents.lazyLists[at].map { self.isShown($0, &shown) } ?? tree.isShown(at)
    shown[at] = isShown
    return isShown
  }

  /// Updates the heads before each pass: rows that were evaluated alone may have other cells.
  func refreshHeads() {
    for list in contents.lazyLists.values { list.refreshHeads(in: tree) }
  }

  /// Step 0.
  ///
  /// - Returns: whether rows were made, so that responses so far may be wrong.
  func makeHeads() -> Bool {
    var repeats: RepeatedLists?
    var hasChanged = false
    let due = contents.lazyLists.filter { !$1.window.hasHeads && $1.window.rowCount > 0 && wantsHeads($1) }
    for list in due.sorted(by: { $0.key.rawValue < $1.key.rawValue }).map(\.value) where isThere(list) {
      var plan = LazyWindow.Plan(
        rows: list.window.made, anchor: list.planned.anchor, position: list.planned.position, hasHeads: true)
      // One row of a list whose lengths are not known.
      if plan.rows.isEmpty, list.window.lengths.average == nil { plan.rows = list.window.firstRows }
      let known = repeats ?? RepeatedLists(contents, lowering)
      repeats = known
      guard list.rounds < LayoutSession.lazyRoundLimit else { continue }
      guard !list.isRepeated || mayGrow(list, to: plan, known) else { continue }
      list.rounds += 1
      list.follow(plan, lowering)
      hasChanged = true
    }
    return hasChanged
  }

  private func wantsHeads(_ list: LazyList) -> Bool {
    let site = list.site
    return (site.isInCustom || tree.wantsHeads(site.container, in: site.scrollView)) && !isOpen(list)
  }

  /// Ends the turn: stores which rows were visible, and ends requests.
  func endLists() {
    lowering.leftOut.removeAll()
    guard !contents.scrolls.isEmpty else { return }
    for (node, state) in contents.scrolls where !state.toEnd.isEmpty { contents.scrolls[node]?.toEnd = [] }
    noteEnds()
    for list in contents.lazyLists.values {
      list.rounds = 0
      list.target = nil
    }
    for list in placedLists() { noteAnchors(of: list) }
  }

  func noteAnchors(of list: LazyList) {
    guard let view = view(of: list) else { return list.dropAnchors() }
    list.noteAnchors(view.seen, start: view.start)
  }

  // MARK: Positions

  /// The visible part of a list, in its coordinates, and the list's beginning in the scroll view's content. `nil` where
  /// the scroll view shows everything.
  private func view(of list: LazyList) -> (seen: ClosedRange<Double>, start: Double)? {
    let site = list.site
    guard !isOpen(list) else { return nil }
    let (inner, visits) = tree.coreRect(of: site.container, in: site.scrollView)
    listVisits += visits
    let length = tree.coreRect(of: site.scrollView).size[site.axis]
    let offset = contents.scrolls[site.scrollView]?.offset[site.axis] ?? 0
    let isHorizontal = site.axis == .horizontal
    // The window's edge, as if the content were not scrolled.
    var low = offset
    if isHorizontal, tree.runsRightToLeft(inside: site.scrollView) { low = -offset }
    var seen = low - inner.origin[site.axis]
    if isHorizontal, tree.runsRightToLeft(inside: site.container) {
      seen = inner.origin.x + inner.size.width - low - length
    }
    seen -= list.window.place.start
    return (seen...seen + length, offset - seen)
  }

  // MARK: Steps

  /// Step 2.
  private func followAnchor(of list: LazyList) {
    let site = list.site
    guard let view = view(of: list), let shift = list.anchorShift(start: view.start), shift != 0 else { return }
    contents.scrolls[site.scrollView]?.offset[site.axis] += shift
  }

  private func clampOffsets() {
    for (node, state) in contents.scrolls
    where (state.offset != .zero || !state.toEnd.isEmpty) && !tree.isDirty(node) {
      var offset = state.offset
      for axis in Axis.allCases where state.toEnd.contains(axis) { offset[axis] = .infinity }
      offset = tree.clamped(offset, in: node)
      if offset != state.offset { contents.scrolls[node]?.offset = offset }
    }
  }

  /// Step 3.
  private func scrollToTarget(of list: LazyList) {
    let site = list.site
    guard let target = list.target, let view = view(of: list), var offset = contents.scrolls[site.scrollView]?.offset
    else { return }
    guard list.window.lineCount > 0 else { return }
    let line = min(list.window.line(of: target.row), list.window.lineCount - 1)
    let known = line - list.window.firstLine
    let isKnown = known >= 0 && known < list.window.lines.count
    let start =
      isKnown ? list.window.lines[known].start : list.window.lengths.offset(of: line, gap: list.window.place.gap)
    let length = isKnown ? list.window.lines[known].length : list.window.lengths.length(of: line)
    offset[site.axis] = LazyTarget.offset(
      from: offset[site.axis], to: view.start + start, length, in: view.seen.upperBound - view.seen.lowerBound,
      target.anchor.map { site.axis == .horizontal ? $0.x : $0.y })
    contents.scrolls[site.scrollView]?.offset = tree.clamped(offset, in: site.scrollView)
    if !isKnown, list.rounds < LayoutSession.lazyRoundLimit { jump(list, to: line, view) }
  }

  private func jump(_ list: LazyList, to line: Int, _ view: (seen: ClosedRange<Double>, start: Double)) {
    let length = view.seen.upperBound - view.seen.lowerBound
    let start = list.window.lengths.offset(of: line, gap: list.window.place.gap)
    list.dropAnchors()
    list.rounds += 1
    var plan = list.window.jump(to: line, at: start, start - length...start + 2 * length)
    plan.hasHeads = list.window.hasHeads
    list.follow(plan, lowering)
  }

  /// Step 4.
  private func adjust(_ list: LazyList, _ repeats: RepeatedLists, isLast: Bool) -> Bool {
    // `scrollToTarget` made rows already, whose frames are not known yet.
    guard !tree.isDirty(list.site.container) else { return true }
    let view = view(of: list)
    let margin = view.map { ($0.seen.upperBound - $0.seen.lowerBound) * LayoutSession.lazyMargin } ?? 0
    let span = tree.span(of: list.site.group)
    let end = list.window.lines.last?.end ?? list.window.place.leading
    // A negative gap can be longer than the list.
    let length = max(0, end + (span.after > 0 ? list.window.place.gap + span.lengthAfter : 0))
    var plan = list.window.plan(view?.seen, margin: margin, length: length)
    plan.hasHeads = list.window.hasHeads && view != nil
    let isOther = plan.hasHeads != list.window.hasHeads || list.window.withHeads(plan.rows) != list.window.made
    guard isOther || list.window.isLengthDue else {
      if plan.isTooShort { reportShortRows(list) }
      return false
    }
    guard !list.isRepeated || mayGrow(list, to: plan, repeats) else { return false }
    guard list.rounds < LayoutSession.lazyRoundLimit, !isLast else {
      reportUnsettled(list)
      return false
    }
    list.rounds += 1
    list.follow(plan, lowering)
    return true
  }

  private func reportShortRows(_ list: LazyList) {
    tree.report(
      .rowsTooShort, at: list.site.container,
      FaultText(
        "the rows of a lazy list are less than a point long on the average; no more are made",
        cause: "as many rows as the scroll view has points do not fill it", advice: "give the rows a length"))
  }

  private func reportUnsettled(_ list: LazyList) {
    tree.report(
      .unsettledGeometry, at: list.site.container,
      FaultText(
        "a lazy list still wanted other rows after \(list.rounds) rounds; the last ones stay",
        cause: "rows whose lengths change when others come and go never settle", subject: "rows"))
  }
}

extension LazyTarget {
  /// The offset at which something that begins at `start`, with the length `length`, is at `anchor` of a window of
  /// `room` points; where `anchor` is `nil`, the nearest offset at which it is visible.
  static func offset(
    from now: Double, to start: Double, _ length: Double, in room: Double, _ anchor: Double?
  ) -> Double {
    if let anchor { return start - (room - length) * (anchor.isFinite ? anchor : 0) }
    if start < now { return start }
    return start + length > now + room ? min(start, start + length - room) : now
  }
}
