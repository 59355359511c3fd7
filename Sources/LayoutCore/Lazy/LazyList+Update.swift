import LayoutEngine

/// New data for a lazy list.
///
/// 1. Where the ids of the rows that are made are those of the new data at the same positions, or at positions moved by
///    the growth of the data, these are their positions: O(rows that are made). A list at its beginning without a row
///    that keeps its place stays there: the first rows of the new data are made.
/// 2. Otherwise the first visible row is searched, outwards from its position: O(rows it has moved by). Where it is
///    gone, the others that are made are searched; that evaluates the ids of all rows, at most `mostSearched` of them,
///    and no body.
/// 3. The rows around it are made or updated, each with the nodes its id had.
/// 4. The row keeps its place on screen: its place in the list moves by the estimated length of what was inserted
///    before it, and the session scrolls by the same distance.
extension LazyList {
  func update(_ new: LazyData, _ lowering: _Lowering) {
    readSeen()
    isEndless = false
    let count = new.count
    // What closures of the old data hold may call the list when it is released.
    let old = exchange(&data, with: new)
    defer { letDie(old) }
    guard !rows.isEmpty else {
      if count != window.rowCount { window.resize(to: count, shift: 0) }
      let isKnown = window.lengths.average != nil
      window.made = isKnown ? 0..<0 : window.withHeads(window.firstRows)
      reconcile(lowering)
      return setSpan(CellPlace(row: 0), at: 0, in: lowering.tree)
    }
    let (made, oldCount) = (window.made, window.rowCount)
    let staysAtTop = anchors.isEmpty && made.lowerBound == 0
    let match = match(looksFurther: !staysAtTop)
    if match.shift == 0, count == oldCount {
      reconcile(lowering)
      return refreshAnchor(in: lowering.tree)
    }
    let anchor = made.lowerBound + match.offset
    let line = window.line(of: anchor) - window.firstLine
    let start =
      line < window.lines.count ? window.lines[line].start : window.lengths.offset(of: line, gap: window.place.gap)
    let before = window.lengths.offset(of: window.line(of: anchor), gap: window.place.gap)
    window.resize(to: count, shift: match.shift)
    let shift = staysAtTop ? 0 : match.shift
    let first = min(max(0, made.lowerBound + shift), max(0, count - 1))
    window.made = window.withHeads(first..<max(min(count, first + 1), min(count, made.upperBound + shift)))
    reconcile(lowering)
    if staysAtTop { return setSpan(CellPlace(row: 0), at: 0, in: lowering.tree) }
    // 4.
    let cell = CellPlace(row: min(anchor + match.shift, max(0, count - 1)))
    let after = window.lengths.offset(of: window.line(of: cell), gap: window.place.gap)
    setSpan(cell, at: start + after - before, in: lowering.tree)
  }

  /// Steps 1 and 2: how far the rows that are made have moved, and which of them shows it. Rows that have moved in no
  /// simple way are searched only where `looksFurther` is set.
  private func match(looksFurther: Bool) -> (shift: Int, offset: Int) {
    let growth = data.count - window.rowCount
    let seen = anchors.first.flatMap { anchor in rows.firstIndex { $0.key == anchor.key } } ?? 0
    for shift in growth == 0 ? [0] : [0, growth] where agrees(shift, rows.indices) { return (shift, seen) }
    for shift in growth == 0 ? [0] : [0, growth] where agrees(shift, seen..<seen + 1) { return (shift, seen) }
    guard looksFurther else { return (0, seen) }
    let offsets = Array(seen..<rows.count) + (0..<seen).reversed()
    let best = data.find(
      offsets.map { rows[$0].key }, from: window.made.lowerBound + seen, among: window.mostSearched)
    guard let best else { return (0, seen) }
    let offset = offsets[best.key]
    return (best.row - window.made.lowerBound - offset, offset)
  }

  private func agrees(_ shift: Int, _ offsets: Range<Int>) -> Bool {
    offsets.allSatisfy {
      let row = window.made.lowerBound + $0 + shift
      return row >= 0 && row < data.count && data.has(rows[$0].key, at: row)
    }
  }

  /// Step 3: as in a list that makes all its rows, among those that are to be made.
  private func reconcile(_ lowering: _Lowering) {
    var made = front
    swap(&made, &rows)
    if !rows.isEmpty { made.insert(contentsOf: rows, at: 0) }
    (front, rows) = ([], [])
    reconcile(&made, lowering)
    setRows(made, front: window.front)
    noteCells(in: lowering.tree)
  }

  private func reconcile(_ rows: inout ContiguousArray<Row>, _ lowering: _Lowering) {
    var numbers = [0..<window.front, window.made].joined().makeIterator()
    var kept = 0
    var number = numbers.next()
    // A row that the data returns only at times ends it: such a row would get nodes of the next one, or leave its own
    // to it.
    while let at = number, kept < rows.count, rows[kept].isGiven,
      let nodes = data.lower(at, as: rows[kept].key, had: rows[kept].count, lowering)
    {
      rows[kept] = Row(rows[kept].key, nodes)
      kept += 1
      number = numbers.next()
    }
    guard kept < rows.count || number != nil else { return }
    let old = rows[kept...]
    var stash = IDTable<RowKey, ContiguousArray<NodeIndex>>(capacity: old.count)
    // Keys are equal only where ids contradict themselves.
    for row in old {
      var nodes: ContiguousArray<NodeIndex> = []
      takeOut(row, into: &nodes, lowering)
      release(row.key)
      discard(stash.updateValue(nodes, forKey: row.key) ?? [], lowering)
    }
    rows.removeSubrange(kept...)
    while let at = number {
      data.read(at, lowering) { key, lower in
        take(key, after: rows, before: [], lowering)
        let nodes = stash.removeValue(forKey: key) ?? []
        lowering.putBack(nodes)
        let row = Row(key, lower(nodes.count))
        if !row.isGiven { for _ in nodes { takeNode(lowering) } }
        rows.append(row)
      }
      number = numbers.next()
    }
    for nodes in stash.values { discard(nodes, lowering) }
  }

  private func discard(_ nodes: ContiguousArray<NodeIndex>, _ lowering: _Lowering) {
    for node in nodes { lowering.discard(node) }
  }
}
