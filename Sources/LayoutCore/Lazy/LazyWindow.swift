import LayoutEngine

/// Which rows of a lazy list are made, how long its lines are, and which rows are wanted.
///
/// A *line* is a row in a stack, what stands side by side in a grid. A row of a grid makes one cell, none or several, so
/// it may begin in one line and end in another. All lengths run along the axis that scrolls, in points from the list's
/// beginning.
///
/// The rows wanted for a window, in `plan`:
/// 1. Wanted are the lines that touch the window with a margin on both sides. Lines that are made and touched are kept.
/// 2. Where lines are missing at an end, so many are added as fit by what is known of their lengths: at most a few times
///    as many as were seen, and in all two more than the window and its margins have points, so that short lines cannot
///    bring all.
/// 3. The first line that is seen keeps its place. Where the lines in front of it find no room, it moves down by what
///    they are thought to need.
/// 4. Where no line that is made is touched, the one at the window's beginning is looked up by the lengths. What lies in
///    front of the lines that are made, and what lies behind them, is stretched to the room it has now, so that the way
///    there has all other lines on it.
/// 5. Of a list of which nothing is known one line is made, to learn how long lines are.
/// 6. Rows that are known to make no cell are made where no line beside them is wanted, since they may make one by now.
/// 7. Where the rows that are made make no cell, four times as many are made.
/// 8. No more rows are made than stand in the lines that 2. allows, one cell each.
struct LazyWindow {
  /// What is to be made, and where one line of it stands.
  struct Plan: Equatable {
    var rows: Range<Int>
    /// The first cell of that line.
    var anchor = CellPlace(row: 0)
    var position = 0.0
    /// The lines are too short to fill the window.
    var isTooShort = false
    /// Whether the list's first rows are made, too, wherever the window is.
    var hasHeads = false
  }

  /// At least so many lines may be made at once, however little is known.
  static var fewLines: Int { 16 }

  /// The heads of a list are so many rows at most, at each level of lists in rows of lists, and one row beyond these. A
  /// list that is no longer is known in whole.
  static func mostHeads(at level: Int) -> Int { level < 2 ? 16 : level == 2 ? 4 : 1 }

  /// The ids of so many rows are compared where one is looked for: data may say that it has any number.
  var mostSearched = 1 << 22

  /// Rows in the data.
  var rowCount = 0
  /// The rows that are made.
  var made = 0..<0
  var lengths = LengthStore()
  /// The cells of the rows; one each in a stack.
  private(set) var cells = CellCounts()
  /// The lines that are made, where they stood after the last pass.
  var lines: ContiguousArray<LazyPlace.Line> = []
  var place = LazyPlace()
  /// After which of the tree's passes that was.
  var notedPass: UInt32?
  /// The breadth the lengths were seen at.
  var breadth = Double.nan
  /// The rows behind those that are made were counted before the length of any was known.
  var isBlind = false

  /// Whether the list's first rows are made, wherever the window is: `heads`.
  var hasHeads = false

  /// In rows of so many other lists the list stands.
  var level = 0

  /// The rows from which a scroll view's answer follows, where it was asked for its ideal length (`LazyHeads.swift` in the
  /// engine): a function of the data, and of the lists around.
  var heads: Int { hasHeads ? wantedHeads : 0 }
  private var wantedHeads: Int { min(LazyWindow.mostHeads(at: level), rowCount) }
  /// The heads that stand in front of the rows that are made for the window, and are not shown.
  var front: Int { made.isEmpty ? heads : min(heads, made.lowerBound) }

  /// Rows made for the window, and with them the heads that are neither in front of these nor among them.
  func withHeads(_ rows: Range<Int>) -> Range<Int> {
    rows.isEmpty || rows.lowerBound >= heads ? rows : rows.lowerBound..<max(rows.upperBound, heads)
  }

  /// How many rows a plan has, and how many of them are not made: at most so many.
  func rows(of plan: Plan) -> (all: Int, new: Int) {
    let first = 0..<(plan.hasHeads ? wantedHeads : 0)
    let new = plan.rows.count - plan.rows.clamped(to: made).count
    let newHeads = hasHeads ? 0 : first.count - first.clamped(to: made).count
    return (plan.rows.count + first.count, new + newHeads)
  }

  /// Whether it is known by now how long the rows behind are.
  var isLengthDue: Bool { isBlind && lengths.average != nil }

  var lineCount: Int { (place.cell + cells.before(rowCount) + place.tracks - 1) / place.tracks }
  var firstLine: Int { line(of: made.lowerBound) }

  /// The line of a row's first cell, or where that would stand.
  func line(of row: Int) -> Int { line(of: CellPlace(row: row)) }

  func line(of cell: CellPlace) -> Int { (place.cell + cells.before(cell.row) + cell.offset) / place.tracks }

  /// The first cell that the list has in a line.
  func firstCell(of line: Int) -> CellPlace { cells.place(of: bounded(line * place.tracks - place.cell)) }

