extension CSSFlexContainer {
  /// The space of an item whose main size is used, before it is stretched to its line.
  func flexedSpace(of item: CSSFlexItem) -> CSSSpace {
    var space = space(of: item)
    if axes.isRow {
      space.fixedWidth = item.main
    } else {
      space.fixedHeight = item.main
      let style = item.box.style
      let basis = style.flexBasis.isAuto ? style.height : style.flexBasis
      space.isFixedHeightIndefinite =
        frame.percentHeight.isNaN && basis.resolved(frame.percentHeight).isNaN && CSSSizing.ratio(item.box) == nil
    }
    return space
  }

  /// The hypothetical cross size of each item (css-flexbox-1, 9.4, 7), and its ascent where it has a baseline.
  mutating func sizeCross() {
    for index in items.indices {
      let item = items[index]
      let space = flexedSpace(of: item)
      let isBaseline = item.alignment == .baseline || item.alignment == .lastBaseline
      guard axes.isRow else {
        items[index].cross = CSSSizing.width(item.box, space, item.insets)
        // Boxes of a column share their left edges.
        if isBaseline {
          items[index].ascent = axes.isCrossFar ? items[index].cross + item.margins.right : item.margins.left
        }
        continue
      }
      let known =
        isBaseline || CSSSizing.ratio(item.box) != nil
        ? Double.nan : CSSSizing.height(item.box, space, item.insets, content: .nan, width: item.main)
      if !known.isNaN {
        items[index].cross = known
        continue
      }
      let result = CSSLayout.layout(item.box, space, places: false)
      items[index].cross = result.height
      if isBaseline {
        let baseline = item.alignment == .baseline ? result.firstBaseline : result.lastBaseline
        let above = baseline.isNaN ? result.height : baseline
        items[index].ascent =
          axes.isCrossFar ? item.margins.bottom + result.height - above : item.margins.top + above
      }
    }
  }

  /// The cross size of each line by its items (css-flexbox-1, 9.4, 8).
  mutating func sizeLines() {
    for number in lines.indices {
      var line = lines[number]
      var cross = 0.0
      for item in items[line.items] {
        let outer = item.cross + axes.cross(item.margins)
        if item.ascent.isNaN {
          cross = max(cross, outer)
        } else if item.alignment == .baseline {
          line.ascent = max(line.ascent, item.ascent)
          line.descent = max(line.descent, outer - item.ascent)
        } else {
          line.lastAscent = max(line.lastAscent, item.ascent)
          line.lastDescent = max(line.lastDescent, outer - item.ascent)
        }
      }
      line.cross = max(0, cross, line.ascent + line.descent, line.lastAscent + line.lastDescent)
      lines[number] = line
    }
  }

  /// The lines' cross sizes with their gaps.
  var linesCross: Double {
    lines.reduce(0) { $0 + $1.cross } + crossGap * Double(max(0, lines.count - 1))
  }

  /// Places the lines in the container's cross size (css-flexbox-1, 9.4, 8 and 9; 9.6, 16).
  mutating func placeLines(cross size: Double) {
    guard axes.wraps else {
      if !lines.isEmpty { lines[0].cross = size }
      return
    }
    var alignment = box.style.alignContent
    if alignment.keyword == .normal || alignment.keyword == .baseline || alignment.keyword == .lastBaseline {
      alignment.keyword = .stretch
    }
    let free = size - linesCross
    if alignment.keyword == .stretch, free > 0 {
      let share = free / Double(lines.count)
      for number in lines.indices { lines[number].cross += share }
    }
    let (first, between) = axes.distribute(
      alignment, free: alignment.keyword == .stretch ? min(free, 0) : free, count: lines.count, isMain: false)
    var offset = first
    for number in lines.indices {
      lines[number].offset = offset
      offset += lines[number].cross + crossGap + between
    }
  }

  /// Stretches items to their line (css-flexbox-1, 9.4, 11).
  mutating func stretch() {
    for line in lines {
      for index in line.items where items[index].alignment == .stretch && items[index].hasAutomaticCross {
        let item = items[index]
        var space = flexedSpace(of: item)
        if axes.isRow {
          space.availableHeight = line.cross
          space.autoHeight = .stretch
          items[index].cross = CSSSizing.height(item.box, space, item.insets, content: item.cross, width: item.main)
        } else {
          space.availableWidth = line.cross
          space.autoWidth = .stretch
          items[index].cross = CSSSizing.width(item.box, space, item.insets)
        }
      }
    }
  }
}
