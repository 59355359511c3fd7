extension CSSFlexContainer {
  /// How high a line of a column may become: the height of the content box, or the maximum where it is automatic.
  var columnLimit: Double {
    guard axes.wraps else { return .infinity }
    if !frame.height.isNaN { return frame.height - frame.insets.height }
    var space = frame.space
    space.isContentHeight = false
    let height = CSSSizing.height(box, space, frame.insets, content: .nan, width: frame.width)
    let limit =
      height.isNaN ? CSSSizing.specifiedHeightBounds(box, space, frame.insets, width: frame.width).max : height
    return limit - frame.insets.height
  }

  /// Collects the items into lines (css-flexbox-1, 9.3, 5).
  ///
  /// The rounding of sums does not end a line: Chromium's unit is 1/64 point.
  mutating func makeLines(limit: Double) {
    lineCount = 0
    guard !items.isEmpty else { return }
    var line = CSSFlexLine()
    let limit = limit + 1 / 128
    for index in items.indices {
      let outer = items[index].hypothetical + items[index].mainMargin
      if index > line.first {
        if axes.wraps, line.sum + mainGap + outer > limit {
          add(line)
          line = CSSFlexLine(first: index, end: index)
        } else {
          line.sum += mainGap
        }
      }
      line.sum += outer
      line.grow += items[index].grow
      line.end = index + 1
    }
    add(line)
  }

  private mutating func add(_ line: CSSFlexLine) {
    (lines.baseAddress.unsafelyUnwrapped + lineCount).initialize(to: line)
    lineCount += 1
  }

  /// Resolves the flexible lengths of a line (css-flexbox-1, 9.7).
  mutating func resolve(_ line: CSSFlexLine, main size: Double) {
    // 1.
    let grows = line.sum < size
    if grows ? line.grow == 0 : line.sum == size { return }
    if !grows { closeMinima(line.items) }
    // 2.
    var free = size - gaps(line.count)
    var open = 0
    for index in line.items {
      let base = items[index].base
      let hypothetical = items[index].hypothetical
      let factor = grows ? items[index].grow : items[index].shrink
      free -= items[index].mainMargin
      if factor == 0 || (grows ? base > hypothetical : base < hypothetical) {
        items[index].flags.insert(.isFrozen)
        free -= hypothetical
      } else {
        items[index].flags.remove(.isFrozen)
        open += 1
        free -= base
      }
    }
    // 3.
    let initial = free
    // 4.
    while open > 0 {
      // a to c.
      var space = size - gaps(line.count)
      var factors = 0.0
      var scaled = 0.0
      for index in line.items {
        space -= items[index].mainMargin
        if items[index].flags.contains(.isFrozen) {
          space -= items[index].main
        } else {
          let base = items[index].base
          space -= base
          factors += grows ? items[index].grow : items[index].shrink
          scaled += items[index].shrink * (base - items[index].mainInset)
        }
      }
      if factors < 1, abs(initial * factors) < abs(space) { space = initial * factors }
      let share = grows ? (space > 0 ? space / factors : 0) : (space < 0 && scaled > 0 ? space / scaled : 0)
      // d.
      var violation = 0.0
      for index in line.items where !items[index].flags.contains(.isFrozen) {
        let base = items[index].base
        let factor = grows ? items[index].grow : items[index].shrink * (base - items[index].mainInset)
        let target = base + share * factor
        items[index].main = target
        violation += max(items[index].least, min(target, items[index].greatest)) - target
      }
      // e. Where nothing is left to freeze by its sign, as with a number that is none, all are frozen.
      let before = open
      for index in line.items where !items[index].flags.contains(.isFrozen) {
        let target = items[index].main
        let clamped = max(items[index].least, min(target, items[index].greatest))
        items[index].main = clamped
        if violation == 0 || (violation > 0 ? clamped > target : clamped < target) {
          items[index].flags.insert(.isFrozen)
          open -= 1
        }
      }
      if open == before { return }
    }
  }
}
