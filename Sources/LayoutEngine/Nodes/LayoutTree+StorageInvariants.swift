/// The invariants of a tree's storage: every entry is in use by exactly one node, or free.
extension LayoutTree {
  /// Adds a line for each broken invariant.
  ///
  /// 1. The free list meets each record that is marked free once, and no other.
  /// 2. Each entry of a side table belongs to one node that is in use, and each such node has one entry.
  /// 3. Entries that are stored by node belong to nodes in use.
  /// 4. Each response slot is in the list of one node, or free.
  /// 5. Each modifier record is in the span of one node, or in a free span.
  ///
  /// - Complexity: O(storage).
  func checkStorage(_ faults: inout [String]) {
    let live = checkFreeRecords(&faults)
    checkSideTables(live, &faults)
    checkKeys(&faults)
    checkSlots(live, &faults)
    checkSpans(live, &faults)
  }

  /// Checks step 1 and returns the nodes in use.
  private func checkFreeRecords(_ faults: inout [String]) -> [NodeIndex] {
    let all = (0..<nodes.count).map { NodeIndex(rawValue: UInt32($0)) }
    let live = all.filter { !nodes[$0].flags.contains(.free) }
    let free = nodes.freeIndices
    if live.count != nodes.liveCount { faults.append("\(live.count) nodes are in use, \(nodes.liveCount) are counted") }
    if free.count != nodes.count - live.count || Set(free).count != free.count {
      faults.append("the free list has \(free.count) records of \(nodes.count - live.count)")
    }
    for node in free where !nodes[node].flags.contains(.free) {
      faults.append("\(node) is on the free list and not marked free")
    }
    return live
  }

  /// Checks step 2.
  private func checkSideTables(_ live: [NodeIndex], _ faults: inout [String]) {
    func check(_ used: [UInt32], _ count: Int, _ name: String) {
      let entries = Set(used).count
      if used.count != count || entries != count {
        faults.append("\(count) \(name) are kept, \(used.count) nodes refer to \(entries) of them")
      }
    }
    func check(_ kinds: Set<NodeKind>, _ count: Int, _ name: String) {
      let users = live.filter { kinds.contains(nodes[$0].kind) && nodes[$0].side != .max }
      check(users.map { nodes[$0].side }, count, name)
    }
    check([.flexible], tables.ownFrames.count, "frames of shapes")
    // A text has an entry for each of its stored results.
    check(live.filter { nodes[$0].kind == .text }.flatMap(textResponses(of:)), tables.texts.count, "texts")
    check([.lazyVGrid, .lazyHGrid], rare.tracks.count, "lists of tracks")
    check([.custom], rare.rules.count, "rules")
    check([.hStack, .vStack], tables.runs.count, "runs of stacks")
    let users = Dictionary(grouping: live.map { nodes[$0].extents }.filter { $0 != .max }) { $0 }
    let sorted = users.sorted { $0.key < $1.key }
    for (number, nodes) in sorted where nodes.count != tables.extents.users(of: number) {
      faults.append("extents \(number) are of \(tables.extents.users(of: number)) nodes, \(nodes.count) refer to them")
    }
    let own = sorted.count { !tables.extents.isFixed($0.key) }
    if own != tables.extents.count {
      faults.append("\(tables.extents.count) extents are kept, nodes refer to \(own) of them")
    }
    let guided = live.flatMap { node in
      modifierRange(of: node).filter { modifiers[$0].kind == .alignmentGuide }.map { modifiers[$0].side }
    }
    if guided.count != guiding.closures.count || Set(guided).count != guided.count {
      faults.append("\(guiding.closures.count) guides are kept, \(guided.count) modifiers refer to them")
    }
  }

  /// Checks step 3.
  private func checkKeys(_ faults: inout [String]) {
    let keys: [(String, [NodeIndex])] = [
      ("a base of percentages", Array(contexts.percentBases.keys)), ("a container", Array(contexts.containers.keys)),
      ("a spacing", Array(rare.spacings.keys)), ("a diagnostic", Array(rare.faults.keys)),
      ("an ideal question", Array(lists.idealQuestions)), ("a list with heads", Array(lists.headed.keys)),
    ]
    for (name, kept) in keys {
      for node in kept where node.rawValue >= nodes.count || nodes[node].flags.contains(.free) {
        faults.append("\(name) is kept for \(node), which is gone")
      }
    }
  }

  /// Checks step 4.
  private func checkSlots(_ live: [NodeIndex], _ faults: inout [String]) {
    var owners: [UInt32: NodeIndex] = [:]
    for node in live where nodes[node].responses != .max {
      for slot in tables.responses.indices(from: nodes[node].responses) {
        if let owner = owners.updateValue(node, forKey: slot) { faults.append("\(owner) and \(node) share a response") }
      }
    }
    let free = Set(tables.responses.free)
    for slot in free.sorted() {
      if let owner = owners[slot] { faults.append("a response of \(owner) is free") }
    }
    if owners.count + free.count != tables.responses.room {
      faults.append("\(owners.count) responses are in use and \(free.count) free, of \(tables.responses.room)")
    }
  }

  /// Checks step 5.
  private func checkSpans(_ live: [NodeIndex], _ faults: inout [String]) {
    var spans = live.map { (range: modifierRange(of: $0), node: $0) }.filter { !$0.range.isEmpty }
    spans += modifiers.freeSpans.map { ($0, NodeIndex.none) }
    spans.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (one, next) in zip(spans, spans.dropFirst()) where one.range.overlaps(next.range) {
      faults.append("the modifiers of \(one.node) and \(next.node) overlap")
    }
    let total = spans.reduce(0) { $0 + $1.range.count }
    if total != modifiers.count { faults.append("\(total) modifiers are in use or free, of \(modifiers.count)") }
  }
}
