extension CSSFlexContainer {
  /// The first and the last baseline of the container (css-flexbox-1, 8.5).
  ///
  /// As in browsers, the first line is the topmost or leftmost one, and the first item the one at its start, whatever is
  /// reversed.
  mutating func findBaselines(_ result: inout CSSResult) {
    guard lineCount > 0 else { return }
    let height = max(0, result.height - frame.insets.height)
    let first = lines[axes.isWrapReversed ? lineCount - 1 : 0]
    let last = lines[axes.isWrapReversed ? 0 : lineCount - 1]
    let firstItem =
      first.items.first { items[$0].alignment == .baseline && !items[$0].ascent.isNaN && axes.isRow }
      ?? (axes.isReversed ? first.end - 1 : first.first)
    let lastItem =
      last.items.last { items[$0].alignment == .lastBaseline && !items[$0].ascent.isNaN && axes.isRow }
      ?? (axes.isReversed ? last.first : last.end - 1)
    result.firstBaseline = baseline(firstItem, first, height, isLast: false)
    result.lastBaseline = baseline(lastItem, last, height, isLast: true)
  }

  private mutating func baseline(_ index: Int, _ line: CSSFlexLine, _ size: Double, isLast: Bool) -> Double {
    let item = items[index]
    var space = usedSpace(of: item)
    space.wantsBaselines = true
    let result = CSSLayout.layout(item.box, space, places: false)
    let own = isLast ? result.lastBaseline : result.firstBaseline
    let length = axes.isRow ? item.cross : item.main
    let offset =
      axes.isRow
      ? line.offset + item.crossOffset + axes.crossStart(item.margins)
      : item.mainOffset + axes.mainStart(item.margins)
    let isFar = axes.isRow ? axes.isCrossFar : axes.isMainFar
    return frame.insets.top + (isFar ? size - offset - length : offset) + (own.isNaN ? length : own)
  }
}
