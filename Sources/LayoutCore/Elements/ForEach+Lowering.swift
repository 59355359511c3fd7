public import LayoutEngine
public import Observation

extension _Lowering {
  /// Lowers a list, by the identities of its rows.
  ///
  /// 1. As long as the ids are those of the last time, in their order, each row meets the nodes it had. So do the rows
  ///    at the end whose ids are those of the last time, counted from there.
  /// 2. The old rows between are taken out and found by their ids: a known row goes before the cursor with its nodes
  ///    and all their responses, a new one is made. Rows that were not found are removed.
  /// 3. Equal ids are distinguished by their order, and diagnosed.
  /// 4. Ids that all change, time after time, are noted.
  ///
  /// A list in a lazy container inside a scroll view makes only some of its rows: `LazyList`.
  ///
  /// - Complexity: O(rows).
  @inlinable
  func list<Data, ID, Content>(_ list: ForEach<Data, ID, Content>) {
    guard let group = listGroup(ForEach<Data, ID, Content>.self) else { return }
    if standsLazily(group) { return lazyList(list, group) }
    let state: ForEachState<ID> = listState(of: group)
    let data = elements(of: list.data, in: group)
    var rows = ListRows(list, data, self)
    rows.takeKept(state, of: group, self)
    let outer = enterGroup(group)
    // 1.
    var same = 0
    while same < data.count, same < state.ids.count, list.id(data[same]) == state.ids[same] { same += 1 }
    for row in 0..<same { state.setNodes(rows.lower(row, from: row, state.rowNodes[row], self), of: row) }
    if same < data.count || same < state.ids.count {
      changeRows(state, from: same, &rows, in: group)
    } else {
      state.replacements = 0
    }
    rows.giveKept(state)
    leave(outer)
  }

  /// The data as an array.
  ///
  /// An array is used as it is: reading any collection element by element costs an allocation for each. A collection
  /// that contradicts itself is diagnosed (`CollectionReader`).
  @inlinable
  func elements<Data: RandomAccessCollection>(of data: Data, in group: NodeIndex) -> ContiguousArray<Data.Element> {
    if CollectionReader<Data>.isTrusted { return ContiguousArray(data) }
    let (elements, fault) = CollectionReader(data).elements()
    if let fault { report(fault, in: group) }
    return elements
  }

  @inlinable
  func changeRows<Data, ID, Content>(
    _ state: ForEachState<ID>, from row: Int, _ rows: inout ListRows<Data, ID, Content>, in group: NodeIndex
  ) {
    let data = rows.data
    var ids: ContiguousArray<ID> = []
    ids.reserveCapacity(data.count)
    ids.append(contentsOf: state.ids[..<row])
    for element in data[row...] { ids.append(rows.list.id(element)) }
    let change = ListChange(from: row, state.ids, hasRepeats: state.hasRepeats, to: ids)
    // 2. New rows take no old one's nodes, so no node is after the cursor meanwhile.
    let rest = state.firstNode(from: change.old.upperBound)
    cutRows()
    var nodes: ContiguousArray<RowNodes> = []
    nodes.reserveCapacity(change.new.count)
    let before = made
    rows.kept.beginMiddle()
    for position in change.new {
      let source = change.source(of: position)
      let old = source >= 0 ? state.rowNodes[source] : RowNodes()
      putBack(old)
      nodes.append(rows.lower(position, from: source, old, self))
      if position == row, source < 0 { expect(change.new.count - 1, since: before) }
    }
    if !state.ids.isEmpty {  // 4.
      var made = 0
      for position in change.new where change.source(of: position) < 0 { made += 1 }
      state.replacements = noteRows(made: made, of: data.count, state.replacements, in: group)
    }
    for position in change.gone { discardRow(state.rowNodes[position]) }
    state.replace(change.old, ids, nodes, hasRepeats: !change.repeated.isEmpty)
    rows.kept.endMiddle(change.old)
    putBackRest(rest)
    for position in change.new.upperBound..<data.count {
      state.setNodes(rows.lower(position, from: position, state.rowNodes[position], self), of: position)
    }
    // 3.
    for id in change.repeated { reportDuplicate(id, in: group) }
    if let id = change.contradiction { reportContradiction(id, in: group) }
  }

  /// Lowers one row.
  ///
  /// The number of its nodes follows from its type: variable parts are under groups of their own. A row whose closure
  /// reads something is under a group too, from then on, so that it can be evaluated alone.
  ///
  /// - Parameter count: the number of nodes after the cursor that the row had.
  @inlinable
  func lowerRow<Data, ID, Content>(
    _ list: ForEach<Data, ID, Content>, _ element: Data.Element, had count: UInt32
  ) -> RowNodes {
    let before = cursor
    if isTracking {
      let reading = beginReading(as: ForEach<Data, ID, Content>.self)
      let content = withObservationTracking(
        {
          holdToken(reading)
          return list.content(element)
        }, onChange: arm(reading))
      if endReadingRow(reading, as: ForEach<Data, ID, Content>.self, had: count) {
        lowerReader(content, of: list, element, had: count)
      } else {
        content._lower(self)
      }
    } else {
      list.content(element)._lower(self)
    }
    return rowNodes(behind: before)
  }
}

