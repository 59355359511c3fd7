/// A flex container while it is measured or laid out: what all steps share.
struct CSSFlexContainer {
  let box: CSSBox
  let frame: CSSFrame
  let axes: CSSFlexAxes
  /// The gaps between items of a line, and between lines.
  let mainGap: Double
  let crossGap: Double
  /// What items are sized in: the content box.
  let space: CSSSpace
  var items: [CSSFlexItem] = []
  var lines: [CSSFlexLine] = []

  /// A frame without a width is that of the container's intrinsic widths: percentages of widths are not known there.
  init(_ box: CSSBox, _ frame: CSSFrame) {
    self.box = box
    self.frame = frame
    axes = CSSFlexAxes(box)
    let isMeasured = frame.width.isNaN
    let width = isMeasured ? Double.nan : frame.contentWidth
    let columnGap = box.style.columnGap.resolvedOrZero(width)
    let rowGap = box.style.rowGap.resolvedOrZero(frame.percentHeight)
    mainGap = axes.isRow ? columnGap : rowGap
    crossGap = axes.isRow ? rowGap : columnGap
    var space = CSSSpace()
    space.percentWidth = width
    space.percentHeight = frame.percentHeight
    space.availableWidth = isMeasured ? .infinity : width
    space.availableHeight = frame.percentHeight
    self.space = space
  }

  /// Whether a stretched item has the container's own cross size (css-flexbox-1, 9.8, 1).
  func fillsContainer(_ item: CSSFlexItem) -> Bool {
    if axes.wraps || item.alignment != .stretch || !item.hasAutomaticCross { return false }
    return axes.isRow ? !frame.percentHeight.isNaN : !frame.width.isNaN
  }

  /// What an item is sized in before its line's cross size is known.
  func space(of item: CSSFlexItem) -> CSSSpace {
    var space = space
    if fillsContainer(item) {
      if axes.isRow { space.autoHeight = .stretch } else { space.autoWidth = .stretch }
    }
    return space
  }
}
