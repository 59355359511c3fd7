#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import LayoutCore

  /// Its own size.
  extension LayoutContainer {
    /// The size that the layout takes of `size`, on whole pixels. A length that is zero, negative, infinite or as large as
    /// can be (`greatestFiniteMagnitude`) asks for the ideal one.
    public func sizeThatFits(_ size: CGSize) -> CGSize {
      let answer = self.size(for: Proposal(width: Self.offer(size.width), height: Self.offer(size.height)))
      return CGSize(
        width: pixels(answer.width) ?? size.width, height: pixels(answer.height) ?? size.height)
    }

    /// The ideal size, on whole pixels; in a narrower view the height for its width.
    func ownSize() -> CGSize {
      var answer = size(for: Proposal(width: nil, height: nil))
      wrappedWidth = nil
      if bounds.width > 0, Double(bounds.width) < answer.width {
        wrappedWidth = bounds.width
        answer.height = size(for: Proposal(width: Double(bounds.width), height: nil)).height
      }
      return CGSize(
        width: pixels(answer.width) ?? NSView.noIntrinsicMetric,
        height: pixels(answer.height) ?? NSView.noIntrinsicMetric)
    }

    /// What the layout takes of a proposal.
    func size(for proposal: Proposal) -> Size {
      noteInnerChanges()
      return root.sizesThatFit([proposal])[0].size
    }

    private static func offer(_ length: CGFloat) -> Double? {
      length > 0 && length < .greatestFiniteMagnitude ? Double(length) : nil
    }

    /// Rounded up to whole pixels; `nil` for infinity.
    private func pixels(_ length: Double) -> CGFloat? {
      guard length.isFinite else { return nil }
      let scale = max(1, root.environment.displayScale)
      return CGFloat(((length * scale) - 1e-9).rounded(.up) / scale)
    }
  }
#endif
