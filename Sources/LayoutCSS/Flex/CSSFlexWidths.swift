extension CSSFlexLayout {
  /// The min-content and max-content widths of the content box (css-flexbox-1, 9.9).
  static func widths(_ box: CSSBox, _ frame: CSSFrame) -> CSSWidths {
    if !box.style.flexDirection.isRow, box.style.flexWrap == .nowrap { return columnWidths(box, frame) }
    return CSSFlexContainer.with(box, frame) { container in
      container.axes.isRow ? container.rowWidths() : container.wrappedColumnWidths()
    }
  }

  /// The widths of a column: those of its widest item.
  private static func columnWidths(_ box: CSSBox, _ frame: CSSFrame) -> CSSWidths {
    var space = CSSSpace()
    space.percentHeight = frame.percentHeight
    space.availableHeight = frame.percentHeight
    var widths = CSSWidths.zero
    for child in box.flow {
      let own = CSSLayout.contributions(child, space)
      let margin = child.facts.margins.width
      widths.min = max(widths.min, own.min + margin)
      widths.max = max(widths.max, own.max + margin)
    }
    return widths
  }
}

extension CSSFlexContainer {
  /// The widths of a row: the sums of its items' contributions (9.9.1 and 9.9.3).
  ///
  /// A contribution is the item's, at most its base size where it does not grow, at least that where it does not
  /// shrink, between its least and greatest size. The min-content width of a container that wraps is the widest plain
  /// contribution.
  fileprivate mutating func rowWidths() -> CSSWidths {
    var widths = CSSWidths.zero
    closeMinima(items.indices)
    for index in items.indices {
      let item = items[index]
      let own = CSSSizing.contributions(item.box, space(of: item), item.insets)
      var least = own.min
      var most = own.max
      if item.grow == 0 {
        least = min(least, item.base)
        most = min(most, item.base)
      }
      if item.shrink == 0 {
        least = max(least, item.leastBase)
        most = max(most, item.base)
      }
      widths.max += max(item.least, min(most, item.greatest)) + item.mainMargin
      if axes.wraps {
        widths.min = max(widths.min, own.min + item.mainMargin)
      } else {
        widths.min += max(item.least, min(least, item.greatest)) + item.mainMargin
      }
    }
    widths.max += gaps(items.count)
    if !axes.wraps { widths.min += gaps(items.count) }
    widths.max = max(0, widths.max, widths.min)
    widths.min = max(0, widths.min)
    return widths
  }

  /// The widths of a column that wraps: its lines beside each other.
  ///
  /// The lines are those of items that are as wide as the widest one's max-content contribution allows.
  fileprivate mutating func wrappedColumnWidths() -> CSSWidths {
    var widths = CSSWidths.zero
    for item in items {
      let own = CSSSizing.contributions(item.box, space(of: item), item.insets)
      widths.min = max(widths.min, own.min + item.crossMargin)
      widths.max = max(widths.max, own.max + item.crossMargin)
    }
    makeLines(limit: columnLimit)
    guard lineCount > 1 else { return widths }
    var sum = crossGap * Double(lineCount - 1)
    var main = 0.0
    for number in 0..<lineCount { main = max(main, lines[number].sum) }
    main = CSSLayout.finalHeight(box, frame, content: main) - frame.insets.height
    for number in 0..<lineCount {
      resolve(lines[number], main: main)
      var cross = 0.0
      for index in lines[number].items {
        let item = items[index]
        var space = flexedSpace(of: item)
        space.availableWidth = widths.max
        cross = max(cross, CSSSizing.width(item.box, space, item.insets) + item.crossMargin)
      }
      sum += cross
    }
    widths.max = max(sum, widths.min)
    return widths
  }
}
