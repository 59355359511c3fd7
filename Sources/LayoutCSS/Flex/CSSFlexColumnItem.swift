extension CSSFlexContainer {
  /// The base size, the least and the greatest size of an item of a column.
  mutating func sizeColumn(_ item: inout CSSFlexItem, _ child: CSSBox) {
    let insets = item.insets
    let flags = child.facts.flags
    let basis = child.style.flexBasis.isAuto ? child.style.height : child.style.flexBasis
    // 9.2, 3.
    let specified = basis.resolved(space.percentHeight)
    if !specified.isNaN {
      item.base = CSSSizing.outer(specified, child, insets.height)
    } else if basis.isStretch, !space.availableHeight.isNaN {
      item.base = max(insets.height, space.availableHeight - item.margins.height)
    } else {
      item.base = preferredHeight(item)
    }
    if flags.contains(.simpleHeight) {
      item.greatest = child.facts.greatestHeight
    } else if flags.contains(.maximumHeight) {
      item.greatest = bound(child.style.maxHeight, item) ?? .infinity
    }
    // 4.5.
    item.least = insets.height
    if flags.contains([.minimumHeight, .simpleHeight]) {
      item.least = child.facts.leastHeight
    } else if flags.contains(.minimumHeight) {
      if let least = bound(child.style.minHeight, item) { item.least = least }
    } else if child.style.overflowY.scrolls {
      return
    } else if child.style.flexBasis.isAuto, !basis.isStretch, !flags.contains(.ratio) {
      item.flags.insert(.leastIsOpen)
    } else {
      item.least = automaticHeight(item)
    }
  }

  /// The automatic minimum height of an item of a column (css-flexbox-1, 4.5).
  mutating func automaticHeight(_ item: CSSFlexItem) -> Double {
    let child = item.box
    let insets = item.insets
    let own = child.style.height.resolved(space.percentHeight)
    let limit = min(own.isNaN ? .infinity : CSSSizing.outer(own, child, insets.height), item.greatest)
    if limit <= insets.height { return insets.height }
    var content = preferredHeight(item)
    if let ratio = CSSSizing.ratio(child) {
      let space = space(of: item)
      content = max(content, intrinsicHeight(item))
      let most = CSSSizing.maximumWidth(child, space, insets)
      if most.isFinite { content = min(content, CSSSizing.height(forWidth: most, ratio, child, insets)) }
      let least = CSSSizing.minimumWidth(child, space, insets) ?? insets.width
      content = max(content, CSSSizing.height(forWidth: least, ratio, child, insets))
    }
    return max(insets.height, min(content, limit))
  }

  /// The width in which the content's height is measured.
  private mutating func usedWidth(_ item: CSSFlexItem) -> Double {
    let space = space(of: item)
    if space.availableWidth.isFinite { return CSSSizing.width(item.box, space, item.insets) }
    return CSSSizing.contributions(item.box, space, item.insets).max
  }

  /// The height of the content in the item's width.
  private mutating func intrinsicHeight(_ item: CSSFlexItem) -> Double {
    var space = space
    space.fixedWidth = usedWidth(item)
    space.isContentHeight = true
    // In a container as high as its content, this is the used size.
    return CSSLayout.layout(item.box, space, places: places && hasContentHeight).height
  }

  /// The height by the aspect ratio, else of the content.
  private mutating func preferredHeight(_ item: CSSFlexItem) -> Double {
    guard let ratio = CSSSizing.ratio(item.box) else { return intrinsicHeight(item) }
    return CSSSizing.height(forWidth: usedWidth(item), ratio, item.box, item.insets)
  }

  /// The points of a minimum or a maximum; `nil` where it does not apply.
  private mutating func bound(_ length: CSSLength, _ item: CSSFlexItem) -> Double? {
    switch length {
    case .points, .percent:
      let specified = length.resolved(space.percentHeight)
      return specified.isNaN ? nil : CSSSizing.outer(specified, item.box, item.insets.height)
    case .stretch:
      return space.availableHeight.isNaN
        ? nil : max(item.insets.height, space.availableHeight - item.margins.height)
    default: return preferredHeight(item)
    }
  }
}
