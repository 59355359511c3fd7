#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The root's functions on the toolkit's view. `LayoutContaining` has the functions that only forward to the root.
  extension LayoutContainer: LayoutContaining {
    /// Evaluates the body again and lays it out at once, if the view has a size.
    public func updateBody() {
      guard hasRoom else {
        root.rebuildLayoutTree()
        return bodyChanged()
      }
      runTurn { root.updateBody() }
      layoutIfNeeded()
    }

    #if !canImport(UIKit)
      /// Runs a due turn at once, if the view has a size.
      ///
      /// AppKit's `layoutSubtreeIfNeeded()` must not be called while AppKit lays out a view around this one; this
      /// method may.
      public func layoutIfNeeded() { runTurn { root.layoutIfNeeded() } }
    #endif
  }

  extension LayoutContainer: @MainActor LayoutInvalidating {}

  /// Access to the layout's views by the toolkit's views.
  extension LayoutContainer {
    /// The view that shows a view of the layout; `nil` if there is none. It belongs to the container.
    public func view(of view: ViewID) -> PlatformView? { host.views[view]?.view }

    /// The layout's view that a toolkit view shows; `nil` if it shows none of this container.
    public func viewID(of view: PlatformView) -> ViewID? { host.ids[ObjectIdentifier(view)] }

    /// Marks a view whose size has changed; the next turn measures its element again.
    ///
    /// - Returns: whether the view is one of this container's.
    @discardableResult
    public func markViewDirty(_ view: PlatformView) -> Bool {
      viewID(of: view).map { root.markViewDirty($0) } ?? false
    }

    /// Leaves a view unchanged while other code moves it, as by `UIView.animate`, or by `animator()` in an
    /// `NSAnimationContext`.
    ///
    /// The rest of the layout is updated. A view that this container does not show is ignored.
    public func startAnimating(_ view: PlatformView) {
      if let id = viewID(of: view) { root.startAnimating(id) }
    }

    /// Ends the protection of a view, which then gets its current frame.
    public func stopAnimating(_ view: PlatformView) {
      if let id = viewID(of: view) { root.stopAnimating(id) }
    }

    /// Whether this view is protected by `startAnimating(_:)`.
    public func isAnimating(_ view: PlatformView) -> Bool { viewID(of: view).map { root.isAnimating($0) } ?? false }
  }
#endif
