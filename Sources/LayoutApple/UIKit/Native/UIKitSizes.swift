#if canImport(UIKit) && !os(watchOS)
  extension PlatformLeaf {
    /// As `sizeThatFits` takes open lengths.
    static var most: Double { Double(CGFloat.greatestFiniteMagnitude) }

    /// What a view says that does not answer proposals; `most` or less than nothing along an axis on which it does not know.
    @MainActor
    func ownSize(for proposal: Proposal) -> Size {
      guard sizesItself else { return Size(view.intrinsicContentSize) }
      func room(_ length: Double?) -> CGFloat { CGFloat(min(length ?? Self.most, Self.most)) }
      return Size(view.sizeThatFits(CGSize(width: room(proposal.width), height: room(proposal.height))))
    }

    /// A view that was asked with a proposal and does not know its size answers with what it was asked.
    var fillsUnknown: Bool { !sizesItself }

    /// Where the text of a label, a field or a button stands: in the middle of the height.
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
