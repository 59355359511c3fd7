/// What is known of the rows of a list in a lazy container that are not made: how many there are, and how long they
/// are thought to be. It hangs on the group that holds the rows that are made.
///
/// A *piece* is one of the group's children in a stack, a line in a grid.
package struct LazySpan: Hashable, Sendable {
  /// Rows in front of those that are made, in a grid their cells. 0 where none is made.
  package var before = 0
  /// Which of the made pieces stands at `position`: so many stand in front of it.
  package var anchor = 0
  /// Where the piece `anchor` stands: points from the list's beginning. What is in front of the rows that are made is as
  /// long as this leaves, so that what is on screen stands still when rows are made in front of it.
  package var position = 0.0
  /// Rows behind those that are made, in a grid their cells.
  package var after = 0
  /// How long the rows behind are, with the gaps between them.
  package var lengthAfter = 0.0

  /// The first rows of the list, which are made wherever the window is, for `LazyHeads.swift`. 0 where it has no heads.
  package var headRows = 0
  /// The cells that these rows make, in a grid.
  package var headCells = 0
  /// Rows behind the heads: one cell each in a grid, since what was seen of them must not count.
  package var restRows = 0
  /// So many of the group's children make the heads up.
  package var heads = 0
  /// So many of these children stand in front of the rows that are made and are not shown. Their rows, in a grid their
  /// cells, count in `before`.
  package var hidden = 0

  package init() {}
}

/// Where a lazy container put a list, along its axis.
package struct LazyPlace: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// Points from the list's beginning.
    package var start: Double
    package var length: Double

    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// Where the list begins: points from the container's leading edge.
  package var start = 0.0
  /// How long the rows are that are not made in front, with the gap behind them.
  package var leading = 0.0
  /// The least gap between neighbours.
  package var gap = 0.0
  /// Cells in a line: 1 in a stack.
  package var tracks = 1
  /// Cells that are taken already in the line where the list begins.
  package var cell = 0
  /// The lines of a grid that hold rows of the list; empty in a stack, where a row's frame says it.
  package var lines: ContiguousArray<Line> = []

  package init() {}
}

/// The lists of which not all rows are made, and what is known of the scroll views around them.
package struct LazyLists {
  var table = SideTable<LayoutTree.LazyList>()
  /// The axes along which a scroll view was placed as long as its content.
  var openAxes: [NodeIndex: Axis.Set] = [:]
  /// Scroll views, and lazy containers, whose ideal size was asked for while there were lazy lists.
  var idealQuestions: Set<NodeIndex> = []
  /// Lazy containers with lists that have heads, and scroll views around these up to the one in which they scroll: the
  /// lists' axes.
  var headed: [NodeIndex: Axis.Set] = [:]
}

/// One thing that a lazy container meets on its way along its axis.
enum LazyPart {
  case child(NodeIndex)
  /// A list begins, or ends.
  case begin(NodeIndex)
  case end(NodeIndex)
}

extension LayoutTree {
  struct LazyList {
    var span = LazySpan()
    var place = LazyPlace()
  }

  /// Says what is not made of the list whose rows hang under `group`. Complexity: O(1).
  package func setSpan(_ span: LazySpan, of group: NodeIndex) {
    if nodes[group].side == .max {
      nodes[group].side = lists.table.add(LazyList())
    } else if lists.table[nodes[group].side].span == span {
      return
    }
    lists.table[nodes[group].side].span = span
    markDirty(group)
  }

  /// Forgets that rows are not made: all of them are.
  package func removeSpan(of group: NodeIndex) {
    guard nodes[group].side != .max else { return }
    lists.table.remove(nodes[group].side)
    nodes[group].side = .max
    markDirty(group)
  }

  /// What is not made of the list under `group`.
  package func span(of group: NodeIndex) -> LazySpan {
    nodes[group].side == .max ? LazySpan() : lists.table[nodes[group].side].span
  }

  /// Where the list under `group` was put the last time.
  package func lazyPlace(of group: NodeIndex) -> LazyPlace {
    nodes[group].side == .max ? LazyPlace() : lists.table[nodes[group].side].place
  }

  func isLazyList(_ group: NodeIndex) -> Bool { nodes[group].side != .max }

  /// The container's children that are made and those that are not; of a list with heads what it answers for where
  /// `ofHeads` says so. Complexity: O(made children).
  func lazyChildCount(_ node: NodeIndex, ofHeads: Bool) -> Int {
    guard lists.table.count > 0 else { return Int(nodes[node].childCount) }
    var count = 0
    forEachLazyPart(node, ofHeads: ofHeads) { part in
      switch part {
      case .child: count += 1
      case .begin(let group):
        let span = span(of: group)
        count += ofHeads && span.headRows > 0 ? span.restRows : span.before + span.after
      case .end: break
      }
    }
    return count
  }

  /// Meets the children of a lazy container, groups dissolved, and the lists in it, in document order. Of a list with heads
  /// it meets these and no other row where `ofHeads` says so, and else the rows that are made for the window.
  func forEachLazyPart(_ container: NodeIndex, ofHeads: Bool = false, _ body: (LazyPart) -> Void) {
    var at = nodes[container].firstChild
    var parent = container
    // The first child behind the heads.
    var end = NodeIndex.none
    while true {
      if at == end || at.isNone {
        if parent == container { return }
        if isLazyList(parent) {
          body(.end(parent))
          end = .none
        }
        at = nodes[parent].nextSibling
        parent = nodes[parent].parent
      } else if nodes[at].flags.contains(.transparent) {
        parent = at
        at = nodes[at].firstChild
        guard isLazyList(parent) else { continue }
        body(.begin(parent))
        let span = span(of: parent)
        guard span.headRows > 0 else { continue }
        if ofHeads { end = sibling(at, span.heads) } else { at = sibling(at, span.hidden) }
      } else {
        if !nodes[at].flags.contains(.attachment) { body(.child(at)) }
        at = nodes[at].nextSibling
      }
    }
  }

  /// The first child of the list under `group` whose place its span knows.
  func lazyAnchor(of group: NodeIndex) -> NodeIndex { lazyChild(of: group, span(of: group).anchor) }

  /// The first child of the list under `group` at or behind the piece `piece` of those that are made for the window.
  func lazyChild(of group: NodeIndex, _ piece: Int = 0) -> NodeIndex {
    firstVisible(sibling(nodes[group].firstChild, span(of: group).hidden + piece), parent: group, within: group)
  }

  /// The sibling `distance` behind `node`; `.none` where there are fewer.
  func sibling(_ node: NodeIndex, _ distance: Int) -> NodeIndex {
    var at = node
    var left = distance
    while left > 0, !at.isNone {
      at = nodes[at].nextSibling
      left -= 1
    }
    return at
  }
}
