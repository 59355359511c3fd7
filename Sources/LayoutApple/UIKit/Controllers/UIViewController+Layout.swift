#if canImport(UIKit)
  public import UIKit

  extension UIViewController {
    /// Puts a container into the controller's view, as large as this. Done twice, it is there once.
    public func setupLayoutContainer(_ container: LayoutContainer) {
      guard let view else { return }
      if container.superview !== view { view.addSubview(container) }
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      updateLayoutContainer(container)
    }

    /// Makes a container as large as the controller's view: called in `viewDidLayoutSubviews`.
    public func updateLayoutContainer(_ container: LayoutContainer) {
      guard let view, container.frame != view.bounds else { return }
      container.frame = view.bounds
    }
  }
#endif
