public import LayoutEngine
public import Observation

extension Lowering {
  /// A list, by the identities of its rows.
  ///
  /// 1. As long as the ids are those of the last time, in their order, each row meets the nodes it had. So do the rows
  ///    at the end whose ids are those of the last time, counted from there.
  /// 2. The old rows between are taken out and found by their ids: a row that is known goes in front of the cursor with
  ///    its nodes and all they have answered, a new one is made. What was not found is removed.
  /// 3. Ids that occur more than once are told apart by their order, and diagnosed.
  ///
  /// A list in a lazy container inside a scroll view makes only some of its rows: `LazyList`.
  ///
  /// Complexity: O(rows).
  @inlinable
  func list<Data, ID, Content>(_ list: ForEach<Data, ID, Content>) {
    guard let group = listGroup(ForEach<Data, ID, Content>.self), !lazily(list, group) else { return }
    let state = listState(of: group, or: ForEachState<ID>())
    // An array is taken as it is. Asking any collection for one element after the other costs an allocation each.
    let data = ContiguousArray(list.data)
    let outer = enterGroup(group)
    // 1.
    var row = 0
    while row < data.count, row < state.ids.count, list.id(data[row]) == state.ids[row] {
      state.setNodes(lowerRow(list, data[row]), of: row)
      row += 1
    }
    if row < data.count || row < state.ids.count { changeRows(state, from: row, list, data, in: group) }
    leave(outer)
  }

  @inlinable
  func changeRows<Data, ID, Content>(
    _ state: ForEachState<ID>, from row: Int, _ list: ForEach<Data, ID, Content>,
    _ data: ContiguousArray<Data.Element>, in group: NodeIndex
  ) {
    var ids: ContiguousArray<ID> = []
    ids.reserveCapacity(data.count)
    ids.append(contentsOf: state.ids[..<row])
    for element in data[row...] { ids.append(list.id(element)) }
    let change = ListChange(from: row, state.ids, hasRepeats: state.hasRepeats, to: ids)
    // 2. New rows take no old one's nodes, so nothing stands behind the cursor meanwhile.
    let rest = state.firstNode(from: change.old.upperBound)
    cutRows()
    var nodes: ContiguousArray<RowNodes> = []
    nodes.reserveCapacity(change.new.count)
    let before = made
    for position in change.new {
      let source = change.sources[position - row]
      if source >= 0 { putBack(state.nodes[source]) }
      nodes.append(lowerRow(list, data[position]))
      if position == row, source < 0 { expect(change.new.count - 1, since: before) }
    }
    for position in change.gone { discardRow(state.nodes[position]) }
    state.replace(change.old, ids, nodes, hasRepeats: !change.repeated.isEmpty)
    putBackRest(rest)
    for position in change.new.upperBound..<data.count {
      state.setNodes(lowerRow(list, data[position]), of: position)
    }
    // 3.
    for id in change.repeated { reportDuplicate(id, in: group) }
  }

  /// Lowers one row. How many nodes it has follows from its type: whatever varies stands under a group of its own.
  ///
  /// A row whose closure reads something stands under a group too, from then on, so that it can be evaluated alone.
  @inlinable
  func lowerRow<Data, ID, Content>(_ list: ForEach<Data, ID, Content>, _ element: Data.Element) -> RowNodes {
    let before = cursor
    if isTracking {
      let reading = beginReading(as: ForEach<Data, ID, Content>.self)
      let content = withObservationTracking(
        {
          holdToken(reading)
          return list.content(element)
        }, onChange: arm(reading))
      if endReadingRow(reading, as: ForEach<Data, ID, Content>.self) {
        lowerReader(content, of: list, element)
      } else {
        content._lower(self)
      }
    } else {
      list.content(element)._lower(self)
    }
    return rowNodes(behind: before)
  }
}

// What a list does with nodes, whatever its types are.
extension Lowering {
  @usableFromInline
  func listGroup(_ type: Any.Type) -> NodeIndex? { groupNode(type: type, branch: 0) }

  @usableFromInline
  func listState<ID>(of group: NodeIndex, or new: @autoclosure () -> ForEachState<ID>) -> ForEachState<ID> {
    if let known = contents.lists[group] as? ForEachState<ID> { return known }
    let state = new()
    contents.lists[group] = state
    return state
  }

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

  /// Takes the nodes of all rows behind the cursor out.
  @usableFromInline
  func cutRows() { _ = tree.cut(childrenOf: parent, after: previous) }

  /// Puts a row's nodes behind the cursor, where lowering meets them.
  @usableFromInline
  func putBack(_ row: RowNodes) {
    guard row.count > 0 else { return }
    var last = row.first
    for _ in 1..<row.count { last = tree.nodes[last].nextSibling }
    tree.splice(row.first, through: last, into: parent, after: previous)
  }

  /// Puts the nodes of the last rows, from `first` on, behind the cursor.
  @usableFromInline
  func putBackRest(_ first: NodeIndex) {
    removeRest()
    if !first.isNone { tree.splice(first, through: .none, into: parent, after: previous) }
  }

  @usableFromInline
  func discardRow(_ row: RowNodes) {
    var next = row.first
    for _ in 0..<row.count {
      let node = next
      next = tree.nodes[node].nextSibling
      discard(node)
    }
  }

  /// How much there is; see `expect`.
  @usableFromInline var made: (nodes: Int, modifiers: Int) { tree.extent }

  /// Makes room for `times` as much as was made since `before`.
  @usableFromInline
  func expect(_ times: Int, since before: (nodes: Int, modifiers: Int)) { tree.reserve(times, since: before) }

  @usableFromInline
  func reportDuplicate(_ id: some Hashable, in group: NodeIndex) {
    tree.report(
      .duplicateIdentity, at: group,
      FaultText(
        "the id \(id) occurs more than once in one ForEach; the rows are told apart by their order, so they "
          + "cannot keep their state when they move", advice: "give each row an id of its own", subject: "id \(id)"))
  }
}
