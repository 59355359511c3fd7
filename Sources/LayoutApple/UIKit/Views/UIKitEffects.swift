#if canImport(UIKit) && !os(watchOS)
  extension UIView {
    /// Changes nothing: the layers of UIKit's views have no filters.
    func setFilters(_ effect: BoxEffect?) {}
  }
#endif
