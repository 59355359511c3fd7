extension CSSFlexContainer {
  /// Places the items of a line along the main axis (css-flexbox-1, 9.5, 12).
  mutating func alignMain(_ line: CSSFlexLine, main size: Double) {
    var free = size - gaps(line.count)
    for index in line.items { free -= items[index].main + items[index].mainMargin }
    if hasAutoMargins, free > 0, giveToMargins(line, free) { return }
    var (offset, between) = axes.distribute(box.style.justifyContent, free: free, count: line.count, isMain: true)
    between += mainGap
    for index in line.items {
      items[index].mainOffset = offset
      offset += items[index].main + items[index].mainMargin + between
    }
  }

  /// Gives free space to automatic margins; `false` where there is none.
  private mutating func giveToMargins(_ line: CSSFlexLine, _ free: Double) -> Bool {
    var count = 0
    for index in line.items where items[index].flags.contains(.hasAutoMargin) {
      let auto = axes.autoMain(items[index].box)
      count += (auto.start ? 1 : 0) + (auto.end ? 1 : 0)
    }
    if count == 0 { return false }
    let share = free / Double(count)
    var offset = 0.0
    for index in line.items {
      let auto =
        items[index].flags.contains(.hasAutoMargin) ? axes.autoMain(items[index].box) : (start: false, end: false)
      if auto.start { offset += share }
      items[index].mainOffset = offset
      offset += items[index].main + items[index].mainMargin + mainGap
      if auto.end { offset += share }
    }
    return true
  }

  /// Places the items of a line along the cross axis (css-flexbox-1, 9.6, 13 and 14).
  mutating func alignCross(_ line: CSSFlexLine) {
    for index in line.items {
      let outer = items[index].cross + items[index].crossMargin
      let free = line.cross - outer
      if items[index].flags.contains(.hasAutoMargin) {
        let auto = axes.autoCross(items[index].box)
        if auto.start || auto.end {
          if free > 0 {
            items[index].crossOffset = auto.start ? (auto.end ? free / 2 : free) : 0
          } else {
            // The box overflows at the line's end (9.6, 13), which `wrap-reverse` does not turn.
            items[index].crossOffset = axes.isWrapReversed ? free : 0
          }
          continue
        }
      }
      if free < 0, items[index].flags.contains(.isSafe) {
        items[index].crossOffset = axes.isWrapReversed ? free : 0
        continue
      }
      switch items[index].alignment {
      case .start, .stretch: items[index].crossOffset = 0
      case .end: items[index].crossOffset = free
      case .center: items[index].crossOffset = free / 2
      case .baseline: items[index].crossOffset = line.ascent - items[index].ascent
      case .lastBaseline: items[index].crossOffset = free - (line.lastDescent - (outer - items[index].ascent))
      }
    }
  }
}
