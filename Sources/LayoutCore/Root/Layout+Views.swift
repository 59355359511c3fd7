public import LayoutEngine

extension Layout {
  /// The views that a host would show for the layout in `size`, from back to front: only leaves, decorations and scroll
  /// views become views.
  ///
  /// - Complexity: O(elements).
  public func extractViews(
    in size: Size = Size(width: Double.infinity, height: Double.infinity), measurers: Measurers = Measurers(),
    environment: EnvironmentValues = EnvironmentValues()
  ) -> [ViewContent] {
    let root = LayoutRoot(size: size, measurers: measurers, environment: environment)
    let collector = ViewCollector()
    root.host = collector
    root.updateBody { self }
    return collector.contents
  }
}

/// Keeps the views of its inserting calls; the first commit inserts in drawing order.
private final class ViewCollector: LayoutHost {
  private(set) var contents: [ViewContent] = []

  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    contents.append(content)
  }
  func move(_ view: ViewID, after sibling: ViewID?) {}
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) {}
  func setContent(_ view: ViewID, _ content: ViewContent) {}
}
