/// Baselines in a grid (css-align-3, 9, and css-grid-2, 10.6 and 12.5, step 1).
extension GridSolver {
  /// Sets the shims: in each row the baselines of the items that share one are brought on one level.
  ///
  /// A first baseline is shared in the item's first row, a last baseline in its last row.
  mutating func alignBaselines() {
    if !items.contains(where: { $0.wantsBaseline }) { return }
    var firsts: [Int: Double] = [:]
    var lasts: [Int: Double] = [:]
    var offsets = [Double](repeating: 0, count: items.count)
    for index in items.indices where items[index].wantsBaseline {
      let item = items[index]
      let width = columns.length(item.columns)
      let height = rows.definiteLength(item.rows)
      let result = CSSLayout.layout(item.box, item.space(width: width, height: height), places: false)
      items[index].sharesBaseline = !(height.isNaN && item.readsAreaHeight && item.isWithoutBaseline(result))
      if !items[index].sharesBaseline { continue }
      offsets[index] = Self.baselineOffset(item, result, CSSSizing.margins(item.box, width))
      if item.align.keyword == .baseline {
        firsts[item.rows.start] = max(firsts[item.rows.start] ?? -.infinity, offsets[index])
      } else {
        lasts[item.rows.end] = max(lasts[item.rows.end] ?? -.infinity, offsets[index])
      }
    }
    for index in items.indices where items[index].sharesBaseline {
      let item = items[index]
      let group = item.align.keyword == .baseline ? firsts[item.rows.start] : lasts[item.rows.end]
      items[index].shim = (group ?? offsets[index]) - offsets[index]
    }
  }

  /// The distance from the margin edge to the baseline: from the top for a first baseline, from the bottom for a last one.
  /// A box without a baseline has its lower border edge as one.
  static func baselineOffset(_ item: GridItem, _ result: CSSResult, _ margins: CSSInsets) -> Double {
    if item.align.keyword == .baseline {
      return margins.top + (result.firstBaseline.isNaN ? result.height : result.firstBaseline)
    }
    return margins.bottom + result.height - (result.lastBaseline.isNaN ? result.height : result.lastBaseline)
  }

  /// Whether an item is in the first or in the last row that has items, so that it can give a baseline of the container.
  func isAtEdge(_ item: GridItem) -> Bool { item.rows.start == firstRow || item.rows.end == endRow }

  /// The size of the container, with its baselines (css-grid-2, 10.6).
  ///
  /// An item of the first row that shares a baseline gives the first one; else the first item of that row. Likewise the
  /// last row gives the last one.
  func result(_ height: Double) -> CSSResult {
    var result = CSSResult(width: frame.width, height: height)
    if items.isEmpty || !frame.space.wantsBaselines { return result }
    var first: GridItem?
    var last: GridItem?
    for item in items {
      if item.rows.start == firstRow {
        let isBefore = first.map { item.columns.start < $0.columns.start } ?? true
        if Self.isBetter(item, first, .baseline, isBefore) { first = item }
      }
      if item.rows.end == endRow {
        let isAfter = last.map { item.columns.end > $0.columns.end } ?? true
        if Self.isBetter(item, last, .lastBaseline, isAfter) { last = item }
      }
    }
    if let first {
      let own = placed(first, first.box, places: false)
      result.firstBaseline = own.y + (own.result.firstBaseline.isNaN ? own.result.height : own.result.firstBaseline)
    }
    if let last {
      let own = placed(last, last.box, places: false)
      result.lastBaseline = own.y + (own.result.lastBaseline.isNaN ? own.result.height : own.result.lastBaseline)
    }
    if box.style.overflowY.scrolls {
      // What is scrolled away gives no baseline beyond the border box (css-align-3, 9.1).
      result.firstBaseline = max(0, min(result.firstBaseline, height))
      result.lastBaseline = max(0, min(result.lastBaseline, height))
    }
    return result
  }

  /// Whether an item gives a baseline rather than another one: the one that shares it, else the nearer one.
  private static func isBetter(
    _ item: GridItem, _ other: GridItem?, _ wanted: CSSAlignment.Keyword, _ isNearer: Bool
  ) -> Bool {
    guard let other else { return true }
    let shares = item.sharesBaseline && item.align.keyword == wanted
    let otherShares = other.sharesBaseline && other.align.keyword == wanted
    return shares == otherShares ? isNearer : shares
  }
}

extension GridItem {
  /// Whether a percentage of its height refers to its area.
  fileprivate var readsAreaHeight: Bool {
    let style = box.style
    return style.height.isPercent || style.minHeight.isPercent || style.maxHeight.isPercent
  }

  /// Whether the baseline that it wants is that of its border box.
  fileprivate func isWithoutBaseline(_ result: CSSResult) -> Bool {
    (align.keyword == .baseline ? result.firstBaseline : result.lastBaseline).isNaN
  }
}
