#if canImport(CCairo)
  public import LayoutCore

  // What is only handed on to the root is `LayoutContaining`'s.
  extension LayoutContainer: LayoutContaining {}

  extension LayoutContainer: @MainActor LayoutInvalidating {}

  extension LayoutContainer {
    /// The size of the picture, in points.
    public var size: Size {
      get { root.size }
      set { root.size = newValue }
    }

    /// The container was turned: gives it its new size and lays out at once.
    public func updateLayoutForOrientationChange(to size: Size) { root.updateLayoutForOrientationChange(to: size) }

    /// All views, each behind those that lie on it, outer ones before what is in them. Complexity: O(views).
    public var views: [ViewID] { host.viewsInOrder }

    /// A view's frame in its parent's coordinates, in points; `nil` where there is no such view.
    public func frame(of view: ViewID) -> Rect? { host.frame(of: view) }

    /// The regions of the picture that are out of date since they were last taken, in points; see
    /// `DirtyRegionTracker`. Edges between two pixels are soft, so code that draws them anew rounds them outwards.
    public func takeDirtyRegions() -> [Rect] {
      layoutIfNeeded()
      return tracker.takeRegions()
    }
  }
#endif
