import LayoutEngine

/// Elements made from data, each with an identity of its own: rows that move keep their nodes and their state, and only
/// rows that come are made.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: Layout>: PrimitiveLayout {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// An element for each datum; `id` tells them apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @LayoutBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// An element for each datum, by the datum's own id.
  public init(_ data: Data, @LayoutBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  /// Puts the elements into the tree.
  public func _lower(_ lowering: Lowering) {
    lowering.list(self)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// An element for each number.
  public init(_ data: Range<Int>, @LayoutBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

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
    var first: NodeIndex
    var count: Int
  }

  var rows: ContiguousArray<Row> = []

  var identifiedNodes: [(Identity, NodeIndex)] {
    rows.filter { $0.count > 0 }.map { (Identity(value: $0.key.id), $0.first) }
  }
}

extension Lowering {
  /// A list, by the identities of its rows.
  ///
  /// 1. As long as the ids are those of the last time, in their order, each row meets the nodes it had.
  /// 2. From the first difference on, the old rows behind the cursor are taken out and found by their ids: a row that
  ///    is known goes in front of the cursor with its nodes, a new one is made. What was not found is removed.
  /// 3. Ids that occur more than once are told apart by their order, and diagnosed.
  ///
  /// Complexity: O(rows).
  func list<Data, ID, Content>(_ list: ForEach<Data, ID, Content>) {
    guard let group = groupNode(type: ForEach<Data, ID, Content>.self, branch: 0) else { return }
    let state = (contents.lists[group] as? ForEachState<ID>) ?? ForEachState<ID>()
    contents.lists[group] = state
    let old = state.rows
    var new: ContiguousArray<ForEachState<ID>.Row> = []
    new.reserveCapacity(list.data.count)
    var occurrences: [ID: Int] = [:]
    var position = 0
    var stash: [ForEachState<ID>.Key: [NodeIndex]]?

    let outer = (parent, previous)
    (parent, previous) = (group, .none)
    for element in list.data {
      let id = list.id(element)
      let key = ForEachState<ID>.Key(id: id, occurrence: occurrences[id, default: 0])
      occurrences[id, default: 0] += 1
      if key.occurrence == 1 { reportDuplicate(id, in: group) }
      if stash == nil, position < old.count, old[position].key == key {
        position += 1  // 1.
      } else {
        if stash == nil { stash = takeOut(old[position...]) }
        insertRow(stash?.removeValue(forKey: key) ?? [])  // 2.
      }
      let before = previous
      // How many nodes a row has follows from its type: whatever varies stands under a group of its own.
      list.content(element)._lower(self)
      new.append(ForEachState.Row(key: key, first: firstNode(after: before), count: countNodes(after: before)))
    }
    for nodes in (stash ?? [:]).values { for node in nodes { discard(node) } }
    while true {
      let rest = tree.unlink(childOf: parent, after: previous)
      if rest.isNone { break }
      discard(rest)
    }
    (parent, previous) = outer
    state.rows = new
  }

  private func firstNode(after before: NodeIndex) -> NodeIndex {
    guard previous != before else { return .none }
    return before.isNone ? tree.nodes[parent].firstChild : tree.nodes[before].nextSibling
  }

  private func countNodes(after before: NodeIndex) -> Int {
    var count = 0
    var at = before.isNone ? tree.nodes[parent].firstChild : tree.nodes[before].nextSibling
    guard previous != before else { return 0 }
    while true {
      count += 1
      if at == previous { return count }
      at = tree.nodes[at].nextSibling
    }
  }

  /// Takes the nodes of the rows behind the cursor out of the tree, by their keys.
  private func takeOut<ID>(_ rows: ContiguousArray<ForEachState<ID>.Row>.SubSequence) -> [ForEachState<ID>.Key: [NodeIndex]] {
    var stash: [ForEachState<ID>.Key: [NodeIndex]] = [:]
    stash.reserveCapacity(rows.count)
    for row in rows {
      var nodes: [NodeIndex] = []
      for _ in 0..<row.count { nodes.append(tree.unlink(childOf: parent, after: previous)) }
      stash[row.key] = nodes
    }
    return stash
  }

  /// Puts a known row's nodes behind the cursor, where lowering meets them.
  private func insertRow(_ nodes: [NodeIndex]) {
    var before = previous
    for node in nodes {
      tree.insert(node, into: parent, after: before)
      before = node
    }
  }

  private func reportDuplicate(_ id: some Hashable, in group: NodeIndex) {
    tree.sink.report(
      Diagnostic(
        code: .duplicateIdentity,
        message: "the id \(id) occurs more than once in one ForEach; the rows are told apart by their order, so they "
          + "cannot keep their state when they move",
        path: tree.path(of: group)))
  }
}
