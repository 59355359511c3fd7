/// A view in the state that the host has.
package struct SurveyedView {
  package var id: UInt64
  /// Its node; `.none` where that was removed.
  package var node: NodeIndex
  /// Its position among the node's views, from the outermost inwards.
  package var position: Int
  package var parent: UInt64?
  /// The frame in the parent's coordinates, in points; without a meaning for a view that has none yet.
  package var frame: Rect
}

extension ShownViews {
  /// A view among those that are shown: its node, and its position among the node's views, from the outermost one on.
  package typealias Found = (node: NodeIndex, slot: ViewSlot, layer: Int)

  /// The first view, in the order of nodes, for which `isWanted` is true.
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

  /// The view with a number; `nil` where there is none.
  ///
  /// - Complexity: O(nodes).
  package func find(_ id: UInt64) -> Found? { first { self[$0.slot].id == id } }

  /// Calls `body` with each view, in the order of nodes.
  ///
  /// - Complexity: O(nodes).
  package func forEach(_ body: (Found) -> Void) {
    _ = first { view in
      body(view)
      return false
    }
  }

  /// All views, those removed since the host's last call among them; `scale` is that of the frames.
  ///
  /// - Complexity: O(nodes).
  package func survey(_ scale: Double) -> ContiguousArray<SurveyedView> {
    var result: ContiguousArray<SurveyedView> = []
    func add(_ slot: ViewSlot, _ node: NodeIndex, _ position: Int) {
      let view = self[slot]
      result.append(
        SurveyedView(
          id: view.id, node: node, position: position, parent: view.parent == .none ? nil : self[view.parent].id,
          frame: frame(view.frame, scale)))
    }
    forEach { add($0.slot, $0.node, $0.layer) }
    for at in 0..<gone.count { add(gone[at], .none, 0) }
    return result
  }

  /// The frame of a view at the host, in points; `nil` where there is no such view.
  ///
  /// - Complexity: O(nodes).
  package func frame(of id: UInt64, _ scale: Double) -> Rect? { find(id).map { frame(self[$0.slot].frame, scale) } }
}
