#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutBuilder {
    /// Accepts a view in a layout without `ui()`.
    @MainActor
    public static func buildExpression(_ view: PlatformView) -> _NativeElement { view.ui() }
  }

  extension Layout {
    /// Adds insets on each side. `left` counts as leading and `right` as trailing, so they are swapped from right to
    /// left.
    public func padding(_ insets: PlatformEdgeInsets) -> _ModifiedLayout<Self, _PaddingModifier> {
      padding(EdgeInsets(insets))
    }
  }
#endif
