#if canImport(CCairo)
  public import LayoutCore

  /// What the root can do, on the canvas's view.
  extension LayoutContainer {
    // MARK: What is shown

    /// What is shown; `nil` is nothing. Setting it does not evaluate it yet.
    public var body: (any Layout)? {
      get { root.body }
      set { root.body = newValue }
    }

    /// Sets what is shown, without evaluating it yet.
    public func setBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) { root.setBody(body) }

    /// Sets what is shown and lays it out at once.
    public func updateBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) { root.updateBody(body) }

    /// Evaluates what is shown anew and lays it out at once.
    public func updateBody() { root.updateBody() }

    /// The size of the picture, in points.
    public var size: Size {
      get { root.size }
      set { root.size = newValue }
    }

    /// The values that flow down from the container.
    public var environment: EnvironmentValues {
      get { root.environment }
      set { root.environment = newValue }
    }

    // MARK: Turns

    /// Asks for a turn.
    public func setNeedsLayout() { root.setNeedsLayout() }

    /// Runs a turn if one is due.
    public func layoutIfNeeded() { root.layoutIfNeeded() }

    /// Makes several changes in one turn. May be nested; the outermost one counts.
    public func batchUpdates<Result, Failure: Error>(_ changes: () throws(Failure) -> Result) throws(Failure) -> Result
    {
      try root.batchUpdates(changes)
    }

    /// The container was turned: gives it its new size and lays out at once.
    public func updateLayoutForOrientationChange(to size: Size) { root.updateLayoutForOrientationChange(to: size) }

    /// The container was turned and has its new size already: lays out at once.
    public func updateLayoutForOrientationChange() { root.updateLayoutForOrientationChange() }

    /// Which changes ask for a turn, and which of several comes first.
    public var invalidationRules: LayoutInvalidationRules {
      get { root.invalidationRules }
      set { root.invalidationRules = newValue }
    }

    // MARK: The tree

    /// Whether a turn works out only what changed (`true`), or everything. The frames are the same.
    public var useIncrementalLayout: Bool {
      get { root.useIncrementalLayout }
      set { root.useIncrementalLayout = newValue }
    }

    /// The outermost element; a column where there are several. `nil` before anything was evaluated.
    public var rootNode: LayoutNode? { root.rootNode }

    /// All views, each behind those that lie on it, outer ones before what is in them. Complexity: O(views).
    public var views: [ViewID] { host.viewsInOrder }

    /// A view's frame in its parent's coordinates, in points; `nil` where there is no such view.
    public func frame(of view: ViewID) -> Rect? { host.frame(of: view) }

    /// The view shows something that measures differently than it did: its element is measured anew in the next turn.
    ///
    /// - Returns: whether the view is one of this container's.
    @discardableResult
    public func markViewDirty(_ view: ViewID) -> Bool { root.markViewDirty(view) }

    /// As `markViewDirty(_:)`, for the elements with an id.
    ///
    /// - Returns: whether there are any.
    @discardableResult
    public func markViewDirty(id: some Hashable & Sendable) -> Bool { root.markViewDirty(id: id) }

    /// Forgets all answers and frames: the next turn measures and places everything. Nothing is evaluated.
    public func invalidateLayoutTree() { root.invalidateLayoutTree() }

    /// Evaluates the whole body anew in the next turn, and measures and places everything. Views stay.
    public func rebuildLayoutTree() { root.rebuildLayoutTree() }

    /// The regions of the picture that are out of date since they were last taken, in points; see
    /// `DirtyRegionTracker`. Edges between two pixels are soft, so code that draws them anew rounds them outwards.
    public func takeDirtyRegions() -> [Rect] {
      layoutIfNeeded()
      return tracker.takeRegions()
    }
  }

  extension LayoutContainer: @MainActor LayoutInvalidating {
    /// Asks for a turn, if the rules say that the reason does.
    public func invalidateLayout(for reason: InvalidationReason) { root.invalidateLayout(for: reason) }
  }
#endif
