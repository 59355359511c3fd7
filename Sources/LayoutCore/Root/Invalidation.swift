import LayoutEngine

/// Requests of work that follows from no change. A request from a type that is being measured, or places children,
/// counts in a later turn, and is diagnosed.
extension LayoutRoot {
  /// Marks a view whose content measures differently than before, such as a text in a font that was loaded meanwhile.
  /// The next turn measures the element anew, and around it whatever depends on its size; everything else keeps its
  /// responses. Works at any depth.
  ///
  /// - Returns: whether the view is one of this root's.
  /// - Complexity: O(nodes) to find the element, with little work for each; the turn's work depends on the depth alone.
  @discardableResult
  public func markViewDirty(_ view: ViewID) -> Bool {
    guard let node = node(of: view) else { return false }
    remeasure(node)
    return true
  }

  /// As `markViewDirty(_:)`, for the elements with an id, given by `id(_:)` or a `ForEach`.
  ///
  /// - Returns: whether there are any.
  /// - Complexity: O(ids).
  @discardableResult
  public func markViewDirty(id: some Hashable & Sendable) -> Bool {
    let nodes = session.contents.nodes(Identity(value: id))
    for node in nodes { remeasure(node) }
    return !nodes.isEmpty
  }

  private func remeasure(_ node: NodeIndex) {
    changing("markViewDirty") {
      if self.session.tree.isLive(node) { self.session.tree.invalidate(node) }
      self.setNeedsLayout(for: .contentChanged)
    }
  }

  /// Drops all responses and frames: the next turn measures and places everything. Nothing is evaluated.
  ///
  /// - Complexity: O(nodes).
  public func invalidateLayoutTree() {
    changing("invalidateLayoutTree()") {
      self.session.dropMeasures()
      self.setNeedsLayout()
    }
  }

  /// Evaluates the whole body anew in the next turn, and measures and places everything. Elements keep their identity,
  /// so views stay in the host.
  ///
  /// - Complexity: O(nodes).
  public func rebuildLayoutTree() {
    due.evaluation = .all
    invalidateLayoutTree()
  }

  func invalidateEverything() {
    due.evaluation = .all
    session.dropMeasures()
  }
}

extension ContentStore {
  /// The nodes of an id: groups of `id(_:)` and rows of lists.
  fileprivate func nodes(_ identity: Identity) -> [NodeIndex] {
    var nodes = identities.filter { $0.value == identity }.map(\.key)
    for list in lists.values { nodes += list.identifiedNodes.filter { $0.0 == identity }.map(\.1) }
    return nodes
  }
}
