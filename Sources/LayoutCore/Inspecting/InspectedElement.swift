package import LayoutEngine

/// A visible element with everything that an inspector shows of it.
package struct InspectedElement {
  package var box: InspectionBox
  /// The positions from the root, as in `LayoutResult.path(of:)`.
  package var path: String
  /// The element itself, then its modifiers from the innermost.
  ///
  /// The steps of the elements around it are those of `box.parent`, and so on to the root.
  package var steps: [LayoutExplanation.Step]
  /// The faults that the element has: those of `findings` and of `diagnostics` with its path.
  package var findings: [Diagnostic]
}

extension LayoutRoot {
  /// The first `limit` visible elements, in drawing order, with the reasons for their sizes, and the number of all.
  ///
  /// All elements share one replay of the last turn, in which each container is arranged once. Frames, counters and
  /// stored responses stay as they are. Inside of an update, and of measuring and placing, there are none, and the call
  /// is noted.
  ///
  /// - Complexity: O(elements × depth), and measuring the children of each container once.
  package func inspectedElements(limit: Int) -> ([InspectedElement], count: Int) {
    let faults = Dictionary(grouping: diagnostics + findings, by: \.path)
    return inspecting("inspectedElements") { session.inspectedElements(limit, faults) } ?? ([], 0)
  }
}

extension LayoutSession {
  fileprivate func inspectedElements(
    _ limit: Int, _ faults: [String: [Diagnostic]]
  ) -> ([InspectedElement], count: Int) {
    var walk = InspectionWalk(self)
    walk.run()
    // Measuring pictures notes which ones cannot be decoded; that was reported already.
    let failures = contents.imageFailures
    defer { contents.imageFailures = failures }
    let replay = LayoutReplay(tree)
    let elements = zip(walk.boxes, walk.elements).prefix(limit).map { box, node in
      var box = box
      // The element around a background comes later, maybe beyond the limit.
      if let parent = box.parent, parent >= limit { box.parent = nil }
      let steps = Explainer(self, node, replay).ownSteps
      let path = steps.first?.path ?? ""
      return InspectedElement(box: box, path: path, steps: steps, findings: faults[path] ?? [])
    }
    return (elements, walk.boxes.count)
  }
}
