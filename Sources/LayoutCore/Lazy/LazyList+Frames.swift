import LayoutEngine

extension LazyList {
  /// Reads where the lines stand, and keeps their lengths.
  ///
  /// Lengths that were seen at another breadth, or with another number of items in a line, say little: they are
  /// forgotten but for their average.
  func noteFrames(in tree: LayoutTree) {
    let place = tree.lazyPlace(of: site.group)
    let breadth = tree.coreRect(of: site.container).size[site.axis.crossed]
    let isOther =
      breadth != window.breadth || place.tracks != window.place.tracks || place.cell != window.place.cell
    window.place = place
    window.breadth = breadth
    if isOther || window.lengths.count != window.lineCount { window.lengths.forget(count: window.lineCount) }
    window.lines = place.lines.isEmpty ? rowLines(in: tree) : place.lines
    let first = window.firstLine
    for (offset, line) in window.lines.enumerated() where isWhole(first + offset) {
      window.lengths.set(line.length, of: first + offset)
    }
  }

  /// Whether all rows of a line are made.
  private func isWhole(_ line: Int) -> Bool {
    let rows = window.rows(of: line..<line + 1)
    return rows.lowerBound >= window.made.lowerBound && rows.upperBound <= window.made.upperBound && !rows.isEmpty
  }

  /// The places of a stack's rows, from their frames. A row without elements stands where the one before ends.
  private func rowLines(in tree: LayoutTree) -> ContiguousArray<LazyPlace.Line> {
    let width = tree.coreRect(of: site.container).size.width
    let isMirrored = site.axis == .horizontal && tree.nodes[site.container].flags.contains(.coreRightToLeft)
    var lines: ContiguousArray<LazyPlace.Line> = []
    lines.reserveCapacity(rows.count)
    var end = window.place.leading
    func add(_ node: NodeIndex, _ start: inout Double?) {
      let record = tree.nodes[node]
      let corner = isMirrored ? width - record.origin.x - record.size.width : record.origin[site.axis]
      let from = corner - window.place.start
      if start == nil { start = from }
      end = from + record.size[site.axis]
    }
    for row in rows {
      var start: Double?
      var node = row.first
      for _ in 0..<row.count {
        if tree.nodes[node].flags.contains(.transparent) {
          var child = tree.firstLayoutChild(of: node)
          while !child.isNone {
            add(child, &start)
            child = tree.nextLayoutChild(after: child, in: node)
          }
        } else {
          add(node, &start)
        }
        node = tree.nodes[node].nextSibling
      }
      lines.append(LazyPlace.Line(start: start ?? end, length: max(0, end - (start ?? end))))
    }
    return lines
  }

  /// Tells the engine how much is not made. `line` is the one whose place is known.
  func setSpan(_ line: Int, at position: Double, in tree: LayoutTree) {
    var span = LazySpan()
    span.before = window.made.lowerBound
    span.after = window.rowCount - window.made.upperBound
    span.lengthAfter = window.lengthAfter()
    window.isBlind = span.after > 0 && window.lengths.average == nil
    let offset = max(0, line - window.firstLine)
    span.anchor = isStack(tree) ? rows.prefix(offset).reduce(0) { $0 + $1.count } : offset
    span.position = max(0, position)
    tree.setSpan(span, of: site.group)
  }

  private func isStack(_ tree: LayoutTree) -> Bool {
    let kind = tree.nodes[site.container].kind
    return kind == .lazyVStack || kind == .lazyHStack
  }
}
