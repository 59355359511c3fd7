import LayoutCore

/// The layout of a whole list, on any thread.
///
/// 1. The provider returns the sections.
/// 2. In each section the header and the footer are laid out first, then the rows. Before each section and each row the
///    pass checks whether it was cancelled.
/// 3. A row that was laid out before with an equal value is reused.
/// 4. If the rows are delivered in pieces, they are delivered after every row up to the 64th, then after each
///    sixteenth, and at the end of a section.
struct ListPass: Sendable {
  /// A part of the result.
  enum Piece: Sendable {
    /// A new section, still without rows.
    case section(ArrangedSection)
    /// A row at the end of the last section.
    case row(ArrangedRow)
  }

  /// The result of the pass.
  struct Outcome: Sendable {
    var sections: [ArrangedSection] = []
    /// All rows with an identity.
    var rows = RowTable()
    /// Rows with the identity of another row.
    var duplicates: [ListIndex] = []
  }

  let size: ListSize
  let known: RowTable
  let token: ReloadToken
  let provider: @Sendable () -> [ListSection]

  /// Rows up to this one are delivered one by one.
  private static var eachUntil: Int { 64 }
  /// The size of the groups of later rows.
  private static var group: Int { 16 }

  /// Runs steps 1 to 4; `nil` if the pass was cancelled. Complexity: O(rows), and of layouts only in rows that were not
  /// known.
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

/// The key of a row in a list; headers and footers have their own identities.
struct RowTableKey: Hashable, Sendable {
  enum Part: UInt8, Sendable {
    case header
    case item
    case footer
  }

  let part: Part
  let row: RowKey
}

/// The exact size of each row; `nil` uses the row's own length.
struct ListSize: Hashable, Sendable {
  let width: Double?
  let height: Double?

  init(width: Double?, height: Double?) {
    self.width = Room.given(width)
    self.height = Room.given(height)
  }
}