  /// The rows that make the cells of some lines. Line 0, in front of which something else may stand, is made whole or
  /// not at all.
  func rows(of lines: Range<Int>) -> Range<Int> {
    let first = firstCell(of: lines.lowerBound).row
    let isFirst = lines.lowerBound <= 0 || first < rowCount && line(of: first) <= 0
    let end = bounded(lines.upperBound * place.tracks - place.cell)
    let low = isFirst ? 0 : first
    return low..<max(low, end > 0 ? cells.place(of: end - 1).row + 1 : 0)
  }

  /// The rows of the first line; one row where that is known to make no cell.
  var firstRows: Range<Int> {
    let rows = rows(of: 0..<1)
    return rows.isEmpty ? 0..<min(1, rowCount) : rows
  }

  private func bounded(_ cell: Int) -> Int { min(max(0, cell), cells.before(rowCount)) }

  /// Whether all cells of a line are made.
  func isWhole(_ line: Int) -> Bool {
    let first = bounded(line * place.tracks - place.cell)
    let end = bounded((line + 1) * place.tracks - place.cell)
    return first < end && first >= cells.before(made.lowerBound) && end <= cells.before(made.upperBound)
  }

  /// The lines behind those that are made, and how long they are.
  mutating func lengthAfter() -> Double {
    let first = (place.cell + cells.before(made.upperBound) + place.tracks - 1) / place.tracks
    return lengths.length(of: min(first, lineCount)..<lineCount, gap: place.gap)
  }

  // MARK: Planning

  /// What is to be made for `window`, in the list's coordinates; everything where that is `nil`.
  mutating func plan(_ window: ClosedRange<Double>?, margin: Double, length: Double) -> Plan {
    guard rowCount > 0 else { return Plan(rows: 0..<0) }
    guard let window else { return Plan(rows: 0..<rowCount) }
    let near = window.lowerBound - margin...window.upperBound + margin
    // 1.
    let first = lines.firstIndex { $0.end >= near.lowerBound && $0.start <= near.upperBound }
    if let first, let last = lines.lastIndex(where: { $0.start <= near.upperBound }), last >= first {
      // What stands in front in a line may make it longer.
      let seen = (first...last).first {
        lines[$0].end > window.lowerBound && lines[$0].start < window.upperBound && isWhole(firstLine + $0)
      }
      let anchor = seen ?? lines[first...last].firstIndex { $0.end > window.lowerBound } ?? last
      return grow(
        Growth(
          lines: firstLine + first..<firstLine + last + 1, start: lines[first].start, end: lines[last].end,
          anchor: firstLine + anchor, position: lines[anchor].start), to: near)
    }
    if lines.isEmpty, !made.isEmpty { return spread(near, length) }
    // 5.
    guard lengths.average != nil else { return Plan(rows: firstRows) }
    if near.upperBound < 0 || near.lowerBound > length { return Plan(rows: 0..<0) }
    guard lineCount > 0 else { return Plan(rows: firstRows) }
    let (line, position) = lookUp(window.lowerBound, length)
    return jump(to: line, at: position, near)
  }

  /// Step 4: the line that is thought to stand at `offset`, and where. The list is `length` long at the moment.
  private mutating func lookUp(_ offset: Double, _ length: Double) -> (line: Int, position: Double) {
    // The room that is left on that side, with the gap behind each line, and the lines that are thought to stand there.
    let gap = max(0, place.gap)
    var room = 0.0...length + gap
    var range = 0..<lineCount
    if let first = lines.first, let last = lines.last {
      if offset < first.start {
        room = 0...max(0, first.start)
        range = 0..<firstLine
      } else {
        room = min(last.end, length) + gap...length + gap
        range = firstLine + lines.count..<lineCount
      }
    }
    guard !range.isEmpty else { return (min(range.lowerBound, lineCount - 1), room.lowerBound) }
    let start = lengths.offset(of: range.lowerBound, gap: place.gap)
    let thought = lengths.offset(of: range.upperBound, gap: place.gap) - start
    let stretch = thought > 0 ? (room.upperBound - room.lowerBound) / thought : 0
    let inside = stretch > 0 ? (offset - room.lowerBound) / stretch : 0
    let line = min(max(lengths.line(at: start + inside, gap: place.gap), range.lowerBound), range.upperBound - 1)
    let position = room.lowerBound + (lengths.offset(of: line, gap: place.gap) - start) * stretch
    return (line, LengthStore.round(position))
  }

  /// What is to be made around `line`, where nothing is.
  mutating func jump(to line: Int, at position: Double, _ near: ClosedRange<Double>) -> Plan {
    grow(
      Growth(
        lines: line..<line + 1, start: position, end: position + lengths.length(of: line), anchor: line,
        position: position), to: near)
  }

  private struct Growth {
    var lines: Range<Int>
    var start: Double
    var end: Double
    var anchor: Int
    var position: Double
  }

