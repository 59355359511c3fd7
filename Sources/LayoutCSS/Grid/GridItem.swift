/// An item of a grid, while the grid is laid out.
struct GridItem {
  unowned(unsafe) let box: CSSBox
  let columns: GridSpan
  let rows: GridSpan
  /// The used values of `justify-self` and `align-self`.
  let justify: CSSAlignment
  let align: CSSAlignment
  /// Whether an automatic margin of the axis takes the room, so that nothing is stretched or aligned.
  let hasAutoMarginX: Bool
  let hasAutoMarginY: Bool

  /// What is added to its height so that its baseline is on the level of the group (css-grid-2, 12.5, step 1).
  var shim = 0.0

  init(_ box: CSSBox, columns: GridSpan, rows: GridSpan, in container: CSSBox) {
    self.box = box
    self.columns = columns
    self.rows = rows
    let justifySelf = box.style.justifySelf
    let alignSelf = box.style.alignSelf
    justify = justifySelf.keyword == .auto ? container.style.justifyItems : justifySelf
    align = alignSelf.keyword == .auto ? container.style.alignItems : alignSelf
    if box.facts.flags.contains(.autoMargin) {
      let isRightToLeft = box.isRightToLeft
      hasAutoMarginX = box.style.margin.left(isRightToLeft).isAuto || box.style.margin.right(isRightToLeft).isAuto
      hasAutoMarginY = box.style.margin.top.isAuto || box.style.margin.bottom.isAuto
    } else {
      hasAutoMarginX = false
      hasAutoMarginY = false
    }
  }

  /// Whether it shares a baseline with the other items of its first or of its last row.
  ///
  /// One without a baseline of its own and with a height in percent of rows that follow their content does not, as its
  /// height would follow from its own place (css-grid-2, 10.6).
  var sharesBaseline = false

  /// Whether the style requests a baseline.
  var wantsBaseline: Bool { (align.keyword == .baseline || align.keyword == .lastBaseline) && !hasAutoMarginY }

  /// What an automatic width means in the item's area.
  var autoWidth: CSSSpace.Auto { Self.auto(justify, hasAutoMarginX) }
  var autoHeight: CSSSpace.Auto { Self.auto(align, hasAutoMarginY) }

  private static func auto(_ alignment: CSSAlignment, _ hasAutoMargin: Bool) -> CSSSpace.Auto {
    if hasAutoMargin { return .fitContent }
    switch alignment.keyword {
    case .normal, .auto: return .stretchUnlessRatio
    case .stretch: return .stretch
    default: return .fitContent
    }
  }

  /// The space in an area of the grid. A length that is not a number is not known yet.
  func space(width: Double, height: Double) -> CSSSpace {
    var space = CSSSpace()
    space.percentWidth = width
    space.percentHeight = height
    space.availableWidth = width.isNaN ? .infinity : width
    space.availableHeight = height
    space.autoWidth = autoWidth
    space.autoHeight = autoHeight
    return space
  }
}
