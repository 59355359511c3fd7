import LayoutScreens

/// The counts of a run of `Scripts/bench-instructions`: instructions of one pass.
struct InstructionCounts {
  enum Side: String, CaseIterable {
    case tree, floor
  }

  private struct Key: Hashable {
    var workload: String
    var side: Side
    var phase: BenchPhase
  }

  private var counts: [Key: Int] = [:]

  /// Reads lines of workload, side, phase and count, with tabs between them.
  ///
  /// - Parameter path: the file's name in errors.
  init(_ text: String, path: String) throws(CommandError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let side = Side(rawValue: String(fields[1])),
        let phase = BenchPhase(rawValue: String(fields[2])), phase == .build || phase == .layout,
        let count = Int(fields[3]), count >= 0
      else {
        throw .badInput(
          "\(path):\(index + 1): expected a workload, tree or floor, build or layout and a count, with tabs between")
      }
      let key = Key(workload: String(fields[0]), side: side, phase: phase)
      guard Workload.named(key.workload) != nil else {
        throw .badInput("\(path):\(index + 1): there is no workload \(key.workload)")
      }
      guard counts.updateValue(count, forKey: key) == nil else {
        throw .badInput("\(path):\(index + 1): \(key.workload) \(side) \(phase) was there before")
      }
    }
    if counts.isEmpty { throw .badInput("\(path): there is no count in it") }
  }

  /// Instructions of a pass's phase; `both` is the sum of the workload's phases.
  func count(_ workload: Workload, _ side: Side = .tree, _ phase: BenchPhase) -> Int? {
    guard phase == .both else { return counts[Key(workload: workload.name, side: side, phase: phase)] }
    var sum = 0
    for phase in workload.phases {
      guard let count = count(workload, side, phase) else { return nil }
      sum += count
    }
    return sum
  }

  /// Instructions per node.
  func perNode(_ workload: Workload, _ side: Side = .tree, _ phase: BenchPhase) -> Double? {
    count(workload, side, phase).map { Double($0) / Double(workload.nodes) }
  }

  /// The workloads that were counted, in the order of `Workload.all`.
  var workloads: [Workload] {
    let names = Set(counts.keys.map(\.workload))
    return Workload.all.filter { names.contains($0.name) }
  }
}
