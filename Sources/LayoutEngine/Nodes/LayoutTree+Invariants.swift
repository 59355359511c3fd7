/// The invariants of every tree, which tests check after its turns.
extension LayoutTree {
  /// Whether the tree is checked after this turn, where `checksInvariants` is set.
  ///
  /// A broken tree stays broken, so a later check finds the fault too.
  var checksThisTurn: Bool { settings.checksInvariants && Checks.isDue(at: pass.turn) }

  /// The broken invariants, one line each; empty where there are none.
  ///
  /// 1. Following the links from the root meets every node at most once, each with the parent it was met under.
  /// 2. A node that is dirty has dirty nodes above it.
  /// 3. Children are counted right.
  /// 4. After a turn every frame that is shown is finite, and no size is negative.
  /// 5. All storage is in use once, or free: `LayoutTree+StorageInvariants.swift`.
  /// 6. A node with marks for the walk over changed views has marked nodes above it.
  /// 7. A node is marked as showing layers exactly where it does.
  /// 8. Steps lead to the marked children of a node that is marked for its inside alone, and to the dirty children of a node
  ///    that is only dirty.
  ///
  /// - Complexity: O(nodes), without recursion.
  package func _checkInvariants() -> [String] {
    var faults: [String] = []
    var met: Set<NodeIndex> = []
    var pending: ContiguousArray<NodeIndex> = root.isNone ? [] : [root]
    let isSettled = !root.isNone && !nodes[root].flags.contains(.dirty)
    while let node = pending.popLast() {
      let record = nodes[node]
      guard met.insert(node).inserted else {
        faults.append("\(node) is met twice")
        continue
      }
      if record.flags.contains(.free) { faults.append("\(node) is on the free list and in the tree") }
      if isSettled { checkFrames(of: node, &faults) }
      let shows = modifierRange(of: node).contains { modifiers[$0].kind.isShown }
      if record.flags.contains(.showsLayers) != shows { faults.append("\(node) is wrong about whether a layer shows") }
      checkChildren(of: node, &pending, &faults)
    }
    if met.count > nodes.liveCount { faults.append("\(met.count) nodes are met, \(nodes.liveCount) are in use") }
    checkStorage(&faults)
    checkWays(&faults)
    return faults
  }

  private func checkChildren(
    of node: NodeIndex, _ pending: inout ContiguousArray<NodeIndex>, _ faults: inout [String]
  ) {
    let record = nodes[node]
    var child = record.firstChild
    var steps = 0
    let before = faults.count
    while !child.isNone {
      steps += 1
      guard steps <= nodes.liveCount else {
        faults.append("the children of \(node) are a ring")
        return
      }
      if nodes[child].parent != node { faults.append("\(child) hangs under \(node) and names \(nodes[child].parent)") }
      if nodes[child].flags.contains(.dirty), !record.flags.contains(.dirty) {
        faults.append("\(child) is dirty, \(node) above it is not")
      }
      if !nodes[child].marks.isDisjoint(with: .anyChange), record.marks.isDisjoint(with: .anyChange) {
        faults.append("\(child) is marked, \(node) above it is not")
      }
      pending.append(child)
      child = nodes[child].nextSibling
    }
    // Walks over children trust the links.
    guard faults.count == before, !record.flags.contains(.dirty), !record.flags.contains(.transparent) else { return }
    let count = layoutChildren(of: node).count
    if Int(record.childCount) != count { faults.append("\(node) counts \(record.childCount) children of \(count)") }
  }

  /// Checks rule 8.
  private func checkWays(_ faults: inout [String]) {
    guard faults.isEmpty, !root.isNone else { return }
    forEachNode(in: root) { node in
      let parent = nodes[node].parent
      if parent.isNone { return }
      if !nodes[node].marks.isDisjoint(with: .anyChange),
        nodes[parent].marks.intersection(.anyChange) == .changedInside, !markedWays.leads(from: parent, to: node)
      {
        faults.append("\(node) is marked, and no step leads to it")
      }
      if nodes[node].flags.contains(.dirty), nodes[parent].marks.isDisjoint(with: .stale),
        !dirtyWays.leads(from: parent, to: node)
      {
        faults.append("\(node) is dirty, and no step leads to it")
      }
    }
  }

  private func checkFrames(of node: NodeIndex, _ faults: inout [String]) {
    let record = nodes[node]
    guard record.flags.contains(.placed), !record.flags.contains(.hidden) else { return }
    var rects = [Rect(origin: record.origin, size: record.size)]
    for at in modifierRange(of: node) { rects.append(layers[at].inner) }
    for rect in rects where !(rect.isFinite && rect.width >= 0 && rect.height >= 0) {
      faults.append("\(node), a \(record.kind), has the frame \(rect)")
    }
  }
}

extension Rect {
  fileprivate var isFinite: Bool { size.isFinite && origin.x.isFinite && origin.y.isFinite }
}
