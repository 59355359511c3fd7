/// The rows of a list in a lazy container that are not made: their count, and their estimated length.
///
/// It belongs to the group that contains the made rows. A *piece* is one of the group's children in a stack, a line in
/// a grid.
package struct LazySpan: Hashable, Sendable {
  /// The rows before the made ones, in a grid their cells; 0 where none is made.
  package var before = 0
  /// The made piece at `position`, as the number of pieces before it.
  package var anchor = 0
  /// The place of the piece `anchor`, in points from the list's beginning.
  ///
  /// The length before the made rows follows from it, so that the visible rows stand still when rows are made
  /// before them.
  package var position = 0.0
  /// The rows after the made ones, in a grid their cells.
  package var after = 0
  /// The length of the rows after the made ones, with the gaps between them.
  package var lengthAfter = 0.0

  /// The first rows of the list, which are made wherever the window is, for `LazyHeads.swift`; 0 without heads.
  package var headRows = 0
  /// The cells that these rows make, in a grid.
  package var headCells = 0
  /// The rows after the heads; one cell each in a grid, since their known cells must not count.
  package var restRows = 0
  /// The number of the group's children that are the heads.
  package var heads = 0
  /// The number of these children that are before the made rows and not shown.
  ///
  /// Their rows, in a grid their cells, count in `before`.
  package var hidden = 0

  package init() {}
}

/// A list's place along the axis of its lazy container.
package struct LazyPlace: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The distance from the list's beginning in points.
    package var start: Double
    package var length: Double

    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// The beginning of the list, in points from the container's leading edge.
  package var start = 0.0
  /// The length of the rows before the made ones, with the gap after them.
  package var leading = 0.0
  /// The least gap between neighbours.
  package var gap = 0.0
  /// The cells in a line: 1 in a stack.
  package var tracks = 1
  /// The cells that are taken already in the line where the list begins.
  package var cell = 0
  /// The lines of a grid that contain rows of the list; empty in a stack, where a row's frame has its place.
  package var lines: ContiguousArray<Line> = []

  package init() {}
}

/// The lists of which not all rows are made, and facts about the scroll views around them.
package struct LazyLists {
  var table = SideTable<LayoutTree.LazyList>()
  /// The axes along which a scroll view was placed as long as its content.
  var openAxes: [NodeIndex: Axis.Set] = [:]
  /// Scroll views, and lazy containers, that were measured for their ideal size while there were lazy lists.
  var idealQuestions: Set<NodeIndex> = []
  /// The axes of lists that have heads, for their lazy containers and the scroll views around these, up to the one in
  /// which they scroll.
  var headed: [NodeIndex: Axis.Set] = [:]
}

/// One part that a lazy container meets on its way along its axis.
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

  /// Stores which rows are not made of the list whose rows are under `group`.
  ///
  /// - Complexity: O(1).
  package func setSpan(_ span: LazySpan, of group: NodeIndex) {
    if nodes[group].side == .max {
      nodes[group].side = lists.table.add(LazyList())
    } else if lists.table[nodes[group].side].span == span {
      return
    }
    lists.table[nodes[group].side].span = span
    markDirty(group)
  }

  /// Removes the span of a list of which all rows are made.
  package func removeSpan(of group: NodeIndex) {
    guard nodes[group].side != .max else { return }
    lists.table.remove(nodes[group].side)
    nodes[group].side = .max
    markDirty(group)
  }

  /// The rows that are not made of the list under `group`.
  package func span(of group: NodeIndex) -> LazySpan {
    nodes[group].side == .max ? LazySpan() : lists.table[nodes[group].side].span
  }

  /// The last place of the list under `group`.
  package func lazyPlace(of group: NodeIndex) -> LazyPlace {
    nodes[group].side == .max ? LazyPlace() : lists.table[nodes[group].side].place
  }

  func isLazyList(_ group: NodeIndex) -> Bool { nodes[group].side != .max }

  /// The number of the container's children, made or not; with `ofHeads` the number of a list with heads is the one for
  /// responses.
  ///
  /// - Complexity: O(made children).
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

  /// Calls `body` for the children of a lazy container, with groups dissolved, and for the lists in it, in document
  /// order.
  ///
  /// Of a list with heads, `ofHeads` selects these and no other row; otherwise the rows made for the window are met.
  func forEachLazyPart(_ container: NodeIndex, ofHeads: Bool = false, _ body: (LazyPart) -> Void) {
    var at = nodes[container].firstChild
    var parent = container
    // The first child after the heads.
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
        if ofHeads { end = sibling(span.heads, behind: at) } else { at = sibling(span.hidden, behind: at) }
      } else {
        if !nodes[at].flags.contains(.attachment) { body(.child(at)) }
        at = nodes[at].nextSibling
      }
    }
  }

  /// The child of the list under `group` whose place is in its span.
  func lazyAnchor(of group: NodeIndex) -> NodeIndex { lazyChild(of: group, span(of: group).anchor) }

  /// The first child of the list under `group` at or after the piece `piece` of those that are made for the window.
  func lazyChild(of group: NodeIndex, _ piece: Int = 0) -> NodeIndex {
    let first = sibling(span(of: group).hidden + piece, behind: nodes[group].firstChild)
    return firstVisible(first, parent: group, within: group)
  }
}
