#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformViewController {
    /// Puts a container into the controller's view, as large as this. Done twice, it is there once.
    public func setupLayoutContainer(_ container: LayoutContainer) {
      guard let view = view as PlatformView? else { return }
      if container.superview !== view { view.addSubview(container) }
      container.autoresizingMask = .filling
      updateLayoutContainer(container)
    }

    /// Makes a container as large as the controller's view: called in `viewDidLayoutSubviews`, or on AppKit in
    /// `viewDidLayout`.
    public func updateLayoutContainer(_ container: LayoutContainer) {
      guard let view = view as PlatformView?, container.frame != view.bounds else { return }
      container.frame = view.bounds
    }
  }

  extension PlatformView.AutoresizingMask {
    /// As much larger as the view around it.
    static var filling: Self {
      #if canImport(UIKit) && !os(watchOS)
        [.flexibleWidth, .flexibleHeight]
      #else
        [.width, .height]
      #endif
    }
  }
#endif
