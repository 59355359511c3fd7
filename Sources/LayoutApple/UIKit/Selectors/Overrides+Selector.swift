#if canImport(UIKit) && !os(watchOS)
  import ObjectiveC

  /// What the class of a view does its own way.
  @MainActor
  enum Overrides {
    /// Whether it measures itself. What `UIView` answers is the size that the view has at the moment.
    static func sizeThatFits(_ view: UIView) -> Bool {
      let selector = Selector(("sizeThatFits:"))
      return class_getMethodImplementation(type(of: view), selector)
        != class_getMethodImplementation(UIView.self, selector)
    }
  }
#endif
