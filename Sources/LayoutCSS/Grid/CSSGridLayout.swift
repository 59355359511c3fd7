/// A grid container (css-grid-2).
enum CSSGridLayout {
  /// The min-content and max-content widths of the content box (12.1): the columns are sized under each constraint,
  /// without a known width.
  static func widths(_ box: CSSBox, _ frame: CSSFrame) -> CSSWidths {
    let space = frame.space
    func bound(_ length: CSSLength) -> Double {
      let points = length.resolved(space.percentWidth)
      return points.isNaN ? .nan : max(0, CSSSizing.outer(points, box, frame.insets.width) - frame.insets.width)
    }
    let minimum = bound(box.style.minWidth)
    let maximum = bound(box.style.maxWidth)
    let room = GridRoom(
      available: .nan, minimum: minimum.isNaN ? 0 : minimum, maximum: maximum.isNaN ? .infinity : maximum,
      gap: max(0, box.style.columnGap.resolvedOrZero(.nan)))
    var solver = GridSolver(box, frame, columnRoom: room)
    return CSSWidths(min: solver.contentWidth(.minContent), max: solver.contentWidth(.maxContent))
  }

  /// The size, by the steps of `GridSolver`.
  static func layout(_ box: CSSBox, _ frame: CSSFrame, places: Bool) -> CSSResult {
    let width = frame.contentWidth
    let room = GridRoom(
      available: width, minimum: width, maximum: width, gap: max(0, box.style.columnGap.resolvedOrZero(width)))
    var solver = GridSolver(box, frame, columnRoom: room)
    solver.sizeTracks()
    let height = solver.finishRows()
    if places {
      solver.place(height)
      box.isGridCut = solver.isCut
    }
    return solver.result(height)
  }
}
