import LayoutEngine

/// Scroll views with an anchor of their own begin there, and stay at an end that they show.
extension LayoutSession {
  /// Scrolls where a scroll view with an anchor is placed for the first time, and where its content grew behind the end.
  func beginAtAnchors() {
    for (node, state) in contents.scrolls {
      guard let anchor = state.settings.anchor, !tree.isDirty(node), tree.isShown(node) else { continue }
      let axes = tree.scrollAxes(node)
      var offset = state.offset
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
        let share = axis == .horizontal ? anchor.x : anchor.y
        if share == 1, !state.hasBegun || state.wasAtEnd.contains(Axis.Set(axis)) {
          // The end as it is when all rows are measured.
          contents.scrolls[node]?.toEnd.insert(Axis.Set(axis))
        } else if !state.hasBegun, share.isFinite {
          let room = tree.contentLength(of: node, axis) - tree.coreRect(of: node).size[axis]
          offset[axis] = max(0, room) * min(max(share, 0), 1)
        }
      }
      contents.scrolls[node]?.hasBegun = true
      if offset != state.offset { contents.scrolls[node]?.offset = offset }
    }
  }

  /// Notes which scroll views with an anchor show the end.
  func noteEnds() {
    for (node, state) in contents.scrolls where state.settings.anchor != nil && !tree.isDirty(node) {
      let last = tree.clamped(Point(x: Double.infinity, y: .infinity), in: node)
      var ends = Axis.Set()
      for axis in Axis.allCases where state.offset[axis] >= last[axis] { ends.insert(Axis.Set(axis)) }
      contents.scrolls[node]?.wasAtEnd = ends
    }
  }
}
