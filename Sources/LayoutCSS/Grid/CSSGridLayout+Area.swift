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

  private static func lastLayout(of box: CSSBox) -> GridSolver? {
    guard let placed = box.stored?.placed, placed.isUsed else { return nil }
    let frame = CSSLayout.frame(of: box, placed.space)
    let width = frame.contentWidth
    let gap = max(0, box.style.columnGap.resolvedOrZero(width))
    var solver = GridSolver(
      box, frame, columnRoom: GridRoom(available: width, minimum: width, maximum: width, gap: gap))
    solver.sizeTracks()
    _ = solver.finishRows()
    return solver
  }
}
