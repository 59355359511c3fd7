#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutCore.Layout {
    /// Computes all frames at once, with the layout's corner at the corner of `bounds`.
    ///
    /// Texts, pictures and controls are measured as a container shows them.
    ///
    /// - Complexity: O(elements).
    @MainActor
    public func calculateLayout(in bounds: CGRect) -> LayoutResult {
      calculateLayout(in: Rect(bounds), measurers: .platform)
    }
  }

  extension LayoutNodeBuffer {
    /// The frames of the tree below a node, as `calculateLayout(at:in:)` with a `Rect`.
    @discardableResult
    public func calculateLayout(at index: Int, in bounds: CGRect) -> LayoutResult {
      calculateLayout(at: index, in: Rect(bounds))
    }
  }
#endif
