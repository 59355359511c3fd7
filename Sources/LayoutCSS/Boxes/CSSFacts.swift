/// What follows from a style alone, in one direction of lines, worked out once (`CSSStyled`).
///
/// An evaluation reads these values some ten times, and the style's lengths only where they do not suffice.
struct CSSFacts: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt32
    /// A padding is a percentage.
    static let percentPadding = Flags(rawValue: 1 << 1)
    /// A margin is a percentage.
    static let percentMargin = Flags(rawValue: 1 << 2)
    /// A margin is automatic.
    static let autoMargin = Flags(rawValue: 1 << 3)
    /// There is a usable aspect ratio.
    static let ratio = Flags(rawValue: 1 << 4)
    /// The width is automatic without a minimum, a maximum or a ratio.
    static let plainWidth = Flags(rawValue: 1 << 5)
    /// The height is automatic without a minimum, a maximum or a ratio.
    static let plainHeight = Flags(rawValue: 1 << 6)
    /// A width reads the containing block's width.
    static let percentWidth = Flags(rawValue: 1 << 7)
    /// A height reads the containing block's height.
    static let percentHeight = Flags(rawValue: 1 << 8)
    /// A height is `stretch`.
    static let stretchHeight = Flags(rawValue: 1 << 9)
    /// The width has a minimum.
    static let minimumWidth = Flags(rawValue: 1 << 10)
    /// The width has a maximum.
    static let maximumWidth = Flags(rawValue: 1 << 11)
    /// The height has a minimum.
    static let minimumHeight = Flags(rawValue: 1 << 12)
    /// The height has a maximum.
    static let maximumHeight = Flags(rawValue: 1 << 13)
    /// The minimum or the maximum of the height is a percentage.
    static let percentHeightBounds = Flags(rawValue: 1 << 14)
    /// The grid finds the cell of the box, of one column and one row.
    static let automaticCell = Flags(rawValue: 1 << 18)
    /// Insets move the box, which is relative.
    static let shifted = Flags(rawValue: 1 << 15)
    /// Neither length has a bound or a ratio, the padding is no percentage, and the flex basis is automatic: a box of which
    /// points or a content of one size give both lengths is rigid.
    static let unbounded = Flags(rawValue: 1 << 16)
    /// The width is automatic without a ratio, and its bounds are points.
    static let simpleWidth = Flags(rawValue: 1 << 19)
    /// The height is automatic without a ratio, and its bounds are points.
    static let simpleHeight = Flags(rawValue: 1 << 20)
    /// Whether the height of the containing block is definite matters to the box.
    static let readsHeight = Flags(rawValue: 1 << 17)
  }

  var flags: Flags = []
  /// The margins; automatic ones and percentages are zero.
  var margins = CSSInsets()
  /// Padding and border; percentages are zero.
  var insets = CSSInsets()
  var border = CSSInsets()
  /// The width of the border box where points give it; else not a number.
  var width = Double.nan
  /// The height of the border box where points give it; else not a number.
  var height = Double.nan

  /// The bounds of the border box where points give them.
  var leastWidth = 0.0
  var greatestWidth = Double.infinity
  var leastHeight = 0.0
  var greatestHeight = Double.infinity

  init(_ style: CSSStyle, isRightToLeft: Bool) {
    if style.hasMargin { margins = read(style.margin, isRightToLeft, .percentMargin, .autoMargin) }
    if style.hasBorder { border = CSSSizing.nonnegative(read(style.border, isRightToLeft, [], [])) }
    insets = border
    if style.hasPadding {
      insets = CSSSizing.nonnegative(read(style.padding, isRightToLeft, .percentPadding, [])) + border
    }
    if let ratio = style.aspectRatio, ratio > 0, ratio.isFinite { flags.insert(.ratio) }
    if style.hasAutomaticCell { flags.insert(.automaticCell) }
    if !style.minWidth.isAuto { flags.insert(.minimumWidth) }
    if !style.maxWidth.isAuto { flags.insert(.maximumWidth) }
    if !style.minHeight.isAuto { flags.insert(.minimumHeight) }
    if !style.maxHeight.isAuto { flags.insert(.maximumHeight) }
    if flags.isDisjoint(with: [.minimumWidth, .maximumWidth, .ratio]), style.width.isAuto { flags.insert(.plainWidth) }
    if flags.isDisjoint(with: [.minimumHeight, .maximumHeight, .ratio]), style.height.isAuto {
      flags.insert(.plainHeight)
    }
    if style.width.isPercent || style.minWidth.isPercent || style.maxWidth.isPercent { flags.insert(.percentWidth) }
    if style.minHeight.isPercent || style.maxHeight.isPercent { flags.insert(.percentHeightBounds) }
    if style.height.isPercent || flags.contains(.percentHeightBounds) { flags.insert(.percentHeight) }
    if style.height.isStretch || style.minHeight.isStretch || style.maxHeight.isStretch {
      flags.insert(.stretchHeight)
    }
    if style.position == .relative, style.hasInset { flags.insert(.shifted) }
    if !flags.isDisjoint(with: [.percentHeight, .stretchHeight, .ratio, .shifted]) || style.flexBasis.isPercent {
      flags.insert(.readsHeight)
    }
    let bounds: Flags = [.minimumWidth, .maximumWidth, .minimumHeight, .maximumHeight, .ratio, .percentPadding]
    if flags.isDisjoint(with: bounds), style.flexBasis.isAuto { flags.insert(.unbounded) }
    if flags.contains(.percentPadding) { return }
    let sizing = style.boxSizing
    let areWidths = bound(&leastWidth, &greatestWidth, sizing, style.minWidth, style.maxWidth, insets.width)
    let areHeights = bound(&leastHeight, &greatestHeight, sizing, style.minHeight, style.maxHeight, insets.height)
    if !flags.contains(.ratio) {
      if areWidths, style.width.isAuto { flags.insert(.simpleWidth) }
      if areHeights, style.height.isAuto { flags.insert(.simpleHeight) }
    }
    width = points(sizing, style.width, style.minWidth, style.maxWidth, insets.width)
    height = points(sizing, style.height, style.minHeight, style.maxHeight, insets.height)
  }

  /// The points of the edges; other lengths are zero, and set a flag.
  @inline(__always)
  private mutating func read(_ edges: CSSEdges, _ isRightToLeft: Bool, _ percent: Flags, _ auto: Flags) -> CSSInsets {
    CSSInsets(
      left: read(edges.left(isRightToLeft), percent, auto), top: read(edges.top, percent, auto),
      right: read(edges.right(isRightToLeft), percent, auto), bottom: read(edges.bottom, percent, auto))
  }

  @inline(__always)
  private mutating func read(_ length: CSSLength, _ percent: Flags, _ auto: Flags) -> Double {
    switch length {
    case .points(let points): return points
    case .percent: flags.formUnion(percent)
    case .auto: flags.formUnion(auto)
    default: break
    }
    return 0
  }

  /// Sets the bounds; `false` where points do not give them.
  private func bound(
    _ least: inout Double, _ greatest: inout Double, _ sizing: CSSStyle.BoxSizing, _ minimum: CSSLength,
    _ maximum: CSSLength,
    _ inset: Double
  ) -> Bool {
    least = inset
    switch minimum {
    case .auto: break
    case .points(let points): least = CSSSizing.outer(points, sizing, inset)
    default: return false
    }
    switch maximum {
    case .auto: break
    case .points(let points): greatest = max(least, CSSSizing.outer(points, sizing, inset))
    default: return false
    }
    return true
  }

  /// The border box's length where points alone give it.
  private func points(
    _ sizing: CSSStyle.BoxSizing, _ length: CSSLength, _ minimum: CSSLength, _ maximum: CSSLength, _ inset: Double
  ) -> Double {
    guard case .points(let points) = length else { return .nan }
    var value = CSSSizing.outer(points, sizing, inset)
    switch maximum {
    case .auto: break
    case .points(let points): value = min(value, CSSSizing.outer(points, sizing, inset))
    default: return .nan
    }
    switch minimum {
    case .auto: break
    case .points(let points): value = max(value, CSSSizing.outer(points, sizing, inset))
    default: return .nan
    }
    return value
  }
}
