/// A view as a host was told of it last.
package struct SurveyedView {
  package var id: UInt64
  /// `.none` where the node is gone.
  package var node: NodeIndex
  /// Which of the node's views, from the outermost inwards.
  package var position: Int
  package var parent: UInt64?
  /// In the parent's coordinates, in points; of no meaning for a view that was told none.
  package var frame: Rect
}

extension ShownViews {
  /// A view among those that are shown: its node, and which of the node's views it is, from the outermost one on.
  package typealias Found = (node: NodeIndex, slot: ViewSlot, layer: Int)

  /// The first of all views, in the order of nodes, that is wanted.
  private func first(where isWanted: (Found) -> Bool) -> Found? {
    for at in 0..<nodes.count {
      var found: Found = (NodeIndex(rawValue: UInt32(at)), .none, 0)
      found.slot = nodes[found.node].view
      while found.slot != .none {
        if isWanted(found) { return found }
        found.slot = self[found.slot].next
        found.layer += 1
      }
    }
    return nil
  }

  /// Where the view with a number is; `nil` where there is no such view. Complexity: O(nodes).
  package func find(_ id: UInt64) -> Found? { first { self[$0.slot].id == id } }

  /// All views, those that are gone since the host was last told among them. `scale` is that of the frames.
  ///
  /// Complexity: O(nodes).
  package func survey(_ scale: Double) -> ContiguousArray<SurveyedView> {
    var result: ContiguousArray<SurveyedView> = []
    func add(_ slot: ViewSlot, _ node: NodeIndex, _ position: Int) {
      let view = self[slot]
      result.append(
        SurveyedView(
          id: view.id, node: node, position: position, parent: view.parent == .none ? nil : self[view.parent].id,
          frame: frame(view.frame, scale)))
    }
    _ = first { view in
      add(view.slot, view.node, view.layer)
      return false
    }
    for at in 0..<gone.count { add(gone[at], .none, 0) }
    return result
  }

  /// The frame that a view was told last, in points; `nil` where there is no such view. Complexity: O(nodes).
  package func frame(of id: UInt64, _ scale: Double) -> Rect? { find(id).map { frame(self[$0.slot].frame, scale) } }
}
