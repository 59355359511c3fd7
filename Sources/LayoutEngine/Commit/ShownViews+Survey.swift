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
    for at in 0..<nodes.count {
      let node = NodeIndex(rawValue: UInt32(at))
      var slot = nodes[node].view
      var position = 0
      while slot != .none {
        add(slot, node, position)
        slot = self[slot].next
        position += 1
      }
    }
    for at in 0..<gone.count { add(gone[at], .none, 0) }
    return result
  }

  /// The frame that a view was told last, in points; `nil` where there is no such view. Complexity: O(nodes).
  package func frame(of id: UInt64, _ scale: Double) -> Rect? { find(id).map { frame(self[$0.slot].frame, scale) } }
}
