/// A plain block container: children below each other, each as wide as the container.
///
/// It serves boxes between flex and grid containers. Margins do not collapse, and there are no floats.
enum CSSBlockLayout {
  static func widths(_ box: CSSBox, _ frame: CSSFrame) -> CSSWidths {
    var space = CSSSpace()
    space.percentHeight = frame.percentHeight
    var widths = CSSWidths.zero
    for child in box.flow {
      let own = CSSLayout.contributions(child, space)
      let margins = CSSSizing.margins(child, .nan).width
      widths = CSSWidths(min: max(widths.min, own.min + margins), max: max(widths.max, own.max + margins))
    }
    return widths
  }

  static func layout(_ box: CSSBox, _ frame: CSSFrame, places: Bool) -> CSSResult {
    var space = CSSSpace()
    space.percentWidth = frame.contentWidth
    space.percentHeight = frame.percentHeight
    space.availableWidth = frame.contentWidth
    space.availableHeight = frame.percentHeight
    space.autoWidth = .stretchUnlessRatio
    var top = 0.0
    var first = Double.nan
    var last = Double.nan
    for child in box.flow {
      let margins = CSSSizing.margins(child, frame.contentWidth)
      let own = CSSLayout.layout(child, space, places: places)
      let y = frame.insets.top + top + margins.top
      if places {
        child.width = own.width
        child.height = own.height
        child.x =
          box.isRightToLeft
          ? frame.width - frame.insets.right - margins.right - own.width : frame.insets.left + margins.left
        child.y = y
      }
      if first.isNaN { first = y + own.firstBaseline }
      if !own.lastBaseline.isNaN { last = y + own.lastBaseline }
      top += margins.height + own.height
    }
    let height = CSSLayout.finalHeight(box, frame, content: top)
    if places {
      for child in box.absolutes {
        child.staticPosition = CSSStaticPosition(
          x: box.isRightToLeft ? frame.width - frame.insets.right : frame.insets.left,
          y: frame.insets.top + top, horizontal: box.isRightToLeft ? .end : .start, vertical: .start)
      }
      CSSAbsolute.place(in: box, frame, height: height)
    }
    return CSSResult(width: frame.width, height: height, firstBaseline: first, lastBaseline: last)
  }
}
