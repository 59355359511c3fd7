import Layout

/// The workloads in containers of CSS, by the rules that Taffy and Yoga have too.
///
/// The goals are a tenth of Taffy's instructions for making and laying out (`PeerFigures`), and a fifth of it where the
/// children stand side by side.
extension Workload {
  static let css = [cssFeed, cssDeep, cssWide, cssGrow, cssGrid, cssIncremental]

  private static let cssFeed = Workload(
    "flex-feed-1k", "The feed in containers of CSS.", nodes: 7001, goals: [.both(959)],
    tree: { TreeRun(size: phone) { root, _ in root.setBody { CSSTrees.feed(0..<1000) } } })

  private static let cssDeep = Workload(
    "flex-deep-1k", "1000 containers of CSS around each other.", nodes: 1001, goals: [.both(3265)],
    tree: {
      TreeRun(size: Size(width: Double.infinity, height: .infinity)) { root, _ in
        root.setBody { CSSTrees.deep(1000) }
      }
    })

  private static let cssWide = Workload(
    "flex-wide-10k", "A row of CSS with 10,000 children, every second one growing.", nodes: 10_001,
    goals: [.both(765)],
    tree: {
      TreeRun(size: Size(width: 100_000, height: .infinity)) { root, _ in root.setBody { CSSTrees.wide(10_000) } }
    })

  private static let cssGrow = Workload(
    "flex-grow-tree", "Four levels of ten growing children of CSS each.", nodes: 11_111, goals: [.both(3022)],
    tree: {
      TreeRun(size: Size(width: 4000, height: 4000)) { root, _ in root.setBody { CSSTrees.growing } }
    })

  private static let cssGrid = Workload(
    "css-grid-1k", "A grid of CSS with 1,000 cells in ten columns.", nodes: 1001,
    tree: {
      TreeRun(size: Size(width: 1000, height: .infinity)) { root, _ in root.setBody { CSSTrees.grid(1000) } }
    })

  private static let cssIncremental = Workload(
    "flex-incr-1k", "One leaf of the feed in CSS changes its size.", nodes: 7001, goals: [.layout(243)],
    tree: {
      TreeRun(size: phone, course: .alternating) { root, state in
        root.setBody { CSSTrees.feed(0..<1000, growing: state == 1 ? 500 : nil) }
      }
    })
}
