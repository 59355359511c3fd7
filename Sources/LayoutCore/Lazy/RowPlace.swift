import LayoutEngine

/// A row of a lazy list by its key, and one of its nodes.
struct RowStep {
  var key: RowKey
  var node: Int
}

/// The place of a view in a row of a lazy list. It outlives the view, which is gone when its row is no longer made.
package struct RowPlace {
  fileprivate enum Step {
    case row(RowStep)
    case child(Int)
  }

  /// The outermost list that contains the view.
  fileprivate weak var list: LazyList?
  /// From the list's group inwards.
  fileprivate var steps: [Step]
  /// The number of the view among those of one node, from the outermost one on.
  fileprivate var layer: Int
  /// The number of lists that contain the view.
  package var depth: Int

  /// What is at a place.
  package enum Finding: Hashable, Sendable {
    /// This view.
    case view(ViewID)
    /// A row that is not made, in the list that this scroll view shows; `nil` where no host shows it.
    case away(scrollView: ViewID?)
    /// Other content. Whether a row that is not made is still in the data is not checked.
    case nothing
  }
}

extension LayoutRoot {
  /// The place of a view in the rows of lazy lists; `nil` where it is in none.
  ///
  /// - Complexity: O(nodes).
  package func rowPlace(of view: ViewID) -> RowPlace? {
    let (lists, tree) = (session.contents.lazyLists, session.tree)
    guard !lists.isEmpty, let place = commit.shown.find(view.rawValue) else { return nil }
    var steps: [RowPlace.Step] = []
    var outermost: (list: LazyList, length: Int)?
    var depth = 0
    var at = place.node
    while case let parent = tree.parent(of: at), !parent.isNone {
      if let list = lists[parent], let step = list.rowStep(to: at, in: tree) {
        steps.append(.row(step))
        outermost = (list, steps.count)
        depth += 1
      } else {
        let position = tree.children(of: parent).enumerated().first { $0.element == at }?.offset
        steps.append(.child(position ?? 0))
      }
      at = parent
    }
    guard let outermost else { return nil }
    return RowPlace(
      list: outermost.list, steps: steps.prefix(outermost.length).reversed(), layer: place.layer, depth: depth)
  }

  /// What is at a place now.
  ///
  /// - Complexity: O(rows that are made).
  package func find(_ place: RowPlace) -> RowPlace.Finding {
    switch follow(place) {
    case .node(let node):
      guard let id = commit.shown.id(at: place.layer, of: node) else { return .nothing }
      return .view(ViewID(rawValue: id))
    case .missing(let list, _): return .away(scrollView: scrollView(of: list))
    case .nothing: return .nothing
    }
  }

  /// Whether the data has the row of the place, which is not made.
  ///
  /// - Complexity: O(rows), evaluating their ids, of at most `LazyWindow.mostSearched` around those that are made.
  package func isInData(_ place: RowPlace) -> Bool {
    guard case .missing(let list, let step) = follow(place) else { return false }
    return list.row(of: step) != nil
  }

  /// Scrolls so that the row of the place, which is not made, is visible after the next turn. A row in a row that is
  /// not made needs one call and one turn for each of them.
  ///
  /// - Returns: whether there is such a row.
  /// - Complexity: as that of `isInData`.
  package func scroll(to place: RowPlace) -> Bool {
    guard case .missing(let list, let step) = follow(place), let row = list.row(of: step) else { return false }
    changing("scroll(to:)") {
      list.target = LazyTarget(row: row, anchor: nil)
      self.session.contents.scrolls[list.site.scrollView]?.toEnd = []
      self.setNeedsLayout(for: .geometryChanged)
    }
    return true
  }

  private enum Followed {
    case node(NodeIndex)
    /// A row that is not made.
    case missing(LazyList, RowStep)
    case nothing
  }

  private func follow(_ place: RowPlace) -> Followed {
    let (lists, tree) = (session.contents.lazyLists, session.tree)
    guard let list = place.list, lists[list.site.group] === list else { return .nothing }
    var at = list.site.group
    for step in place.steps {
      switch step {
      case .row(let step):
        guard let list = lists[at] else { return .nothing }
        guard let node = list.node(at: step, in: tree) else { return .missing(list, step) }
        at = node
      case .child(let position):
        guard let node = tree.children(of: at).dropFirst(position).first(where: { _ in true }) else { return .nothing }
        at = node
      }
    }
    return .node(at)
  }

  private func scrollView(of list: LazyList) -> ViewID? {
    let slot = commit.shown.slot(of: list.site.scrollView, showing: .scroll)
    return slot == .none ? nil : ViewID(rawValue: commit.shown.id(of: slot))
  }
}

extension LazyList {
  /// Which row a node under the list's group belongs to, and which of the row's nodes it is.
  func rowStep(to node: NodeIndex, in tree: LayoutTree) -> RowStep? {
    for row in front + rows {
      for (offset, sibling) in tree.siblings(from: row.first).prefix(row.count).enumerated() where sibling == node {
        return RowStep(key: row.key, node: offset)
      }
    }
    return nil
  }

  /// The node that a step leads to; `nil` where the row is not made.
  func node(at step: RowStep, in tree: LayoutTree) -> NodeIndex? {
    guard let row = rows.first(where: { $0.key == step.key }), step.node < row.count else { return nil }
    return tree.sibling(step.node, behind: row.first)
  }

  /// The position of a step's row in the data; `nil` where it is not there, or was not looked at.
  func row(of step: RowStep) -> Int? { step.key.identity.flatMap { search(for: $0).row } }

  /// Looks for the row with the id `id`, from those that are made outwards.
  func search(for id: Identity) -> RowSearch {
    data.search(for: id, from: window.made.lowerBound, among: window.mostSearched)
  }
}
