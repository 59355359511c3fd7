import LayoutEngine

/// Which rows of a lazy list are made, how long its lines are, and which rows are to be made.
///
/// A *line* is a row in a stack, and the cells beside each other in a grid. A row of a grid has one cell, none or
/// several, so it may begin in one line and end in another. All lengths run along the axis that scrolls, in points from
/// the list's beginning.
///
/// The rows to be made for a window, in `plan`:
/// 1. They are those of the lines that touch the window with a margin on both sides. Lines that are made and touched
///    are kept.
/// 2. Where lines are missing at an end, as many are added as fit by the known lengths: at most a few times as many as
///    were measured, and in all two more than the number of points of the window and its margins, so that short lines
///    cannot bring all.
/// 3. The first visible line keeps its place. Where the lines before it do not fit, it moves down by their estimated
///    length.
/// 4. Where no line that is made is touched, the line at the window's beginning is found by the lengths. What is before
///    the lines that are made, and what is after them, is stretched to the room it has now, so that the way there has
///    all other lines on it.
/// 5. Of a list without a known length one line is made, to find out how long lines are.
/// 6. Rows that are known to have no cell are made where no line beside them is to be made, since they may have one by
///    now.
/// 7. Where the rows that are made have no cell, four times as many are made.
/// 8. No more rows are made than are in the lines that 2. allows, with one cell each.
struct LazyWindow {
  /// The rows to be made, and the place of one of their lines.
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

  /// The number of lines that may be made at once, however little is known.
  static var fewLines: Int { 16 }

  /// The largest number of a list's heads, at each level of lists in rows of lists; one row more is made. A list that
  /// is no longer is known completely.
  static func mostHeads(at level: Int) -> Int { level < 2 ? 16 : level == 2 ? 4 : 1 }

  /// The largest number of rows whose ids are compared in a search: data may have any count.
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
  /// Whether the rows after those that are made were counted before the length of any was known.
  var isBlind = false

  /// Whether the list's first rows are made, wherever the window is: `heads`.
  var hasHeads = false

  /// The number of lists around the list: it is in a row of each.
  var level = 0

  /// The number of rows that decide a scroll view's response, where its ideal length was measured (`LazyHeads.swift` in
  /// the engine): a function of the data, and of the lists further out.
  var heads: Int { hasHeads ? wantedHeads : 0 }
  private var wantedHeads: Int { min(LazyWindow.mostHeads(at: level), rowCount) }
  /// The number of heads before the rows that are made for the window; they are not shown.
  var front: Int { made.isEmpty ? heads : min(heads, made.lowerBound) }

  /// Rows made for the window, and the heads that are neither before these nor among them.
  func withHeads(_ rows: Range<Int>) -> Range<Int> {
    rows.isEmpty || rows.lowerBound >= heads ? rows : rows.lowerBound..<max(rows.upperBound, heads)
  }

  /// The number of rows of a plan, and the largest number of them that are not made.
  func rows(of plan: Plan) -> (all: Int, new: Int) {
    let first = 0..<(plan.hasHeads ? wantedHeads : 0)
    let new = plan.rows.count - plan.rows.clamped(to: made).count
    let newHeads = hasHeads ? 0 : first.count - first.clamped(to: made).count
    return (plan.rows.count + first.count, new + newHeads)
  }

  /// Whether the length of the rows after those that are made is known by now.
  var isLengthDue: Bool { isBlind && lengths.average != nil }

  var lineCount: Int { (place.cell + cells.before(rowCount) + place.tracks - 1) / place.tracks }
  var firstLine: Int { line(of: made.lowerBound) }

  /// The line of a row's first cell, or where that would be.
  func line(of row: Int) -> Int { line(of: CellPlace(row: row)) }

  func line(of cell: CellPlace) -> Int { (place.cell + cells.before(cell.row) + cell.offset) / place.tracks }

