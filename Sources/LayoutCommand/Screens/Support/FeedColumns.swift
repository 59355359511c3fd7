/// How entries are dealt out to columns.
struct FeedColumns {
  static let width = 358.0
  static let rowHeight = 64.0
  static let spacing = 16.0
  static let margin = 16.0
  /// The title, the gap below it and the margins; rounded up.
  static let surroundings = 128.0
  /// Wider pictures are no longer looked at.
  static let most = 8

  let entries: Int
  /// How many columns there are; one even where there is nothing to show.
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

  /// How many entries are shown; the last row of all is kept for the others.
  var shown: Int { entries <= rows * count ? entries : rows * count - 1 }

  func slice(of entries: [FeedEntry], _ column: Int) -> ArraySlice<FeedEntry> {
    entries[min(column * rows, shown)..<min((column + 1) * rows, shown)]
  }

  /// How many entries the column has to say were left out.
  func leftOut(_ column: Int) -> Int { column == count - 1 ? entries - shown : 0 }
}
