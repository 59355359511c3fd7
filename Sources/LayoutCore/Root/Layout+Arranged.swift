package import LayoutEngine

/// One view of a layout, with its exact frame.
package struct ArrangedView: Sendable {
  /// What it shows.
  package let content: ViewContent
  /// Its frame in its parent, in points; not rounded to pixels.
  package let frame: Rect
  /// The position of its parent among the views; `nil` where that is the layout's own box.
  package let parent: Int?
}

extension Layout {
  /// The views of the layout in `size`, from back to front.
  ///
  /// - Complexity: O(elements).
  package func arrangedViews(in size: Size, measurers: Measurers) -> [ArrangedView] {
    let environment = EnvironmentValues()
    let session = LayoutSession(measurers: measurers, environment: environment)
    session.update(self, environment: environment)
    _ = session.layout(in: Proposal(size))
    return ViewTree(session, origin: .zero, grid: nil).views.map {
      ArrangedView(content: $0.content, frame: $0.frame, parent: $0.parent)
    }
  }
}
