/// A flex container (css-flexbox-1, 9).
enum CSSFlexLayout {
  /// Lays out a container in its frame.
  ///
  /// The numbers are those of css-flexbox-1, 9.
  ///
  /// 1. 9.2: the items with their base sizes.
  /// 2. 9.3: the lines, and the main sizes of their items.
  /// 3. 9.4: the cross sizes of the items and of the lines, and of the container.
  /// 4. 9.5 and 9.6: the places on both axes.
  /// 5. The items are laid out in their used sizes, where frames are wanted.
  static func layout(_ box: CSSBox, _ frame: CSSFrame, places: Bool) -> CSSResult {
    var container = CSSFlexContainer(box, frame)
    // 1.
    container.makeItems()
    // 2.
    let isRow = container.axes.isRow
    var height = frame.height
    if isRow {
      container.makeLines(limit: frame.contentWidth)
    } else {
      container.makeLines(limit: container.columnLimit)
      height = CSSLayout.finalHeight(box, frame, content: container.lines.reduce(0) { max($0, $1.sum) })
    }
    let main = isRow ? frame.contentWidth : height - frame.insets.height
    for line in container.lines { container.resolve(line, main: main) }
    // 3.
    container.sizeCross()
    container.sizeLines()
    if isRow { height = CSSLayout.finalHeight(box, frame, content: container.linesCross) }
    container.placeLines(cross: isRow ? height - frame.insets.height : frame.contentWidth)
    container.stretch()
    // 4.
    for line in container.lines {
      container.alignMain(line, main: main)
      container.alignCross(line)
    }
    // 5.
    return container.finish(height: height, places: places)
  }
}
