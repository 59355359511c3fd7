#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A view that can take over what another one of its class shows.
  ///
  /// Where a body makes its views anew each time, the one that stands there already stays, with its place, its focus and
  /// whatever a person did to it, and is told of the new one, which is dropped. Views of other classes are exchanged.
  ///
  /// ```swift
  /// final class RowView: UIView, UpdatableView {   // on the Mac: NSView, with an NSTextField
  ///   let label = UILabel()
  ///   func update(from newer: RowView) { label.text = newer.label.text }
  /// }
  /// ```
  @MainActor
  public protocol UpdatableView: PlatformView {
    /// Shows what `newer` shows.
    func update(from newer: Self)
  }

  extension UpdatableView {
    /// - Returns: whether the other view is of the same class, so that this one shows the same now.
    func takeOver(_ newer: PlatformView) -> Bool {
      guard type(of: newer) == type(of: self), let newer = newer as? Self else { return false }
      update(from: newer)
      return true
    }
  }
#endif
