extension CSSFlexContainer {
  /// The base size, the least and the greatest size of an item of a row.
  mutating func sizeRow(_ item: inout CSSFlexItem, _ child: CSSBox) {
    let insets = item.insets
    let flags = child.facts.flags
    // A percentage of an unknown width leaves the width to the content's contribution.
    var basis = child.style.flexBasis
    if basis.isAuto || (space.percentWidth.isNaN && basis.isPercent) { basis = child.style.width }
    // 9.2, 3.
    let specified = basis.resolved(space.percentWidth)
    if specified.isNaN {
      item.base = CSSSizing.resolveWidth(
        basis.isContent ? .maxContent : basis, auto: .maxContent, child, space(of: item), insets)
    } else {
      item.base = CSSSizing.outer(specified, child, insets.width)
    }
    if frame.width.isNaN, child.style.flexShrink == 0 {
      item.leastBase =
        specified.isNaN
        ? CSSSizing.resolveWidth(
          basis.isContent ? .minContent : basis, auto: .minContent, child, space(of: item), insets) : item.base
    }
    if flags.contains(.simpleWidth) {
      item.greatest = child.facts.greatestWidth
    } else if flags.contains(.maximumWidth) {
      item.greatest = CSSSizing.maximumWidth(child, space(of: item), insets)
    }
    if flags.contains(.ratio), child.style.width.isAuto, let ratio = CSSSizing.ratio(child) {
      let most = CSSSizing.specifiedHeightBounds(child, space(of: item), insets).max
      if most.isFinite { item.greatest = min(item.greatest, CSSSizing.width(forHeight: most, ratio, child, insets)) }
    }
    // 4.5.
    item.least = insets.width
    if flags.contains([.minimumWidth, .simpleWidth]) {
      item.least = child.facts.leastWidth
    } else if flags.contains(.minimumWidth) {
      if let least = CSSSizing.minimumWidth(child, space(of: item), insets) { item.least = least }
    } else if child.style.overflowX.scrolls {
      return
    } else if child.style.flexBasis.isAuto, !basis.isStretch, !flags.contains(.ratio) {
      item.flags.insert(.leastIsOpen)
    } else {
      item.least = automaticWidth(item)
    }
  }

  /// The automatic minimum width of an item of a row (css-flexbox-1, 4.5).
  mutating func automaticWidth(_ item: CSSFlexItem) -> Double {
    let child = item.box
    let insets = item.insets
    let space = space(of: item)
    let specified = child.style.width.resolved(space.percentWidth)
    let limit = min(item.greatest, specified.isNaN ? .infinity : CSSSizing.outer(specified, child, insets.width))
    if limit <= insets.width { return insets.width }
    var content = CSSSizing.contentWidths(child, space, insets, .preferred).min
    if let ratio = CSSSizing.ratio(child) {
      content = max(content, CSSSizing.contentWidths(child, space, insets, .intrinsic).min)
      let heights = CSSSizing.specifiedHeightBounds(child, space, insets)
      if heights.max.isFinite {
        content = min(content, CSSSizing.width(forHeight: heights.max, ratio, child, insets))
      }
      content = max(content, CSSSizing.width(forHeight: heights.min, ratio, child, insets))
    }
    return max(insets.width, min(content, limit))
  }
}
