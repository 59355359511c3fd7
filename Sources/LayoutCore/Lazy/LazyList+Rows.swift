import LayoutEngine

extension LazyList {
  /// Makes the rows that a plan wants and are not there, and removes those it does not want; the others are not touched.
  ///
  /// 1. Rows at the beginning go.
  /// 2. Where rows come in front of those that stay, these are taken out and put back behind them, so that no new row
  ///    takes an old one's nodes.
  /// 3. Rows at the end go, and others come.
  /// 4. The engine hears where a row stands whose place is known, and how much is not made.
  ///
  /// Complexity: O(rows that are made before or after).
  func follow(_ plan: LazyWindow.Plan, _ lowering: Lowering) {
    let old = window.made
    window.made = plan.rows
    if plan.rows != old {
      lowering.run(depth: surroundings.depth, surroundings.environment, trail: surroundings.trail) {
        lowering.pending = surroundings.pending
        lowering.modifierBase = 0
        lowering.nest(site.group) { exchange(old, plan.rows, lowering) }
      }
    }
    noteCells(in: lowering.tree)
    setSpan(plan.anchor, at: plan.position, in: lowering.tree)
  }

  private func exchange(_ old: Range<Int>, _ new: Range<Int>, _ lowering: Lowering) {
    let kept = old.clamped(to: new)
    let stays = kept.isEmpty ? [] : rows[(kept.lowerBound - old.lowerBound)..<(kept.upperBound - old.lowerBound)]
    // 1.
    for row in kept.isEmpty ? rows[...] : rows.prefix(kept.lowerBound - old.lowerBound) { take(row, lowering) }
    var keys = KeyChooser(stays)
    var made: ContiguousArray<Row> = []
    if !kept.isEmpty, new.lowerBound < kept.lowerBound {
      // 2.
      let nodes = takeOut(stays, lowering)
      for row in rows.suffix(old.upperBound - kept.upperBound) { take(row, lowering) }
      for number in new.lowerBound..<kept.lowerBound { made.append(make(number, &keys, lowering)) }
      lowering.previous = putBack(nodes, lowering)
    } else {
      skip(stays, lowering)
    }
    made += stays
    // 3. What is left behind the cursor goes first, so that no new row takes its nodes.
    lowering.removeRest()
    for number in (kept.isEmpty ? new.lowerBound : kept.upperBound)..<new.upperBound {
      made.append(make(number, &keys, lowering))
    }
    rows = made
  }

  private func make(_ number: Int, _ keys: inout KeyChooser, _ lowering: Lowering) -> Row {
    Row(key(of: number, &keys, lowering), source.lower(lowering, number))
  }

  /// What the row is told apart by from the others that are made.
  func key(of number: Int, _ keys: inout KeyChooser, _ lowering: Lowering) -> Key {
    let key = keys.next(source.id(number))
    if isRepeated { lowering.repeatedRows += 1 }
    if let id = key.id {
      if key.occurrence == 1 { lowering.reportDuplicate(id, in: site.group) }
      if contradictsItself(id, rows.last?.key.id ?? nil) { lowering.reportContradiction(id, in: site.group) }
    }
    return key
  }

  /// Removes a row at the cursor.
  private func take(_ row: Row, _ lowering: Lowering) {
    for _ in 0..<row.count {
      lowering.discard(lowering.tree.unlink(childOf: lowering.parent, after: lowering.previous))
    }
  }

  /// Takes the nodes of rows at the cursor out of the tree.
  func takeOut(_ rows: ArraySlice<Row>, _ lowering: Lowering) -> ContiguousArray<NodeIndex> {
    var nodes: ContiguousArray<NodeIndex> = []
    for row in rows {
      for _ in 0..<row.count {
        nodes.append(lowering.tree.unlink(childOf: lowering.parent, after: lowering.previous))
      }
    }
    return nodes
  }

  /// Puts nodes behind the cursor, and returns the last of them.
  @discardableResult
  func putBack(_ nodes: ContiguousArray<NodeIndex>, _ lowering: Lowering) -> NodeIndex {
    var last = lowering.previous
    for node in nodes {
      lowering.tree.reinsert(node, into: lowering.parent, after: last)
      last = node
    }
    return last
  }

  /// Moves the cursor behind rows that stay.
  private func skip(_ rows: ArraySlice<Row>, _ lowering: Lowering) {
    for row in rows {
      for _ in 0..<row.count {
        let first = lowering.tree.nodes[lowering.parent].firstChild
        lowering.previous = lowering.previous.isNone ? first : lowering.tree.nodes[lowering.previous].nextSibling
      }
    }
  }

  /// Chooses keys for rows beside others that are made: the least occurrence that is free. Complexity: O(1) for an id, and
  /// O(rows that are made) for one that occurs again.
  struct KeyChooser {
    private var taken: ContiguousArray<Key> = []
    /// The hashes of their ids. A table of the ids themselves would be generic code, and cost ten times as much.
    private var hashes: Set<Int> = []

    init(_ rows: ArraySlice<Row>) {
      taken.reserveCapacity(rows.count)
      hashes.reserveCapacity(rows.count)
      for row in rows {
        taken.append(row.key)
        hashes.insert(row.key.id.hashValue)
      }
    }

    mutating func next(_ id: ID?) -> Key {
      var key = Key(id: id, occurrence: 0)
      if !hashes.insert(id.hashValue).inserted {
        var others: Set<Int> = []
        for other in taken where other.id == id { others.insert(other.occurrence) }
        while others.contains(key.occurrence) { key.occurrence += 1 }
      }
      taken.append(key)
      return key
    }
  }
}
