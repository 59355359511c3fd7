extension LayoutTree {
  /// Makes a node without a parent.
  package func makeNode(_ kind: NodeKind) throws(TreeError) -> NodeIndex {
    try nodes.add(NodeRecord(kind: kind))
  }

  /// Makes a node and inserts it under `parent` after `sibling`, or before all children where that is `.none`.
  package func makeNode(
    _ kind: NodeKind, into parent: NodeIndex, after sibling: NodeIndex
  ) throws(TreeError) -> NodeIndex {
    try makeNode(kind, into: parent, after: sibling, before: child(of: parent, after: sibling))
  }

  @inline(__always)
  private func makeNode(
    _ kind: NodeKind, into parent: NodeIndex, after sibling: NodeIndex, before next: NodeIndex
  ) throws(TreeError) -> NodeIndex {
    var record = NodeRecord(kind: kind)
    record.flags.formUnion(.dirty)
    // Its parent is marked so too, and its own children come next.
    if kind.isLine { record.marks.formUnion(.reordered) }
    record.parent = parent
    record.nextSibling = next
    let node = try nodes.add(record)
    let n = nodes.handle
    if sibling.isNone { n[parent].firstChild = node } else { n[sibling].nextSibling = node }
    // Most children are made one after the other: the first of them marked the parent.
    if !isMarkedRefilled(n, parent) { markRefilled(parent) }
    return node
  }

  /// Whether `markRefilled` changes nothing.
  @inline(__always)
  private func isMarkedRefilled(_ n: NodeHandle, _ parent: NodeIndex) -> Bool {
    guard n[parent].marks.contains(.reordered.union(.stale)), n[parent].flags.contains(.dirty) else { return false }
    if !n[parent].flags.contains(.transparent) { return true }
    return !n[parent].parent.isNone && n[n[parent].parent].marks.contains(.stale)
  }

  /// Marks a node that got a child.
  @inline(never)
  private func markRefilled(_ parent: NodeIndex) {
    mark(parent, .reordered)
    markDirty(parent)
  }

  /// Makes `node` the root. A former root must have been removed.
  package func setRoot(_ node: NodeIndex) {
    root = node
    // Steps of a part of the tree that is the root for a while are removed with those of the whole tree.
    dirtyWays.giveUp()
    markedWays.giveUp()
    ownMarks.formUnion(.reordered)
    nodes[node].parent = .none
    markDirty(node)
  }

  /// Inserts `node` under `parent` after `sibling`, or before all children where that is `.none`.
  ///
  /// - Complexity: O(1), and O(depth) for marking the first change of a turn.
  package func insert(_ node: NodeIndex, into parent: NodeIndex, after sibling: NodeIndex) {
    nodes[node].flags.formUnion(.dirty)
    reinsert(node, into: parent, after: sibling)
  }

  /// Inserts a node that `unlink` took out of `parent` back into it, at another place.
  ///
  /// No response of it or a node below depends on the place among its siblings, so only the parent is marked.
  package func reinsert(_ node: NodeIndex, into parent: NodeIndex, after sibling: NodeIndex) {
    nodes[node].parent = parent
    splice(node, through: node, into: parent, after: sibling)
  }

  /// The child of `parent` after `sibling`, or the first one where that is `.none`.
  @inlinable @inline(__always)
  package func child(of parent: NodeIndex, after sibling: NodeIndex) -> NodeIndex {
    sibling.isNone ? nodes[parent].firstChild : nodes[sibling].nextSibling
  }

  /// The child of `parent` after `sibling` if it is of the kind `kind`, and a new one where there is none; a new one
  /// has the modifiers of `written` from `base` on.
  ///
  /// - Parameters:
  ///   - isErased: whether it stands for an element of an erased type, which the caller compares; else no such node
  ///     does.
  ///   - areRecords: whether these are all that its modifiers consist of. Else it gets none here.
  /// - Returns: the node, and whether it has those modifiers. The node is `.none` where the child is of another kind,
  ///   or the tree is full.
  package func meet(
    _ kind: NodeKind, in parent: NodeIndex, after sibling: NodeIndex, isErased: Bool = false, from base: Int,
    areRecords: Bool
  ) -> (node: NodeIndex, hasModifiers: Bool) {
    let node = child(of: parent, after: sibling)
    let count = written.count &- base
    let areRecords = areRecords && count <= LayoutTree.modifierLimit
    if node.isNone {
      guard let new = try? makeNode(kind, into: parent, after: sibling, before: .none) else { return (.none, false) }
      if isErased { markErased(new) }
      if areRecords, count > 0 { addModifiers(to: new, count) }
      return (new, areRecords)
    }
    guard nodes[node].kind == kind, isErased == self.isErased(node) else { return (.none, false) }
    return (node, areRecords && hasModifiers(node, count))
  }

  /// The attachment of `node` after the attachment `last`, or its first one where that is `.none`.
  ///
  /// It is `.none` where no other follows.
  package func attachment(of node: NodeIndex, after last: NodeIndex) -> NodeIndex {
    let next = child(of: node, after: last)
    return next.isNone || nodes[next].flags.contains(.attachment) ? next : .none
  }

  /// The last of the attachments of `node`, which come first among its children; `.none` where there is none.
  @inlinable
  package func lastAttachment(of node: NodeIndex) -> NodeIndex {
    var last = NodeIndex.none
    var child = nodes[node].firstChild
    while !child.isNone, nodes[child].flags.contains(.attachment) {
      last = child
      child = nodes[child].nextSibling
    }
    return last
  }

  /// Takes the child after `sibling` (the first one where that is `.none`) out of `parent` without destroying it.
  package func unlink(childOf parent: NodeIndex, after sibling: NodeIndex) -> NodeIndex {
    let node = child(of: parent, after: sibling)
    guard !node.isNone else { return node }
    let next = nodes[node].nextSibling
    if sibling.isNone { nodes[parent].firstChild = next } else { nodes[sibling].nextSibling = next }
    nodes[node].nextSibling = .none
    nodes[node].parent = .none
    // The order of the others is the same.
    mark(parent, .changedInside)
    markDirty(parent)
    return node
  }

  /// Destroys a node that `unlink` took out, and everything below it; `willRemove` is called for each node first.
  ///
  /// - Complexity: O(nodes below), without recursion.
  package func destroy(_ top: NodeIndex, willRemove: (NodeIndex) -> Void = { _ in }) {
    released.hold()
    defer { released.resume() }
    var current = top
    while true {
      let child = nodes[current].firstChild
      if !child.isNone {
        // The child is unlinked from its parent first, so that the way back up finds the next one.
        nodes[current].firstChild = nodes[child].nextSibling
        current = child
        continue
      }
      let parent = nodes[current].parent
      willRemove(current)
      release(current)
      if current == top { return }
      current = parent
    }
  }

  private func release(_ node: NodeIndex) {
    let record = nodes[node]
    releaseLayers(of: node)
    removeExtents(of: node)
    if record.responses != .max { tables.responses.free(from: record.responses) }
    if record.side != .max {
      switch record.kind {
      case .flexible: tables.ownFrames.remove(record.side)
      case .text: dropTextResponses(of: node)
      case .lazyVGrid, .lazyHGrid: rare.tracks.remove(record.side)
      case .custom: released.keep(rare.rules.remove(record.side))
      case .hStack, .vStack: tables.runs.remove(record.side)
      case .group: lists.table.remove(record.side)
      default: break
      }
    }
    if !contexts.percentBases.isEmpty { contexts.percentBases[node] = nil }
    if !contexts.containers.isEmpty { contexts.containers[node] = nil }
    if !rare.spacings.isEmpty { rare.spacings[node] = nil }
    if !rare.faults.isEmpty { rare.faults[node] = nil }
    if !lists.openAxes.isEmpty { lists.openAxes[node] = nil }
    if !lists.idealQuestions.isEmpty { lists.idealQuestions.remove(node) }
    if !lists.headed.isEmpty { lists.headed[node] = nil }
    if node == root { root = .none }
    nodes.remove(node)
  }

  private func releaseLayers(of node: NodeIndex) {
    let range = modifierRange(of: node)
    guard !range.isEmpty else { return }
    released.hold()
    defer { released.resume() }
    for at in range where modifiers[at].kind == .alignmentGuide {
      released.keep(guiding.closures.remove(modifiers[at].side))
    }
    modifiers.give(nodes[node].layerStart, count: range.count)
    nodes[node].layerCount = 0
  }

  /// Replaces a node's modifiers, innermost first; equal ones are not touched.
  ///
  /// - Returns: whether something changed.
  /// - Complexity: O(modifiers).
  @discardableResult
  package func setModifiers(_ records: [ModifierRecord], of node: NodeIndex) -> Bool {
    let count = Swift.min(records.count, LayoutTree.modifierLimit)
    if records.count > count { reportLater(.tooManyModifiers, at: node, LayoutTree.ignoredModifiers(records.count)) }
    let base = written.count
    defer { written.removeAll(from: base) }
    for record in records.prefix(count).reversed() { written.append(record) }
    if hasModifiers(node, count) { return false }
    replaceModifiers(of: node, count)
    return true
  }

  /// Whether the node's modifiers are the last ones of `written`.
  @inline(__always)
  private func hasModifiers(_ node: NodeIndex, _ count: Int) -> Bool {
    let n = nodes.handle
    let own = n[node].ownFrame == .none ? 0 : 1
    guard count == Int(n[node].layerCount) + own else { return false }
    if own == 1, !ownFrameMatches(written[fromEnd: 0], node) { return false }
    let start = Int(n[node].layerStart) - own
    for offset in own..<count where !modifiers[start + offset].matches(written[fromEnd: offset]) { return false }
    return true
  }

  /// Replaces the node's modifiers by the last ones of `written`.
  private func replaceModifiers(of node: NodeIndex, _ count: Int) {
    let kinds = writtenKinds(count, of: node)
    dropModifiers(of: node, for: kinds, count)
    takeModifiers(of: node, kinds, count)
  }

  /// Gives the last modifiers of `written` to a node that was made under its parent in this very call: it is marked,
  /// and so are the nodes above it.
  @inline(__always)
  private func addModifiers(to node: NodeIndex, _ count: Int) {
    let kinds = writtenKinds(count, of: node)
    if kinds.areShown {
      dropModifiers(of: node, for: kinds, count)
    } else {
      nodes[node].marks.formUnion(.moved.union(.outspoken))
    }
    takeModifiers(of: node, kinds, count)
  }

  /// Stores the last modifiers of `written` as those of a node that has none.
  @inline(__always)
  private func takeModifiers(of node: NodeIndex, _ kinds: ModifierKinds, _ count: Int) {
    let n = nodes.handle
    if kinds.contains(.layoutDirection) { n[node].flags.formUnion(.ownDirection) }
    guard count > 0 else { return }
    let own = takeOwnFrame(of: node) ? 1 : 0
    guard count > own else { return }
    n[node].layerStart = modifiers.take(count &- own) { written[fromEnd: $0 &+ own] }
    n[node].layerCount = UInt16(truncatingIfNeeded: count &- own)
  }

  /// The kinds of the last modifiers of `written`, which become those of the node; their faults are reported.
  @inline(__always)
  private func writtenKinds(_ count: Int, of node: NodeIndex) -> ModifierKinds {
    var kinds = ModifierKinds.none
    for offset in 0..<count {
      kinds.insert(written[fromEnd: offset].kind)
      if written[fromEnd: offset].isNoted { note(written[fromEnd: offset], of: node) }
    }
    return kinds
  }

  @inline(never)
  private func note(_ record: ModifierRecord, of node: NodeIndex) {
    if record.fault != .none { reportFault(record, at: node) }
    if record.needsBaselines { guiding.needsBaselines = true }
  }

  /// Removes a node's modifiers, and marks it, since the last ones of `written` replace them.
  @inline(never)
  private func dropModifiers(of node: NodeIndex, for kinds: ModifierKinds, _ count: Int) {
    let n = nodes.handle
    let hasShown = n[node].flags.contains(.showsLayers) || kinds.areShown
    mark(node, hasShown && !showsLayers(node, count) ? NodeMarks.moved.union(.relayered) : .moved)
    if n[node].layerCount > 0 { releaseLayers(of: node) }
    if n[node].ownFrame != .none { dropOwnFrame(of: node) }
    n[node].marks.formUnion(.outspoken)
    n[node].flags.subtract(.ownDirection.union(.showsLayers))
    if kinds.areShown { n[node].flags.formUnion(.showsLayers) }
    markDirty(node)
  }

  /// The most modifiers of a node.
  package static var modifierLimit: Int { Int(UInt16.max) }

  /// The fault of an element with `count` modifiers, which are more than the limit.
  package static func ignoredModifiers(_ count: Int) -> FaultText {
    FaultText("\(count) modifiers on one element; the outermost are ignored")
  }

  /// Whether the visible layers of the node are those of the last modifiers of `written`.
  private func showsLayers(_ node: NodeIndex, _ count: Int) -> Bool {
    let range = modifierRange(of: node)
    var (at, end) = (range.lowerBound, range.upperBound)
    for offset in 0..<count where written[fromEnd: offset].kind.isShown {
      while at < end, !modifiers[at].kind.isShown { at += 1 }
      guard at < end, modifiers[at].kind == written[fromEnd: offset].kind,
        modifiers[at].side == written[fromEnd: offset].side
      else { return false }
      at += 1
    }
    while at < end, !modifiers[at].kind.isShown { at += 1 }
    return at == end
  }

  /// Marks a node as changed, so that it and the nodes that depend on it are measured in the next turn.
  ///
  /// - Complexity: O(depth), and O(1) where a node below was marked before.
  @inline(__always)
  package func markDirty(_ node: NodeIndex) {
    let n = nodes.handle
    // Every node above a dirty one is dirty. The reason for which a group is stale is found anew each time.
    if n[node].flags.contains(.dirty), n[node].marks.contains(.stale), !n[node].flags.contains(.transparent) { return }
    markDirtyUpwards(node)
  }

  // A call of its own, since a new node is marked already.
  @inline(never)
  private func markDirtyUpwards(_ node: NodeIndex) {
    let n = nodes.handle
    n[node].marks.formUnion(.stale)
    // The children of a group are those of the container around it.
    var group = node
    while n[group].flags.contains(.transparent) {
      group = n[group].parent
      if group.isNone || n[group].marks.contains(.stale) { break }
      n[group].marks.formUnion(.stale)
    }
    var at = node
    while !at.isNone, !n[at].flags.contains(.dirty) {
      n[at].flags.formUnion(.dirty)
      let parent = n[at].parent
      if !parent.isNone { dirtyWays.note(at, under: parent) }
      at = parent
    }
  }

  /// Drops the stored responses of a node, and a custom container's cache of its children.
  @inline(__always)
  func dropResponses(_ n: NodeHandle, of node: NodeIndex) {
    n[node].flags.subtract(.placed)
    if n[node].side != .max, n[node].kind.storesAside { dropSideResponses(of: node) }
    if n[node].marks.contains(.storesIdeal) { dropIdealSizes(of: node) }
    if n[node].responses != .max {
      tables.responses.free(from: n[node].responses)
      n[node].responses = .max
    }
  }

  private func dropSideResponses(of node: NodeIndex) {
    switch nodes[node].kind {
    case .custom: rare.rules[nodes[node].side].rule.childrenChanged()
    case .hStack, .vStack: dropRun(of: node)
    case .text where nodes[node].b == 1: dropTextResponses(of: node)
    default: break
    }
  }
}

extension LayoutTree {
  /// Sets the number by which the caller knows a node.
  @inlinable
  package func setToken(_ token: UInt32, of node: NodeIndex) {
    nodes[node].token = token
  }

  /// Marks a leaf whose content must not be cut: on the pixel grid it is at least as large as it was measured.
  package func keepSize(of node: NodeIndex) {
    nodes[node].marks.formUnion(.exact)
  }

  /// Inserts `content` as an attachment of `node` for an overlay or background modifier that names it.
  ///
  /// It comes after the attachment `last`, or before all others.
  package func attach(_ content: NodeIndex, to node: NodeIndex, after last: NodeIndex = .none) {
    nodes[content].flags.formUnion(.attachment)
    insert(content, into: node, after: last)
  }
}
