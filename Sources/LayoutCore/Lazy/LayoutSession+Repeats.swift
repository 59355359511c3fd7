import LayoutEngine

/// Lazy lists that stand in rows of lists of their own kind, as those of a body that leads to itself do.
///
/// 1. In whose rows a body was left out, since it is nested too deep, makes no more rows until there is new data.
/// 2. All of them together make no more rows than `Lowering.depthLimit`: rows that lead to several lists each would double
///    them with every level, long before any is nested too deep. That is diagnosed, once for all that stand in one.
///    Lists of another kind in these rows do not count.
struct RepeatedLists {
  /// Rows that were made when lists were settled.
  let rows: Int
  /// The groups around bodies that were left out in this turn.
  private(set) var endless: Set<NodeIndex> = []

  /// Complexity: O(lists), and O(nodes around bodies that were left out).
  init(_ contents: ContentStore, _ lowering: Lowering) {
    rows = contents.lazyLists.values.reduce(0) { $0 + ($1.isRepeated ? $1.madeCount : 0) }
    lowering.repeatedRows = 0
    guard rows > 0 else { return }
    var seen: Set<NodeIndex> = []
    for node in lowering.leftOut {
      var at = node
      while !at.isNone, lowering.tree.isLive(at), seen.insert(at).inserted { at = lowering.tree.nodes[at].parent }
    }
    endless = seen
  }
}

extension LayoutSession {
  /// Whether a list that stands in others of its kind, or has such in it, may make what `plan` says.
  func mayGrow(_ list: any LazyRows, to plan: LazyWindow.Plan, _ repeats: RepeatedLists) -> Bool {
    // 1.
    if repeats.endless.contains(list.site.group) { list.isEndless = true }
    if list.isEndless { return false }
    // 2.
    let heads = plan.hasHeads ? min(LazyWindow.mostHeads, list.window.rowCount) : 0
    let rows = repeats.rows + lowering.repeatedRows + plan.rows.count + heads - list.madeCount
    guard rows > Lowering.depthLimit else { return true }
    let outermost = outermostRepeat(around: list)
    if !outermost.hasReportedRepeats {
      outermost.hasReportedRepeats = true
      lowering.reportEndless(
        "lazy lists that stand in each other's rows have \(Lowering.depthLimit) rows; no more are made",
        at: list.site.container, list.trail, subject: "rows of lists in each other")
    }
    return false
  }

  /// The outermost list around `list`, or itself, that has lists of its own kind in its rows. Complexity: O(lists around
  /// it).
  private func outermostRepeat(around list: any LazyRows) -> any LazyRows {
    var (found, at) = (list, list.outer)
    while let outer = contents.lazyLists[at] {
      if outer.isRepeated { found = outer }
      at = outer.outer
    }
    return found
  }
}
