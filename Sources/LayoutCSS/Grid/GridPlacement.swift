/// The places of all items of a grid (css-grid-2, 8.5), and the lines of the implicit grid.
///
/// The algorithm is that of a grid that flows by rows. One that flows by columns has its axes exchanged. In what
/// follows the major axis is that of the rows, and the minor axis that of the columns.
/// 1. Items with two definite axes take their cells.
/// 2. Items with a definite major axis: the first free place in their lines; without `dense`, after the last item that
///    this step placed from the same line.
/// 3. The tracks of the minor axis: the explicit ones, those of definite places, and as many as the greatest span needs.
/// 4. The others, in order. Without `dense` a cursor only goes forward.
///    An item with a definite minor axis: the first line where it is free.
///    An automatic one: the first free place in the cursor's line, else in the next ones.
///
/// No step goes beyond the limited grid: what would be outside takes the last track.
struct GridPlacement {
  /// The places of the items on each axis, where 0 is the first line of the implicit grid.
  private(set) var columns: [GridSpan]
  private(set) var rows: [GridSpan]
  /// The lines of the implicit grid, where 0 is the first line of the explicit grid.
  private(set) var columnLines = 0..<0
  private(set) var rowLines = 0..<0
  /// Whether an item would reach beyond the limited grid.
  private(set) var isCut = false

  /// - Parameters:
  ///   - columnPlaces: The style's places of the items in order, on the axis of the columns.
  ///   - rowPlaces: Likewise on the axis of the rows.
  ///   - explicitColumns: The number of explicit columns.
  ///   - explicitRows: The number of explicit rows.
  init(
    columnPlaces: [GridPlace], rowPlaces: [GridPlace], explicitColumns: Int, explicitRows: Int,
    flow: CSSStyle.AutoFlow
  ) {
    let isByRows = flow == .row || flow == .rowDense
    let solver = GridPlacementSolver(
      majorPlaces: isByRows ? rowPlaces : columnPlaces, minorPlaces: isByRows ? columnPlaces : rowPlaces,
      explicitMajor: isByRows ? explicitRows : explicitColumns,
      explicitMinor: isByRows ? explicitColumns : explicitRows, isDense: flow == .rowDense || flow == .columnDense)
    columns = isByRows ? solver.minor : solver.major
    rows = isByRows ? solver.major : solver.minor
    columnLines = isByRows ? solver.minorLines : solver.majorLines
    rowLines = isByRows ? solver.majorLines : solver.minorLines
    isCut = solver.isCut
  }
}

/// The steps of `GridPlacement`.
private struct GridPlacementSolver {
  private(set) var major: [GridSpan]
  private(set) var minor: [GridSpan]
  private(set) var majorLines: Range<Int>
  private(set) var minorLines: Range<Int>
  private(set) var isCut = false

  init(
    majorPlaces: [GridPlace], minorPlaces: [GridPlace], explicitMajor: Int, explicitMinor: Int, isDense: Bool
  ) {
    let unplaced = GridSpan(start: 0, end: 0)
    major = [GridSpan](repeating: unplaced, count: majorPlaces.count)
    minor = major
    // The first lines are those of definite places, so that an automatic place begins there.
    let firstMajor = Self.first(majorPlaces)
    let firstMinor = Self.first(minorPlaces)
    var endMajor = explicitMajor - firstMajor
    var endMinor = explicitMinor - firstMinor
    var occupancy = GridOccupancy()
    var locked: [Int] = []
    var others: [Int] = []

    // 1.
    for index in majorPlaces.indices {
      let place = majorPlaces[index]
      let other = minorPlaces[index]
      if !place.isDefinite {
        if other.isDefinite { endMinor = max(endMinor, other.span.end - firstMinor) }
        others.append(index)
      } else if !other.isDefinite {
        locked.append(index)
      } else {
        major[index] = place.span.moved(by: -firstMajor)
        minor[index] = other.span.moved(by: -firstMinor)
        occupancy.take(major: major[index], minor: minor[index])
        endMajor = max(endMajor, major[index].end)
        endMinor = max(endMinor, minor[index].end)
      }
    }

    // 2.
    var cursors: [Int: Int] = [:]
    for index in locked {
      let lines = majorPlaces[index].span.moved(by: -firstMajor)
      let count = minorPlaces[index].count
      let start = occupancy.freeMinor(major: lines, from: isDense ? 0 : cursors[lines.start] ?? 0, count: count)
      major[index] = lines
      minor[index] = GridSpan(start: start, end: start + count).limited(from: firstMinor)
      if minor[index].end != start + count { isCut = true }
      cursors[lines.start] = start + count
      occupancy.take(major: lines, minor: minor[index])
      endMajor = max(endMajor, lines.end)
      endMinor = max(endMinor, minor[index].end)
    }

    // 3.
    for index in others where !minorPlaces[index].isDefinite { endMinor = max(endMinor, minorPlaces[index].count) }

    // 4.
    // Where the cursor only goes forward over items of one line, it knows by itself what is free.
    let readsCells =
      isDense || others.count < majorPlaces.count
      || others.contains { minorPlaces[$0].isDefinite || majorPlaces[$0].count > 1 }
    var line = 0
    var column = 0
    // With `dense`, the place of the last item of equal spans: before it is none for the next one.
    var found: [[Int]: (line: Int, column: Int)] = [:]
    for index in others {
      let lines = majorPlaces[index].count
      let place = minorPlaces[index]
      if place.isDefinite {
        let tracks = place.span.moved(by: -firstMinor)
        if isDense { (line, column) = (0, 0) }
        if tracks.start < column { line += 1 }
        column = tracks.start
        line = occupancy.freeMajor(minor: tracks, from: line, count: lines)
      } else {
        if isDense { (line, column) = found[[lines, place.count]] ?? (0, 0) }
        while true {
          let first = column
          if readsCells {
            column = occupancy.freeMinor(
              major: GridSpan(start: line, end: line + lines), from: column, count: place.count)
          }
          if column + place.count <= endMinor { break }
          // A whole line without a place gives way where the next band of taken cells ends, and no earlier.
          line = first == 0 ? occupancy.end(ofBandAfter: line) : line + 1
          column = 0
        }
        if isDense { found[[lines, place.count]] = (line, column) }
      }
      minor[index] = GridSpan(start: column, end: column + place.count)
      major[index] = GridSpan(start: line, end: line + lines).limited(from: firstMajor)
      if major[index].end != line + lines { isCut = true }
      if readsCells {
        occupancy.take(major: major[index], minor: minor[index])
      } else {
        column += place.count
      }
      endMajor = max(endMajor, major[index].end)
    }

    majorLines = firstMajor..<firstMajor + endMajor
    minorLines = firstMinor..<firstMinor + endMinor
  }

  /// The first line of the implicit grid.
  private static func first(_ places: [GridPlace]) -> Int {
    var first = 0
    for place in places where place.isDefinite { first = min(first, place.start) }
    return first
  }
}
