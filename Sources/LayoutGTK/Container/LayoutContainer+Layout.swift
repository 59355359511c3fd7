#if canImport(CGTK)
  public import LayoutCore

  /// What the root can do, on GTK's widget: what is only handed on is `LayoutContaining`'s.
  extension LayoutContainer: LayoutContaining {
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

    /// The values that flow down from the container. Its pixels are whole points for GTK, whatever the display's scale.
    public var environment: EnvironmentValues {
      get { root.environment }
      set {
        root.environment = LayoutContainer.wholePixels(newValue)
        host.direction = newValue.layoutDirection
      }
    }

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
  }

  extension LayoutContainer: @MainActor LayoutInvalidating {}

  extension LayoutContainer {
    /// The widget's size, in points.
    public var size: Size { root.size }

    /// A view's frame in its parent's coordinates, in points; `nil` where there is no such view.
    public func frame(of view: ViewID) -> Rect? { host.views[view]?.frame }

    /// The widget that shows a view; `nil` where there is no such view. It belongs to the container.
    public func widget(of view: ViewID) -> Widget? { host.views[view]?.widget }
  }
#endif
