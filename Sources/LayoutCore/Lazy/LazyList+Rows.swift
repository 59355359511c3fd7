import LayoutEngine

extension LazyList {
  /// Makes the rows that a plan wants and are not there, and removes those it does not want; the others are not touched.
  ///
  /// 1. Rows that are not wanted go.
  /// 2. Rows that stay behind one that comes are taken out, so that no new row takes an old one's nodes.
  /// 3. Rows come, and what was taken out is put back between them.
  /// 4. The engine hears where a row stands whose place is known, and how much is not made.
  ///
  /// Complexity: O(rows that are made before or after).
  func follow(_ plan: LazyWindow.Plan, _ lowering: _Lowering) {
    let old = MadeRows(front: front.count, rows: window.made)
    window.hasHeads = plan.hasHeads
    window.made = window.withHeads(plan.rows)
    let new = MadeRows(front: window.front, rows: window.made)
    if new != old {
      lowering.run(depth: surroundings.depth, surroundings.environment, trail: surroundings.trail) {
        lowering.pending = surroundings.pending
        lowering.modifierBase = 0
        lowering.nest(site.group) { exchange(old, new, lowering) }
      }
    }
    noteCells(in: lowering.tree)
    setSpan(plan.anchor, at: plan.position, in: lowering.tree)
  }

  /// The positions of the rows that are made: the first `front` ones, and `rows`.
  private struct MadeRows: Equatable {
    var front: Int
    var rows: Range<Int>

    var count: Int { front + rows.count }
    func contains(_ number: Int) -> Bool { number < front || rows.contains(number) }
    subscript(offset: Int) -> Int { offset < front ? offset : rows.lowerBound + offset - front }
  }

  private func exchange(_ old: MadeRows, _ new: MadeRows, _ lowering: _Lowering) {
    let first = (0..<new.count).first { !old.contains(new[$0]) }.map { new[$0] } ?? .max
    var made: ContiguousArray<Row> = []
    made.reserveCapacity(new.count)
    var later: ContiguousArray<Row> = []
    var takenOut: ContiguousArray<NodeIndex> = []
    for offset in 0..<old.count {
      let number = old[offset]
      let row = offset < old.front ? front[offset] : rows[offset - old.front]
      if !new.contains(number) {
        // 1.
        take(row, lowering)
      } else if number < first {
        skip(row, lowering)
        made.append(row)
      } else {
        // 2.
        later.append(row)
        takeOut(row, into: &takenOut, lowering)
      }
    }
    // 3.
    var keys = KeyChooser(made, later)
    var (nextRow, nextNode) = (0, 0)
    for offset in made.count..<new.count {
      let number = new[offset]
      guard old.contains(number) else {
        let key = key(of: number, &keys, after: made, lowering)
        made.append(Row(key, source.lower(lowering, number, 0)))
        continue
      }
      let row = later[nextRow]
      lowering.previous = lowering.putBack(takenOut[nextNode..<nextNode + row.count])
      made.append(row)
      (nextRow, nextNode) = (nextRow + 1, nextNode + row.count)
    }
    setRows(made, front: new.front)
  }

  /// Keeps rows that are made, the first `count` of which are not shown.
  func setRows(_ made: ContiguousArray<Row>, front count: Int) {
    front = ContiguousArray(made.prefix(count))
    rows = count > 0 ? ContiguousArray(made.dropFirst(count)) : made
  }

  /// What the row behind `rows` is told apart by from the others that are made.
  func key(of number: Int, _ keys: inout KeyChooser, after rows: ContiguousArray<Row>, _ lowering: _Lowering) -> Key {
    let key = keys.next(source.id(number))
    if isRepeated { lowering.repeatedRows += 1 }
    if let id = key.id {
      if key.occurrence == 1 { lowering.reportDuplicate(id, in: site.group) }
      let neighbour = rows.last { $0.key.id != nil }
      if contradictsItself(id, neighbour?.key.id ?? nil) { lowering.reportContradiction(id, in: site.group) }
    }
    return key
  }

  /// Removes a row at the cursor.
  private func take(_ row: Row, _ lowering: _Lowering) {
    for _ in 0..<row.count { takeNode(lowering) }
  }

  /// Removes the node at the cursor.
  func takeNode(_ lowering: _Lowering) {
    lowering.discard(lowering.tree.unlink(childOf: lowering.parent, after: lowering.previous))
  }

  /// Takes the nodes of a row at the cursor out of the tree.
  func takeOut(_ row: Row, into nodes: inout ContiguousArray<NodeIndex>, _ lowering: _Lowering) {
    for _ in 0..<row.count {
      nodes.append(lowering.tree.unlink(childOf: lowering.parent, after: lowering.previous))
    }
  }

  /// Moves the cursor behind a row that stays.
  private func skip(_ row: Row, _ lowering: _Lowering) {
    for _ in 0..<row.count { lowering.previous = lowering.candidate }
  }

  /// Chooses keys for rows beside others that are made: the least occurrence that is free. Complexity: O(1) for an id, and
  /// O(rows that are made) for one that occurs again.
  struct KeyChooser {
    private var taken: ContiguousArray<Key> = []
    /// The hashes of their ids. A table of the ids themselves would be generic code, and cost ten times as much.
    private var hashes: Set<Int> = []

    init(_ rows: ContiguousArray<Row>, _ others: ContiguousArray<Row> = []) {
      taken.reserveCapacity(rows.count + others.count)
      hashes.reserveCapacity(rows.count + others.count)
      for rows in [rows, others] {
        for row in rows {
          taken.append(row.key)
          hashes.insert(row.key.id.hashValue)
        }
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
