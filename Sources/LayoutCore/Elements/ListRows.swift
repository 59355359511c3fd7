import LayoutEngine
public import Observation

/// The rows of a list on their way into the tree, some of them evaluated in advance.
///
/// 1. Some rows are evaluated in one observation, before the first of them is put into the tree: an observation costs
///    more than most rows do.
/// 2. Where nothing was read, no row of these depends on anything.
/// 3. Else the results are dropped. Each row of the list is evaluated in an observation of its own, as are those of all
///    lists of the type from then on.
/// 4. The values of rows are stored from the second update on, if they can be compared. A row that is the same as
///    before is skipped, here: the cursor goes after its nodes. The values of rows that are evaluated by themselves are
///    not stored.
@usableFromInline
struct ListRows<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: Layout> {
  @usableFromInline typealias List = ForEach<Data, ID, Content>

  @usableFromInline let list: List
  @usableFromInline let data: ContiguousArray<Data.Element>
  /// The contents of the rows before `end`.
  @usableFromInline var contents: ContiguousArray<Content> = []
  @usableFromInline var end = 0
  /// Whether each row is evaluated by itself.
  @usableFromInline var areSingle: Bool
  /// The values of the rows, by step 4.
  @usableFromInline var kept = KeptRows<Content>()
  /// Whether rows that are the same are evaluated all the same, and their results compared.
  @usableFromInline let isChecked: Bool

  /// The number of rows that are evaluated at once.
  @inlinable static var count: Int { 32 }

  @inlinable
  init(_ list: List, _ data: ContiguousArray<Data.Element>, _ lowering: _Lowering) {
    self.list = list
    self.data = data
    isChecked = lowering.checksPassed
    areSingle = !lowering.isTracking || lowering.readsInRows(List.self)
  }

  /// Lowers the row at `position`, as `_Lowering.lowerRow` does. Positions come in their order, and none is left out.
  ///
  /// - Parameters:
  ///   - source: the former place of the row, and -1 where it is new; after rows that changed, its place now.
  ///   - nodes: its former nodes, which are after the cursor.
  @inlinable
  mutating func lower(_ position: Int, from source: Int, _ nodes: RowNodes, _ lowering: _Lowering) -> RowNodes {
    if !areSingle, position == end { evaluate(from: position, lowering) }
    if areSingle { return lowering.lowerRow(list, data[position], had: nodes.count) }
    let at = position - (end - contents.count)
    guard kept.isKept else { return lowering.lowerPlainRow(contents[at]) }
    var isSame = false
    if source >= 0 { isSame = kept.isSame(contents[at], from: source) } else { kept.add(contents[at]) }
    if isSame {
      if !isChecked {
        lowering.pass(nodes)
        return nodes
      }
      lowering.watch(nodes)
    }
    lowering.isKeptRow = Content.Body.self != Never.self
    let row = lowering.lowerPlainRow(contents[at])
    if isSame { lowering.checkPassed(row, Content.self) }
    return row
  }

  /// Takes the list's stored values, if its rows are at the same place, by step 4.
  @inlinable
  mutating func takeKept(_ state: ForEachState<ID>, of group: NodeIndex, _ lowering: _Lowering) {
    guard Content._isComparable, !areSingle, !state.ids.isEmpty else { return }
    let box = state.kept as? KeptRows<Content>.Box
    let isKnown = box != nil && lowering.isSamePlace(state, at: group)
    if !isKnown { lowering.notePlace(state) }
    kept = KeptRows(box, areKnown: isKnown, count: state.ids.count)
  }

  /// Stores the values in the list again.
  @inlinable
  func giveKept(_ state: ForEachState<ID>) {
    guard kept.isKept else {
      if state.kept != nil { state.kept = nil }
      return
    }
    if let box = state.kept as? KeptRows<Content>.Box {
      box.values = kept.result
    } else {
      state.kept = KeptRows.Box(kept.result)
    }
  }

  /// Does steps 1 to 3.
  @inlinable
  mutating func evaluate(from position: Int, _ lowering: _Lowering) {
    let positions = position..<Swift.min(position + ListRows.count, data.count)
    end = positions.upperBound
    contents.removeAll(keepingCapacity: true)
    contents.reserveCapacity(positions.count)
    let reading = lowering.beginReadingRows()
    withObservationTracking(
      {
        for position in positions { contents.append(list.content(data[position])) }
      }, onChange: lowering.arm(reading))
    if lowering.endReadingRows(reading, of: List.self) {
      contents.removeAll()
      areSingle = true
      kept = KeptRows()
    }
  }
}

extension _Lowering {
  /// Whether the element that comes is a row that its list keeps; the one after it is none.
  @inlinable
  func takeKeptRow() -> Bool {
    defer { isKeptRow = false }
    return isKeptRow
  }

  /// Whether rows of lists of that type read something before.
  @usableFromInline
  func readsInRows(_ type: Any.Type) -> Bool {
    let type = ObjectIdentifier(type)
    if unreadingLists.holds(type) { return false }
    if ReaderTypes.shared.hasReadingRows(type) { return true }
    unreadingLists.note(type)
    return false
  }

  @usableFromInline
  func beginReadingRows() -> Reading { Reading(outer: takeReads(), held: nil) }

  /// Whether the rows read something.
  ///
  /// Only that is stored: they are evaluated again, each by itself.
  @usableFromInline
  func endReadingRows(_ reading: Reading, of type: Any.Type) -> Bool {
    if reads.isEmpty, reading.outer == nil { return false }
    let own = exchange(&reads, with: reading.outer ?? Reads())
    if own.isEmpty { return false }
    noteReaders { $0.noteReadingRows(ObjectIdentifier(type), readModels: own.token != nil) }
    if let token = own.token { inbox?.disarm(token) }
    return true
  }

  /// Lowers a row that read nothing, of a list whose rows have no groups.
  @inlinable
  func lowerPlainRow(_ content: some Layout) -> RowNodes {
    let before = cursor
    content._lower(self)
    return rowNodes(behind: before)
  }
}
