#if canImport(CGTK)
  public import LayoutCore

  /// What the root can do, on GTK's widget.
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
    public func setBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
      root.setBody(body)
      bodyChanged()
    }

    /// Sets what is shown and lays it out at once, if the widget has a size.
    public func updateBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
      setBody(body)
      layoutIfNeeded()
    }

    /// Evaluates what is shown anew and lays it out at once, if the widget has a size.
    public func updateBody() {
      guard hasSize else {
        root.rebuildLayoutTree()
        return bodyChanged()
      }
      holding { root.updateBody() }
      settle()
      _ = updateRequests()
    }

    /// The widget's size, in points.
    public var size: Size { root.size }

    /// The values that flow down from the container. Its pixels are whole points for GTK, whatever the display's scale.
    public var environment: EnvironmentValues {
      get { root.environment }
      set {
        root.environment = LayoutContainer.wholePixels(newValue)
        host.direction = newValue.layoutDirection
      }
    }

    // MARK: Turns

    /// Asks for a turn.
    public func setNeedsLayout() { root.setNeedsLayout() }

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

    /// The window has another shape, and the widget its new size already: lays out at once.
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

    /// A view's frame in its parent's coordinates, in points; `nil` where there is no such view.
    public func frame(of view: ViewID) -> Rect? { host.views[view]?.frame }

    /// The widget that shows a view; `nil` where there is no such view. It belongs to the container.
    public func widget(of view: ViewID) -> Widget? { host.views[view]?.widget }

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

    // MARK: Protection

    /// Leaves a view alone while other code moves it; the rest of the layout goes on.
    public func startAnimating(_ view: ViewID) {
      root.startAnimating(view)
      host.views[view]?.parent?.orderChanged()
    }

    /// Ends the protection of a view, which goes to where it belongs by now.
    public func stopAnimating(_ view: ViewID) {
      root.stopAnimating(view)
      host.views[view]?.parent?.orderChanged()
    }

    /// Whether a view is protected.
    public var isAnimating: Bool { root.isAnimating }

    /// Whether this view is protected.
    public func isAnimating(_ view: ViewID) -> Bool { root.isAnimating(view) }
  }

  extension LayoutContainer: @MainActor LayoutInvalidating {
    /// Asks for a turn, if the rules say that the reason does.
    public func invalidateLayout(for reason: InvalidationReason) { root.invalidateLayout(for: reason) }
  }
#endif
