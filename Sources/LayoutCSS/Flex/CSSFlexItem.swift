/// An item of a flex container while its layout goes on. Sizes are those of the border box, in points.
struct CSSFlexItem {
  /// The container's box holds it.
  unowned(unsafe) let box: CSSBox
  /// The used margins; automatic ones are zero.
  var margins: CSSInsets
  var insets: CSSInsets

  /// Where it stands in its line.
  var alignment = Alignment.stretch
  var flags: Flags = []
  var grow: Double
  var shrink: Double
  /// The sum of the margins along the main axis, and along the cross axis.
  var mainMargin = 0.0
  var crossMargin = 0.0
  /// Padding and border along the main axis.
  var mainInset = 0.0

  /// The flex base size.
  var base = 0.0
  /// The base size under a min-content constraint, in a container's intrinsic widths.
  var leastBase = 0.0
  /// The least main size; padding and border while it is not worked out (`Flags.leastIsOpen`).
  var least = 0.0
  /// The greatest main size.
  var greatest = Double.infinity
  /// The base size between the least and the greatest size.
  var hypothetical = 0.0
  /// The used main size.
  var main = 0.0
  /// The cross size that the style gives in points; else not a number.
  var givenCross = Double.nan
  /// The used cross size.
  var cross = 0.0

  /// From the main-start edge of the container's content box to that of the margin box.
  var mainOffset = 0.0
  /// From the cross-start edge of the line to that of the margin box.
  var crossOffset = 0.0
  /// From the cross-start edge of the margin box to the baseline, of an item that is aligned by it.
  var ascent = Double.nan

  enum Alignment: UInt8 { case start, end, center, stretch, baseline, lastBaseline }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// An item that overflows its line stands at the start.
    static let isSafe = Flags(rawValue: 1 << 0)
    /// It is stretched where its alignment is `stretch`: the cross size and both its margins are not given.
    static let stretches = Flags(rawValue: 1 << 1)
    /// A margin is automatic.
    static let hasAutoMargin = Flags(rawValue: 1 << 2)
    /// The main size does not change any more (9.7).
    static let isFrozen = Flags(rawValue: 1 << 3)
    /// The automatic minimum is not worked out; the base size is at least that.
    static let leastIsOpen = Flags(rawValue: 1 << 4)
  }

  /// Whether it has the cross size of its line.
  @inline(__always) var isStretched: Bool { alignment == .stretch && flags.contains(.stretches) }
}

/// A line of a flex container.
struct CSSFlexLine {
  var first = 0
  var end = 0
  /// The sum of the hypothetical sizes, margins and gaps.
  var sum = 0.0
  /// The sum of the grow factors.
  var grow = 0.0
  /// The cross size.
  var cross = 0.0
  /// From the cross-start edge of the content box.
  var offset = 0.0
  /// The greatest distances from the shared baseline to the margin edges of its items.
  var ascent = -Double.infinity
  var lastDescent = -Double.infinity

  @inline(__always) var items: Range<Int> { Range(uncheckedBounds: (first, end)) }
  var count: Int { end - first }
}
