#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutContainer {
    /// Shows a row's layout, or nothing for `nil`.
    package func show(row: (any Layout)?) {
      setBody { if let row { AnyLayout(erasing: row) } }
      setNeedsLayout()
    }
  }
#endif
