/// Counted instructions beside those of a page: what became dearer, what cheaper, what the page lacks.
struct CountComparison {
  /// So many hundredths more are borne: the system's own functions differ a little from one machine to another.
  static let allowance = 2

  enum Change: String {
    case dearer, same, cheaper
    /// The page has no figure of this workload and phase, or one of a tree with other nodes.
    case new
  }

  struct Figure {
    var workload: Workload
    var phase: BenchPhase
    /// Instructions of a pass.
    var count: Int
    var page: Int?

    /// Products of whole numbers, so that exactly the allowance is not above it.
    var change: Change {
      guard let page else { return .new }
      if Self.exceeds(count, page, by: 100 + allowance) { return .dearer }
      return Self.exceeds(page, count, by: 100 + allowance) ? .cheaper : .same
    }

    private static func exceeds(_ one: Int, _ other: Int, by hundredths: Int) -> Bool {
      one.multipliedFullWidth(by: 100) > other.multipliedFullWidth(by: hundredths)
    }

    /// By how much the count differs from the page's: `+2.01%`.
    var difference: String {
      guard let page, page > 0 else { return "" }
      let hundredths = (Double(count) / Double(page) - 1) * 100
      return "\(hundredths > 0 ? "+" : "")\(hundredths.fixed(2))%"
    }
  }

  let figures: [Figure]

  /// Compares our own figures; the floor's are what they are measured by.
  init(_ counts: InstructionCounts, with page: PageCounts) {
    figures = counts.workloads.flatMap { workload in
      workload.phases.compactMap { phase in
        counts.count(workload, .tree, phase).map {
          Figure(workload: workload, phase: phase, count: $0, page: page.count(workload, phase))
        }
      }
    }
  }

  func number(of change: Change) -> Int { figures.count { $0.change == change } }

  /// What is not the same, in instructions a node; of a pass where a node takes less than one.
  var table: TextTable {
    TextTable(
      header: ["workload", "phase", "now", "page", "change", ""],
      rows: figures.filter { $0.change != .same }.map { one in
        let nodes = one.workload.nodes
        func perNode(_ count: Int) -> String {
          count < nodes ? "\(count.grouped) a pass" : (Double(count) / Double(nodes)).figure
        }
        return [
          one.workload.name, one.phase.rawValue, perNode(one.count), one.page.map(perNode) ?? "", one.difference,
          one.change.rawValue,
        ]
      }, left: [0, 1, 5])
  }
}
