import Layout

/// A list over real data. One column as long as it may be; what does not fit goes on in further columns of equal
/// length, and where there would be too many of them a last row says how much was left out.
struct Feed: Layout {
  let entries: [FeedEntry]
  /// The longest side that the picture can have, in points.
  let longestSide: Double

  var body: some Layout {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("Feed").font(.title.bold())
        Spacer()
        Text("\(entries.count) entries").font(.subheadline).foregroundColor(\.secondary)
      }
      .size(width: FeedColumns.width)

      HStack(alignment: .top, spacing: FeedColumns.spacing) {
        ForEach(0..<columns.count) { column in
          FeedColumn(entries: columns.slice(of: entries, column), leftOut: columns.leftOut(column))
        }
      }
    }
    .padding(FeedColumns.margin)
  }

  var columns: FeedColumns { FeedColumns(entries: entries.count, longestSide: longestSide) }
}

private struct FeedColumn: Layout {
  let entries: ArraySlice<FeedEntry>
  let leftOut: Int

  var body: some Layout {
    VStack(alignment: .leading) {
      ForEach(entries.indices, id: \.self) { FeedRow(entry: entries[$0]) }
      if leftOut > 0 {
        Text("and \(leftOut) more")
          .font(.subheadline)
          .foregroundColor(\.secondary)
          .frame(width: FeedColumns.width, height: FeedColumns.rowHeight)
      }
    }
    .background(\.surface)
    .cornerRadius(16)
  }
}

private struct FeedRow: Layout {
  let entry: FeedEntry

  var body: some Layout {
    HStack(spacing: 12) {
      if let image = entry.image {
        Image(image).contentMode(.fill).size(width: 40, height: 40).cornerRadius(20)
      } else {
        Avatar(name: entry.title)
      }

      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(entry.title).font(.system(size: 14, weight: .semibold))
          Spacer()
          Text(entry.subtitle).font(.caption2).foregroundColor(\.secondary).truncationMode(.middle)
        }
        Text(entry.body).font(.caption).foregroundColor(\.secondary)
      }
      .lineLimit(1)
    }
    .padding(.horizontal, 16)
    .frame(width: FeedColumns.width, height: FeedColumns.rowHeight)
    .overlay(alignment: .bottom) { Rectangle().foregroundColor(\.line).size(height: 1).padding(.leading, 68) }
  }
}

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
