/// Counted instructions compared with those of a page: increases, decreases, and figures that the page lacks.
struct CountComparison {
  /// The allowed increase in hundredths: the system's own functions differ a little between machines.
  static let allowance = 2

  enum Change: String {
    case dearer, same, cheaper
    /// The page has no figure of this workload and phase, or one of a tree with another number of nodes.
    case new
  }

  struct Figure {
    var workload: Workload
    var phase: BenchPhase
    /// Instructions of a pass.
    var count: Int
    var page: Int?

    /// Products of whole numbers, so that exactly the allowance is not an increase.
    var change: Change {
      guard let page else { return .new }
      if Self.exceeds(count, page, by: 100 + allowance) { return .dearer }
      return Self.exceeds(page, count, by: 100 + allowance) ? .cheaper : .same
    }

    private static func exceeds(_ one: Int, _ other: Int, by hundredths: Int) -> Bool {
      one.multipliedFullWidth(by: 100) > other.multipliedFullWidth(by: hundredths)
    }

    /// The difference between the count and the page's: `+2.01%`.
    var difference: String {
      guard let page, page > 0 else { return "" }
      let hundredths = (Double(count) / Double(page) - 1) * 100
      return "\(hundredths > 0 ? "+" : "")\(hundredths.fixed(2))%"
    }
  }

  let figures: [Figure]

  /// Compares the engine's figures.
  ///
  /// The floor's are only a reference.
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

  /// The figures that differ, in instructions per node; in instructions per pass where a node takes less than one.
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
