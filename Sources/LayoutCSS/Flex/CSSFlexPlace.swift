extension CSSFlexContainer {
  /// Lays out the items in their used sizes, writes their frames, and finds the container's baselines.
  func finish(height: Double, places: Bool) -> CSSResult {
    let size = (width: frame.contentWidth, height: max(0, height - frame.insets.height))
    var result = CSSResult(width: frame.width, height: height)
    for line in lines where places {
      for index in line.items {
        let item = items[index]
        let child = item.box
        let mainOffset = item.mainOffset + axes.mainStart(item.margins)
        let crossOffset = line.offset + item.crossOffset + axes.crossStart(item.margins)
        let main = axes.isMainFar ? (axes.isRow ? size.width : size.height) - mainOffset - item.main : mainOffset
        let cross = axes.isCrossFar ? (axes.isRow ? size.height : size.width) - crossOffset - item.cross : crossOffset
        let x = frame.insets.left + (axes.isRow ? main : cross)
        let y = frame.insets.top + (axes.isRow ? cross : main)
        _ = CSSLayout.layout(child, usedSpace(of: item), places: true)
        child.width = axes.isRow ? item.main : item.cross
        child.height = axes.isRow ? item.cross : item.main
        let shift = CSSRelative.shift(child, in: box, width: size.width, height: frame.percentHeight)
        child.x = x + shift.x
        child.y = y + shift.y
      }
    }
    findBaselines(&result, size.height)
    if places {
      for child in box.absolutes { child.staticPosition = staticPosition(of: child, size) }
      CSSAbsolute.place(in: box, frame, height: height)
    }
    return result
  }

  /// The space of an item with its used sizes.
  func usedSpace(of item: CSSFlexItem) -> CSSSpace {
    var space = flexedSpace(of: item)
    if axes.isRow {
      if item.alignment == .stretch, item.hasAutomaticCross { space.fixedHeight = item.cross }
    } else {
      space.fixedWidth = item.cross
    }
    return space
  }

  /// The first and the last baseline of the container (css-flexbox-1, 8.5).
  private func findBaselines(_ result: inout CSSResult, _ height: Double) {
    guard !lines.isEmpty else { return }
    let isFlipped = axes.isWrapReversed
    let first = isFlipped ? lines[lines.count - 1] : lines[0]
    let last = isFlipped ? lines[0] : lines[lines.count - 1]
    let isReversed = axes.isReversed
    let firstItem =
      first.items.first { items[$0].alignment == .baseline && !items[$0].ascent.isNaN && axes.isRow }
      ?? (isReversed ? first.items.upperBound - 1 : first.items.lowerBound)
    let lastItem =
      last.items.last { items[$0].alignment == .lastBaseline && !items[$0].ascent.isNaN && axes.isRow }
      ?? (isReversed ? last.items.lowerBound : last.items.upperBound - 1)
    result.firstBaseline = baseline(firstItem, first, height, isLast: false)
    result.lastBaseline = baseline(lastItem, last, height, isLast: true)
  }

  private func baseline(_ index: Int, _ line: CSSFlexLine, _ size: Double, isLast: Bool) -> Double {
    let item = items[index]
    let result = CSSLayout.layout(item.box, usedSpace(of: item), places: false)
    let own = isLast ? result.lastBaseline : result.firstBaseline
    let length = axes.isRow ? item.cross : item.main
    let offset =
      axes.isRow
      ? line.offset + item.crossOffset + axes.crossStart(item.margins)
      : item.mainOffset + axes.mainStart(item.margins)
    let isFar = axes.isRow ? axes.isCrossFar : axes.isMainFar
    return frame.insets.top + (isFar ? size - offset - length : offset) + (own.isNaN ? length : own)
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
    let alignment = axes.alignment(child, in: box)
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
