import LayoutEngine

/// Where a row is in an outline.
struct RowOutline {
  /// The number of rows that it is inside of.
  let level: Int
  /// Whether the rows inside are shown; `nil` where it has none.
  let isExpanded: Binding<Bool>?
}

extension ListCore {
  /// Goes into the row that was reached last, or out of it, by an arrow to the side.
  ///
  /// 1. A row with rows inside is opened on the way in, and closed on the way out.
  /// 2. From one that is open already the way leads in, to the first row inside; from any other the way out leads to the
  ///    row around it.
  ///
  /// Rows that are not made are left out.
  ///
  /// - Returns: whether the row is in an outline.
  /// - Complexity: O(rows that are made), and that of finding the row.
  func enter(isInward: Bool) -> Bool {
    guard let place, let lead else { return false }
    let outlines = place.outlines
    guard let own = outlines[lead], own.level > 0 || own.isExpanded != nil else { return false }
    if let isExpanded = own.isExpanded, isExpanded.wrappedValue != isInward {
      isExpanded.wrappedValue = isInward  // 1.
      return true
    }
    let rows = place.rows
    guard let position = rows.position(of: lead) else { return true }
    if isInward {
      guard own.isExpanded != nil, let next = rows.id(at: position + 1), outlines[next]?.level == own.level + 1 else {
        return true
      }
      choose(next)  // 2.
    } else {
      let around = (0..<position).reversed().lazy.compactMap { rows.id(at: $0) }
        .first { (outlines[$0]?.level ?? .max) < own.level }
      if let around { choose(around) }  // 2.
    }
    return true
  }
}

extension ListPlace {
  /// Where the rows that are made are in outlines, by their ids.
  var outlines: [Identity: RowOutline] {
    var outlines: [Identity: RowOutline] = [:]
    for mark in marks { if case .row(let id?, _) = mark.kind { outlines[id] = mark.outline } }
    return outlines
  }
}
