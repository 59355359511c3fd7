#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A view that can show the content of another view of its class.
  ///
  /// If a body makes its views again each time, the existing view stays, with its place, its focus and the user's
  /// changes. It is updated from the new view, which is then dropped. Views of other classes are replaced.
  ///
  /// ```swift
  /// final class RowView: UIView, UpdatableView {   // on the Mac: NSView, with an NSTextField
  ///   let label = UILabel()
  ///   func update(from newer: RowView) { label.text = newer.label.text }
  /// }
  /// ```
  @MainActor
  public protocol UpdatableView: PlatformView {
    /// Shows the content of `newer`.
    func update(from newer: Self)
  }

  extension UpdatableView {
    /// - Returns: whether the other view is of the same class, so that this view now shows the same content.
    func takeOver(_ newer: PlatformView) -> Bool {
      guard type(of: newer) == type(of: self), let newer = newer as? Self else { return false }
      update(from: newer)
      return true
    }
  }
#endif
