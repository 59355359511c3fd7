import Layout
import LayoutScreens

/// A list over real data.
///
/// Its columns are at most as long as a picture. The entries continue in further columns of equal length. Where there
/// would be too many columns, a last row shows how many entries were left out.
struct Feed: Layout {
  let entries: [FeedEntry]
  /// The longest possible side of the picture, in points.
  let longestSide: Double

  var body: some Layout {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("Feed").font(.title.bold())
        Spacer()
        Text(entries.count == 1 ? "1 entry" : "\(entries.count) entries")
          .font(.subheadline)
          .foregroundColor(\.secondary)
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
      ForEach(entries.indices, id: \.self) { index in
        FeedRow(entry: entries[index], hasLine: leftOut > 0 || index < entries.endIndex - 1)
      }
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

/// One entry.
struct FeedRow: Layout {
  let entry: FeedEntry
  let hasLine: Bool
  /// The width of the row; `nil` takes the proposed width.
  var width: Double? = FeedColumns.width

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
    .frame(width: width, height: FeedColumns.rowHeight)
    .overlay(alignment: .bottom) {
      if hasLine { Rectangle().foregroundColor(\.line).size(height: 1).padding(.leading, 68) }
    }
  }
}

/// The feed as a list of any length.
///
/// Only the rows near the window are made.
struct LongFeed: Layout {
  let entries: [FeedEntry]

  var body: some Layout {
    ScrollView {
      LazyVStack {
        ForEach(entries.indices, id: \.self) { index in
          FeedRow(entry: entries[index], hasLine: index < entries.count - 1, width: nil)
        }
      }
    }
    .background(\.surface)
  }
}
