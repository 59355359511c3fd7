#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformViewController {
    /// Puts a container into the controller's view and makes it fill the view. A second call adds no second container.
    public func setupLayoutContainer(_ container: LayoutContainer) {
      guard let view = view as PlatformView? else { return }
      if container.superview !== view { view.addSubview(container) }
      container.autoresizingMask = .filling
      updateLayoutContainer(container)
    }

    /// Makes a container as large as the controller's view. Call it in `viewDidLayoutSubviews`, or on AppKit in
    /// `viewDidLayout`.
    public func updateLayoutContainer(_ container: LayoutContainer) {
      guard let view = view as PlatformView?, container.frame != view.bounds else { return }
      container.frame = view.bounds
    }
  }

  extension PlatformView.AutoresizingMask {
    /// Resizes with the superview in both axes.
    static var filling: Self {
      #if canImport(UIKit) && !os(watchOS)
        [.flexibleWidth, .flexibleHeight]
      #else
        [.width, .height]
      #endif
    }
  }
#endif
