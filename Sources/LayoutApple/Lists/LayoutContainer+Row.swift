#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutContainer {
    /// Shows a row's layout; nothing where there is none.
    package func show(row: (any Layout)?) {
      setBody { if let row { AnyLayout(erasing: row) } }
      setNeedsLayout()
    }
  }
#endif
