/// The steps of one evaluation of a grid container (css-grid-2, 12.1).
///
/// 1. The explicit grid, and the places of the items (`GridExplicitAxis`, `GridPlacement`).
/// 2. The columns are sized, and distributed by `justify-content`.
/// 3. The rows are sized with the widths of the columns, and distributed by `align-content`.
/// 4. Where the width of an item depends on its height, steps 2 and 3 are done again with the heights of the rows.
/// 5. Where the height of the container follows from the rows and a row depends on that height, the rows are sized again.
/// 6. Items are aligned in their areas (`GridItemPlacing`), and absolute boxes are placed (`GridAbsolutePlacing`).
struct GridSolver {
  let box: CSSBox
  let frame: CSSFrame
  var columnRoom: GridRoom
  var rowRoom: GridRoom
  var columns: GridAxis
  var rows: GridAxis
  var items: [GridItem] = []
  /// The first row with an item, and the end of the last one.
  private(set) var firstRow = Int.max
  private(set) var endRow = 0
  /// Whether the width of an item may depend on its height.
  private var widthsReadHeights = false
  /// Whether an item would reach beyond the limited grid.
  private(set) var isCut = false

  /// Step 1.
  init(_ box: CSSBox, _ frame: CSSFrame, columnRoom: GridRoom) {
    self.box = box
    self.frame = frame
    self.columnRoom = columnRoom
    rowRoom = Self.rowRoom(box, frame)
    let grid = box.style.grid
    let explicitColumns = GridExplicitAxis(
      grid.columns, automatic: grid.autoColumns, areas: grid.areas, isColumns: true, room: columnRoom)
    let explicitRows = GridExplicitAxis(
      grid.rows, automatic: grid.autoRows, areas: grid.areas, isColumns: false, room: rowRoom)
    let boxes = box.flow
    var columnPlaces: [GridPlace] = []
    var rowPlaces: [GridPlace] = []
    columnPlaces.reserveCapacity(boxes.count)
    rowPlaces.reserveCapacity(boxes.count)
    for child in boxes {
      let isAutomatic = child.facts.flags.contains(.automaticCell)
      let column = isAutomatic ? .automatic : explicitColumns.place(child.style.gridColumn)
      let row = isAutomatic ? .automatic : explicitRows.place(child.style.gridRow)
      columnPlaces.append(column)
      rowPlaces.append(row)
      if column.isCut || row.isCut { isCut = true }
    }
    let placement = GridPlacement(
      columnPlaces: columnPlaces, rowPlaces: rowPlaces, explicitColumns: explicitColumns.count,
      explicitRows: explicitRows.count, flow: grid.autoFlow)
    if placement.isCut { isCut = true }
    columns = GridAxis(explicitColumns, lines: placement.columnLines)
    rows = GridAxis(explicitRows, lines: placement.rowLines)
    items.reserveCapacity(boxes.count)
    for (index, child) in boxes.enumerated() {
      let item = GridItem(child, columns: placement.columns[index], rows: placement.rows[index], in: box)
      items.append(item)
      firstRow = min(firstRow, item.rows.start)
      endRow = max(endRow, item.rows.end)
      if child.widthReadsHeight { widthsReadHeights = true }
    }
  }

  /// The height of the content box where it is known, with its limits.
  private static func rowRoom(_ box: CSSBox, _ frame: CSSFrame) -> GridRoom {
    var room = GridRoom()
    room.available = frame.space.isFixedHeightIndefinite && !frame.space.fixedHeight.isNaN ? .nan : frame.contentHeight
    room.gap = max(0, box.style.rowGap.resolvedOrZero(room.available))
    if room.available.isNaN, frame.space.fixedHeight.isNaN {
      let bounds = CSSSizing.specifiedHeightBounds(box, frame.space, frame.insets)
      room.minimum = max(0, bounds.min - frame.insets.height)
      room.maximum = max(room.minimum, bounds.max - frame.insets.height)
    }
    return room
  }

  /// The min-content or the max-content width of the content box.
  mutating func contentWidth(_ constraint: GridTrackSizing.Constraint) -> Double {
    beginRows()
    sizeColumns(constraint, areHeightsKnown: false)
    if widthsReadHeights {
      sizeRows()
      sizeColumns(constraint, areHeightsKnown: true)
    }
    return columns.total
  }

  /// Steps 2 to 4.
  mutating func sizeTracks() {
    beginRows()
    sizeColumns(.layout, areHeightsKnown: false)
    sizeRows()
    if widthsReadHeights {
      sizeColumns(.layout, areHeightsKnown: true)
      beginRows()
      sizeRows()
    }
  }

  /// Step 5: the height of the border box.
  mutating func finishRows() -> Double {
    let height = CSSLayout.finalHeight(box, frame, content: rows.total)
    let content = max(0, height - frame.insets.height)
    if rowRoom.available != content {
      let isGapPercent = box.style.rowGap.isPercent
      rowRoom.available = content
      rowRoom.gap = max(0, box.style.rowGap.resolvedOrZero(content))
      if rows.readsRoom || isGapPercent || (stretchesRows && rows.hasAutoTracks && content > rows.total) {
        beginRows()
        sizeRows()
        return height
      }
      rows.distribute(box.style.alignContent, content, isReversed: false)
    }
    return height
  }

  private var stretchesRows: Bool { Self.stretches(box.style.alignContent) }

  private static func stretches(_ alignment: CSSAlignment) -> Bool {
    alignment.keyword == .normal || alignment.keyword == .stretch
  }

  private mutating func beginRows() { rows.begin(rowRoom, items, \.rows) }

  /// Step 2.
  private mutating func sizeColumns(_ constraint: GridTrackSizing.Constraint, areHeightsKnown: Bool) {
    columns.begin(columnRoom, items, \.columns)
    let needs = columnNeeds(areHeightsKnown: areHeightsKnown)
    columns.size(needs, constraint, columnRoom, stretches: Self.stretches(box.style.justifyContent))
    if constraint == .layout {
      columns.distribute(box.style.justifyContent, columnRoom.available, isReversed: box.isRightToLeft)
    }
  }

  /// Step 3.
  private mutating func sizeRows() {
    alignBaselines()
    let needs = rowNeeds()
    rows.size(needs, .layout, rowRoom, stretches: stretchesRows)
    if !rowRoom.available.isNaN { rows.distribute(box.style.alignContent, rowRoom.available, isReversed: false) }
  }
}

extension CSSBox {
  /// Whether the widths of the content may depend on the height of the box: by an aspect ratio, or by the lines of a flex
  /// container that are columns.
  var widthReadsHeight: Bool {
    if facts.flags.contains(.ratio) { return true }
    if children.isEmpty { return false }
    if let known = stored?.widthReadsHeight { return known }
    var reads = style.display == .flex && !style.flexDirection.isRow && style.flexWrap != .nowrap
    for child in children where !reads { reads = child.widthReadsHeight }
    store.widthReadsHeight = reads
    return reads
  }
}
