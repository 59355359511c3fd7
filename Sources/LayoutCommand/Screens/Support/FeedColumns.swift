/// The distribution of entries to columns.
struct FeedColumns {
  static let width = 358.0
  static let rowHeight = 64.0
  static let spacing = 16.0
  static let margin = 16.0
  /// The title, the gap below it and the margins; rounded up.
  static let surroundings = 128.0
  /// The most columns; wider pictures are hard to view.
  static let most = 8

  let entries: Int
  /// The number of columns; one even without entries.
  let count: Int
  /// Rows in a full column.
  let rows: Int

  init(entries: Int, longestSide: Double) {
    let fitting = max(1, Int((longestSide - Self.surroundings) / Self.rowHeight))
    let across = Int((longestSide - 2 * Self.margin + Self.spacing) / (Self.width + Self.spacing))
    let needed = (entries + fitting - 1) / fitting
    count = min(max(1, needed), max(1, min(Self.most, across)))
    rows = min(fitting, (entries + count - 1) / count)
    self.entries = entries
  }

  /// The number of entries that are shown.
  ///
  /// The last row of all columns is kept for the others.
  var shown: Int { entries <= rows * count ? entries : rows * count - 1 }

  func slice(of entries: [FeedEntry], _ column: Int) -> ArraySlice<FeedEntry> {
    entries[min(column * rows, shown)..<min((column + 1) * rows, shown)]
  }

  /// The number of entries left out, which the last column shows.
  func leftOut(_ column: Int) -> Int { column == count - 1 ? entries - shown : 0 }
}
