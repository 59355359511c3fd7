#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A view that responds to proposals itself, including `nil` and infinite lengths.
  @MainActor
  protocol ProposedSize: PlatformView {
    /// The view's response, in points; infinite along an axis on which it takes all available space.
    func size(for proposal: Proposal) -> Size
  }
#endif
