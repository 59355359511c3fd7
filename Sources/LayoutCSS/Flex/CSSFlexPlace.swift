extension CSSFlexContainer {
  /// Lays out the items in their used sizes, and writes their frames and those of absolute boxes.
  mutating func place(height: Double) {
    let size = (width: frame.contentWidth, height: max(0, height - frame.insets.height))
    let mainSize = axes.isRow ? size.width : size.height
    let crossSize = axes.isRow ? size.height : size.width
    for number in 0..<lineCount {
      let offset = lines[number].offset
      for index in lines[number].items {
        let child = items[index].box
        let main = items[index].main
        let cross = items[index].cross
        var mainOffset = items[index].mainOffset + axes.mainStart(items[index].margins)
        var crossOffset = offset + items[index].crossOffset + axes.crossStart(items[index].margins)
        if axes.isMainFar { mainOffset = mainSize - mainOffset - main }
        if axes.isCrossFar { crossOffset = crossSize - crossOffset - cross }
        if child.children.isEmpty {
          child.insets = items[index].insets
        } else {
          _ = CSSLayout.layout(child, usedSpace(of: items[index]), places: true)
        }
        child.x = frame.insets.left + (axes.isRow ? mainOffset : crossOffset)
        child.y = frame.insets.top + (axes.isRow ? crossOffset : mainOffset)
        if child.facts.flags.contains(.shifted) {
          let shift = CSSRelative.shift(child, in: box, width: size.width, height: frame.percentHeight)
          child.x += shift.x
          child.y += shift.y
        }
        child.width = axes.isRow ? main : cross
        child.height = axes.isRow ? cross : main
      }
    }
    if box.hasPlainFlow { return }
    for child in box.absolutes { child.staticPosition = staticPosition(of: child, size) }
    CSSAbsolute.place(in: box, frame, height: height)
  }

  /// The space of an item with its used sizes.
  func usedSpace(of item: CSSFlexItem) -> CSSSpace {
    var space = flexedSpace(of: item)
    if axes.isRow {
      if item.isStretched { space.fixedHeight = item.cross }
    } else {
      space.fixedWidth = item.cross
    }
    return space
  }

  /// The place of an absolute child as if it were the only item (css-flexbox-1, 4.1).
  private func staticPosition(of child: CSSBox, _ size: (width: Double, height: Double)) -> CSSStaticPosition {
    var justify = box.style.justifyContent
    switch justify.keyword {
    case .spaceAround, .spaceEvenly: justify.keyword = .center
    default: break
    }
    let share = axes.distribute(CSSAlignment(justify.keyword), free: 1, count: 1, isMain: true).first
    let isRow = axes.isRow
    let mainEdge = edge(share, axes.isMainFar)
    let crossShare: Double
    let own = child.style.alignSelf
    let alignment = axes.alignment(
      own.keyword == .auto ? box.style.alignItems : own, isRightToLeft: child.isRightToLeft)
    switch alignment.0 {
    case .center: crossShare = 0.5
    case .end: crossShare = 1
    case .baseline: crossShare = axes.isWrapReversed ? 1 : 0
    case .lastBaseline: crossShare = axes.isWrapReversed ? 0 : 1
    default: crossShare = 0
    }
    let crossEdge = edge(crossShare, axes.isCrossFar)
    let horizontal = isRow ? mainEdge : crossEdge
    let vertical = isRow ? crossEdge : mainEdge
    var position = CSSStaticPosition(
      x: frame.insets.left + place(horizontal, size.width), y: frame.insets.top + place(vertical, size.height),
      horizontal: horizontal, vertical: vertical)
    // As in browsers, a safe `justify-content` is not safe for the static position.
    if alignment.isSafe, !isRow { position.safeWidth = size.width }
    if alignment.isSafe, isRow { position.safeHeight = size.height }
    position.safeHorizontal = axes.isRightToLeft ? .end : .start
    return position
  }

  private func edge(_ share: Double, _ isFar: Bool) -> CSSStaticPosition.Edge {
    if share == 0.5 { return .center }
    return (share == 1) != isFar ? .end : .start
  }

  private func place(_ edge: CSSStaticPosition.Edge, _ length: Double) -> Double {
    switch edge {
    case .start: 0
    case .center: length / 2
    case .end: length
    }
  }
}
