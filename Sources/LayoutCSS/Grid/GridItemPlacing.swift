/// The places of items in their areas (css-grid-2, 10, and css-align-3, 6).
extension GridSolver {
  /// Step 6: writes the frames of the items, and those of absolute boxes.
  func place(_ height: Double) {
    let isRightToLeft = box.isRightToLeft
    for item in items {
      let child = item.box
      let own = placed(item, child, places: true)
      child.x =
        isRightToLeft
        ? frame.width - frame.insets.right - own.start - own.result.width : frame.insets.left + own.start
      child.y = own.y
      child.width = own.result.width
      child.height = own.result.height
      if child.facts.flags.contains(.shifted) {
        let shift = CSSRelative.shift(
          child, in: box, width: columns.length(item.columns), height: rows.length(item.rows))
        child.x += shift.x
        child.y += shift.y
      }
    }
    placeAbsolutes(height)
  }

  /// An item in its area: the distance of its start edge from that of the content box, its top edge in the border box,
  /// and its size.
  func placed(_ item: GridItem, _ child: CSSBox, places: Bool) -> (start: Double, y: Double, result: CSSResult) {
    let width = columns.length(item.columns)
    let height = rows.length(item.rows)
    var space = item.space(width: width, height: height)
    space.wantsBaselines = frame.space.wantsBaselines && isAtEdge(item)
    let result = CSSLayout.layout(child, space, places: places)
    let margins = CSSSizing.margins(child, width)
    let isRightToLeft = box.isRightToLeft
    var start = columns.start(item.columns) + (isRightToLeft ? margins.right : margins.left)
    var top = frame.insets.top + rows.start(item.rows) + margins.top
    let freeWidth = width - result.width - margins.width
    if item.hasAutoMarginX {
      let left = child.style.margin.left(child.isRightToLeft).isAuto
      let right = child.style.margin.right(child.isRightToLeft).isAuto
      start += Self.autoMargin(freeWidth, before: isRightToLeft ? right : left, after: isRightToLeft ? left : right)
    } else {
      start += Self.offset(
        freeWidth, item.justify, isReversed: isRightToLeft, isOwnReversed: child.isRightToLeft)
    }
    let freeHeight = height - result.height - margins.height
    if item.hasAutoMarginY {
      top += Self.autoMargin(
        freeHeight, before: child.style.margin.top.isAuto, after: child.style.margin.bottom.isAuto)
    } else if item.sharesBaseline {
      top += item.align.keyword == .baseline ? item.shim : freeHeight - item.shim
    } else {
      top += Self.offset(freeHeight, item.align, isReversed: false, isOwnReversed: false)
    }
    return (start, top, result)
  }

  /// The offset that automatic margins give: they take free room that is greater than zero, in equal parts
  /// (css-grid-2, 10.2).
  private static func autoMargin(_ free: Double, before: Bool, after: Bool) -> Double {
    free > 0 && before ? (after ? free / 2 : free) : 0
  }

  /// The offset of an item's margin box from the start of its area by its alignment (css-align-3, 6.1).
  ///
  /// `safe` keeps the start edge where the item overflows.
  private static func offset(
    _ free: Double, _ alignment: CSSAlignment, isReversed: Bool, isOwnReversed: Bool
  ) -> Double {
    if free < 0, alignment.overflow == .safe { return 0 }
    return switch alignment.keyword {
    case .end, .flexEnd, .lastBaseline: free
    case .center: free / 2
    case .left: isReversed ? free : 0
    case .right: isReversed ? 0 : free
    case .selfStart: isReversed == isOwnReversed ? 0 : free
    case .selfEnd: isReversed == isOwnReversed ? free : 0
    default: 0
    }
  }
}
