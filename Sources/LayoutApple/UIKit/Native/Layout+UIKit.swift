#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

  extension LayoutBuilder {
    /// A view stands in a layout as it is, without `layout()`.
    @MainActor
    public static func buildExpression(_ view: UIView) -> NativeElement { view.layout() }
  }

  extension Layout {
    /// Room on each side. `left` counts as leading and `right` as trailing: they change sides from right to left.
    public func padding(_ insets: UIEdgeInsets) -> ModifiedLayout<Self, RecordModifier> {
      padding(
        EdgeInsets(
          top: Double(insets.top), leading: Double(insets.left), bottom: Double(insets.bottom),
          trailing: Double(insets.right)))
    }
  }
#endif
