#if canImport(UIKit) && !os(watchOS)
  import ObjectiveC

  /// The methods that the class of a view overrides.
  @MainActor
  enum Overrides {
    /// Whether the class overrides `sizeThatFits`. The implementation of `UIView` returns the current size.
    static func sizeThatFits(_ view: UIView) -> Bool {
      let selector = Selector(("sizeThatFits:"))
      return class_getMethodImplementation(type(of: view), selector)
        != class_getMethodImplementation(UIView.self, selector)
    }
  }
#endif
