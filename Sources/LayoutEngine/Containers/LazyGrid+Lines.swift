/// Steps 5 and 7 of `LazyGrid.swift`: which items share a line, and the places of the lines.
extension LazyGridRule {
  struct Line {
    var start = 0.0
    var length = 0.0
    /// Its first item, which the others follow.
    var child: NodeIndex
    /// The track of that item.
    var first: Int
    var count = 0
  }

  enum Part {
    case line(Line)
    /// A list begins in the cell `cell`; `isOpen` where items in front are in the line that follows.
    ///
    /// Where rows of the list are not made in front, that line is not its own.
    case begin(NodeIndex, cell: Int, isOpen: Bool)
    /// A list ends, in the line that follows where it `isOpen`.
    case end(NodeIndex, isOpen: Bool)
  }

  /// The lines with their lengths, and the beginnings and ends of lists among them.
  ///
  /// A list begins in front of the line that holds its first cell. There is at least one track.
  func parts(
    _ inside: ContainerInside, _ tracks: [ResolvedTrack], ofHeads: Bool
  ) -> ContiguousArray<Part> {
    var parts: ContiguousArray<Part> = []
    var open: Line?
    var cell = 0
    func close() {
      if let line = open { parts.append(.line(line)) }
      open = nil
    }
    inside.tree.forEachLazyPart(inside.node, ofHeads: ofHeads) { part in
      switch part {
      case .child(let child):
        var line = open ?? Line(child: child, first: cell)
        line.length = max(line.length, inside.measure(child, Proposal(axis, raw: .nan, tracks[cell].length))[axis])
        line.count += 1
        cell += 1
        open = line
        if cell == tracks.count {
          close()
          cell = 0
        }
      case .begin(let group):
        parts.append(.begin(group, cell: cell, isOpen: open != nil))
        let span = inside.tree.span(of: group)
        let before = ofHeads && span.headRows > 0 ? 0 : span.before
        if before > 0 {
          close()
          cell = (cell + before) % tracks.count
        }
      case .end(let group):
        let span = inside.tree.span(of: group)
        let after = ofHeads && span.headRows > 0 ? span.restRows : span.after
        if after > 0 {
          close()
          cell = (cell + after) % tracks.count
        }
        parts.append(.end(group, isOpen: open != nil))
      }
    }
    close()
    return parts
  }

  /// Places the lines one after the other and returns the length of all.
  ///
  /// a. Between lines, and beside rows that are not made, is the grid's spacing.
  /// b. Rows that are not made in front of a line whose place is known take the room that is left there.
  /// c. Rows behind the made ones take the length in their list's span, and those behind heads the heads' average.
  func setLines(
    _ parts: inout ContiguousArray<Part>, _ inside: ContainerInside, _ trackCount: Int, ofHeads: Bool,
    placing: Bool = false
  ) -> Double {
    let spacing = LayoutTree.gap(inside.record.a)
    var end = 0.0
    // The place of the next line: after the gap, where an item is in front of it.
    var next = 0.0
    var list = GridList()
    for at in parts.indices {
      switch parts[at] {
      case .line(var line):
        line.start = next
        parts[at] = .line(line)
        end = next + line.length
        next = end + spacing
        if let leading = list.meet(line) { next = max(next, list.place.start + leading) }  // b.
        if placing, list.isEnding { finish(&list, inside.tree) }
      case .begin(let group, let cell, let isOpen):
        if placing { finish(&list, inside.tree) }
        list = GridList(group: group)
        list.place.gap = spacing
        list.place.tracks = trackCount
        list.place.cell = cell
        list.place.start = next
        guard inside.tree.span(of: group).before > 0, !(ofHeads && inside.tree.span(of: group).headRows > 0) else {
          break
        }
        list.place.leading = leading(inside.tree.span(of: group), parts[(at + (isOpen ? 2 : 1))...], spacing)
        if isOpen {
          list.isBehindShared = true
        } else {
          next += list.place.leading
          end = next
        }
      case .end(let group, let isOpen):
        var span = inside.tree.span(of: group)
        if ofHeads, span.headRows > 0 {
          let lines = list.place.lines.count
          let all = (list.place.cell + span.headCells + span.restRows + trackCount - 1) / trackCount
          span.after = lines > 0 && span.restRows > 0 ? max(0, all - lines) : 0
          span.lengthAfter = inside.tree.lengthBehindHeads(end - list.place.start, lines, span.after, gap: spacing)
        }
        if span.after > 0 {  // c.
          end = next + span.lengthAfter
          next = end + spacing
        }
        list.isEnding = true
        if placing, !isOpen { finish(&list, inside.tree) }
      }
    }
    return max(0, end)
  }

  private func finish(_ list: inout GridList, _ tree: LayoutTree) {
    if !list.group.isNone { tree.lists.table[tree.nodes[list.group].side].place = list.place }
    list = GridList()
  }

  /// The length of the rows in front that are not made, by b.
  private func leading(_ span: LazySpan, _ parts: some Collection<Part>, _ spacing: Double) -> Double {
    var length = 0.0
    var left = span.anchor
    for part in parts {
      guard left > 0, case .line(let line) = part else { break }
      length += line.length + spacing
      left -= 1
    }
    return max(0, span.position - length)
  }
}

/// The list whose lines are being placed.
private struct GridList {
  var group = NodeIndex.none
  var place = LazyPlace()
  /// The next line contains only items in front of the list.
  var isBehindShared = false
  var isEnding = false

  /// Notes a line; where it is the one in front of rows that are not made, returns their length.
  mutating func meet(_ line: LazyGridRule.Line) -> Double? {
    if isBehindShared {
      isBehindShared = false
      return place.leading
    }
    place.lines.append(LazyPlace.Line(start: line.start - place.start, length: line.length))
    return nil
  }
}
