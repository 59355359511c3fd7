/// Grid and GridRow.
///
/// Algorithm (SwiftUI's documented behaviour; section 7.2 of the specification):
/// 1. There are as many columns as the widest row has cells, spans counted. A child that is no row forms one of its own
///    and spans all columns. Missing cells stay empty.
/// 2. Columns share the proposed width, less the gaps, as children of an HStack do (`ShareOut.swift`). A column's
///    minimum and maximum are the greatest of its one-column cells', its priority is the greatest of theirs, and its
///    width is the widest of their responses to the column's proposal. Unspecified, it is the widest ideal. Cells that
///    are unsized horizontally do not take part.
/// 3. A cell over several columns has as proposal their sum and the gaps between them, a child that is no row the whole
///    proposed width. The length that it needs beyond that is split evenly over its columns.
/// 4. With the widths known, rows share the proposed height in the same way; cells that are unsized vertically do not
///    take part.
/// 5. The size is the sum of columns and gaps by the sum of rows and gaps.
/// 6. A row's frame is the grid's whole width by the row's height; its own modifiers do not change it.
/// 7. The proposal of each cell is its place, and it is aligned in it: by its own anchor; else horizontally by the
///    column's alignment, vertically by the row's, and by the grid's where there is none. Cells on a text baseline
///    stand on the greatest one of their row.
struct GridRule: ContainerRule {
  func fold(_ inside: ContainerInside) -> Folded {
    let traits = inside.tree.foldChildrenAndSpacing(inside.node, Gathering(isGrid: true)).union(noticedInRows(inside))
    return Folded(
      extents: .unknown, traits: traits.union(traits.isDisjoint(with: .noticesBoth) ? .mustMeasure : .mustMeasureAll))
  }

  /// The dependence of the rows' cells on proposals, read from the cells themselves, since a frame of their row does
  /// not change it.
  private func noticedInRows(_ inside: ContainerInside) -> NodeTraits {
    var traits = NodeTraits.none
    for row in inside.children where inside.isRow(row) && inside.tree.nodes[row].layerCount > 0 {
      traits.formUnion(inside.tree.core(of: row).traits)
    }
    return traits.intersection(.noticesBoth)
  }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    inside.propagateToRows(proposal)
    let plan = GridPlan(inside)
    guard !plan.cells.isEmpty else { return .zero }
    let widths = plan.columnWidths(proposal)
    return plan.size(widths, plan.rowHeights(widths, proposal))  // 5.
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    inside.propagateToRows(core.proposal)
    let plan = GridPlan(inside)
    let widths = plan.columnWidths(core.proposal)
    let heights = plan.rowHeights(widths, core.proposal)
    let lefts = starts(widths, plan.horizontalGap)
    let tops = starts(heights, plan.verticalGap)
    let baselines = plan.rowBaselines(widths, heights)
    if !inside.isReadingGuide {
      for (at, row) in plan.rows.enumerated() where inside.isRow(row) {
        inside.tree.placeRow(row, Rect(x: 0, y: tops[at], width: core.size.width, height: heights[at]))  // 6.
      }
    }
    // 7.
    for cell in plan.cells {
      let place = Size(width: plan.spanWidth(cell, widths), height: heights[cell.row])
      let inset = inset(of: cell, in: place, inside, plan, baselines[cell.row])
      // Cells count from their row, which starts at the grid's leading edge.
      let top = cell.isWholeRow ? tops[cell.row] : 0
      inside.put(cell.node, Proposal(place), at: Point(x: lefts[cell.column], y: top) + inset)
    }
  }

  /// A cell's position in its place, by step 7.
  private func inset(
    of cell: GridPlan.Cell, in place: Size, _ inside: ContainerInside, _ plan: GridPlan, _ baseline: Double
  ) -> Point {
    let proposed = Proposal(place)
    let size = inside.measure(cell.node, proposed)
    if let anchor = inside.tree.cellAnchor(cell.node) {
      // The product of a room and a fraction may be beyond the limit of either.
      return Point(
        x: Length.bounded((place.width - size.width) * anchor.x),
        y: Length.bounded((place.height - size.height) * anchor.y))
    }
    let (horizontal, vertical) = plan.alignment(of: cell)
    let line = vertical.isTextBaseline ? baseline : inside.tree.guideDefault(vertical, place)
    return Point(
      x: inside.tree.guideDefault(horizontal, place) - inside.guide(horizontal, of: cell.node, proposed, size),
      y: line - inside.guide(vertical, of: cell.node, proposed, size))
  }

  private func starts(_ lengths: [Double], _ gap: Double) -> [Double] {
    var result: [Double] = []
    var start = 0.0
    for length in lengths {
      result.append(start)
      start += length + gap
    }
    return result
  }
}

extension ContainerInside {
  func isRow(_ child: NodeIndex) -> Bool { tree.nodes[child].kind == .gridRow }

  /// Propagates the proposal to rows, which have no size of their own: percentages of their cells refer to the grid.
  fileprivate func propagateToRows(_ proposal: Proposal) {
    guard tree.nodes[node].traits.contains(.percentChild) else { return }
    for row in children where isRow(row) { tree.setPercentBases(below: row, proposal) }
  }
}

extension LayoutTree {
  /// Places a row, by step 6.
  ///
  /// A row is not measured itself: all its layers are the row's box, and its overlays and backgrounds cover that.
  fileprivate func placeRow(_ row: NodeIndex, _ frame: Rect) {
    dropResponses(nodes.handle, of: row)
    if nodes[row].origin != frame.origin { mark(row, .moved) }
    mark(row, .changed)
    nodes[row].origin = frame.origin
    nodes[row].size = frame.size
    for at in modifierRange(of: row) {
      layers[at].inner = Rect(origin: .zero, size: frame.size)
      let record = modifiers[at]
      guard record.kind == .overlay || record.kind == .background else { continue }
      let guides = Point(
        x: guideDefault(record.horizontal, frame.size), y: guideDefault(record.vertical, frame.size))
      placeAttachment(record, of: row, frame.size, at: .zero, guides)
    }
  }

  private func lastModifier(_ kind: ModifierKind, of node: NodeIndex) -> ModifierRecord? {
    for at in modifierRange(of: node).reversed() where modifiers[at].kind == kind { return modifiers[at] }
    return nil
  }

  func columnSpan(_ cell: NodeIndex) -> Int { Int(lastModifier(.gridCellColumns, of: cell)?.p0 ?? 1) }

  func columnGuide(_ cell: NodeIndex) -> GuideKey? {
    lastModifier(.gridColumnAlignment, of: cell)?.horizontal
  }

  func unsizedAxes(_ cell: NodeIndex) -> Axis.Set {
    Axis.Set(rawValue: lastModifier(.gridCellUnsizedAxes, of: cell)?.option ?? 0)
  }

  func cellAnchor(_ cell: NodeIndex) -> UnitPoint? {
    lastModifier(.gridCellAnchor, of: cell).map { UnitPoint(x: $0.p0, y: $0.p1) }
  }
}
