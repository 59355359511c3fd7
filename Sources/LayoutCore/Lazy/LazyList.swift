import LayoutEngine

/// A list that makes only some of its rows, whatever its ids are.
protocol LazyRows: ListState {
  var site: LazySite { get }
  var window: LazyWindow { get set }
  /// A row that is to stand at a place in the window, asked for by `scrollTo`.
  var target: LazyTarget? { get set }
  /// Bodies of one turn that went into making rows because the window had changed.
  var rounds: Int { get set }
  /// The list in a row of which this one stands; `.none` where it stands in none.
  var outer: NodeIndex { get }
  /// Rows that are made, those that are not shown counted.
  var madeCount: Int { get }
  /// The first cell of the line whose place was planned, and that.
  var planned: (anchor: CellPlace, position: Double) { get }
  /// Whether it stands in a row of a list of its own kind, or has one in a row.
  var isRepeated: Bool { get set }
  /// Whether it was diagnosed that lists in its rows, and it, make no more rows.
  var hasReportedRepeats: Bool { get set }
  /// Whether it makes no more rows, since they lead to bodies without end.
  var isEndless: Bool { get set }
  /// The types of the bodies around it, where it stands in another list.
  var trail: ContiguousArray<Any.Type> { get }
  /// Which rows can be seen, after the last turn.
  var visible: Range<Int> { get }

  /// Tells the engine which nodes and cells make the heads up, before a pass: a row may make others without a word to
  /// its list. Complexity: O(rows that are made) where there are heads.
  func refreshHeads(in tree: LayoutTree)
  /// Reads where the rows that are made stand.
  func noteFrames(in tree: LayoutTree)
  /// Makes and removes rows.
  func follow(_ plan: LazyWindow.Plan, _ lowering: _Lowering)
  /// Remembers which rows can be seen and where they stand. `start` is where the list begins in the scroll view's
  /// content.
  func noteAnchors(_ window: ClosedRange<Double>, start: Double)
  /// How far the first row that was seen and is still there has moved since.
  func anchorShift(start: Double) -> Double?
  /// Forgets the rows that were seen.
  func dropAnchors()
  /// Looks for the row with the id `id`.
  func search(for id: Identity) -> RowSearch
  /// Which row a node under the list's group belongs to, and which of the row's nodes it is.
  func rowStep(to node: NodeIndex, in tree: LayoutTree) -> RowStep?
  /// The node that a step leads to; `nil` where the row is not made.
  func node(at step: RowStep, in tree: LayoutTree) -> NodeIndex?
  /// The position of a step's row in the data; `nil` where it is not there, or was not looked at.
  func row(of step: RowStep) -> Int?
}

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
final class LazyList<ID: Hashable & Sendable>: LazyRows {
  /// The k-th row with one id, of those that are made.
  struct Key: Hashable {
    /// `nil` where the data does not hold what it said it holds.
    var id: ID?
    var occurrence: Int
  }

  /// A row that is made, with its nodes: so many siblings.
  struct Row {
    var key: Key
    var first: NodeIndex
    var count: Int
    /// Whether the data held an element for it.
    var isGiven: Bool

    init(_ key: Key, _ nodes: RowNodes?) {
      self.key = key
      first = nodes?.first ?? .none
      count = Int(nodes?.count ?? 0)
      isGiven = nodes != nil
    }
  }

  /// The data, by positions.
  struct Source {
    var count: Int
    var id: (Int) -> ID?
    /// Lowers a row that has so many nodes behind the cursor; `nil` where the data does not hold what it said it holds.
    var lower: (_ lowering: _Lowering, _ row: Int, _ count: Int) -> RowNodes?
  }

  /// What rows that are made later need.
  struct Surroundings {
    var environment: EnvironmentPlace
    var pending: PendingModifiers
    var depth: Int
    var trail: ContiguousArray<Any.Type>
  }

  var site: LazySite
  var window = LazyWindow()
  var target: LazyTarget?
  var rounds = 0
  let outer: NodeIndex
  var isRepeated = false
  var hasReportedRepeats = false
  var isEndless = false
  var trail: ContiguousArray<Any.Type> { surroundings.trail }
  var source: Source
  var surroundings: Surroundings
  /// The rows that are made for the window.
  var rows: ContiguousArray<Row> = []
  /// The heads in front of them, which are not shown.
  var front: ContiguousArray<Row> = []
  var planned = (anchor: CellPlace(row: 0), position: 0.0)
  var madeCount: Int { front.count + rows.count }
  /// The rows that were seen, with their places in the scroll view's content, the first one first.
  /// In a grid, where that of one of the row's cells is that stands in a line of which all is made.
  var anchors: ContiguousArray<(key: Key, cell: Int, place: Double)> = []
  private(set) var visible = 0..<0

  init(_ site: LazySite, in outer: NodeIndex, _ source: Source, _ surroundings: Surroundings) {
    self.site = site
    self.outer = outer
    self.source = source
    self.surroundings = surroundings
  }

  var identifiedNodes: [(Identity, NodeIndex)] {
    (front + rows).compactMap { row in row.count > 0 ? row.key.id.map { (Identity(value: $0), row.first) } : nil }
  }

  func inherit(_ heirs: inout EnvironmentHeirs) {
    _ = heirs.update(&surroundings.environment)
    heirs.update(&surroundings.pending)
  }

  // MARK: Anchors

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
      anchors.append((row.key, cell.row == number ? cell.offset : 0, window.lines[line].start + start))
    }
    visible = seen ?? 0..<0
    // Something in front of the list stands at the window's edge: that stays where it is. Where nothing is scrolled, the
    // beginning does, as in browsers.
    let isAtTop = view.lowerBound + start <= 0
    if isAtTop || view.lowerBound < -max(0, window.place.gap) { anchors.removeAll(keepingCapacity: true) }
  }

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

  func dropAnchors() { anchors.removeAll(keepingCapacity: true) }
}
