/// The sizes of a box by its style (css-sizing-3, and css-sizing-4 for aspect ratios). All are border boxes.
package enum CSSSizing {
  /// The used padding and border; a percentage of an unknown width counts as zero.
  package static func insets(_ box: CSSBox, _ percentWidth: Double) -> CSSInsets {
    if !box.facts.flags.contains(.percentPadding) { return box.facts.insets }
    return nonnegative(used(box.style.padding, box.isRightToLeft, percentWidth)) + box.facts.border
  }

  package static func border(_ box: CSSBox) -> CSSInsets {
    return box.facts.border
  }

  /// The used margins; `auto` counts as zero.
  package static func margins(_ box: CSSBox, _ percentWidth: Double) -> CSSInsets {
    if !box.facts.flags.contains(.percentMargin) { return box.facts.margins }
    return used(box.style.margin, box.isRightToLeft, percentWidth)
  }

  static func used(_ edges: CSSEdges, _ isRightToLeft: Bool, _ basis: Double) -> CSSInsets {
    CSSInsets(
      left: edges.left(isRightToLeft).resolvedOrZero(basis), top: edges.top.resolvedOrZero(basis),
      right: edges.right(isRightToLeft).resolvedOrZero(basis), bottom: edges.bottom.resolvedOrZero(basis))
  }

  static func nonnegative(_ insets: CSSInsets) -> CSSInsets {
    CSSInsets(
      left: max(0, insets.left), top: max(0, insets.top), right: max(0, insets.right), bottom: max(0, insets.bottom))
  }

  /// The border-box length for a specified length, which counts the content box or the border box by `boxSizing`.
  @inline(__always) package static func outer(_ specified: Double, _ box: CSSBox, _ inset: Double) -> Double {
    outer(specified, box.style.boxSizing, inset)
  }

  @inline(__always) static func outer(_ specified: Double, _ sizing: CSSStyle.BoxSizing, _ inset: Double) -> Double {
    sizing == .contentBox ? max(0, specified) + inset : max(specified, inset)
  }

  /// The greatest length that a ratio gives, so that ratios in each other have finite results.
  private static let mostByRatio = 0x1p40

  /// The width that belongs to a height by the aspect ratio.
  package static func width(forHeight height: Double, _ ratio: Double, _ box: CSSBox, _ insets: CSSInsets) -> Double {
    let isOfContent = box.style.boxSizing == .contentBox
    let width = min((isOfContent ? max(0, height - insets.height) : height) * ratio, mostByRatio)
    return isOfContent ? width + insets.width : max(width, insets.width)
  }

  /// The height that belongs to a width by the aspect ratio.
  package static func height(forWidth width: Double, _ ratio: Double, _ box: CSSBox, _ insets: CSSInsets) -> Double {
    let isOfContent = box.style.boxSizing == .contentBox
    let height = min((isOfContent ? max(0, width - insets.width) : width) / ratio, mostByRatio)
    return isOfContent ? height + insets.height : max(height, insets.height)
  }

  /// The aspect ratio of a box, where it is usable.
  @inline(__always) package static func ratio(_ box: CSSBox) -> Double? {
    return box.facts.flags.contains(.ratio) ? box.style.aspectRatio : nil
  }

  /// A minimum and a maximum in points.
  package struct Bounds {
    package var min: Double
    package var max: Double
    /// The value within the bounds; the minimum wins.
    @inline(__always) package func clamp(_ value: Double) -> Double { Swift.max(min, Swift.min(value, max)) }
  }
}
