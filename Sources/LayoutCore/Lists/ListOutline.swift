import LayoutEngine

/// Where a row is in an outline.
struct RowOutline {
  /// The number of rows that it is inside of.
  let level: Int
  /// Whether the rows inside are shown; `nil` where it has none.
  let isExpanded: Binding<Bool>?
  /// The row around it; `nil` where there is none, or that one cannot be chosen.
  let parent: Identity?
}

extension ListCore {
  /// Goes into the row that was reached last, or out of it, by an arrow to the side.
  ///
  /// 1. A row with rows inside is opened on the way in, and closed on the way out.
  /// 2. From one that is open already the way leads in, to the first row inside that can be chosen; from any other the way
  ///    out leads to the row around it.
  ///
  /// Rows that are not made are left out.
  ///
  /// - Returns: whether the row is in an outline.
  /// - Complexity: O(rows that are made), and on the way in that of finding the row.
  func enter(isInward: Bool) -> Bool {
    guard let place, let lead else { return false }
    let outlines = place.outlines
    guard let own = outlines[lead], own.level > 0 || own.isExpanded != nil else { return false }
    if let isExpanded = own.isExpanded, isExpanded.wrappedValue != isInward {
      isExpanded.wrappedValue = isInward  // 1.
    } else if !isInward {
      if let parent = own.parent { choose(parent) }  // 2.
    } else if own.isExpanded != nil, let inner = place.rows.first(inside: lead, own.level, outlines) {
      choose(inner)  // 2.
    }
    return true
  }
}

extension ListPlace {
  /// Where the rows that are made are in outlines, by their ids. Of rows with one id it is the outermost.
  var outlines: [Identity: RowOutline] {
    var outlines: [Identity: RowOutline] = [:]
    for mark in marks {
      guard case .row(let id?, _) = mark.kind, let outline = mark.outline else { continue }
      if outline.level < outlines[id]?.level ?? .max { outlines[id] = outline }
    }
    return outlines
  }
}

extension ListRowOrder {
  /// The first row inside another one that can be chosen, of those that are made.
  fileprivate func first(inside parent: Identity, _ level: Int, _ outlines: [Identity: RowOutline]) -> Identity? {
    guard let position = position(of: parent) else { return nil }
    var at = position + 1
    while let id = id(at: at), let outline = outlines[id], outline.level > level {
      if outline.parent == parent, canChoose(at: at) { return id }
      at += 1
    }
    return nil
  }
}
