extension CSSFlexLayout {
  /// The min-content and max-content widths of the content box (css-flexbox-1, 9.9).
  static func widths(_ box: CSSBox, _ frame: CSSFrame) -> CSSWidths {
    var container = CSSFlexContainer(box, frame)
    container.makeItems()
    return container.axes.isRow ? container.rowWidths() : container.columnWidths()
  }
}

extension CSSFlexContainer {
  /// The widths of a row: the sums of its items' contributions (9.9.1 and 9.9.3).
  ///
  /// A contribution is the item's, at most its base size where it does not grow, at least that where it does not
  /// shrink, between its least and greatest size. The min-content width of a container that wraps is the widest plain
  /// contribution.
  fileprivate func rowWidths() -> CSSWidths {
    var widths = CSSWidths.zero
    for item in items {
      let style = item.box.style
      let own = CSSSizing.contributions(item.box, space(of: item), item.insets)
      var least = own.min
      var most = own.max
      if style.flexGrow == 0 {
        least = min(least, item.base)
        most = min(most, item.base)
      }
      if style.flexShrink == 0 {
        least = max(least, item.leastBase)
        most = max(most, item.base)
      }
      widths.max += max(item.least, min(most, item.greatest)) + item.margins.width
      if axes.wraps {
        widths.min = max(widths.min, own.min + item.margins.width)
      } else {
        widths.min += max(item.least, min(least, item.greatest)) + item.margins.width
      }
    }
    let gaps = mainGap * Double(max(0, items.count - 1))
    widths.max += gaps
    if !axes.wraps { widths.min += gaps }
    widths.max = max(0, widths.max, widths.min)
    widths.min = max(0, widths.min)
    return widths
  }

  /// The widths of a column: its widest item, or its lines beside each other.
  ///
  /// The lines are those of items that are as wide as the widest one's max-content contribution allows.
  fileprivate mutating func columnWidths() -> CSSWidths {
    var widths = CSSWidths.zero
    for item in items {
      let own = CSSSizing.contributions(item.box, space(of: item), item.insets)
      widths.min = max(widths.min, own.min + item.margins.width)
      widths.max = max(widths.max, own.max + item.margins.width)
    }
    guard axes.wraps, items.count > 1 else { return widths }
    makeLines(limit: columnLimit)
    guard lines.count > 1 else { return widths }
    var sum = crossGap * Double(lines.count - 1)
    let main = CSSLayout.finalHeight(box, frame, content: lines.reduce(0) { max($0, $1.sum) }) - frame.insets.height
    for line in lines {
      resolve(line, main: main)
      var cross = 0.0
      for item in items[line.items] {
        var space = flexedSpace(of: item)
        space.availableWidth = widths.max
        cross = max(cross, CSSSizing.width(item.box, space, item.insets) + item.margins.width)
      }
      sum += cross
    }
    widths.max = max(sum, widths.min)
    return widths
  }
}
