/// The chosen rows of a list, and what keys and clicks make of them.
///
/// 1. A click chooses the row alone. With Control it adds the row, or takes it away; with Shift it chooses all rows from the
///    anchor on, which is the row that was chosen alone or added last.
/// 2. A step goes from the row that was reached last, the *lead*. With Shift it chooses all from the anchor to there.
///    Without a lead the first step down goes to the first row, and the first step up to the last one.
/// 3. Where one row at most is chosen, Shift does nothing.
/// 4. At most `limit` rows are chosen at once: the first ones of all, or those of a range that are next to the lead.
/// 5. Rows that cannot be chosen are left out: a step goes on to the next one in its direction, or else back.
/// 6. Rows that are gone stay chosen until another choice: the caller's value has them.
/// 7. A row that the caller chose alone is the anchor and the lead. Where the caller chose none, there is neither. Where the
///    caller chose several, an anchor that is not among them is none any more.
package struct ListSelection<ID: Hashable> {
  /// The ids of the chosen rows.
  package private(set) var chosen: Set<ID> = []
  /// Whether several rows may be chosen.
  package var allowsMany: Bool
  /// The most rows that are chosen at once: a range of numbers may have more than can be stored.
  package var limit = 1 << 22
  /// The row at which a range begins.
  package private(set) var anchor: ID?
  /// The row that was reached last.
  package private(set) var lead: ID?

  package init(_ chosen: Set<ID> = [], allowsMany: Bool = false) {
    self.allowsMany = allowsMany
    follow(chosen)
  }

  /// A way from row to row.
  package enum Step: Hashable, Sendable {
    /// By so many rows, up where it is negative, and no further than to the first or the last one.
    case by(Int)
    /// To the first row, and to the last one.
    case toFirst, toLast
  }

  /// What is held down with a click.
  package enum Click: Hashable, Sendable {
    case plain, adding, extending
  }

  /// Chooses by a click, by step 1.
  package mutating func click(_ id: ID, _ click: Click, in rows: some RowOrder<ID>) {
    switch click {
    case .adding where allowsMany:
      if chosen.remove(id) == nil { chosen.insert(id) }
      (anchor, lead) = (id, id)
    case .extending where allowsMany: extend(to: id, in: rows)
    case .adding where chosen.contains(id):
      chosen = []
      (anchor, lead) = (id, id)
    case .plain, .adding, .extending: choose(id)
    }
  }

  /// Takes over what the caller chose since, by rule 7.
  ///
  /// - Complexity: O(chosen rows).
  package mutating func follow(_ chosen: Set<ID>) {
    guard chosen != self.chosen else { return }
    self.chosen = chosen
    if chosen.count < 2 {
      (anchor, lead) = (chosen.first, chosen.first)
    } else if let anchor, !chosen.contains(anchor) {
      self.anchor = nil
    }
  }

  /// Chooses one row alone.
  package mutating func choose(_ id: ID) {
    chosen = [id]
    (anchor, lead) = (id, id)
  }

  /// Makes a step, by step 2.
  ///
  /// - Returns: the row that it leads to; `nil` where there are no rows.
  /// - Complexity: O(1) and that of finding the lead, and O(chosen rows) with `extending`.
  @discardableResult
  package mutating func move(_ step: Step, extending: Bool = false, in rows: some RowOrder<ID>) -> ID? {
    guard rows.count > 0 else { return nil }
    let last = rows.count - 1
    let from = lead.flatMap { rows.position(of: $0) }
    let position =
      switch step {
      case .toFirst: 0
      case .toLast: last
      case .by(let count):
        if let from {
          from > last - max(count, 0) ? last : max(0, from + count)
        } else {
          count < 0 ? last : 0
        }
      }
    let way =
      switch step {
      case .toFirst: 1
      case .toLast: -1
      case .by(let count): count < 0 ? -1 : 1
      }
    guard let position = reachable(position, way, in: rows) ?? reachable(position, -way, in: rows),
      let id = rows.id(at: position)
    else { return nil }
    if extending, allowsMany, from != nil {
      if anchor == nil { anchor = lead }
      extend(to: id, in: rows)
    } else {
      choose(id)
    }
    return id
  }

  /// Chooses all rows.
  ///
  /// - Complexity: O(rows).
  package mutating func chooseAll(in rows: some RowOrder<ID>) {
    guard allowsMany else { return }
    chosen = Set((0..<min(rows.count, limit)).filter { rows.canChoose(at: $0) }.compactMap { rows.id(at: $0) })
  }

  private mutating func extend(to id: ID, in rows: some RowOrder<ID>) {
    guard let start = anchor ?? lead, let one = rows.position(of: start), let other = rows.position(of: id) else {
      return choose(id)
    }
    anchor = start
    let far = other > one ? max(one, other - limit + 1) : min(one, other + limit - 1)
    let range = min(far, other)...max(far, other)
    chosen = Set(range.filter { rows.canChoose(at: $0) }.compactMap { rows.id(at: $0) })
    lead = id
  }

  /// The first row that can be chosen from a position on, up or down; `nil` where there is none near.
  private func reachable(_ position: Int, _ way: Int, in rows: some RowOrder<ID>) -> Int? {
    var position = position
    for _ in 0..<ListSelection.mostPassed where position >= 0 && position < rows.count {
      if rows.canChoose(at: position) { return position }
      position += way
    }
    return nil
  }

  /// The most rows that a step passes.
  private static var mostPassed: Int { 10_000 }
}

/// The rows of a list, in their order.
package protocol RowOrder<ID> {
  associatedtype ID: Hashable
  /// The number of rows.
  var count: Int { get }
  /// The id of a row; `nil` where there is none any more.
  func id(at position: Int) -> ID?
  /// The position of the row with an id; `nil` where there is none.
  func position(of id: ID) -> Int?
  /// Whether the row at a position can be chosen.
  func canChoose(at position: Int) -> Bool
}

extension RowOrder {
  /// The default: each row that there is.
  package func canChoose(at position: Int) -> Bool { true }
}

extension Array: RowOrder where Element: Hashable {
  package typealias ID = Element
  package func id(at position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
  package func position(of id: Element) -> Int? { firstIndex(of: id) }
}
