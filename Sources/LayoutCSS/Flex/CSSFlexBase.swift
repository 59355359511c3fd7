extension CSSFlexContainer {
  /// Makes the items with their base and hypothetical main sizes (css-flexbox-1, 9.2, 3).
  mutating func makeItems(_ flow: [CSSBox]) {
    var pointer = items.baseAddress
    for child in flow {
      guard let target = pointer else { return }
      target.initialize(to: makeItem(child))
      if target.pointee.flags.contains(.hasAutoMargin) { hasAutoMargins = true }
      if target.pointee.alignment.rawValue >= CSSFlexItem.Alignment.baseline.rawValue { hasBaselines = true }
      pointer = target + 1
    }
  }

  private mutating func makeItem(_ child: CSSBox) -> CSSFlexItem {
    let isPlain = child.facts.flags.isDisjoint(with: [.percentMargin, .percentPadding])
    let margins = isPlain ? child.facts.margins : CSSSizing.margins(child, space.percentWidth)
    var item = CSSFlexItem(
      box: child, margins: margins,
      insets: isPlain ? child.facts.insets : CSSSizing.insets(child, space.percentWidth), grow: child.style.flexGrow,
      shrink: child.style.flexShrink)
    item.alignment = alignment
    var isSafe = isSafe
    if child.style.alignSelf.keyword != .auto || followsItems {
      let own = child.style.alignSelf.keyword == .auto ? box.style.alignItems : child.style.alignSelf
      (item.alignment, isSafe) = axes.alignment(own, isRightToLeft: child.isRightToLeft)
    }
    if isSafe { item.flags.insert(.isSafe) }
    var stretches = (axes.isRow ? child.style.height : child.style.width).isAuto
    if child.facts.flags.contains(.autoMargin) {
      item.flags.insert(.hasAutoMargin)
      let auto = axes.autoCross(child)
      if auto.start || auto.end {
        stretches = false
        if item.alignment != .stretch { item.alignment = .start }
      }
    }
    if stretches { item.flags.insert(.stretches) }
    if axes.isRow {
      item.mainMargin = margins.width
      item.crossMargin = margins.height
      item.mainInset = item.insets.width
      item.givenCross = child.facts.height
      if child.isRigid {
        item.base = child.naturalWidth
        item.leastBase = item.base
        item.least = item.mainInset
        if !child.style.overflowX.scrolls { item.flags.insert(.leastIsOpen) }
      } else {
        sizeRow(&item, child)
      }
    } else {
      item.mainMargin = margins.height
      item.crossMargin = margins.width
      item.mainInset = item.insets.height
      item.givenCross = child.facts.width
      if child.isRigid {
        item.base = child.naturalHeight
        item.least = item.mainInset
        if !child.style.overflowY.scrolls { item.flags.insert(.leastIsOpen) }
      } else {
        sizeColumn(&item, child)
      }
    }
    if item.greatest < item.least { item.greatest = item.least }
    item.hypothetical = max(item.least, min(item.base, item.greatest))
    item.main = item.hypothetical
    return item
  }

  /// Works out the automatic minima of a line's items that shrink (css-flexbox-1, 4.5).
  mutating func closeMinima(_ range: Range<Int>) {
    for index in range where items[index].flags.contains(.leastIsOpen) {
      items[index].flags.remove(.leastIsOpen)
      items[index].least =
        axes.isRow ? automaticWidth(items[index]) : automaticHeight(items[index])
    }
  }
}
