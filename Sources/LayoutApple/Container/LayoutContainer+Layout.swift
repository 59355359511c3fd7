#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// What the root can do, on the toolkit's view: what is only handed on is `LayoutContaining`'s.
  extension LayoutContainer: LayoutContaining {
    /// Evaluates what is shown anew and lays it out at once, if the view has a size.
    public func updateBody() {
      guard hasRoom else {
        root.rebuildLayoutTree()
        return bodyChanged()
      }
      runTurn { root.updateBody() }
      layoutIfNeeded()
    }

    #if !canImport(UIKit)
      /// Runs the turn that is due at once, if the view has a size. AppKit's `layoutSubtreeIfNeeded()` may not be called while
      /// AppKit lays out a view around this one; this may.
      public func layoutIfNeeded() { runTurn { root.layoutIfNeeded() } }
    #endif
  }

  extension LayoutContainer: @MainActor LayoutInvalidating {}

  /// The toolkit's views in the place of the layout's.
  extension LayoutContainer {
    /// The view that shows a view of the layout; `nil` where there is no such view. It belongs to the container.
    public func view(of view: ViewID) -> PlatformView? { host.views[view]?.view }

    /// The layout's view that a view of the toolkit's shows; `nil` where it shows none of this container.
    public func viewID(of view: PlatformView) -> ViewID? { host.ids[ObjectIdentifier(view)] }

    /// The view shows something that measures differently than it did: its element is measured anew in the next turn.
    ///
    /// - Returns: whether the view is one of this container's.
    @discardableResult
    public func markViewDirty(_ view: PlatformView) -> Bool {
      viewID(of: view).map { root.markViewDirty($0) } ?? false
    }

    /// Leaves a view alone while other code moves it, as by `UIView.animate`, or by `animator()` in an
    /// `NSAnimationContext`; the rest of the layout goes on. A view that is not shown by this container is not noted.
    public func startAnimating(_ view: PlatformView) {
      if let id = viewID(of: view) { root.startAnimating(id) }
    }

    /// Ends the protection of a view, which goes to where it belongs by now.
    public func stopAnimating(_ view: PlatformView) {
      if let id = viewID(of: view) { root.stopAnimating(id) }
    }

    /// Whether this view is protected.
    public func isAnimating(_ view: PlatformView) -> Bool { viewID(of: view).map { root.isAnimating($0) } ?? false }
  }
#endif
