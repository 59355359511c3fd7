extension CSSGridLayout {
  /// The area of an item, for explanations: its columns and rows from 1, and its size.
  struct Area {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
    var width: Double
    var height: Double
  }

  /// The area of a child in the last layout of its grid; `nil` where it is no item, or nothing was laid out.
  static func area(of child: CSSBox, in box: CSSBox) -> Area? {
    guard let solver = lastLayout(of: box), let index = solver.items.firstIndex(where: { $0.box === child }) else {
      return nil
    }
    let (columns, rows) = (solver.items[index].columns, solver.items[index].rows)
    return Area(
      columns: (columns.start + 1)...columns.end, rows: (rows.start + 1)...rows.end,
      width: solver.columns.length(columns), height: solver.rows.length(rows))
  }

  /// The numbers of columns and rows in the last layout of a grid; `nil` where nothing was laid out.
  static func counts(of box: CSSBox) -> (columns: Int, rows: Int)? {
    lastLayout(of: box).map { ($0.columns.tracks.count, $0.rows.tracks.count) }
  }

  /// Whether an item of the last layout would reach beyond the limited grid.
  static func isCut(_ box: CSSBox) -> Bool {
    // A place of each item is no farther than the sum of all.
    var farthest = 0
    for child in box.flow {
      farthest += child.style.hasAutomaticCell ? 1 : child.style.gridColumn.reach + child.style.gridRow.reach
      if farthest >= GridSpan.farthest { return lastPlaces(of: box)?.isCut == true }
    }
    return false
  }

  private static func lastLayout(of box: CSSBox) -> GridSolver? {
    guard var solver = lastPlaces(of: box) else { return nil }
    solver.sizeTracks()
    _ = solver.finishRows()
    return solver
  }

  /// The places of the last layout, without the sizes of tracks.
  private static func lastPlaces(of box: CSSBox) -> GridSolver? {
    guard box.stored.placed.isUsed else { return nil }
    let frame = CSSLayout.frame(of: box, box.stored.placed.space)
    let width = frame.contentWidth
    let gap = max(0, box.style.columnGap.resolvedOrZero(width))
    return GridSolver(
      box, frame, columnRoom: GridRoom(available: width, minimum: width, maximum: width, gap: gap))
  }
}

extension CSSGridPlacement {
  /// The most tracks that the placement may add.
  fileprivate var reach: Int {
    func reach(_ line: CSSGridLine) -> Int {
      switch line {
      case .auto: 0
      case .line(let number), .span(let number), .named(_, let number), .namedSpan(_, let number):
        Int(min(number.magnitude, UInt(GridSpan.farthest)))
      }
    }
    return max(1, reach(start) + reach(end))
  }
}
