#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSViewController {
    /// Puts a container into the controller's view, as large as this. Done twice, it is there once.
    public func setupLayoutContainer(_ container: LayoutContainer) {
      if container.superview !== view { view.addSubview(container) }
      container.autoresizingMask = [.width, .height]
      updateLayoutContainer(container)
    }

    /// Makes a container as large as the controller's view: called in `viewDidLayout`.
    public func updateLayoutContainer(_ container: LayoutContainer) {
      guard container.frame != view.bounds else { return }
      container.frame = view.bounds
    }
  }
#endif
