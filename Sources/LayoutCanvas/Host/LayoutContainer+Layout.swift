#if canImport(CCairo)
  public import LayoutCore

  // Functions that only call the root are `LayoutContaining`'s.
  extension LayoutContainer: LayoutContaining {}

  extension LayoutContainer: @MainActor LayoutInvalidating {}

  extension LayoutContainer {
    /// The size of the picture, in points.
    public var size: Size {
      get { root.size }
      set { root.size = newValue }
    }

    /// Sets the new size after the container was turned, and lays out at once.
    public func updateLayoutForOrientationChange(to size: Size) { root.updateLayoutForOrientationChange(to: size) }

    /// All views, from the back to the front, each before its children.
    ///
    /// - Complexity: O(views).
    public var views: [ViewID] { host.viewsInOrder }

    /// A view's frame in its parent's coordinates, in points; `nil` where there is no such view.
    public func frame(of view: ViewID) -> Rect? { host.frame(of: view) }

    /// The regions of the picture that have changed since the last call, in points; see `DirtyRegionTracker`.
    ///
    /// What the layout presents is in none of them: while `root.presentations` is not empty, draw everything anew. Edges
    /// between two pixels are soft, so a caller that draws the regions anew rounds them outwards.
    public func takeDirtyRegions() -> [Rect] {
      layoutIfNeeded()
      return tracker.takeRegions()
    }
  }
#endif
