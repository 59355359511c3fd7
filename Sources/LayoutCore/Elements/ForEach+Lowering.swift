import LayoutEngine

/// What a list remembers from one turn to the next: which nodes belong to which id.
protocol ListState: AnyObject {
  /// Each row's id and the first of its nodes; rows without nodes are left out.
  var identifiedNodes: [(Identity, NodeIndex)] { get }
}

final class ForEachState<ID: Hashable & Sendable>: ListState {
  /// The k-th row with one id.
  struct Key: Hashable {
    var id: ID
    var occurrence: Int
  }

  struct Row {
    var key: Key
    var first = NodeIndex.none
    var count = 0
  }

  var rows: ContiguousArray<Row> = []

  var identifiedNodes: [(Identity, NodeIndex)] {
    rows.filter { $0.count > 0 }.map { (Identity(value: $0.key.id), $0.first) }
  }

  /// How often each id occurs in the first `count` rows.
  func occurrences(before count: Int) -> [ID: Int] {
    var result: [ID: Int] = [:]
    result.reserveCapacity(rows.count)
    for row in rows[..<count] { result[row.key.id, default: 0] += 1 }
    return result
  }
}

extension Lowering {
  /// A list, by the identities of its rows.
  ///
  /// 1. As long as the ids are those of the last time, in their order, each row meets the nodes it had.
  /// 2. From the first difference on, the old rows behind the cursor are taken out and found by their ids: a row that
  ///    is known goes in front of the cursor with its nodes and all they have answered, a new one is made. What was not
  ///    found is removed.
  /// 3. Ids that occur more than once are told apart by their order, and diagnosed.
  ///
  /// Complexity: O(rows).
  func list<Data, ID, Content>(_ list: ForEach<Data, ID, Content>) {
    guard let group = groupNode(type: ForEach<Data, ID, Content>.self, branch: 0) else { return }
    let state = (contents.lists[group] as? ForEachState<ID>) ?? ForEachState<ID>()
    if state.rows.isEmpty { contents.lists[group] = state }
    // An array is taken as it is. Asking any collection for one element after the other costs an allocation each.
    let data = ContiguousArray(list.data)
    nest(group) {
      var row = 0
      // 1.
      while row < data.count, row < state.rows.count, list.id(data[row]) == state.rows[row].key.id {
        state.rows[row] = lowerRow(state.rows[row].key, list.content(data[row]))
        row += 1
      }
      if row < data.count {
        changeRows(state, from: row, list, data, in: group)  // 2.
      } else {
        state.rows.removeSubrange(row...)
      }
    }
  }

  /// Step 2.
  private func changeRows<Data, ID, Content>(
    _ state: ForEachState<ID>, from row: Int, _ list: ForEach<Data, ID, Content>,
    _ data: ContiguousArray<Data.Element>, in group: NodeIndex
  ) {
    var occurrences = state.occurrences(before: row)
    let old = Array(state.rows[row...])
    var stash = takeOut(old)
    state.rows.removeSubrange(row...)
    for element in data[row...] {
      let id = list.id(element)
      let key = ForEachState<ID>.Key(id: id, occurrence: occurrences[id, default: 0])
      occurrences[id] = key.occurrence + 1
      if key.occurrence == 1 { reportDuplicate(id, in: group) }  // 3.
      if let nodes = stash.removeValue(forKey: key) { putBack(nodes) }
      state.rows.append(lowerRow(key, list.content(element)))
    }
    // In the order they had; an id that is not even equal to itself, as NaN, is never found again.
    for row in old { for node in stash.removeValue(forKey: row.key) ?? [] { discard(node) } }
    for nodes in stash.values { for node in nodes { discard(node) } }
  }

  /// Lowers one row. How many nodes it has follows from its type: whatever varies stands under a group of its own.
  private func lowerRow<ID>(_ key: ForEachState<ID>.Key, _ content: some Layout) -> ForEachState<ID>.Row {
    let before = previous
    content._lower(self)
    var row = ForEachState<ID>.Row(key: key)
    guard previous != before else { return row }
    row.first = before.isNone ? tree.nodes[parent].firstChild : tree.nodes[before].nextSibling
    row.count = 1
    var at = row.first
    while at != previous {
      row.count += 1
      at = tree.nodes[at].nextSibling
    }
    return row
  }

  /// Takes the nodes of the rows behind the cursor out of the tree, by their keys.
  private func takeOut<ID>(_ rows: [ForEachState<ID>.Row]) -> [ForEachState<ID>.Key: ContiguousArray<NodeIndex>] {
    var stash: [ForEachState<ID>.Key: ContiguousArray<NodeIndex>] = [:]
    stash.reserveCapacity(rows.count)
    for row in rows {
      stash[row.key] = ContiguousArray((0..<row.count).map { _ in tree.unlink(childOf: parent, after: previous) })
    }
    return stash
  }

  /// Puts a known row's nodes behind the cursor, where lowering meets them.
  private func putBack(_ nodes: ContiguousArray<NodeIndex>) {
    var before = previous
    for node in nodes {
      tree.reinsert(node, into: parent, after: before)
      before = node
    }
  }

  private func reportDuplicate(_ id: some Hashable, in group: NodeIndex) {
    tree.sink.report(
      Diagnostic(
        code: .duplicateIdentity,
        message: "the id \(id) occurs more than once in one ForEach; the rows are told apart by their order, so they "
          + "cannot keep their state when they move",
        path: path(of: group)))
  }
}
