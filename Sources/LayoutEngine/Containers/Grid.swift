/// Grid and GridRow.
///
/// Algorithm (SwiftUI's documented behaviour; section 7.2 of the specification):
/// 1. There are as many columns as the widest row has cells, spans counted. A child that is no row forms one of its own
///    and spans all columns. Missing cells stay empty.
/// 2. Columns share the proposed width, less the gaps, as children of an HStack do (`ShareOut.swift`): a column's least and
///    greatest lengths are the greatest of its one-column cells', its priority is the greatest of theirs, and its width is
///    what the widest of them answers to the column's offer. Unspecified, it is the widest ideal. Cells that are unsized
///    horizontally do not take part.
/// 3. A cell over several columns is offered their sum and the gaps between them, a child that is no row the whole
///    proposed width. What it wants beyond that is split evenly over its columns.
/// 4. With the widths known, rows share the proposed height in the same way; cells that are unsized vertically do not
///    take part.
/// 5. The size is the sum of columns and gaps by the sum of rows and gaps.
/// 6. A row's frame is the grid's whole width by the row's height; its own modifiers do not change it.
/// 7. Each cell is offered its place and aligned in it: by its own anchor; else horizontally by the column's alignment,
///    vertically by the row's, and by the grid's where none is said. Cells on a text baseline stand on the greatest
///    one of their row.
extension LayoutTree {
  func measureGrid(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let plan = gridPlan(node)
    guard !plan.cells.isEmpty else { return .zero }
    let widths = columnWidths(plan, proposal)
    let heights = rowHeights(plan, widths, proposal)
    return Size(
      width: Self.extent(widths, plan.horizontalGap), height: Self.extent(heights, plan.verticalGap))  // 5.
  }

  func arrangeGrid(_ node: NodeIndex, _ core: PlacedCore) {
    let plan = gridPlan(node)
    let widths = columnWidths(plan, core.proposal)
    let heights = rowHeights(plan, widths, core.proposal)
    let lefts = Self.starts(widths, plan.horizontalGap)
    let tops = Self.starts(heights, plan.verticalGap)
    let baselines = rowBaselines(plan, widths, heights)
    for (at, row) in plan.rows.enumerated() where nodes[row].kind == .gridRow && !isGuideAsked {
      placeRow(row, Rect(x: 0, y: tops[at], width: core.size.width, height: heights[at]))  // 6.
    }
    // 7.
    for cell in plan.cells {
      let place = Size(width: spanWidth(cell, widths, plan.horizontalGap), height: heights[cell.row])
      let offer = noticed(cell.node, Proposal(place))
      let size = measure(cell.node, offer)
      let alignment = gridAlignment(of: cell, plan)
      var inset = Point.zero
      if let anchor = cellAnchor(cell.node) {
        inset = Point(x: (place.width - size.width) * anchor.x, y: (place.height - size.height) * anchor.y)
      } else {
        inset.x =
          guideDefault(alignment.horizontal, place) - guideValue(cell.node, alignment.horizontal, offer, size)
        let own = guideValue(cell.node, alignment.vertical, offer, size)
        inset.y =
          (alignment.vertical.isTextBaseline ? baselines[cell.row] : guideDefault(alignment.vertical, place)) - own
      }
      // Cells count from their row, which starts at the grid's leading edge.
      let top = cell.isWholeRow ? tops[cell.row] : 0
      put(cell.node, offer, at: Point(x: lefts[cell.column], y: top) + inset)
    }
  }

  // MARK: Reading the children

  package struct GridCell {
    package var node: NodeIndex
    package var row: Int
    package var column: Int
    package var span: Int
    /// A child that is no row.
    package var isWholeRow: Bool
    /// The axes along which it has no part in the size of its place.
    package var unsizedAxes: Axis.Set
  }

  struct GridPlan {
    var grid: NodeIndex
    var cells: [GridCell] = []
    var rows: [NodeIndex] = []
    var columnCount = 0
    var columnGuides: [Int: GuideKey] = [:]
    var horizontalGap = 0.0
    var verticalGap = 0.0
  }

