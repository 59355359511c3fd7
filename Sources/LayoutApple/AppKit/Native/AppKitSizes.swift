#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension PlatformLeaf {
    /// Longer lengths are none.
    static var most: Double { Double(CGFloat.greatestFiniteMagnitude) }

    /// What a view says that does not answer proposals; less than nothing along an axis on which it does not know.
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

    /// As AppKit's cells take it: longer lines are not exact any more.
    private static var longest: Double { 1e7 }

    var fillsUnknown: Bool { true }

    /// The baselines of a text that is no button's; others depend on the frame that a view has at the moment.
    @MainActor
    func textBaseline(in size: Size, isFirst: Bool) -> Double? {
      guard let field = view as? NSTextField else { return nil }
      let offset = Double(isFirst ? field.firstBaselineOffsetFromTop : field.lastBaselineOffsetFromBottom)
      guard offset > 0 else { return nil }
      return isFirst ? offset : size.height - offset
    }
  }
#endif
