/// The figures of other engines for the same trees, in instructions per node: making the tree and laying it out, as one
/// sum.
///
/// They were built for release (clang -O3, rustc's release profile), received the same trees, computed the same frames,
/// and were counted by callgrind. They are not run here: the figures are of those versions, once.
struct PeerFigures: Sendable {
  var clay: Double
  var taffy: Double
  var yoga: Double

  /// The figures by the name of the workload, in the order in which they are shown.
  ///
  /// Those that begin with `flex` are the same trees in containers of CSS, so that the rules are the same, too. Those of
  /// `incr` and `resize` are a change: Clay declares its tree again each time, Taffy and Yoga change a node of their tree.
  static let all: [(workload: String, figures: PeerFigures)] = [
    ("feed-1k", feed), ("flex-feed-1k", feed), ("deep-1k", deep), ("flex-deep-1k", deep), ("wide-10k", wide),
    ("flex-wide-10k", wide), ("grow-tree", growing), ("flex-grow-tree", growing),
    ("measured-1k", PeerFigures(clay: 1658, taffy: 12_139, yoga: 15_248)), ("incr-1k", changed),
    ("flex-incr-1k", changed), ("resize-1k", PeerFigures(clay: 1243, taffy: 9054, yoga: 8741)),
  ]

  private static let feed = PeerFigures(clay: 1243, taffy: 9591, yoga: 12_490)
  private static let deep = PeerFigures(clay: 1385, taffy: 32_651, yoga: 59_386)
  private static let wide = PeerFigures(clay: 1235, taffy: 3824, yoga: 6978)
  private static let growing = PeerFigures(clay: 1320, taffy: 30_219, yoga: 36_793)
  private static let changed = PeerFigures(clay: 1243, taffy: 2433, yoga: 1434)

  /// Bytes per node of the feed.
  static let bytes = PeerFigures(clay: 440, taffy: 1290, yoga: 780)
}
