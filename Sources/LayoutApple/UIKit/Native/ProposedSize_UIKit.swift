#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// A view that answers proposals itself, open and infinite lengths included.
  @MainActor
  protocol ProposedSize: UIView {
    /// What the view takes, in points; infinite lengths where it takes all there is.
    func size(for proposal: Proposal) -> Size
  }
#endif
