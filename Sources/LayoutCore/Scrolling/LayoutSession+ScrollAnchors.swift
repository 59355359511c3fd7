import LayoutEngine

/// Scroll views with an anchor of their own begin there, and stay at an end that they show.
extension LayoutSession {
  /// Scrolls where a scroll view with an anchor is placed for the first time, and where its content grew behind the end.
  func beginAtAnchors() {
    for node in anchoredViews {
      guard let offset = contents.scrolls[node]?.offset, let details = contents.scrollDetails[node],
        let anchor = details.settings.anchor, tree.isShown(node)
      else { continue }
      let axes = tree.scrollAxes(node)
      var first = offset
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
        let share = axis == .horizontal ? anchor.x : anchor.y
        if share == 1, !details.hasBegun || details.wasAtEnd.contains(Axis.Set(axis)) {
          // The end as it is when all rows are measured.
          contents.scrolls[node]?.toEnd.insert(Axis.Set(axis))
        } else if !details.hasBegun, share.isFinite {
          let room = tree.contentLength(of: node, axis) - tree.coreRect(of: node).size[axis]
          first[axis] = max(0, room) * min(max(share, 0), 1)
        }
      }
      if !details.hasBegun { contents.scrollDetails[node]?.hasBegun = true }
      if first != offset { contents.scrolls[node]?.offset = first }
    }
  }

  /// Notes which scroll views with an anchor show the end.
  func noteEnds() {
    for node in anchoredViews {
      guard let offset = contents.scrolls[node]?.offset, let wasAtEnd = contents.scrollDetails[node]?.wasAtEnd
      else { continue }
      let last = tree.clamped(Point(x: Double.infinity, y: .infinity), in: node)
      var ends = Axis.Set()
      for axis in Axis.allCases where offset[axis] >= last[axis] { ends.insert(Axis.Set(axis)) }
      if ends != wasAtEnd { contents.scrollDetails[node]?.wasAtEnd = ends }
    }
  }

  /// The scroll views with an anchor whose frames are known: a list of its own, so that the states can be changed while it
  /// is read.
  private var anchoredViews: [NodeIndex] {
    contents.scrollDetails.compactMap { node, details in
      details.settings.anchor != nil && !tree.isDirty(node) ? node : nil
    }
  }
}
