/// A section of a list that was laid out.
public struct ArrangedSection: Sendable {
  let headerRow: ArrangedRow?
  var rows: [ArrangedRow]
  let footerRow: ArrangedRow?

  /// A section from arrangements, worked out wherever it was convenient.
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

  /// What stands above the rows.
  public var header: LayoutArrangement? { headerRow?.arrangement }
  /// The rows. Complexity: O(rows); for one of them ask the adapter.
  public var items: [LayoutArrangement] { rows.map(\.arrangement) }
  /// What stands below the rows.
  public var footer: LayoutArrangement? { footerRow?.arrangement }
}

/// A row that was laid out. An object, so that it is one pointer wherever it is kept.
final class ArrangedRow: Sendable {
  let key: RowKey?
  let value: (any Equatable & Sendable)?
  let arrangement: LayoutArrangement

  init(_ arrangement: LayoutArrangement, key: RowKey? = nil, value: (any Equatable & Sendable)? = nil) {
    self.arrangement = arrangement
    self.key = key
    self.value = value
  }

  /// Whether `item` is this row and shows the same.
  func shows(_ item: ListItem) -> Bool {
    guard item.key != nil, item.key == key else { return false }
    guard let one = item.value, let other = value else { return item.value == nil && value == nil }
    return isSame(one, other)
  }
}