// A list's work on nodes, which does not depend on its types.
extension _Lowering {
  @usableFromInline
  func listGroup(_ type: Any.Type) -> NodeIndex? { groupNode(type: type, branch: 0) }

  @inlinable
  func listState<ID>(of group: NodeIndex) -> ForEachState<ID> {
    if let known = list(at: group) as? ForEachState<ID> { return known }
    let state = ForEachState<ID>()
    keep(state, at: group)
    return state
  }

  @usableFromInline
  func list(at group: NodeIndex) -> AnyObject? { contents.lists[group] }

  @usableFromInline
  func keep<ID>(_ state: ForEachState<ID>, at group: NodeIndex) { contents.lists[group] = state }

  /// The node that was met last.
  @usableFromInline var cursor: NodeIndex { previous }

  /// The nodes between `before` and the cursor.
  @usableFromInline
  func rowNodes(behind before: NodeIndex) -> RowNodes {
    guard previous != before else { return RowNodes() }
    var row = RowNodes()
    row.first = tree.child(of: parent, after: before)
    row.count = tree.count(from: row.first, through: previous)
    return row
  }

  /// Skips a row: moves the cursor after its nodes.
  @usableFromInline
  func pass(_ row: RowNodes) {
    passedCount += 1
    if row.count > 0 { previous = row.count == 1 ? row.first : tree.sibling(Int(row.count) - 1, behind: row.first) }
  }

  /// Takes the nodes of all rows after the cursor out.
  @usableFromInline
  func cutRows() { _ = tree.cut(childrenOf: parent, after: previous) }

  /// Puts a row's nodes after the cursor, where lowering meets them.
  @usableFromInline
  func putBack(_ row: RowNodes) {
    guard row.count > 0 else { return }
    let last = tree.sibling(Int(row.count) - 1, behind: row.first)
    tree.splice(row.first, through: last, into: parent, after: previous)
  }

  /// Puts nodes that `unlink` took out after the cursor, and returns the last of them.
  @discardableResult
  func putBack(_ nodes: some Sequence<NodeIndex>) -> NodeIndex {
    var last = previous
    for node in nodes {
      tree.reinsert(node, into: parent, after: last)
      last = node
    }
    return last
  }

  /// Puts the nodes of the last rows, from `first` on, after the cursor.
  @usableFromInline
  func putBackRest(_ first: NodeIndex) {
    removeRest()
    if !first.isNone { tree.splice(first, through: .none, into: parent, after: previous) }
  }

  @usableFromInline
  func discardRow(_ row: RowNodes) {
    for node in tree.siblings(from: row.first).prefix(Int(row.count)) { discard(node) }
  }

  /// The present extent of the tree; see `expect`.
  @usableFromInline var made: (nodes: Int, modifiers: Int) { tree.extent }

  /// Reserves room for `times` as much as was made since `before`.
  @usableFromInline
  func expect(_ times: Int, since before: (nodes: Int, modifiers: Int)) { tree.reserve(times, since: before) }

  /// The number of successive updates with all other rows after which ids are reported as meaningless.
  private static var replacementLimit: Int { 3 }

  /// Counts rows that were made and kept.
  ///
  /// - Returns: the number of successive updates in which every row was another one.
  @usableFromInline
  func noteRows(made: Int, of count: Int, _ replacements: Int, in group: NodeIndex) -> Int {
    rowsMade += made
    rowsKept += count - made
    guard made == count, count > 1 else { return 0 }
    if replacements + 1 == _Lowering.replacementLimit {
      tree.report(
        .identityChurn, at: group,
        FaultText(
          "identity churn 100%: every row of a ForEach had another id in \(_Lowering.replacementLimit) updates in "
            + "succession", severity: .note,
          cause: "a row with an id that was not there before is made anew, and its state is gone",
          advice: "take ids from the data, not from a counter, a random number or the position", subject: "churn"))
    }
    return replacements + 1
  }

  /// Reports that the data of a list contradicts itself.
  @usableFromInline
  func report(_ fault: CollectionFault, in group: NodeIndex) {
    tree.report(
      .inconsistentCollection, at: group,
      FaultText(fault.message, cause: fault.cause, advice: fault.advice, subject: "collection"))
  }

  @usableFromInline
  func reportContradiction(_ id: some Hashable, in group: NodeIndex) {
    tree.report(
      .contradictoryIdentity, at: group,
      FaultText(
        "the id \(id) is not equal to itself, or is equal to another one that has another hash",
        cause: "such ids cannot be found again, so their elements may be made anew at each update, and state is lost",
        advice: "let == and hash(into:) of \(shortName(of: type(of: id))) look at the same properties, and use no NaN",
        subject: "id of \(shortName(of: type(of: id)))"))
  }

  @usableFromInline
  func reportDuplicate(_ id: some Hashable, in group: NodeIndex) {
    tree.report(
      .duplicateIdentity, at: group,
      FaultText(
        "the id \(id) occurs more than once in one ForEach; the rows are distinguished by their order",
        cause: "the state of the k-th row of an id is that of the k-th of that id before, whichever was moved",
        advice: "give each row an id of its own", subject: "id \(id)"))
  }
}
