/// An item of a flex container while its layout goes on. Sizes are those of the border box, in points.
struct CSSFlexItem {
  let box: CSSBox
  /// The used margins; automatic ones are zero until free space is given to them.
  var margins: CSSInsets
  var insets: CSSInsets

  /// The flex base size.
  var base = 0.0
  /// The base size under a min-content constraint, in a container's intrinsic widths.
  var leastBase = 0.0
  /// The least main size.
  var least = 0.0
  /// The greatest main size.
  var greatest = Double.infinity
  /// The base size between the least and the greatest size.
  var hypothetical = 0.0
  /// The used main size.
  var main = 0.0
  /// The used cross size.
  var cross = 0.0

  /// From the main-start edge of the container's content box to that of the margin box.
  var mainOffset = 0.0
  /// From the cross-start edge of the line to that of the margin box.
  var crossOffset = 0.0
  /// From the cross-start edge of the margin box to the baseline, of an item that is aligned by it.
  var ascent = Double.nan

  /// Where it stands in its line.
  var alignment = Alignment.stretch
  /// Whether an item that overflows its line stands at the start.
  var isSafe = false
  /// Whether the style's cross size is automatic.
  var hasAutomaticCross = false

  enum Alignment: UInt8 { case start, end, center, stretch, baseline, lastBaseline }
}

/// A line of a flex container.
struct CSSFlexLine {
  var items: Range<Int>
  /// The sum of the hypothetical sizes, margins and gaps.
  var sum = 0.0
  /// The cross size.
  var cross = 0.0
  /// From the cross-start edge of the content box.
  var offset = 0.0
  /// The greatest distances from the shared baseline to the margin edges of its items.
  var ascent = -Double.infinity
  var descent = -Double.infinity
  var lastAscent = -Double.infinity
  var lastDescent = -Double.infinity
}
