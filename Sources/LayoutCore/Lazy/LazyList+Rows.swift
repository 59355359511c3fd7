import LayoutEngine

extension LazyList {
  /// Makes the rows of a plan that are not there, and removes those that are not in it; the others are not changed.
  ///
  /// 1. Rows that are not in the plan are removed.
  /// 2. Rows that stay after one that comes are taken out, so that no new row gets an old row's nodes.
  /// 3. Rows are made, and what was taken out is put back between them.
  /// 4. The engine gets the place of one row, and the number of rows that are not made.
  ///
  /// - Complexity: O(rows that are made before or after).
  func follow(_ plan: LazyWindow.Plan, _ lowering: _Lowering) {
    readSeen()
    let old = MadeRows(front: front.count, rows: window.made)
    window.hasHeads = plan.hasHeads
    window.made = window.withHeads(plan.rows)
    let new = MadeRows(front: window.front, rows: window.made)
    if new != old {
      lowering.run(depth: surroundings.depth, surroundings.environment, trail: surroundings.trail) {
        lowering.pending.restart(surroundings.pending)
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
    var (nextRow, nextNode) = (0, 0)
    for offset in made.count..<new.count {
      let number = new[offset]
      guard old.contains(number) else {
        data.read(number, lowering) { key, lower in
          take(key, after: made, before: later[nextRow...], lowering)
          made.append(Row(key, lower(0)))
        }
        continue
      }
      let row = later[nextRow]
      lowering.previous = lowering.putBack(takenOut[nextNode..<nextNode + row.count])
      made.append(row)
      (nextRow, nextNode) = (nextRow + 1, nextNode + row.count)
    }
    setRows(made, front: new.front)
  }

  /// Stores the rows that are made; the first `count` of them are not shown.
  func setRows(_ made: ContiguousArray<Row>, front count: Int) {
    front = ContiguousArray(made.prefix(count))
    rows = count > 0 ? ContiguousArray(made.dropFirst(count)) : made
  }

  /// Takes the key that distinguishes a row from the others that are made, which are `rows` before it and `others`: the
  /// lowest occurrence of its id that is free.
  ///
  /// - Complexity: O(1) for an id, and O(rows that are made) for one that occurs again.
  func take(
    _ key: RowKey, after rows: ContiguousArray<Row>, before others: ArraySlice<Row>, _ lowering: _Lowering
  ) {
    if hashes[key.hash] != nil {
      var taken: Set<Int> = []
      for row in rows where row.key.hasID(of: key) { taken.insert(row.key.occurrence) }
      for row in others where row.key.hasID(of: key) { taken.insert(row.key.occurrence) }
      while taken.contains(key.occurrence) { key.occurrence += 1 }
    }
    hashes[key.hash, default: 0] += 1
    if isRepeated { lowering.repeatedRows += 1 }
    data.check(key, beside: rows.last { $0.key.isGiven }?.key, in: site.group, lowering)
  }

  /// A row is made no more, or waits for being made again.
  func release(_ key: RowKey) {
    if let count = hashes[key.hash] { hashes[key.hash] = count > 1 ? count - 1 : nil }
  }

  /// Removes a row at the cursor.
  private func take(_ row: Row, _ lowering: _Lowering) {
    release(row.key)
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

  /// Moves the cursor over a row that stays.
  private func skip(_ row: Row, _ lowering: _Lowering) {
    for _ in 0..<row.count { lowering.previous = lowering.candidate }
  }
}
