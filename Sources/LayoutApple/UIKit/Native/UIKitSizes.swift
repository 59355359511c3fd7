#if canImport(UIKit) && !os(watchOS)
  extension PlatformLeaf {
    /// The length that `sizeThatFits` treats as no limit.
    static var most: Double { Double(CGFloat.greatestFiniteMagnitude) }

    /// The size of a view that does not respond to proposals; `most` or negative along an axis without a size.
    @MainActor
    func ownSize(for proposal: Proposal) -> Size {
      guard sizesItself else { return Size(view.intrinsicContentSize) }
      func room(_ length: Double?) -> CGFloat { CGFloat(min(length ?? Self.most, Self.most)) }
      return Size(view.sizeThatFits(CGSize(width: room(proposal.width), height: room(proposal.height))))
    }

    /// Whether the view fills an axis without a size. A view with `sizeThatFits` and no size returns the measured size
    /// instead.
    var fillsUnknown: Bool { !sizesItself }

    /// The baseline of the text of a label, a field or a button, which is centred vertically.
    @MainActor
    func textBaseline(in size: Size, isFirst: Bool) -> Double? {
      guard size.isFinite else { return nil }
      let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
      guard let font = label?.font ?? (view as? UITextField)?.font else { return nil }
      let line = Double(font.lineHeight)
      let isWrapped = view is UILabel
      let height = isWrapped ? min(size.height, Double(view.sizeThatFits(CGSize(size)).height)) : line
      let top = (size.height - height) / 2
      return isFirst ? top + Double(font.ascender) : top + height - line + Double(font.ascender)
    }
  }
#endif
