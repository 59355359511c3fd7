#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutCore

  extension LayoutBuilder {
    /// A view stands in a layout as it is, without `ui()`.
    @MainActor
    public static func buildExpression(_ view: NSView) -> NativeElement { view.ui() }
  }

  extension Layout {
    /// Room on each side. `left` counts as leading and `right` as trailing: they change sides from right to left.
    public func padding(_ insets: NSEdgeInsets) -> ModifiedLayout<Self, RecordModifier> {
      padding(
        EdgeInsets(
          top: Double(insets.top), leading: Double(insets.left), bottom: Double(insets.bottom),
          trailing: Double(insets.right)))
    }
  }
#endif
