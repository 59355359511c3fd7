/// What other engines needed for the layout of the same trees, in instructions a node, and what they are.
///
/// They were built for release (clang -O3, rustc's release profile), given the same trees and made to compute the same
/// frames, and counted by callgrind. They are not run here: the figures are of those versions, once.
struct PeerFigures: Sendable {
  var clay: Double
  var taffy: Double
  var yoga: Double

  /// By what the name of a workload begins with; `build` is making the tree.
  static func of(_ workload: String, _ phase: BenchPhase) -> PeerFigures? {
    guard phase == .layout else {
      return phase == .build && workload.hasPrefix("feed-") ? PeerFigures(clay: 546, taffy: 379, yoga: 570) : nil
    }
    return switch workload {
    case "feed-1k", "feed-10k": PeerFigures(clay: 1214, taffy: 9169, yoga: 11_941)
    case "deep-1k": PeerFigures(clay: 1390, taffy: 31_841, yoga: 59_014)
    case "wide-10k": PeerFigures(clay: 1197, taffy: 3355, yoga: 6596)
    case "grow-tree": PeerFigures(clay: 1291, taffy: 29_515, yoga: 36_245)
    case "incr-1k", "incr-10k": PeerFigures(clay: 1214, taffy: 2433, yoga: 1434)
    case "resize-1k": PeerFigures(clay: 1214, taffy: 9054, yoga: 8741)
    case "measured-1k": PeerFigures(clay: 1698, taffy: 11_675, yoga: 14_718)
    default: nil
    }
  }

  /// Bytes a node of the feed.
  static let bytes = PeerFigures(clay: 440, taffy: 1290, yoga: 780)
}
