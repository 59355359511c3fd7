/// The lines that a placement means in the explicit grid (css-grid-2, 8.3 and 8.3.1).
extension GridExplicitAxis {
  /// The place of an item on this axis.
  ///
  /// 1. A number counts lines from the start, or from the end where it is negative. A name is that of an area's edge, or
  ///    else of a line; a line that does not exist is beyond the explicit grid.
  /// 2. Two lines in the wrong order change places. Two equal lines are the start of one track.
  /// 3. Of two spans the start's counts. A span by a name without a line is one track.
  func place(_ placement: CSSGridPlacement) -> GridPlace {
    let start = line(placement.start, isStart: true)
    let end = line(placement.end, isStart: false)
    switch (start, end) {
    case (let start?, let end?):
      let (first, last) = (min(start, end), max(start, end))
      return GridPlace(limiting: GridSpan(start: first, end: first == last ? first + 1 : last))
    case (let start?, nil):
      return GridPlace(limiting: GridSpan(start: start, end: max(start + 1, spanEnd(placement.end, from: start))))
    case (nil, let end?):
      return GridPlace(limiting: GridSpan(start: min(end - 1, spanStart(placement.start, to: end)), end: end))
    case (nil, nil):
      if case .span(let count) = placement.start { return GridPlace(count: Self.usable(count)) }
      if case .namedSpan = placement.start { return .automatic }
      if case .span(let count) = placement.end { return GridPlace(count: Self.usable(count)) }
      return .automatic
    }
  }

  /// The lines of an absolute box; `nil` is the edge of the container's padding box (9.1).
  ///
  /// A line that is not in the grid counts as automatic.
  func absoluteLines(_ placement: CSSGridPlacement, in grid: Range<Int>) -> (start: Int?, end: Int?) {
    var start = line(placement.start, isStart: true)
    var end = line(placement.end, isStart: false)
    if let one = start, let other = end {
      if one > other { (start, end) = (end, start) }
      if one == other { end = one + 1 }
    } else if let start, placement.end != .auto {
      end = spanEnd(placement.end, from: start)
    } else if let end, placement.start != .auto {
      start = spanStart(placement.start, to: end)
    }
    func inside(_ line: Int?) -> Int? {
      guard let line, line >= grid.lowerBound, line <= grid.upperBound else { return nil }
      return line
    }
    return (inside(start), inside(end))
  }

  private static func usable(_ count: Int) -> Int { min(max(1, count), GridSpan.farthest) }

  /// The line that one end of a placement names, from 0; `nil` where it is automatic or a span.
  private func line(_ line: CSSGridLine, isStart: Bool) -> Int? {
    switch line {
    case .auto, .span, .namedSpan: return nil
    case .line(let number):
      let near = min(max(number, -2 * GridSpan.farthest), 2 * GridSpan.farthest)
      return near > 0 ? near - 1 : near < 0 ? count + 1 + near : nil
    case .named(let name, let number):
      if number == 1, let edge = names[name + (isStart ? "-start" : "-end")]?.first { return edge }
      return nth(number == 0 ? 1 : number, of: names[name] ?? [])
    }
  }

  /// The line of a number among lines of one name; all lines beyond the explicit grid have each name.
  private func nth(_ number: Int, of lines: [Int]) -> Int {
    let near = min(max(number, -GridSpan.farthest), GridSpan.farthest)
    if near > 0 { return near <= lines.count ? lines[near - 1] : count + near - lines.count }
    return -near <= lines.count ? lines[lines.count + near] : near + lines.count
  }

  private func spanEnd(_ line: CSSGridLine, from start: Int) -> Int {
    switch line {
    case .span(let count): return start + Self.usable(count)
    case .namedSpan(let name, let number):
      let later = (names[name] ?? []).filter { $0 > start }
      let wanted = Self.usable(number)
      return wanted <= later.count ? later[wanted - 1] : max(start, count) + wanted - later.count
    default: return start + 1
    }
  }

  private func spanStart(_ line: CSSGridLine, to end: Int) -> Int {
    switch line {
    case .span(let count): return end - Self.usable(count)
    case .namedSpan(let name, let number):
      let earlier = (names[name] ?? []).filter { $0 < end }
      let wanted = Self.usable(number)
      return wanted <= earlier.count ? earlier[earlier.count - wanted] : min(end, 0) - wanted + earlier.count
    default: return end - 1
    }
  }
}
