import LayoutCore

/// The laying out of a whole list, on any thread.
///
/// 1. The sections are asked for.
/// 2. In each section the header and the footer come first, then the rows. Before each section and each row it is asked
///    whether the list is still wanted.
/// 3. A row that was laid out before and shows the same is taken as it is.
/// 4. Where the list is handed over bit by bit, what has come is handed over after every row up to the 64th, then after
///    each sixteenth, and at the end of a section.
struct ListPass: Sendable {
  /// What has come.
  enum Piece: Sendable {
    /// A new section, so far without rows.
    case section(ArrangedSection)
    /// A row at the end of the last section.
    case row(ArrangedRow)
  }

  /// What came of it.
  struct Outcome: Sendable {
    var sections: [ArrangedSection] = []
    /// All rows that have an identity.
    var rows = RowTable()
    /// Rows whose identity another one has.
    var duplicates: [ListIndex] = []
  }

  let size: ListSize
  let known: RowTable
  let token: ReloadToken
  let provider: @Sendable () -> [ListSection]

  /// Rows up to this one are handed over each.
  private static var eachUntil: Int { 64 }
  /// Later ones in groups of so many.
  private static var group: Int { 16 }

  /// Steps 1 to 4; `nil` where the list is not wanted any more. Complexity: O(rows), and of layouts only in those that
  /// were not known.
  func run(handOver: (([Piece]) -> Void)? = nil) -> Outcome? {
    guard !token.isCancelled else { return nil }
    var outcome = Outcome()
    var pieces: [Piece] = []
    // 1.
    for (number, section) in provider().enumerated() {
      // 2.
      guard !token.isCancelled else { return nil }
      var arranged = ArrangedSection(
        headerRow: section.header.map { row($0, .header, &outcome) }, rows: [],
        footerRow: section.footer.map { row($0, .footer, &outcome) })
      if handOver != nil { pieces.append(.section(arranged)) }
      arranged.rows.reserveCapacity(section.items.count)
      for (index, item) in section.items.enumerated() {
        guard !token.isCancelled else { return nil }
        let count = outcome.rows.count
        let row = row(item, .item, &outcome)
        if item.key != nil, outcome.rows.count == count {
          outcome.duplicates.append(ListIndex(section: number, item: index))
        }
        arranged.rows.append(row)
        // 4.
        guard let handOver else { continue }
        pieces.append(.row(row))
        guard index <= ListPass.eachUntil || index.isMultiple(of: ListPass.group) else { continue }
        handOver(pieces)
        pieces = []
      }
      if let handOver, !pieces.isEmpty {
        handOver(pieces)
        pieces = []
      }
      outcome.sections.append(arranged)
    }
    return token.isCancelled ? nil : outcome
  }

  /// Step 3.
  private func row(_ item: ListItem, _ part: RowTableKey.Part, _ outcome: inout Outcome) -> ArrangedRow {
    let key = item.key.map { RowTableKey(part: part, row: $0) }
    if let key, let row = known[key], row.shows(item) {
      outcome.rows[key] = row
      return row
    }
    let row = ArrangedRow(
      item.layout().arrangement(width: size.width, height: size.height), key: item.key, value: item.value)
    if let key { outcome.rows[key] = row }
    return row
  }
}

/// Rows that were laid out in one size.
typealias RowTable = IDTable<RowTableKey, ArrangedRow>

/// A row among those of a list, whose headers and footers have identities of their own.
struct RowTableKey: Hashable, Sendable {
  enum Part: UInt8, Sendable {
    case header
    case item
    case footer
  }

  let part: Part
  let row: RowKey
}

/// The exact size each row is given; `nil` leaves a side to the row.
struct ListSize: Hashable, Sendable {
  let width: Double?
  let height: Double?

  init(width: Double?, height: Double?) {
    self.width = Room.given(width)
    self.height = Room.given(height)
  }
}
