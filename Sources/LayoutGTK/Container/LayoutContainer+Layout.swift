#if canImport(CGTK)
  public import LayoutCore

  /// The root's functions on GTK's widget.
  ///
  /// Those that only call the root are `LayoutContaining`'s.
  extension LayoutContainer: LayoutContaining {
    /// Evaluates the body again and lays it out at once, if the widget has a size.
    public func updateBody() {
      guard hasSize else {
        root.rebuildLayoutTree()
        return bodyChanged()
      }
      holding { root.updateBody() }
      settle()
      _ = updateRequests()
    }

    /// The environment of the container.
    ///
    /// Its pixels are whole points in GTK, whatever the display's scale is.
    public var environment: EnvironmentValues {
      get { root.environment }
      set {
        root.environment = LayoutContainer.wholePixels(newValue)
        host.direction = newValue.layoutDirection
      }
    }

    /// Protects a view while other code moves it; the rest of the layout continues.
    public func startAnimating(_ view: ViewID) {
      root.startAnimating(view)
      host.views[view]?.parent?.orderChanged()
    }

    /// Ends the protection of a view, which moves to its present frame.
    public func stopAnimating(_ view: ViewID) {
      root.stopAnimating(view)
      host.views[view]?.parent?.orderChanged()
    }
  }

  extension LayoutContainer: @MainActor LayoutInvalidating {}

  extension LayoutContainer {
    /// The widget's size, in points.
    public var size: Size { root.size }

    /// A view's frame in its parent's coordinates, in points; `nil` where there is no such view.
    public func frame(of view: ViewID) -> Rect? { host.views[view]?.frame }

    /// The widget that shows a view; `nil` where there is no such view.
    ///
    /// It belongs to the container.
    public func widget(of view: ViewID) -> Widget? { host.views[view]?.widget }
  }
#endif
