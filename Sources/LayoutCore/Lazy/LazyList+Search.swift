/// What looking for a row by its id has shown.
enum RowSearch: Equatable {
  case found(Int)
  case absent
  /// It may be one of those that were not looked at.
  case notSearched

  var row: Int? { if case .found(let row) = self { row } else { nil } }
}

/// Looking for rows by their ids.
///
/// 1. Where ids are whole numbers that count the rows, as in a range of numbers, one id is compared.
/// 2. Else the ids of rows are compared from those that are made outwards, of `LazyWindow.mostSearched` at most.
///
/// Complexity: O(rows), and no body is evaluated.
extension LazyList {
  func search(for id: Identity) -> RowSearch {
    guard let id = id.value as? ID else { return .absent }
    // 1.
    if source.count > 0, let number = id as? any BinaryInteger, let first = source.id(0) as? any BinaryInteger,
      let row = number.distance(from: first), row < source.count, source.id(row) == id
    {
      return .found(row)
    }
    // 2.
    var found: Int?
    let isWhole = search(from: window.made.lowerBound) { row, other in
      if other == id { found = row }
      return found != nil
    }
    return found.map(RowSearch.found) ?? (isWhole ? .absent : .notSearched)
  }

  /// Hands the ids of rows over from `middle` outwards, of `LazyWindow.mostSearched` at most, until `visit` returns `true`.
  /// Data that says it holds more than it does ends where it gives nothing.
  ///
  /// - Returns: whether `visit` returned `true`, or no row was left.
  @discardableResult
  func search(from middle: Int, _ visit: (_ row: Int, _ id: ID) -> Bool) -> Bool {
    var reach = source.count
    var left = window.mostSearched
    var (low, high) = (min(middle, reach) - 1, min(middle, reach))
    while low >= 0 || high < reach {
      if high < reach {
        if left == 0 { return false }
        left -= 1
        if let id = source.id(high) { if visit(high, id) { return true } } else { reach = high }
        high += 1
      }
      if low >= 0 {
        if left == 0 { return false }
        left -= 1
        if let id = source.id(low) { if visit(low, id) { return true } } else { reach = low }
        low -= 1
      }
    }
    return true
  }
}

extension BinaryInteger {
  /// How much larger it is than `first`; `nil` where it is smaller, or that is no `Int`.
  fileprivate func distance(from first: any BinaryInteger) -> Int? {
    guard let low = Int(exactly: first), let high = Int(exactly: self) else { return nil }
    let (distance, overflows) = high.subtractingReportingOverflow(low)
    return overflows || distance < 0 ? nil : distance
  }
}
