extension CSSFlexContainer {
  /// Makes the items with their base and hypothetical main sizes (css-flexbox-1, 9.2, 3).
  mutating func makeItems() {
    let boxes = box.flow
    items.reserveCapacity(boxes.count)
    for child in boxes { items.append(makeItem(child)) }
  }

  private func makeItem(_ child: CSSBox) -> CSSFlexItem {
    var item = CSSFlexItem(
      box: child, margins: CSSSizing.margins(child, space.percentWidth),
      insets: CSSSizing.insets(child, space.percentWidth))
    (item.alignment, item.isSafe) = axes.alignment(child, in: box)
    let auto = axes.autoCross(child)
    item.hasAutomaticCross = (axes.isRow ? child.style.height : child.style.width).isAuto && !auto.start && !auto.end
    if auto.start || auto.end, item.alignment != .stretch { item.alignment = .start }
    if axes.isRow { sizeRow(&item) } else { sizeColumn(&item) }
    item.greatest = max(item.greatest, item.least)
    item.hypothetical = max(item.least, min(item.base, item.greatest))
    item.main = item.hypothetical
    return item
  }

  /// The base size, the least and the greatest size of an item of a row.
  private func sizeRow(_ item: inout CSSFlexItem) {
    let child = item.box
    let style = child.style
    let insets = item.insets
    let space = space(of: item)
    // A percentage of an unknown width leaves the width to the content's contribution.
    let isUnknown = space.percentWidth.isNaN && style.flexBasis.isPercent
    let basis = style.flexBasis.isAuto || isUnknown ? style.width : style.flexBasis
    // 9.2, 3.
    item.base = CSSSizing.resolveWidth(
      basis == .content ? .maxContent : basis, auto: .maxContent, child, space, insets)
    if frame.width.isNaN, style.flexShrink == 0 {
      item.leastBase = CSSSizing.resolveWidth(
        basis == .content ? .minContent : basis, auto: .minContent, child, space, insets)
    }
    item.greatest = CSSSizing.maximumWidth(child, space, insets)
    if let ratio = CSSSizing.ratio(child), style.width.isAuto {
      let most = CSSSizing.specifiedHeightBounds(child, space, insets).max
      if most.isFinite { item.greatest = min(item.greatest, CSSSizing.width(forHeight: most, ratio, child, insets)) }
    }
    // 4.5.
    if let least = CSSSizing.minimumWidth(child, space, insets) {
      item.least = least
    } else if style.overflowX.scrolls {
      item.least = insets.width
    } else {
      var content = CSSSizing.contentWidths(child, space, insets, .preferred).min
      if let ratio = CSSSizing.ratio(child) {
        content = max(content, CSSSizing.contentWidths(child, space, insets, .intrinsic).min)
        let heights = CSSSizing.specifiedHeightBounds(child, space, insets)
        if heights.max.isFinite {
          content = min(content, CSSSizing.width(forHeight: heights.max, ratio, child, insets))
        }
        content = max(content, CSSSizing.width(forHeight: heights.min, ratio, child, insets))
      }
      let specified = style.width.resolved(space.percentWidth)
      if !specified.isNaN { content = min(content, CSSSizing.outer(specified, child, insets.width)) }
      item.least = max(insets.width, min(content, item.greatest))
    }
  }

  /// The base size, the least and the greatest size of an item of a column.
  private func sizeColumn(_ item: inout CSSFlexItem) {
    let child = item.box
    let style = child.style
    let insets = item.insets
    let space = space(of: item)
    let basis = style.flexBasis.isAuto ? style.height : style.flexBasis
    var sizes = Heights(space: space, item: item)
    // 9.2, 3.
    let specified = basis.resolved(space.percentHeight)
    if !specified.isNaN {
      item.base = CSSSizing.outer(specified, child, insets.height)
    } else if basis == .stretch, !space.availableHeight.isNaN {
      item.base = max(insets.height, space.availableHeight - item.margins.height)
    } else {
      item.base = sizes.preferred
    }
    item.greatest = style.maxHeight.isAuto ? .infinity : sizes.bound(style.maxHeight) ?? .infinity
    // 4.5.
    if !style.minHeight.isAuto {
      item.least = sizes.bound(style.minHeight) ?? insets.height
    } else if style.overflowY.scrolls {
      item.least = insets.height
    } else {
      let own = style.height.resolved(space.percentHeight)
      let limit = min(own.isNaN ? .infinity : CSSSizing.outer(own, child, insets.height), item.greatest)
      if limit <= insets.height {
        item.least = insets.height
      } else {
        var content = sizes.preferred
        if let ratio = CSSSizing.ratio(child) {
          content = max(content, sizes.intrinsic)
          let most = CSSSizing.maximumWidth(child, space, insets)
          if most.isFinite { content = min(content, CSSSizing.height(forWidth: most, ratio, child, insets)) }
          let least = CSSSizing.minimumWidth(child, space, insets) ?? insets.width
          content = max(content, CSSSizing.height(forWidth: least, ratio, child, insets))
        }
        item.least = max(insets.height, min(content, limit))
      }
    }
  }

  /// The heights of the content of an item of a column, measured once.
  private struct Heights {
    let space: CSSSpace
    let item: CSSFlexItem
    private var known = Double.nan
    private var knownWidth = Double.nan

    init(space: CSSSpace, item: CSSFlexItem) {
      self.space = space
      self.item = item
    }

    var width: Double {
      mutating get {
        if knownWidth.isNaN {
          knownWidth =
            space.availableWidth.isFinite
            ? CSSSizing.width(item.box, space, item.insets)
            : CSSSizing.contributions(item.box, space, item.insets).max
        }
        return knownWidth
      }
    }

    /// The height of the content in the item's width.
    var intrinsic: Double {
      mutating get {
        if known.isNaN {
          var space = space
          space.fixedWidth = width
          space.isContentHeight = true
          space.autoHeight = .fitContent
          known = CSSLayout.layout(item.box, space, places: false).height
        }
        return known
      }
    }

    /// The height by the aspect ratio, else of the content.
    var preferred: Double {
      mutating get {
        guard let ratio = CSSSizing.ratio(item.box) else { return intrinsic }
        return CSSSizing.height(forWidth: width, ratio, item.box, item.insets)
      }
    }

    /// The points of a minimum or a maximum; `nil` where it does not apply.
    mutating func bound(_ length: CSSLength) -> Double? {
      switch length {
      case .points, .percent:
        let specified = length.resolved(space.percentHeight)
        return specified.isNaN ? nil : CSSSizing.outer(specified, item.box, item.insets.height)
      case .stretch:
        return space.availableHeight.isNaN
          ? nil : max(item.insets.height, space.availableHeight - item.margins.height)
      default: return preferred
      }
    }
  }
}
