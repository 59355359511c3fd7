#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A view that answers proposals itself, open and infinite lengths included.
  @MainActor
  protocol ProposedSize: PlatformView {
    /// What the view takes, in points; infinite lengths where it takes all there is.
    func size(for proposal: Proposal) -> Size
  }
#endif
