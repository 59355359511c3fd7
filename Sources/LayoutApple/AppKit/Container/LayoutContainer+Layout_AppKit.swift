#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutCore

  /// What the root can do, on AppKit's view.
  extension LayoutContainer {
    // MARK: What is shown

    /// What is shown; `nil` is nothing. Setting it does not evaluate it yet.
    public var body: (any Layout)? {
      get { root.body }
      set {
        root.body = newValue
        bodyChanged()
      }
    }

    /// Sets what is shown, without evaluating it yet.
    ///
    /// The container keeps the closure. A view or a controller that keeps the container is captured weakly there, or said by
    /// `updateBody(of:_:)`: otherwise they keep each other.
    public func setBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
      root.setBody(body)
      bodyChanged()
    }

    /// Sets what is shown and lays it out at once, if the view has a size. As with `setBody(_:)`, the closure is kept.
    public func updateBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
      setBody(body)
      layoutIfNeeded()
    }

    /// Sets what is shown on behalf of an object that keeps the container, and is not kept by it: a controller, or a view
    /// around it. Lays it out at once, if the view has a size. Where the owner is gone, nothing is shown.
    ///
    /// ```swift
    /// layoutContainer.updateBody(of: self) { $0.body }
    /// ```
    public func updateBody<Owner: AnyObject, Content: Layout>(
      of owner: Owner, @LayoutBuilder _ body: @escaping (Owner) -> Content
    ) {
      updateBody { [weak owner] in
        if let owner { body(owner) }
      }
    }

    /// Evaluates what is shown anew and lays it out at once, if the view has a size.
    public func updateBody() {
      guard hasSize else {
        root.rebuildLayoutTree()
        return bodyChanged()
      }
      runTurn { root.updateBody() }
    }

    /// The values that flow down from the container. Those that AppKit knows are taken from it again when it says that they
    /// changed.
    public var environment: EnvironmentValues {
      get { root.environment }
      set { root.environment = newValue }
    }

    // MARK: Turns

    /// Makes several changes in one turn. May be nested; the outermost one counts.
    public func batchUpdates<Result, Failure: Error>(_ changes: () throws(Failure) -> Result) throws(Failure) -> Result
    {
      try root.batchUpdates(changes)
    }

    /// Which changes ask for a turn, and which of several comes first.
    public var invalidationRules: LayoutInvalidationRules {
      get { root.invalidationRules }
      set { root.invalidationRules = newValue }
    }

    /// Asks for a turn, which AppKit's next layout pass runs: the same as `needsLayout = true`.
    public func setNeedsLayout() { needsLayout = true }

    /// Runs the turn that is due at once, if the view has a size. AppKit's `layoutSubtreeIfNeeded()` may not be called while
    /// AppKit lays out a view around this one; this may.
    public func layoutIfNeeded() { runTurn { root.layoutIfNeeded() } }

    /// The window has another shape, and the view its new size already: lays out at once.
    public func updateLayoutForOrientationChange() {
      setNeedsLayout()
      layoutIfNeeded()
    }

    // MARK: The tree

    /// Whether a turn works out only what changed (`true`), or everything. The frames are the same.
    public var useIncrementalLayout: Bool {
      get { root.useIncrementalLayout }
      set { root.useIncrementalLayout = newValue }
    }

    /// The outermost element; a column where there are several. `nil` before anything was evaluated.
    public var rootNode: LayoutNode? { root.rootNode }

    /// The view that shows a view of the layout; `nil` where there is no such view. It belongs to the container.
    public func view(of view: ViewID) -> NSView? { host.views[view]?.view }

    /// The layout's view that a view of AppKit's shows; `nil` where it shows none of this container.
    public func viewID(of view: NSView) -> ViewID? { host.ids[ObjectIdentifier(view)] }

    /// The view shows something that measures differently than it did: its element is measured anew in the next turn.
    ///
    /// - Returns: whether the view is one of this container's.
    @discardableResult
    public func markViewDirty(_ view: NSView) -> Bool { viewID(of: view).map { root.markViewDirty($0) } ?? false }

    /// As `markViewDirty(_:)`, for the elements with an id.
    ///
    /// - Returns: whether there are any.
    @discardableResult
    public func markViewDirty(id: some Hashable & Sendable) -> Bool { root.markViewDirty(id: id) }

    /// Forgets all answers and frames: the next turn measures and places everything. Nothing is evaluated.
    public func invalidateLayoutTree() { root.invalidateLayoutTree() }

    /// Evaluates the whole body anew in the next turn, and measures and places everything. Views stay.
    public func rebuildLayoutTree() { root.rebuildLayoutTree() }

    // MARK: Protection

    /// Leaves a view alone while other code moves it, as by `animator()` in an `NSAnimationContext`; the rest of the
    /// layout goes on. A view that is not shown by this container is not noted.
    public func startAnimating(_ view: NSView) {
      if let id = viewID(of: view) { root.startAnimating(id) }
    }

    /// Ends the protection of a view, which goes to where it belongs by now.
    public func stopAnimating(_ view: NSView) {
      if let id = viewID(of: view) { root.stopAnimating(id) }
    }

    /// Whether a view is protected.
    public var isAnimating: Bool { root.isAnimating }

    /// Whether this view is protected.
    public func isAnimating(_ view: NSView) -> Bool { viewID(of: view).map { root.isAnimating($0) } ?? false }
  }

  extension LayoutContainer: @MainActor LayoutInvalidating {
    /// Asks for a turn, if the rules say that the reason does.
    public func invalidateLayout(for reason: InvalidationReason) { root.invalidateLayout(for: reason) }
  }
#endif
