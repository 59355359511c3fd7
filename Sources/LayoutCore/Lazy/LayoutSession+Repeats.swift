import LayoutEngine

/// Lazy lists inside rows of lists of their own kind, such as those of a body that contains itself.
///
/// 1. A list in whose rows a body was left out, since it is nested too deep, makes no more rows until there is new
///    data.
/// 2. All of them together have no more rows than `_Lowering.depthLimit`: rows that lead to several lists each would
///    double them with every level, long before any is nested too deep. That is diagnosed once for all lists inside
///    one. Lists of another kind in these rows do not count.
/// 3. They make no more rows than that while the root is laid out once: rows that turn out longer than estimated push
///    others out of the window, and everything that these have made with them.
struct RepeatedLists {
  /// The number of rows that were there when lists were settled.
  private let rows: Int
  /// The number of rows that had been made by then.
  private let made: Int
  /// The groups around bodies that were left out in this turn.
  private(set) var endless: Set<NodeIndex> = []

  /// - Complexity: O(lists), and O(nodes around bodies that were left out).
  init(_ contents: ContentStore, _ lowering: _Lowering) {
    rows = contents.lazyLists.values.reduce(0) { $0 + ($1.isRepeated ? $1.madeCount : 0) }
    made = lowering.repeatedRows
    guard rows > 0 else { return }
    var seen: Set<NodeIndex> = []
    for node in lowering.leftOut {
      for at in lowering.tree.way(upFrom: node) {
        guard lowering.tree.isLive(at), seen.insert(at).inserted else { break }
      }
    }
    endless = seen
  }

  /// Rules 2 and 3: whether a list may follow a plan, when `made` rows were made so far.
  func allows(_ plan: LazyWindow.Plan, of list: LazyList, made: Int) -> Bool {
    let (all, new) = list.window.rows(of: plan)
    return new == 0
      || max(rows + made - self.made + all - list.madeCount, made + new) <= _Lowering.depthLimit
  }
}

extension LayoutSession {
  /// Whether a list that is inside others of its kind, or contains such lists, may make the rows of `plan`.
  func mayGrow(_ list: LazyList, to plan: LazyWindow.Plan, _ repeats: RepeatedLists) -> Bool {
    // 1.
    if repeats.endless.contains(list.site.group) { list.isEndless = true }
    if list.isEndless { return false }
    // 2, 3.
    if repeats.allows(plan, of: list, made: lowering.repeatedRows) { return true }
    let outermost = outermostRepeat(around: list)
    if !outermost.hasReportedRepeats {
      outermost.hasReportedRepeats = true
      lowering.reportEndless(
        "lazy lists that stand in each other's rows have \(_Lowering.depthLimit) rows; no more are made",
        at: list.site.container, list.surroundings.trail, subject: "rows of lists in each other")
    }
    return false
  }

  /// The outermost list around `list`, or `list` itself, that has lists of its own kind in its rows.
  ///
  /// - Complexity: O(lists around it).
  private func outermostRepeat(around list: LazyList) -> LazyList {
    var (found, at) = (list, list.outer)
    while let outer = contents.lazyLists[at] {
      if outer.isRepeated { found = outer }
      at = outer.outer
    }
    return found
  }
}
