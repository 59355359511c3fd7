import LayoutEngine

/// Where a lazy list stands.
struct LazySite: Equatable {
  /// The group that holds the rows.
  var group: NodeIndex
  /// The lazy container.
  var container: NodeIndex
  var scrollView: NodeIndex
  /// The axis that scrolls.
  var axis: Axis
  /// Whether a custom container stands between the two: what it answers may follow from the list's length in any way.
  var isInCustom: Bool
}

/// A row that is to be scrolled to.
struct LazyTarget {
  var row: Int
  /// Which point of the row comes to the same point of the window; `nil` scrolls no further than needed.
  var anchor: UnitPoint?
}

/// A `ForEach` in a lazy container: rows by their ids, made when they are needed.
///
/// 1. Rows that are made hang under the list's group, as in any list; the engine hears how much room the others need.
/// 2. When the window has moved, rows at one end go and rows at the other end are made (`follow`); those between are not
///    touched, and no body of theirs is evaluated.
/// 3. When there is new data, what is made is compared with it (`LazyList+Update`).
/// 4. A row's identity follows its id. Of several rows with one id, those that are made are told apart by their order.
/// 5. Only the data knows the type of the ids (`LazyData`): code for no type in particular would cost ten times as much.
final class LazyList: ListState {
  /// A row that is made, with its nodes: so many siblings.
  struct Row {
    var key: RowKey
    var first: NodeIndex
    var count: Int
    /// Whether the data held an element for it.
    var isGiven: Bool

    init(_ key: RowKey, _ nodes: RowNodes?) {
      self.key = key
      first = nodes?.first ?? .none
      count = Int(nodes?.count ?? 0)
      isGiven = nodes != nil
    }
  }

  /// A row that was seen.
  struct Anchor {
    var key: RowKey
    /// Which of the row's cells stands in a line of which all is made, in a grid.
    var cell: Int
    /// Where that stands in the scroll view's content.
    var place: Double
  }

  /// What rows that are made later need.
  struct Surroundings {
    var environment: EnvironmentPlace
    var pending: PendingModifiers
    var depth: Int
    /// The types of the bodies around it, where it stands in another list.
    var trail: ContiguousArray<Any.Type>
  }

  var site: LazySite
  var window = LazyWindow()
  /// A row that is to stand at a place in the window, asked for by `scrollTo`.
  var target: LazyTarget?
  /// Bodies of one turn that went into making rows because the window had changed.
  var rounds = 0
  /// The list in a row of which this one stands; `.none` where it stands in none.
  let outer: NodeIndex
  /// Whether it stands in a row of a list of its own kind, or has one in a row.
  var isRepeated = false
  /// Whether it was diagnosed that lists in its rows, and it, make no more rows.
  var hasReportedRepeats = false
  /// Whether it makes no more rows, since they lead to bodies without end.
  var isEndless = false
  var data: LazyData
  var surroundings: Surroundings
  /// The rows that are made for the window.
  var rows: ContiguousArray<Row> = []
  /// The heads in front of them, which are not shown.
  var front: ContiguousArray<Row> = []
  /// How many of the rows that are made have an id with a hash.
  var hashes: [Int: Int] = [:]
  /// The first cell of the line whose place was planned, and that.
  var planned = (anchor: CellPlace(row: 0), position: 0.0)
  /// Rows that are made, those that are not shown counted.
  var madeCount: Int { front.count + rows.count }
  /// The rows that were seen, the first one first.
  var anchors: ContiguousArray<Anchor> = []
  /// Which rows can be seen, after the last turn.
  private(set) var visible = 0..<0

  init(_ site: LazySite, in outer: NodeIndex, _ data: LazyData, _ surroundings: Surroundings) {
    self.site = site
    self.outer = outer
    self.data = data
    self.surroundings = surroundings
  }

  var identifiedNodes: [(Identity, NodeIndex)] {
    (front + rows).compactMap { row in row.count > 0 ? row.key.identity.map { ($0, row.first) } : nil }
  }

  func inherit(_ heirs: inout EnvironmentHeirs) {
    _ = heirs.update(&surroundings.environment)
    heirs.update(&surroundings.pending)
  }

  // MARK: Anchors

  /// Remembers which rows can be seen and where they stand. `start` is where the list begins in the scroll view's content.
  func noteAnchors(_ view: ClosedRange<Double>, start: Double) {
    anchors.removeAll(keepingCapacity: true)
    visible = 0..<0
    guard !rows.isEmpty, !window.lines.isEmpty else { return }
    var seen: Range<Int>?
    let firstLine = window.firstLine
    for (offset, row) in rows.enumerated() {
      let number = window.made.lowerBound + offset
      let lines = linesOfRow(number)
      guard lines.lowerBound < window.lines.count else { break }
      guard window.lines[lines.upperBound].end > view.lowerBound,
        window.lines[lines.lowerBound].start < view.upperBound
      else { continue }
      seen = (seen?.lowerBound ?? number)..<number + 1
      let line = lines.first { window.lines[$0].end > view.lowerBound && window.isWhole(firstLine + $0) }
      guard let line else { continue }
      let cell = window.firstCell(of: firstLine + line)
      anchors.append(
        Anchor(
          key: row.key, cell: cell.row == number ? cell.offset : 0, place: window.lines[line].start + start))
    }
    visible = seen ?? 0..<0
    // Something in front of the list stands at the window's edge: that stays where it is. Where nothing is scrolled, the
    // beginning does, as in browsers.
    let isAtTop = view.lowerBound + start <= 0
    if isAtTop || view.lowerBound < -max(0, window.place.gap) { anchors.removeAll(keepingCapacity: true) }
  }

  /// How far the first row that was seen and is still there has moved since.
  func anchorShift(start: Double) -> Double? {
    guard !anchors.isEmpty, !window.lines.isEmpty else { return nil }
    for (index, anchor) in anchors.enumerated() {
      guard let offset = rows.firstIndex(where: { $0.key == anchor.key }) else { continue }
      let number = window.made.lowerBound + offset
      let cell = CellPlace(row: number, offset: min(anchor.cell, max(0, window.cells.count(of: number) - 1)))
      let line = window.line(of: cell) - window.firstLine
      guard line < window.lines.count else { return nil }
      let shift = window.lines[line].start + start - anchor.place
      for at in index..<anchors.count { anchors[at].place += shift }
      return shift
    }
    return nil
  }

  /// The lines in which a row that is made has cells, of those that are made.
  private func linesOfRow(_ row: Int) -> ClosedRange<Int> {
    let first = window.line(of: row) - window.firstLine
    let last = window.line(of: CellPlace(row: row, offset: max(0, window.cells.count(of: row) - 1))) - window.firstLine
    return first...max(first, min(last, window.lines.count - 1))
  }

  /// Forgets the rows that were seen.
  func dropAnchors() { anchors.removeAll(keepingCapacity: true) }
}
