import LayoutCore
import LayoutTesting

/// A message of the feed.
struct FeedItem: Identifiable, Sendable {
  var id: Int
  var width = 200.0

  static func items(_ ids: some Sequence<Int>) -> [FeedItem] { ids.map { FeedItem(id: $0) } }
}

/// A row of the feed: a picture, two lines below each other, room, a button. 8 nodes, its body's group included.
struct FeedRow: Layout, Sendable {
  let item: FeedItem

  var body: some Layout {
    HStack(spacing: 12) {
      Circle().size(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Color.red.size(width: item.width, height: 20)
        Color.red.size(width: 200, height: 16)
      }
      Spacer()
      Circle().size(width: 24, height: 24)
    }
    .padding(16)
  }
}

/// The same row with two texts.
struct TextRow: Layout, Sendable {
  var title = "a title of some words"

  var body: some Layout {
    HStack(spacing: 12) {
      Circle().size(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
        Text("and a line below it")
      }
      Spacer()
      Circle().size(width: 24, height: 24)
    }
    .padding(16)
  }
}

/// A feed that a counting host shows.
final class FeedBench {
  let root = LayoutRoot(size: Size(width: 390, height: .infinity), measurers: .tens)
  let host = CountingHost()

  init(_ items: [FeedItem] = FeedItem.items(0..<100)) {
    root.host = host
    show(items)
  }

  /// Shows the items as rows of a column: one turn.
  func show(_ items: [FeedItem]) {
    root.updateBody { VStack { ForEach(items) { FeedRow(item: $0) } } }
  }

  /// What the turn cost that shows `items`.
  func cost(of items: [FeedItem]) -> TurnCounters {
    show(items)
    return root.counters
  }
}
