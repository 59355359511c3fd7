/// A flex container (css-flexbox-1, 9).
enum CSSFlexLayout {
  /// Lays out a container in its frame.
  ///
  /// The numbers are those of css-flexbox-1, 9.
  ///
  /// 1. 9.2: the items with their base sizes.
  /// 2. 9.3: the lines, and the main sizes of their items.
  /// 3. 9.4: the cross sizes of the items and of the lines, and of the container.
  /// 4. 9.5 and 9.6: the places on both axes, where frames or baselines are wanted.
  /// 5. The items are laid out in their used sizes, where frames are wanted.
  static func layout(_ box: CSSBox, _ frame: CSSFrame, places: Bool) -> CSSResult {
    // 1.
    CSSFlexContainer.with(box, frame, places: places) { container in
      // 2.
      let isRow = container.axes.isRow
      var height = frame.height
      if isRow {
        container.makeLines(limit: frame.contentWidth)
      } else {
        container.makeLines(limit: container.columnLimit)
        var sum = 0.0
        for number in 0..<container.lineCount { sum = max(sum, container.lines[number].sum) }
        height = CSSLayout.finalHeight(box, frame, content: sum)
      }
      let needsPlaces = places || frame.space.wantsBaselines
      if !isRow, !needsPlaces { return CSSResult(width: frame.width, height: height) }
      let main = isRow ? frame.contentWidth : height - frame.insets.height
      for number in 0..<container.lineCount { container.resolve(container.lines[number], main: main) }
      // 3.
      container.sizeCross()
      container.sizeLines()
      if isRow { height = CSSLayout.finalHeight(box, frame, content: container.linesCross) }
      if !needsPlaces { return CSSResult(width: frame.width, height: height) }
      container.placeLines(cross: isRow ? height - frame.insets.height : frame.contentWidth)
      // 4.
      for number in 0..<container.lineCount {
        let line = container.lines[number]
        container.stretch(line)
        container.alignMain(line, main: main)
        container.alignCross(line)
      }
      // 5.
      if places { container.place(height: height) }
      var result = CSSResult(width: frame.width, height: height)
      if frame.space.wantsBaselines { container.findBaselines(&result) }
      return result
    }
  }
}
