/// The rows and columns of a grid's cells, and their lengths.
package struct GridPlan {
  package struct Cell {
    package var node: NodeIndex
    package var row: Int
    package var column: Int
    package var span: Int
    /// A child that is no row.
    package var isWholeRow: Bool
    /// The axes along which it has no part in the size of its place.
    package var unsizedAxes: Axis.Set
  }

  let inside: ContainerInside
  private(set) var cells: [Cell] = []
  private(set) var rows: [NodeIndex] = []
  private var columnCount = 0
  private var columnGuides: [Int: GuideKey] = [:]
  let horizontalGap: Double
  let verticalGap: Double

  /// A plan of the cells, by step 1.
  init(_ inside: ContainerInside) {
    self.inside = inside
    let tree = inside.tree
    let record = inside.record
    horizontalGap = LayoutTree.gap(record.a)
    verticalGap = LayoutTree.gap(record.b)
    for child in inside.children {
      let row = rows.count
      rows.append(child)
      guard inside.isRow(child) else {
        cells.append(
          Cell(node: child, row: row, column: 0, span: 0, isWholeRow: true, unsizedAxes: tree.unsizedAxes(child)))
        continue
      }
      var column = 0
      for cell in LayoutChildren(tree: tree, container: child) {
        let span = tree.columnSpan(cell)
        if let guide = tree.columnGuide(cell) { columnGuides[column] = guide }
        cells.append(
          Cell(
            node: cell, row: row, column: column, span: span, isWholeRow: false, unsizedAxes: tree.unsizedAxes(cell)))
        column += span
      }
      columnCount = max(columnCount, column)
    }
    columnCount = max(columnCount, cells.isEmpty ? 0 : 1)
    for at in cells.indices where cells[at].isWholeRow { cells[at].span = columnCount }
  }

  func alignment(of cell: Cell) -> (horizontal: GuideKey, vertical: GuideKey) {
    let row = inside.tree.nodes[rows[cell.row]]
    let hasOwn = inside.isRow(rows[cell.row]) && row.a == 1
    let column = cell.isWholeRow ? nil : columnGuides[cell.column]
    return (column ?? inside.record.horizontal, hasOwn ? row.vertical : inside.record.vertical)
  }

  /// The widths of the columns, by steps 2 and 3.
  func columnWidths(_ proposal: Proposal) -> [Double] {
    var height = Double.infinity
    return columnWidths(proposal, from: &height)
  }

  /// The widths of the columns; `height` rises to the height from which on they are the same.
  func columnWidths(_ proposal: Proposal, from height: inout Double) -> [Double] {
    let tree = inside.tree
    let members = cells.filter { $0.span == 1 && !$0.isWholeRow && !$0.unsizedAxes.contains(Axis.Set.horizontal) }
    var lines = [[NodeIndex]](repeating: [], count: columnCount)
    for cell in members { lines[cell.column].append(cell.node) }
    let gaps = horizontalGap * Double(columnCount - 1)
    var widths = tree.share(proposal.rawWidth - gaps, in: inside.node, .horizontal, lines) { node, width in
      tree.width(of: node, Proposal(rawWidth: width, rawHeight: proposal.rawHeight), from: &height)
    }
    for cell in cells where (cell.span > 1 || cell.isWholeRow) && !cell.unsizedAxes.contains(Axis.Set.horizontal) {
      let current = spanWidth(cell, widths)
      let proposed = cell.isWholeRow || proposal.rawWidth.isNaN ? proposal.rawWidth : current
      let wanted = tree.width(
        of: cell.node, Proposal(rawWidth: proposed, rawHeight: proposal.rawHeight), from: &height)
      guard wanted > current else { continue }
      let last = min(cell.column + cell.span, columnCount)
      for column in cell.column..<last { widths[column] += (wanted - current) / Double(last - cell.column) }
    }
    return widths
  }

  /// The heights of the rows, by step 4.
  func rowHeights(_ widths: [Double], _ proposal: Proposal) -> [Double] {
    var lines = [[NodeIndex]](repeating: [], count: rows.count)
    var widthOf: [NodeIndex: Double] = [:]
    for cell in cells where !cell.unsizedAxes.contains(Axis.Set.vertical) {
      lines[cell.row].append(cell.node)
      widthOf[cell.node] = spanWidth(cell, widths)
    }
    let gaps = verticalGap * Double(rows.count - 1)
    return inside.tree.share(proposal.rawHeight - gaps, in: inside.node, .vertical, lines) { node, height in
      inside.measure(node, Proposal(rawWidth: widthOf[node] ?? .nan, rawHeight: height)).height
    }
  }

  /// The size of the grid, by step 5.
  func size(_ widths: [Double], _ heights: [Double]) -> Size {
    Size(width: GridPlan.extent(widths, horizontalGap), height: GridPlan.extent(heights, verticalGap))
  }

  func rowBaselines(_ widths: [Double], _ heights: [Double]) -> [Double] {
    var greatest = [Double](repeating: 0, count: rows.count)
    for cell in cells {
      let guide = alignment(of: cell).vertical
      guard guide.isTextBaseline else { continue }
      let proposed = Proposal(Size(width: spanWidth(cell, widths), height: heights[cell.row]))
      greatest[cell.row] = max(
        greatest[cell.row], inside.guide(guide, of: cell.node, proposed, inside.measure(cell.node, proposed)))
    }
    return greatest
  }

  func spanWidth(_ cell: Cell, _ widths: [Double]) -> Double {
    GridPlan.extent(widths[cell.column..<min(cell.column + cell.span, widths.count)], horizontalGap)
  }

  /// The sum of lengths and of the gaps between them.
  static func extent(_ lengths: some Collection<Double>, _ gap: Double) -> Double {
    max(0, lengths.reduce(0, +) + gap * Double(max(0, lengths.count - 1)))
  }
}

