#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutBuilder {
    /// A view stands in a layout as it is, without `ui()`.
    @MainActor
    public static func buildExpression(_ view: PlatformView) -> NativeElement { view.ui() }
  }

  extension Layout {
    /// Room on each side. `left` counts as leading and `right` as trailing: they change sides from right to left.
    public func padding(_ insets: PlatformEdgeInsets) -> ModifiedLayout<Self, PaddingModifier> {
      padding(EdgeInsets(insets))
    }
  }
#endif
