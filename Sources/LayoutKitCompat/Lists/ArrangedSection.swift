/// A section of a list that was laid out.
public struct ArrangedSection: Sendable {
  let headerRow: ArrangedRow?
  var rows: [ArrangedRow]
  let footerRow: ArrangedRow?

  /// Makes a section from arrangements that were computed elsewhere.
  public init(header: LayoutArrangement? = nil, items: [LayoutArrangement], footer: LayoutArrangement? = nil) {
    headerRow = header.map { ArrangedRow($0) }
    rows = items.map { ArrangedRow($0) }
    footerRow = footer.map { ArrangedRow($0) }
  }

  init(headerRow: ArrangedRow?, rows: [ArrangedRow], footerRow: ArrangedRow?) {
    self.headerRow = headerRow
    self.rows = rows
    self.footerRow = footerRow
  }

  /// The header, above the rows.
  public var header: LayoutArrangement? { headerRow?.arrangement }
  /// The rows.
  ///
  /// - Complexity: O(rows); the adapter returns one row in O(1).
  public var items: [LayoutArrangement] { rows.map(\.arrangement) }
  /// The footer, below the rows.
  public var footer: LayoutArrangement? { footerRow?.arrangement }
}

/// A row that was laid out. It is an object, so that each reference to it is one pointer.
final class ArrangedRow: Sendable {
  let key: RowKey?
  let value: (any Equatable & Sendable)?
  let arrangement: LayoutArrangement

  init(_ arrangement: LayoutArrangement, key: RowKey? = nil, value: (any Equatable & Sendable)? = nil) {
    self.arrangement = arrangement
    self.key = key
    self.value = value
  }

  /// Whether `item` is this row with an equal value.
  func shows(_ item: ListItem) -> Bool {
    guard item.key != nil, item.key == key else { return false }
    guard let one = item.value, let other = value else { return item.value == nil && value == nil }
    return isSame(one, other)
  }
}
