#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension PlatformLeaf {
    /// The largest length that counts as a length.
    static var most: Double { Double(CGFloat.greatestFiniteMagnitude) }

    /// The size of a view that does not respond to proposals; negative along an axis without an intrinsic size.
    @MainActor
    func ownSize(for proposal: Proposal) -> Size {
      guard let field = view as? NSTextField, !field.isEditable, field.cell?.wraps == true else {
        return Size(view.intrinsicContentSize)
      }
      let insets = field.alignmentRectInsets
      let width = proposal.width.map { min($0, Self.longest) + Double(insets.left + insets.right) } ?? Self.longest
      let size = field.cell?.cellSize(forBounds: CGRect(x: 0, y: 0, width: width, height: Self.longest)) ?? .zero
      return Size(
        width: Double(size.width - insets.left - insets.right),
        height: Double(size.height - insets.top - insets.bottom))
    }

    /// The largest length for AppKit's cells; longer lines are no longer exact.
    private static var longest: Double { 1e7 }

    var fillsUnknown: Bool { true }

    /// The baseline of a text that is not a button's. Others depend on the view's current frame.
    @MainActor
    func textBaseline(in size: Size, isFirst: Bool) -> Double? {
      guard let field = view as? NSTextField else { return nil }
      let offset = Double(isFirst ? field.firstBaselineOffsetFromTop : field.lastBaselineOffsetFromBottom)
      guard offset > 0 else { return nil }
      return isFirst ? offset : size.height - offset
    }
  }
#endif
