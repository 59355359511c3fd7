extension CSSFlexContainer {
  /// The space of an item whose main size is used, before it is stretched to its line.
  @inline(__always) func flexedSpace(of item: CSSFlexItem) -> CSSSpace {
    var space = space(of: item)
    if axes.isRow {
      space.fixedWidth = item.main
    } else {
      space.fixedHeight = item.main
      if frame.percentHeight.isNaN { space.isFixedHeightIndefinite = !hasDefiniteMain(item.box) }
    }
    return space
  }

  /// Whether the height of an item of a column is definite though that of the container is not (css-flexbox-1, 9.8).
  private func hasDefiniteMain(_ child: CSSBox) -> Bool {
    if child.facts.flags.contains(.ratio) { return true }
    let basis = child.style.flexBasis.isAuto ? child.style.height : child.style.flexBasis
    return !basis.resolved(frame.percentHeight).isNaN
  }

  /// The hypothetical cross size of each item (css-flexbox-1, 9.4, 7), and its ascent where it has a baseline.
  mutating func sizeCross() {
    // An item that fills a single line has its cross size by that line alone.
    let fills = !axes.wraps && (!axes.isRow || !frame.height.isNaN)
    for index in items.indices {
      if fills, items[index].isStretched { continue }
      let isBaseline = items[index].alignment == .baseline || items[index].alignment == .lastBaseline
      if !isBaseline, !items[index].givenCross.isNaN {
        items[index].cross = items[index].givenCross
        continue
      }
      let child = items[index].box
      guard axes.isRow else {
        items[index].cross = CSSSizing.width(child, flexedSpace(of: items[index]), items[index].insets)
        // Boxes of a column share their left edges.
        if isBaseline {
          let margins = items[index].margins
          items[index].ascent = axes.isCrossFar ? items[index].cross + margins.right : margins.left
        }
        continue
      }
      var space = flexedSpace(of: items[index])
      if !isBaseline, !child.facts.flags.contains(.ratio) {
        let content = child.contentHeight + items[index].insets.height
        let known = CSSSizing.height(child, space, items[index].insets, content: content, width: space.fixedWidth)
        if !known.isNaN {
          items[index].cross = known
          continue
        }
      }
      space.wantsBaselines = isBaseline
      // An item that is not stretched has its used size here, as the only one of a container as high as its content has.
      let isUsed = !items[index].isStretched || (items.count == 1 && hasContentHeight)
      let result = CSSLayout.layout(child, space, places: places && isUsed)
      items[index].cross = result.height
      if isBaseline {
        let baseline = items[index].alignment == .baseline ? result.firstBaseline : result.lastBaseline
        let above = baseline.isNaN ? result.height : baseline
        let margins = items[index].margins
        items[index].ascent = axes.isCrossFar ? margins.bottom + result.height - above : margins.top + above
      }
    }
  }

  /// The cross size of each line by its items (css-flexbox-1, 9.4, 8).
  mutating func sizeLines() {
    for number in 0..<lineCount {
      var cross = 0.0
      for index in lines[number].items where items[index].ascent.isNaN {
        cross = max(cross, items[index].cross + items[index].crossMargin)
      }
      if hasBaselines { cross = max(cross, sizeByBaselines(&lines[number])) }
      lines[number].cross = cross
    }
  }

  private mutating func sizeByBaselines(_ line: inout CSSFlexLine) -> Double {
    var descent = -Double.infinity
    var lastAscent = -Double.infinity
    for index in line.items where !items[index].ascent.isNaN {
      let ascent = items[index].ascent
      let below = items[index].cross + items[index].crossMargin - ascent
      if items[index].alignment == .baseline {
        line.ascent = max(line.ascent, ascent)
        descent = max(descent, below)
      } else {
        lastAscent = max(lastAscent, ascent)
        line.lastDescent = max(line.lastDescent, below)
      }
    }
    return max(line.ascent + descent, lastAscent + line.lastDescent)
  }

  /// The lines' cross sizes with their gaps.
  var linesCross: Double {
    var sum = lineCount > 1 ? crossGap * Double(lineCount - 1) : 0
    for number in 0..<lineCount { sum += lines[number].cross }
    return sum
  }

  /// Places the lines in the container's cross size (css-flexbox-1, 9.4, 8 and 9; 9.6, 16).
  mutating func placeLines(cross size: Double) {
    guard axes.wraps else {
      if lineCount > 0 { lines[0].cross = size }
      return
    }
    var alignment = box.style.alignContent
    if alignment.keyword == .normal || alignment.keyword == .baseline || alignment.keyword == .lastBaseline {
      alignment.keyword = .stretch
    }
    let free = size - linesCross
    if alignment.keyword == .stretch, free > 0 {
      let share = free / Double(lineCount)
      for number in 0..<lineCount { lines[number].cross += share }
    }
    let (first, between) = axes.distribute(
      alignment, free: alignment.keyword == .stretch ? min(free, 0) : free, count: lineCount, isMain: false)
    var offset = first
    for number in 0..<lineCount {
      lines[number].offset = offset
      offset += lines[number].cross + crossGap + between
    }
  }

  /// Stretches the items of a line to it (css-flexbox-1, 9.4, 11).
  mutating func stretch(_ line: CSSFlexLine) {
    for index in line.items where items[index].isStretched {
      let child = items[index].box
      let flags = child.facts.flags
      if flags.contains(axes.isRow ? .simpleHeight : .simpleWidth) {
        let least = axes.isRow ? child.facts.leastHeight : child.facts.leastWidth
        let greatest = axes.isRow ? child.facts.greatestHeight : child.facts.greatestWidth
        let cross = max(least, min(line.cross - items[index].crossMargin, greatest))
        // The rounding of a sum is no change.
        if abs(cross - items[index].cross) > 1e-9 { items[index].cross = cross }
        continue
      }
      var space = flexedSpace(of: items[index])
      if axes.isRow {
        space.availableHeight = line.cross
        space.autoHeight = .stretch
        items[index].cross = CSSSizing.height(
          child, space, items[index].insets, content: items[index].cross, width: items[index].main)
      } else {
        space.availableWidth = line.cross
        space.autoWidth = .stretch
        items[index].cross = CSSSizing.width(child, space, items[index].insets)
      }
    }
  }
}
