extension CSSFlexContainer {
  /// How high a line of a column may become: the height of the content box, or the maximum where it is automatic.
  var columnLimit: Double {
    guard axes.wraps else { return .infinity }
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
    lines.removeAll(keepingCapacity: true)
    var line = CSSFlexLine(items: 0..<0)
    for index in items.indices {
      let outer = items[index].hypothetical + axes.main(items[index].margins)
      let isFirst = line.items.isEmpty
      if axes.wraps, !isFirst, line.sum + mainGap + outer > limit + 1 / 128 {
        lines.append(line)
        line = CSSFlexLine(items: index..<index)
        line.sum = outer
      } else {
        line.sum += isFirst ? outer : mainGap + outer
      }
      line.items = line.items.lowerBound..<(index + 1)
    }
    if !items.isEmpty { lines.append(line) }
  }

  /// Resolves the flexible lengths of a line (css-flexbox-1, 9.7).
  mutating func resolve(_ line: CSSFlexLine, main size: Double) {
    // 1.
    let grows = line.sum < size
    let gaps = mainGap * Double(max(0, line.items.count - 1))
    var frozen = 0
    var isFrozen = [Bool](repeating: false, count: line.items.count)
    let first = line.items.lowerBound
    // 2.
    for index in line.items {
      let style = items[index].box.style
      let factor = grows ? style.flexGrow : style.flexShrink
      let item = items[index]
      if factor == 0 || (grows ? item.base > item.hypothetical : item.base < item.hypothetical) {
        items[index].main = item.hypothetical
        isFrozen[index - first] = true
        frozen += 1
      }
    }
    // 3.
    func free() -> (space: Double, factors: Double, scaled: Double) {
      var space = size - gaps
      var factors = 0.0
      var scaled = 0.0
      for index in line.items {
        let item = items[index]
        space -= axes.main(item.margins)
        if isFrozen[index - first] {
          space -= item.main
        } else {
          space -= item.base
          let style = item.box.style
          factors += grows ? style.flexGrow : style.flexShrink
          scaled += style.flexShrink * (item.base - axes.main(item.insets))
        }
      }
      return (space, factors, scaled)
    }
    let initial = free().space
    // 4.
    while frozen < line.items.count {
      var (space, factors, scaled) = free()
      if factors < 1, abs(initial * factors) < abs(space) { space = initial * factors }
      var violation = 0.0
      for index in line.items where !isFrozen[index - first] {
        let item = items[index]
        var target = item.base
        if grows {
          if space > 0, factors > 0 { target += space * (item.box.style.flexGrow / factors) }
        } else if space < 0, scaled > 0 {
          target += space * (item.box.style.flexShrink * (item.base - axes.main(item.insets)) / scaled)
        }
        items[index].main = target
        violation += max(item.least, min(target, item.greatest)) - target
      }
      for index in line.items where !isFrozen[index - first] {
        let item = items[index]
        let clamped = max(item.least, min(item.main, item.greatest))
        let own = clamped - item.main
        items[index].main = clamped
        if violation == 0 || (violation > 0 ? own > 0 : own < 0) {
          isFrozen[index - first] = true
          frozen += 1
        }
      }
    }
  }
}
