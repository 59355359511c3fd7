import LayoutEngine

/// The place of a lazy list in the tree.
struct LazySite: Equatable {
  /// The group that holds the rows.
  var group: NodeIndex
  /// The lazy container.
  var container: NodeIndex
  var scrollView: NodeIndex
  /// The axis that scrolls.
  var axis: Axis
  /// Whether a custom container is between the two: its response may follow from the list's length in any way.
  var isInCustom: Bool
}

/// A row to which a list is to scroll.
struct LazyTarget {
  var row: Int
  /// The point of the row that is to be at the same point of the window; `nil` scrolls no further than needed.
  var anchor: UnitPoint?
}

/// A `ForEach` in a lazy container: rows by their ids, made when they are needed.
///
/// 1. Rows that are made are under the list's group, as in any list; the engine gets the room of the others as lengths.
/// 2. When the window has moved, rows at one end are removed and rows at the other end are made (`follow`); those
///    between are not changed, and no body in them is evaluated.
/// 3. When there is new data, the rows that are made are compared with it (`LazyList+Update`).
/// 4. A row's identity follows its id. Of several rows with one id, those that are made are distinguished by their
///    order.
/// 5. Only the data knows the type of the ids (`LazyData`): code for no type in particular would cost ten times as much.
///
/// Accesses to what the list itself counts and places are one statement long and call nothing out, so they are not checked
/// for overlapping at run time.
final class LazyList: ListState {
  /// A row that is made, with its nodes, by the number of siblings.
  struct Row {
    var key: RowKey
    var first: NodeIndex
    var count: Int
    /// Whether the data returned an element for it.
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

  /// The rows that a window shows.
  private struct Seen {
    /// The window, and the list's beginning in the scroll view's content, until the rows are read.
    var unread: (view: ClosedRange<Double>, start: Double)?
    var anchors: ContiguousArray<Anchor> = []
    var visible = 0..<0
  }

  /// What rows that are made later need.
  struct Surroundings {
    var environment: EnvironmentPlace
    var pending: ModifierStack?
    var depth: Int
    /// The types of the bodies around it, where it is inside another list.
    var trail: ContiguousArray<Any.Type>
  }

  var site: LazySite
  @exclusivity(unchecked) var window = LazyWindow()
  /// A row that is to be at a place in the window, requested by `scrollTo`.
  @exclusivity(unchecked) var target: LazyTarget?
  /// The number of rounds of this turn in which rows were made because the window had changed.
  @exclusivity(unchecked) var rounds = 0
  /// The list that has this one in a row; `.none` where there is none.
  let outer: NodeIndex
  /// Whether it is in a row of a list of its own kind, or has one in a row.
  @exclusivity(unchecked) var isRepeated = false
  /// Whether it was diagnosed that it, and lists in its rows, make no more rows.
  @exclusivity(unchecked) var hasReportedRepeats = false
  /// Whether it makes no more rows, since they lead to bodies without end.
  @exclusivity(unchecked) var isEndless = false
  var data: LazyData
  var surroundings: Surroundings
  /// The rows that are made for the window.
  @exclusivity(unchecked) var rows: ContiguousArray<Row> = []
  /// The heads before them, which are not shown.
  @exclusivity(unchecked) var front: ContiguousArray<Row> = []
  /// How many of the rows that are made have an id with a hash.
  @exclusivity(unchecked) var hashes: [Int: Int] = [:]
  /// The first cell of the line whose place was planned, and that place.
  @exclusivity(unchecked) var planned = (anchor: CellPlace(row: 0), position: 0.0)
  /// The number of rows that are made, including those that are not shown.
  var madeCount: Int { front.count + rows.count }
  /// The rows that were seen, as far as they were read: `anchors` and `visible`.
  @exclusivity(unchecked) private var seen = Seen()

  init(_ site: LazySite, in outer: NodeIndex, _ data: LazyData, _ surroundings: Surroundings) {
    self.site = site
    self.outer = outer
    self.data = data
    self.surroundings = surroundings
    super.init()
  }

  override var identifiedNodes: [(Identity, NodeIndex)] {
    (front + rows).compactMap { row in row.count > 0 ? row.key.identity.map { ($0, row.first) } : nil }
  }

  override func inherit(_ heirs: inout EnvironmentHeirs) {
    _ = heirs.update(&surroundings.environment)
    heirs.update(&surroundings.pending)
  }

  // MARK: Anchors

  /// The rows that were seen, the first one first.
  var anchors: ContiguousArray<Anchor> {
    readSeen()
    return seen.anchors
  }

  /// The rows that were visible after the last turn.
  var visible: Range<Int> {
    readSeen()
    return seen.visible
  }

  /// Stores what the window shows. `start` is the list's beginning in the scroll view's content.
  ///
  /// The rows that it shows are read where they are needed, and before rows or lines change: where the window moves on
  /// before that, none of it is needed.
  func noteAnchors(_ view: ClosedRange<Double>, start: Double) { seen.unread = (view, start) }

  /// Reads which rows are visible, and where they are, as long as rows and lines are those of the window that was noted.
  func readSeen() {
    guard let (view, start) = seen.unread else { return }
    seen.unread = nil
    seen.anchors.removeAll(keepingCapacity: true)
    seen.visible = 0..<0
    guard !rows.isEmpty, !window.lines.isEmpty else { return }
    var visible: Range<Int>?
    // Copied once: each call of a function of the property would be passed a copy.
    let window = window
    let firstLine = window.firstLine
    for offset in rows.indices {
      let number = window.made.lowerBound + offset
      let lines = window.linesOfRow(number)
      guard lines.lowerBound < window.lines.count else { break }
      guard window.lines[lines.upperBound].end > view.lowerBound,
        window.lines[lines.lowerBound].start < view.upperBound
      else { continue }
      visible = (visible?.lowerBound ?? number)..<number + 1
      let line = lines.first { window.lines[$0].end > view.lowerBound && window.isWhole(firstLine + $0) }
      guard let line else { continue }
      let cell = window.firstCell(of: firstLine + line)
      seen.anchors.append(
        Anchor(
          key: rows[offset].key, cell: cell.row == number ? cell.offset : 0, place: window.lines[line].start + start))
    }
    seen.visible = visible ?? 0..<0
    // Something before the list is at the window's edge: that keeps its place. Where nothing is scrolled, the beginning
    // does, as in browsers.
    let isAtTop = view.lowerBound + start <= 0
    if isAtTop || view.lowerBound < -max(0, window.place.gap) { seen.anchors.removeAll(keepingCapacity: true) }
  }

  /// How far the first row that was visible and is still there has moved since.
  func anchorShift(start: Double) -> Double? {
    // No row has moved in a list that stands where it stood.
    if let unread = seen.unread, unread.start == start { return nil }
    readSeen()
    guard !seen.anchors.isEmpty, !window.lines.isEmpty else { return nil }
    for index in seen.anchors.indices {
      let anchor = seen.anchors[index]
      guard let offset = rows.firstIndex(where: { $0.key == anchor.key }) else { continue }
      let number = window.made.lowerBound + offset
      let cell = CellPlace(row: number, offset: min(anchor.cell, max(0, window.cells.count(of: number) - 1)))
      let line = window.line(of: cell) - window.firstLine
      guard line < window.lines.count else { return nil }
      let shift = window.lines[line].start + start - anchor.place
      for at in index..<seen.anchors.count { seen.anchors[at].place += shift }
      return shift
    }
    return nil
  }

  /// Drops the rows that were visible.
  func dropAnchors() {
    readSeen()
    seen.anchors.removeAll(keepingCapacity: true)
  }
}
