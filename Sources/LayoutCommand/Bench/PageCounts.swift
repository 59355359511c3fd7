import LayoutScreens

/// The instructions of a pass in `docs/benchmarks.md`.
struct PageCounts {
  private struct Key: Hashable {
    var workload: String
    var phase: BenchPhase
  }

  private static let header = ["workload", "nodes", "build", "layout"]

  private var nodeCounts: [String: Int] = [:]
  private var counts: [Key: Int] = [:]

  /// The figures of the page whose text is `markdown`: those of the one table that has this header.
  ///
  /// - Parameter path: the file's name in errors.
  init(_ markdown: String, path: String) throws(CommandError) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: { Self.cells($0) == Self.header }) else {
      throw .badInput("\(path): there is no table of \(Self.header.joined(separator: ", "))")
    }
    for number in lines.indices.dropFirst(head + 2) {
      guard let cells = Self.cells(lines[number]) else { break }
      guard cells.count == Self.header.count, let nodes = Self.count(cells[1]) else {
        throw .badInput("\(path):\(number + 1): expected a workload, its nodes, and what build and layout count")
      }
      guard nodeCounts.updateValue(nodes, forKey: cells[0]) == nil else {
        throw .badInput("\(path):\(number + 1): \(cells[0]) was there before")
      }
      for (phase, cell) in zip([BenchPhase.build, .layout], cells.dropFirst(2)) where !cell.isEmpty {
        guard let count = Self.count(cell) else {
          throw .badInput("\(path):\(number + 1): \(cell) is no count of instructions")
        }
        counts[Key(workload: cells[0], phase: phase)] = count
      }
    }
    if counts.isEmpty { throw .badInput("\(path): there is no count in the table") }
  }

  /// The page's count of a pass of the same tree; `nil` where the page has none.
  func count(_ workload: Workload, _ phase: BenchPhase) -> Int? {
    guard nodeCounts[workload.name] == workload.nodes else { return nil }
    return counts[Key(workload: workload.name, phase: phase)]
  }

  /// The table that `init` reads.
  static func table(_ counts: InstructionCounts) -> TextTable {
    TextTable(
      header: header,
      rows: counts.workloads.map { workload in
        [workload.name, workload.nodes.grouped]
          + [BenchPhase.build, .layout].map { counts.count(workload, .tree, $0)?.grouped ?? "" }
      })
  }

  /// The cells of a line of a table; `nil` where it is none.
  private static func cells(_ line: Substring) -> [String]? {
    guard line.hasPrefix("|"), line.hasSuffix("|"), line.count > 1 else { return nil }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// A whole number with commas between the thousands.
  private static func count(_ cell: String) -> Int? {
    Int(cell.replacing(",", with: "")).flatMap { $0 < 0 ? nil : $0 }
  }
}