  /// The lines in which a row that is made has cells, of those that are made.
  func linesOfRow(_ row: Int) -> ClosedRange<Int> {
    let first = line(of: row) - firstLine
    let count = cells.count(of: row)
    guard count > 1 else { return first...first }
    let last = line(of: CellPlace(row: row, offset: count - 1)) - firstLine
    return first...max(first, min(last, lines.count - 1))
  }

  /// The first cell that the list has in a line.
  func firstCell(of line: Int) -> CellPlace { cells.place(of: bounded(line * place.tracks - place.cell)) }

  /// The rows that have the cells of some lines. Line 0, which may have something else before it, is made completely or
  /// not at all.
  func rows(of lines: Range<Int>) -> Range<Int> {
    let first = firstCell(of: lines.lowerBound).row
    let isFirst = lines.lowerBound <= 0 || first < rowCount && line(of: first) <= 0
    let end = bounded(lines.upperBound * place.tracks - place.cell)
    let low = isFirst ? 0 : first
    return low..<max(low, end > 0 ? cells.place(of: end - 1).row + 1 : 0)
  }

  /// The rows of the first line; one row where that is known to have no cell.
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

  /// The number of lines after those that are made, and their length.
  mutating func lengthAfter() -> Double {
    let first = (place.cell + cells.before(made.upperBound) + place.tracks - 1) / place.tracks
    return lengths.length(of: min(first, lineCount)..<lineCount, gap: place.gap)
  }

  // MARK: Planning

  /// The rows to be made for `window`, in the list's coordinates; all rows where that is `nil`.
  mutating func plan(_ window: ClosedRange<Double>?, margin: Double, length: Double) -> Plan {
    guard rowCount > 0 else { return Plan(rows: 0..<0) }
    guard let window else { return Plan(rows: 0..<rowCount) }
    let near = window.lowerBound - margin...window.upperBound + margin
    // 1.
    let first = lines.firstIndex { $0.end >= near.lowerBound && $0.start <= near.upperBound }
    if let first, let last = lines.lastIndex(where: { $0.start <= near.upperBound }), last >= first {
      // A cell before it in the same line may make the line longer.
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

  /// Step 4: the line that is estimated to be at `offset`, and its place. The list's present length is `length`.
  private mutating func lookUp(_ offset: Double, _ length: Double) -> (line: Int, position: Double) {
    // The room that is left on that side, with the gap after each line, and the lines that are estimated to be there.
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

  /// The rows to be made around `line`, where none is made.
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

  /// Step 7. The list's present length is `length`.
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

  /// Sets the number of rows of the data to `count`. What was row k of those that are made is row k + `shift`: known
  /// lengths move with them.
  ///
  /// - Complexity: O(segments).
  mutating func resize(to count: Int, shift: Int) {
    let cell = cells.before(made.lowerBound)
    cells.move(from: made.upperBound, by: shift, rest: count - rowCount, count: count)
    let cellShift = cells.before(made.lowerBound + shift) - cell
    let lineShift = cellShift / place.tracks
    let isWhole = cellShift % place.tracks == 0
    let end = (place.cell + cells.before(made.upperBound + shift)) / place.tracks
    rowCount = count
    guard isWhole else { return lengths.reset(count: lineCount) }
    if lineShift > 0 { lengths.replace(0, at: 0, by: lineShift) }
    if lineShift < 0 { lengths.replace(min(-lineShift, lengths.count), at: 0, by: 0) }
    let rest = lineCount - lengths.count
    if rest > 0 { lengths.replace(0, at: min(max(0, end), lengths.count), by: rest) }
    if rest < 0 { lengths.replace(-rest, at: max(0, min(end, lengths.count + rest)), by: 0) }
  }

  /// Makes each row one cell again.
  mutating func dropCells() { cells.drop() }

  /// Notes the number of cells of rows that are made: known lengths of the lines after them move roughly by the same
  /// number.
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