  /// Step 1.
  func gridPlan(_ node: NodeIndex) -> GridPlan {
    var plan = GridPlan(grid: node)
    plan.horizontalGap = nodes[node].a.isNaN ? LayoutTree.defaultSpacing : nodes[node].a
    plan.verticalGap = nodes[node].b.isNaN ? LayoutTree.defaultSpacing : nodes[node].b
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      let row = plan.rows.count
      plan.rows.append(child)
      if nodes[child].kind == .gridRow {
        var column = 0
        var cell = firstLayoutChild(of: child)
        while !cell.isNone {
          let span = columnSpan(cell)
          if let guide = columnGuide(cell) { plan.columnGuides[column] = guide }
          plan.cells.append(
            GridCell(
              node: cell, row: row, column: column, span: span, isWholeRow: false,
              unsizedAxes: unsizedAxes(cell)))
          column += span
          cell = nextLayoutChild(after: cell, in: child)
        }
        plan.columnCount = max(plan.columnCount, column)
      } else {
        plan.cells.append(
          GridCell(node: child, row: row, column: 0, span: 0, isWholeRow: true, unsizedAxes: unsizedAxes(child)))
      }
      child = nextLayoutChild(after: child, in: node)
    }
    plan.columnCount = max(plan.columnCount, plan.cells.isEmpty ? 0 : 1)
    for at in plan.cells.indices where plan.cells[at].isWholeRow { plan.cells[at].span = plan.columnCount }
    return plan
  }

  private func lastModifier(_ kind: ModifierKind, of node: NodeIndex) -> ModifierRecord? {
    let start = Int(nodes[node].layerStart)
    for at in (start..<start + Int(nodes[node].layerCount)).reversed() where modifiers[at].kind == kind {
      return modifiers[at]
    }
    return nil
  }

  private func columnSpan(_ cell: NodeIndex) -> Int { Int(lastModifier(.gridCellColumns, of: cell)?.p0 ?? 1) }

  private func columnGuide(_ cell: NodeIndex) -> GuideKey? {
    lastModifier(.gridColumnAlignment, of: cell)?.horizontal
  }

  private func unsizedAxes(_ cell: NodeIndex) -> Axis.Set {
    Axis.Set(rawValue: lastModifier(.gridCellUnsizedAxes, of: cell)?.option ?? 0)
  }

  private func cellAnchor(_ cell: NodeIndex) -> UnitPoint? {
    lastModifier(.gridCellAnchor, of: cell).map { UnitPoint(x: $0.p0, y: $0.p1) }
  }

  private func gridAlignment(of cell: GridCell, _ plan: GridPlan) -> (horizontal: GuideKey, vertical: GuideKey) {
    let row = plan.rows[cell.row]
    let hasOwn = nodes[row].kind == .gridRow && nodes[row].a == 1
    let column = cell.isWholeRow ? nil : plan.columnGuides[cell.column]
    return (column ?? nodes[plan.grid].horizontal, hasOwn ? nodes[row].vertical : nodes[plan.grid].vertical)
  }

  // MARK: Sharing out

  /// Steps 2 and 3.
  func columnWidths(_ plan: GridPlan, _ proposal: Proposal) -> [Double] {
    var height = Double.infinity
    return columnWidths(plan, proposal, from: &height)
  }

  /// The same; `height` rises to the height from which on the widths are the same.
  func columnWidths(_ plan: GridPlan, _ proposal: Proposal, from height: inout Double) -> [Double] {
    let members = plan.cells.filter { $0.span == 1 && !$0.isWholeRow && !$0.unsizedAxes.contains(Axis.Set.horizontal) }
    var lines = [[NodeIndex]](repeating: [], count: plan.columnCount)
    for cell in members { lines[cell.column].append(cell.node) }
    let gaps = plan.horizontalGap * Double(plan.columnCount - 1)
    var widths = share(proposal.rawWidth - gaps, in: plan.grid, .horizontal, lines) { node, width in
      self.width(of: node, Proposal(rawWidth: width, rawHeight: proposal.rawHeight), from: &height)
    }
    for cell in plan.cells
    where (cell.span > 1 || cell.isWholeRow) && !cell.unsizedAxes.contains(Axis.Set.horizontal) {
      let current = spanWidth(cell, widths, plan.horizontalGap)
      let offer = cell.isWholeRow || proposal.rawWidth.isNaN ? proposal.rawWidth : current
      let wanted = width(
        of: cell.node, Proposal(rawWidth: offer, rawHeight: proposal.rawHeight), from: &height)
      guard wanted > current else { continue }
      let last = min(cell.column + cell.span, plan.columnCount)
      for column in cell.column..<last { widths[column] += (wanted - current) / Double(last - cell.column) }
    }
    return widths
  }

  /// Step 4.
  func rowHeights(_ plan: GridPlan, _ widths: [Double], _ proposal: Proposal) -> [Double] {
    var lines = [[NodeIndex]](repeating: [], count: plan.rows.count)
    var widthOf: [NodeIndex: Double] = [:]
    for cell in plan.cells where !cell.unsizedAxes.contains(Axis.Set.vertical) {
      lines[cell.row].append(cell.node)
      widthOf[cell.node] = spanWidth(cell, widths, plan.horizontalGap)
    }
    let gaps = plan.verticalGap * Double(plan.rows.count - 1)
    return share(proposal.rawHeight - gaps, in: plan.grid, .vertical, lines) { node, height in
      self.measure(node, Proposal(rawWidth: widthOf[node] ?? .nan, rawHeight: height)).height
    }
  }

  /// Shares `length` out among lines of cells; an unspecified length gives each line its longest ideal.
  func share(
    _ length: Double, in container: NodeIndex, _ axis: Axis, _ lines: [[NodeIndex]],
    _ answer: (NodeIndex, Double) -> Double
  ) -> [Double] {
    withoutActuallyEscaping(answer) { answer in
      let members = GridLineMembers(container: container, axis: axis, lines: lines, answer: answer)
      if length.isNaN {
        members.lengths = lines.map { members.longest($0, .nan) }
      } else {
        shareOut(length, among: members)
      }
      return members.lengths
    }
  }

  /// Step 6.
  private func placeRow(_ row: NodeIndex, _ frame: Rect) {
    dropResponses(nodes.handle, of: row)
    if nodes[row].origin != frame.origin { mark(row, .moved) }
    mark(row, .changed)
    nodes[row].origin = frame.origin
    nodes[row].size = frame.size
    let start = Int(nodes[row].layerStart)
    for at in start..<start + Int(nodes[row].layerCount) {
      layers[at].inner = Rect(origin: .zero, size: frame.size)
    }
  }

  private func rowBaselines(_ plan: GridPlan, _ widths: [Double], _ heights: [Double]) -> [Double] {
    var greatest = [Double](repeating: 0, count: plan.rows.count)
    for cell in plan.cells {
      let guide = gridAlignment(of: cell, plan).vertical
      guard guide.isTextBaseline else { continue }
      let place = Size(width: spanWidth(cell, widths, plan.horizontalGap), height: heights[cell.row])
      let offer = noticed(cell.node, Proposal(place))
      greatest[cell.row] = max(
        greatest[cell.row], guideValue(cell.node, guide, offer, measure(cell.node, offer)))
    }
    return greatest
  }

  func spanWidth(_ cell: GridCell, _ widths: [Double], _ gap: Double) -> Double {
    Self.extent(widths[cell.column..<min(cell.column + cell.span, widths.count)], gap)
  }

  static func extent(_ lengths: some Collection<Double>, _ gap: Double) -> Double {
    max(0, lengths.reduce(0, +) + gap * Double(max(0, lengths.count - 1)))
  }

  private static func starts(_ lengths: [Double], _ gap: Double) -> [Double] {
    var result: [Double] = []
    var start = 0.0
    for length in lengths {
      result.append(start)
      start += length + gap
    }
    return result
  }
}