  /// Steps 2, 3, 6 and 8.
  private mutating func grow(_ kept: Growth, to near: ClosedRange<Double>) -> Plan {
    let gap = place.gap
    var (low, high) = (kept.lines.lowerBound, kept.lines.upperBound)
    var (start, end) = (kept.start, kept.end)
    let most = mostLines(in: near)
    var growth = max(LazyWindow.fewLines, 4 * max(lengths.knownCount, made.count / place.tracks))
    while high < lineCount, end + gap <= near.upperBound, growth > 0, fits(low..<high + 1, most) {
      end += gap + lengths.length(of: high)
      high += 1
      growth -= 1
    }
    while low > 0, start - gap >= near.lowerBound, growth > 0, fits(low - 1..<high, most) {
      low -= 1
      start -= gap + lengths.length(of: low)
      growth -= 1
    }
    var plan = Plan(rows: rows(of: low..<high), anchor: firstCell(of: kept.anchor), position: kept.position)
    // 3.
    if low > 0, start < 0 { plan.position += lengths.offset(of: low, gap: gap) - start }
    // 6.
    let isFilled = end + gap > near.upperBound
    let isFilledInFront = start - gap < near.lowerBound
    let limit = max(plan.rows.count, most * place.tracks)
    var (first, last) = (plan.rows.lowerBound, plan.rows.upperBound)
    if first > 0, !isFilledInFront {
      let cell = cells.before(first)
      first = max(last - limit, cell > 0 ? cells.place(of: cell - 1).row + 1 : 0)
    }
    if !isFilled { last = min(rowCount, first + limit, cells.place(of: cells.before(last)).row) }
    plan.rows = first..<last
    plan.isTooShort =
      !isFilled && (high < lineCount ? !fits(low..<high + 1, most) : last < rowCount)
      || !isFilledInFront && low > 0 && !fits(low - 1..<high, most)
    return plan
  }

  private func mostLines(in near: ClosedRange<Double>) -> Int {
    max(LazyWindow.fewLines, Int(min(near.upperBound - near.lowerBound, Double(rowCount))) + 2)
  }

  /// Step 8.
  private func fits(_ lines: Range<Int>, _ most: Int) -> Bool {
    lines.count <= most && rows(of: lines).count <= most * place.tracks
  }

  /// Step 7. The list is `length` long at the moment.
  private func spread(_ near: ClosedRange<Double>, _ length: Double) -> Plan {
    guard near.upperBound >= 0, near.lowerBound <= length else {
      return Plan(rows: lengths.average == nil ? made : 0..<0)
    }
    let most = mostLines(in: near) * place.tracks
    let count = min(rowCount, most, max(place.tracks, 4 * made.count))
    let high = min(rowCount, max(made.upperBound, made.lowerBound + count))
    let low = min(made.lowerBound, max(0, high - count))
    return Plan(
      rows: low..<high, anchor: CellPlace(row: made.lowerBound), position: place.leading,
      isTooShort: count == most && high - low < rowCount)
  }

  // MARK: Data

  /// The data has `count` rows now, and what was row k of those that are made is row k + `shift`: what is known of
  /// lengths moves along. Complexity: O(segments).
  mutating func resize(to count: Int, shift: Int) {
    let cell = cells.before(made.lowerBound)
    cells.move(from: made.upperBound, by: shift, rest: count - rowCount, count: count)
    let cellShift = cells.before(made.lowerBound + shift) - cell
    let lineShift = cellShift / place.tracks
    let isWhole = cellShift % place.tracks == 0
    let end = (place.cell + cells.before(made.upperBound + shift)) / place.tracks
    rowCount = count
    guard isWhole else { return lengths.forget(count: lineCount) }
    if lineShift > 0 { lengths.replace(0, at: 0, by: lineShift) }
    if lineShift < 0 { lengths.replace(min(-lineShift, lengths.count), at: 0, by: 0) }
    let rest = lineCount - lengths.count
    if rest > 0 { lengths.replace(0, at: min(max(0, end), lengths.count), by: rest) }
    if rest < 0 { lengths.replace(-rest, at: max(0, min(end, lengths.count + rest)), by: 0) }
  }

  /// Each row is one cell again.
  mutating func forgetCells() { cells.forget() }

  /// Notes how many cells rows that are made have: what is known of the lines behind moves along, roughly.
  mutating func noteCells(_ counts: ContiguousArray<Int>, from first: Int) {
    let old = lineCount
    let isKnown = lengths.count == old
    let end = line(of: first + counts.count)
    cells.set(counts, from: first)
    let growth = lineCount - old
    guard isKnown else { return }
    if growth > 0 { lengths.replace(0, at: min(max(0, end), old), by: growth) }
    if growth < 0 { lengths.replace(-growth, at: min(max(0, end + growth), lineCount), by: 0) }
  }
}

extension LazyPlace.Line {
  var end: Double { start + length }
}
