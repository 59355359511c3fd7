import LayoutEngine

extension LazyList {
  /// Reads where the lines are, and keeps their lengths.
  ///
  /// Lengths that were measured at another breadth, or with another number of items in a line, are of little use: they
  /// are dropped, except for their average. Where no pass computed anything since, all of that is known.
  func noteFrames(in tree: LayoutTree) {
    if window.notedPass == tree.passCount { return }
    window.notedPass = tree.passCount
    readSeen()
    noteCells(in: tree)
    let place = tree.lazyPlace(of: site.group)
    let breadth = tree.coreRect(of: site.container).size[site.axis.crossed]
    let isOther =
      breadth != window.breadth || place.tracks != window.place.tracks || place.cell != window.place.cell
    window.place = place
    window.breadth = breadth
    if isOther || window.lengths.count != window.lineCount { window.lengths.reset(count: window.lineCount) }
    window.lines = isGrid(tree) ? place.lines : rowLines(in: tree)
    let first = window.firstLine
    for (offset, line) in window.lines.enumerated() where window.isWhole(first + offset) {
      window.lengths.set(line.length, of: first + offset)
    }
  }

  /// Counts the cells of the rows that are made. The number may change without a call to the list.
  func noteCells(in tree: LayoutTree) {
    guard isGrid(tree) else { return window.dropCells() }
    for (rows, first) in [(front, 0), (rows, window.made.lowerBound)] {
      let isSame = rows.indices.allSatisfy { count(rows[$0], tree) == window.cells.count(of: first + $0) }
      if !isSame { window.noteCells(ContiguousArray(rows.map { count($0, tree) }), from: first) }
    }
  }

  private func count(_ row: Row, _ tree: LayoutTree) -> Int {
    var count = 0
    forEachElement(from: row.first, row.count, in: tree) { _ in count += 1 }
    return count
  }

  /// Passes the elements in the `count` nodes of a row, of which `first` is the first one.
  @inline(__always)
  private func forEachElement(from first: NodeIndex, _ count: Int, in tree: LayoutTree, _ body: (NodeIndex) -> Void) {
    for node in tree.siblings(from: first).prefix(count) {
      if tree.isGroup(node) {
        var child = tree.firstLayoutChild(of: node)
        while !child.isNone {
          body(child)
          child = tree.nextLayoutChild(after: child, in: node)
        }
      } else {
        body(node)
      }
    }
  }

  /// The places of a stack's rows, from their frames. A row without elements is at the end of the row before.
  private func rowLines(in tree: LayoutTree) -> ContiguousArray<LazyPlace.Line> {
    let width = tree.coreRect(of: site.container).size.width
    let isMirrored = site.axis == .horizontal && tree.runsRightToLeft(inside: site.container)
    var lines: ContiguousArray<LazyPlace.Line> = []
    lines.reserveCapacity(rows.count)
    var end = window.place.leading
    for at in rows.indices {
      var start: Double?
      forEachElement(from: rows[at].first, rows[at].count, in: tree) { node in
        let (origin, size) = (tree.origin(of: node), tree.size(of: node))
        let corner = isMirrored ? width - origin.x - size.width : origin[site.axis]
        let from = corner - window.place.start
        if start == nil { start = from }
        end = from + size[site.axis]
      }
      lines.append(LazyPlace.Line(start: start ?? end, length: max(0, end - (start ?? end))))
    }
    return lines
  }

  /// Sets in the engine how much is not made. `anchor` is in the line whose place is known.
  func setSpan(_ anchor: CellPlace, at position: Double, in tree: LayoutTree) {
    var span = LazySpan()
    setCells(&span)
    span.lengthAfter = window.lengthAfter()
    window.isBlind = span.after > 0 && window.lengths.average == nil
    span.anchor = piece(of: anchor, tree)
    span.position = max(0, position)
    (planned.anchor, planned.position) = (anchor, position)
    setHeads(&span, tree)
    tree.setSpan(span, of: site.group)
    if window.hasHeads { tree.setHeaded(site.container, upTo: site.scrollView, site.axis) }
  }

  /// The engine's piece with which the planned line begins: a node in a stack, a line in a grid.
  private func piece(of anchor: CellPlace, _ tree: LayoutTree) -> Int {
    let offset = max(0, window.line(of: anchor) - window.firstLine)
    return isGrid(tree) ? offset : rows.prefix(offset).reduce(0) { $0 + $1.count }
  }

  /// Sets in the engine where the planned line begins now: the rows before it may have other numbers of nodes.
  func refreshAnchor(in tree: LayoutTree) {
    var span = tree.span(of: site.group)
    span.anchor = piece(of: planned.anchor, tree)
    tree.setSpan(span, of: site.group)
  }

  /// Sets in the engine which nodes and cells are the heads, before a pass: a row's number of cells may change without
  /// a call to its list.
  ///
  /// - Complexity: O(rows that are made) where there are heads.
  func refreshHeads(in tree: LayoutTree) {
    guard window.hasHeads else { return }
    readSeen()
    noteCells(in: tree)
    var span = tree.span(of: site.group)
    setCells(&span)
    setHeads(&span, tree)
    tree.setSpan(span, of: site.group)
  }

  private func setCells(_ span: inout LazySpan) {
    span.before = window.cells.before(window.made.lowerBound)
    span.after = window.cells.before(window.rowCount) - window.cells.before(window.made.upperBound)
  }

  private func setHeads(_ span: inout LazySpan, _ tree: LayoutTree) {
    guard window.hasHeads else { return }
    span.headRows = window.heads
    span.restRows = window.rowCount - window.heads
    let shown = rows.prefix(window.heads - front.count)
    span.hidden = front.reduce(0) { $0 + $1.count }
    span.heads = shown.reduce(span.hidden) { $0 + $1.count }
    span.headCells = isGrid(tree) ? (front + shown).reduce(0) { $0 + count($1, tree) } : 0
  }

  /// Whether cells form lines. A grid without tracks has none: each of its rows is a line, as in a stack.
  private func isGrid(_ tree: LayoutTree) -> Bool { tree.hasTracks(site.container) }
}