/// The columns or rows of a grid, among which its length is shared out.
private final class GridLineMembers: ShareMembers {
  let container: NodeIndex
  let axis: Axis
  let lines: [[NodeIndex]]
  let answer: (NodeIndex, Double) -> Double
  /// What each line takes.
  var lengths: [Double]

  init(container: NodeIndex, axis: Axis, lines: [[NodeIndex]], answer: @escaping (NodeIndex, Double) -> Double) {
    self.container = container
    self.axis = axis
    self.lines = lines
    self.answer = answer
    lengths = [Double](repeating: 0, count: lines.count)
  }

  func longest(_ line: [NodeIndex], _ offer: Double) -> Double { line.reduce(0) { max($0, answer($1, offer)) } }

  func fill(_ list: inout ShareList, in tree: LayoutTree, all: Bool) {
    for (index, line) in lines.enumerated() {
      var extent = Extent(0)
      var traits = NodeTraits.none
      var priority = line.isEmpty ? 0 : -Double.infinity
      for cell in line {
        extent.formUnion(tree.extent(of: cell, axis))
        traits.formUnion(tree.nodes[cell].traits)
        priority = max(priority, tree.priority(of: cell))
      }
      let asks = traits.contains(.asks(axis))
      let number = UInt32(index)
      if traits.contains(.notices(axis)) {
        tree.list(
          ShareItem(
            member: number, order: number, clamps: !asks, least: extent.least, greatest: extent.greatest,
            priority: priority), in: &list)
        continue
      }
      lengths[index] = asks ? longest(line, 0) : extent.least
      list.rest -= lengths[index]
      if all {
        tree.list(
          ShareItem(
            member: number, order: number, isRigid: true, clamps: true, least: lengths[index],
            greatest: lengths[index], priority: priority), in: &list)
      } else {
        list.lastOmitted = index
      }
    }
  }

  func length(of item: ShareItem, at offer: Double, in tree: LayoutTree) -> Double {
    longest(lines[Int(item.member)], offer)
  }

  func growsSteadily(_ item: ShareItem, in tree: LayoutTree) -> Bool {
    lines[Int(item.member)].allSatisfy { tree.nodes[$0].traits.contains(.monotone) }
  }

  func isBounded(_ item: ShareItem, in tree: LayoutTree) -> Bool { false }

  /// A line of cells that grow steadily is never less flexible than one that has one length; it has its one length whatever
  /// it is offered.
  func mayPrecede(_ item: ShareItem, isBefore: Bool, in tree: LayoutTree) -> Bool {
    !growsSteadily(item, in: tree)
  }

  func serve(_ item: ShareItem, in tree: LayoutTree) {
    lengths[Int(item.member)] =
      item.length.isNaN ? longest(lines[Int(item.member)], item.offer) : item.length
  }
}
