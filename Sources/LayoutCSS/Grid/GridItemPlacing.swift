/// The places of items in their areas (css-grid-2, 10, and css-align-3, 6).
extension GridSolver {
  /// Step 6: writes the frames of the items, and those of absolute boxes.
  func place(_ height: Double) {
    for item in items {
      let own = placed(item, places: true)
      let width = own.result.width
      let x =
        box.isRightToLeft
        ? frame.width - frame.insets.right - own.start - width : frame.insets.left + own.start
      let shift = item.relativeShift(columns.length(item.columns), rows.length(item.rows), box.isRightToLeft)
      item.box.x = x + shift.x
      item.box.y = own.y + shift.y
      item.box.width = width
      item.box.height = own.result.height
    }
    placeAbsolutes(height)
  }

  /// An item in its area: the distance of its start edge from that of the content box, its top edge in the border box,
  /// and its size.
  func placed(_ item: GridItem, places: Bool = false) -> (start: Double, y: Double, result: CSSResult) {
    let width = columns.length(item.columns)
    let height = rows.length(item.rows)
    let result = CSSLayout.layout(item.box, item.space(width: width, height: height), places: places)
    let margins = CSSSizing.margins(item.box, width)
    let isRightToLeft = box.isRightToLeft
    let style = item.box.style
    let left = style.margin.left(item.box.isRightToLeft)
    let right = style.margin.right(item.box.isRightToLeft)
    let horizontal = GridSelfPlace(
      free: width - result.width - margins.width, alignment: item.justify,
      isAutoBefore: (isRightToLeft ? right : left).isAuto, isAutoAfter: (isRightToLeft ? left : right).isAuto,
      isReversed: isRightToLeft, isOwnReversed: item.box.isRightToLeft)
    let vertical = GridSelfPlace(
      free: height - result.height - margins.height, alignment: item.align, isAutoBefore: style.margin.top.isAuto,
      isAutoAfter: style.margin.bottom.isAuto, isReversed: false, isOwnReversed: false)
    var top = vertical.offset
    if item.sharesBaseline {
      top = item.align.keyword == .baseline ? item.shim : height - result.height - margins.height - item.shim
    }
    return (
      columns.start(item.columns) + horizontal.offset + (isRightToLeft ? margins.right : margins.left),
      frame.insets.top + rows.start(item.rows) + top + margins.top, result
    )
  }
}

/// The offset of an item's margin box from the start of its area on one axis (css-align-3, 6.1).
///
/// 1. Automatic margins take free room that is greater than zero, in equal parts.
/// 2. Else the alignment does. `safe` keeps the start edge where the item overflows.
struct GridSelfPlace {
  var offset = 0.0

  init(
    free: Double, alignment: CSSAlignment, isAutoBefore: Bool, isAutoAfter: Bool, isReversed: Bool, isOwnReversed: Bool
  ) {
    if isAutoBefore || isAutoAfter {
      if free > 0, isAutoBefore { offset = isAutoAfter ? free / 2 : free }
      return
    }
    if free < 0, alignment.overflow == .safe { return }
    switch alignment.keyword {
    case .end, .flexEnd, .lastBaseline: offset = free
    case .center: offset = free / 2
    case .left: offset = isReversed ? free : 0
    case .right: offset = isReversed ? 0 : free
    case .selfStart: offset = isReversed == isOwnReversed ? 0 : free
    case .selfEnd: offset = isReversed == isOwnReversed ? free : 0
    default: break
    }
  }
}

extension GridItem {
  /// The shift of a relative box by its insets, which refer to its area (css-position-3, 3.4).
  func relativeShift(_ width: Double, _ height: Double, _ isRightToLeft: Bool) -> (x: Double, y: Double) {
    let style = box.style
    if style.position != .relative || style.inset == .auto { return (0, 0) }
    let left = style.inset.left(box.isRightToLeft).resolved(width)
    let right = style.inset.right(box.isRightToLeft).resolved(width)
    let top = style.inset.top.resolved(height)
    let bottom = style.inset.bottom.resolved(height)
    var x = left.isNaN ? (right.isNaN ? 0 : -right) : left
    if isRightToLeft, !right.isNaN { x = -right }
    return (x, top.isNaN ? (bottom.isNaN ? 0 : -bottom) : top)
  }
}