extension LayoutTree {
  /// Shares `length` out among lines of cells; an unspecified length gives each line its longest ideal.
  func share(
    _ length: Double, in container: NodeIndex, _ axis: Axis, _ lines: [[NodeIndex]],
    _ response: (NodeIndex, Double) -> Double
  ) -> [Double] {
    withoutActuallyEscaping(response) { response in
      let members = GridLineMembers(container: container, axis: axis, lines: lines, response: response)
      if length.isNaN {
        members.lengths = lines.map { members.longest($0, .nan) }
      } else {
        shareOut(length, among: members)
      }
      return members.lengths
    }
  }
}

/// The columns or rows of a grid, among which its length is shared out.
private final class GridLineMembers: ShareMembers {
  let container: NodeIndex
  let axis: Axis
  let lines: [[NodeIndex]]
  let response: (NodeIndex, Double) -> Double
  /// The length of each line.
  var lengths: [Double]

  init(container: NodeIndex, axis: Axis, lines: [[NodeIndex]], response: @escaping (NodeIndex, Double) -> Double) {
    self.container = container
    self.axis = axis
    self.lines = lines
    self.response = response
    lengths = [Double](repeating: 0, count: lines.count)
  }

  func longest(_ line: [NodeIndex], _ proposed: Double) -> Double { line.reduce(0) { max($0, response($1, proposed)) } }

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
      let mustMeasure = traits.contains(.mustMeasure(axis))
      let isRigid = !traits.contains(.notices(axis))
      if isRigid {
        lengths[index] = mustMeasure ? longest(line, 0) : extent.least
        list.rest -= lengths[index]
        extent = Extent(lengths[index])
      }
      if isRigid, !all {
        list.lastOmitted = index
      } else {
        tree.scratch.shareItems.append(
          ShareItem(
            member: UInt32(index), order: UInt32(index), isRigid: isRigid, clamps: isRigid || !mustMeasure,
            least: extent.least, greatest: extent.greatest, priority: priority))
      }
    }
  }

  func length(of item: ShareItem, at proposed: Double, in tree: LayoutTree) -> Double {
    longest(lines[Int(item.member)], proposed)
  }

  func growsSteadily(_ item: ShareItem, in tree: LayoutTree) -> Bool {
    lines[Int(item.member)].allSatisfy { tree.nodes[$0].traits.contains(.monotone) }
  }

  func isBounded(_ item: ShareItem, in tree: LayoutTree) -> Bool { false }

  /// Whether a line may have to be measured before those that were left out.
  ///
  /// A line of cells that grow steadily is never less flexible than one of one length, which has that length in every
  /// proposal.
  func mayPrecede(_ item: ShareItem, isBefore: Bool, in tree: LayoutTree) -> Bool {
    !growsSteadily(item, in: tree)
  }

  func serve(_ item: ShareItem, in tree: LayoutTree) {
    lengths[Int(item.member)] =
      item.length.isNaN ? longest(lines[Int(item.member)], item.proposed) : item.length
  }
}
