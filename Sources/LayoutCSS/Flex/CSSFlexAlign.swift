extension CSSFlexContainer {
  /// Places the items of a line along the main axis (css-flexbox-1, 9.5, 12).
  mutating func alignMain(_ line: CSSFlexLine, main size: Double) {
    let gaps = mainGap * Double(max(0, line.items.count - 1))
    var free = size - gaps
    var autos = 0
    for index in line.items {
      free -= items[index].main + axes.main(items[index].margins)
      let auto = axes.autoMain(items[index].box)
      autos += (auto.start ? 1 : 0) + (auto.end ? 1 : 0)
    }
    var offset = 0.0
    var between = 0.0
    var share = 0.0
    if autos > 0, free > 0 {
      share = free / Double(autos)
    } else {
      (offset, between) = axes.distribute(box.style.justifyContent, free: free, count: line.items.count, isMain: true)
    }
    for index in line.items {
      let item = items[index]
      let auto = share > 0 ? axes.autoMain(item.box) : (false, false)
      if auto.0 { offset += share }
      items[index].mainOffset = offset
      offset += item.main + axes.main(item.margins) + mainGap + between
      if auto.1 { offset += share }
    }
  }

  /// Places the items of a line along the cross axis (css-flexbox-1, 9.6, 13 and 14).
  mutating func alignCross(_ line: CSSFlexLine) {
    for index in line.items {
      let item = items[index]
      let free = line.cross - item.cross - axes.cross(item.margins)
      let auto = axes.autoCross(item.box)
      if auto.start || auto.end {
        if free > 0 {
          items[index].crossOffset = auto.start ? (auto.end ? free / 2 : free) : 0
        } else {
          // The box overflows at the line's end (9.6, 13), which `wrap-reverse` does not turn.
          items[index].crossOffset = axes.isWrapReversed ? free : 0
        }
        continue
      }
      switch item.alignment {
      case _ where item.isSafe && free < 0: items[index].crossOffset = axes.isWrapReversed ? free : 0
      case .start, .stretch: items[index].crossOffset = 0
      case .end: items[index].crossOffset = free
      case .center: items[index].crossOffset = free / 2
      case .baseline: items[index].crossOffset = line.ascent - item.ascent
      case .lastBaseline:
        let descent = item.cross + axes.cross(item.margins) - item.ascent
        items[index].crossOffset = free - (line.lastDescent - descent)
      }
    }
  }
}
