/// The content of one row of the feed.
struct FeedEntry: Equatable, Sendable {
  var title: String
  var subtitle: String
  var body: String
  /// The path of a PNG file.
  var image: String?
}
