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
  /// The last two are a change: Clay declares its tree again each time, Taffy and Yoga change a node of their tree.
  static let all: [(workload: String, figures: PeerFigures)] = [
    ("feed-1k", PeerFigures(clay: 1243, taffy: 9591, yoga: 12_490)),
    ("deep-1k", PeerFigures(clay: 1385, taffy: 32_651, yoga: 59_386)),
    ("wide-10k", PeerFigures(clay: 1235, taffy: 3824, yoga: 6978)),
    ("grow-tree", PeerFigures(clay: 1320, taffy: 30_219, yoga: 36_793)),
    ("measured-1k", PeerFigures(clay: 1658, taffy: 12_139, yoga: 15_248)),
    ("incr-1k", PeerFigures(clay: 1243, taffy: 2433, yoga: 1434)),
    ("resize-1k", PeerFigures(clay: 1243, taffy: 9054, yoga: 8741)),
  ]

  /// Bytes per node of the feed.
  static let bytes = PeerFigures(clay: 440, taffy: 1290, yoga: 780)
}
