import CustomDump
import TestPromises
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

/// The lines that `Scripts/bench-instructions --check` prints for counts beside a page.
@Suite struct CountComparisonTests {
  private static let page = """
    # Benchmarks

    | workload | build | layout |
    | --- | --: | --: |
    | deep-1k | 1.00 | 1.00 |

    | workload | nodes | build | layout |
    | --- | --: | --: | --: |
    | deep-1k | 1,001 | 1,000,000 | 50 |
    | resize-1k | 7,001 |  | 700,100 |
    | nest-10 | 31 | 1 | 1 |

    | workload | nodes | build | layout |
    """

  private static func counts(_ build: Int, _ layout: Int) -> String {
    "deep-1k\tfloor\tbuild\t9\ndeep-1k\tfloor\tlayout\t9\n"
      + "deep-1k\ttree\tbuild\t\(build)\ndeep-1k\ttree\tlayout\t\(layout)\n"
  }

  private static func comparison(_ counts: String) throws -> CountComparison {
    CountComparison(try InstructionCounts(counts, path: "counts.tsv"), with: try PageCounts(page, path: "page.md"))
  }

  @Test(arguments: [
    (1_000_000, CountComparison.Change.same), (1_020_000, .same), (1_020_001, .dearer), (2_000_000, .dearer),
    (Int.max, .dearer), (980_393, .same), (980_392, .cheaper), (0, .cheaper),
  ])
  func `more than 2% above the page is dearer, exactly 2% is not`(count: Int, change: CountComparison.Change) throws {
    expectNoDifference(try Self.comparison(Self.counts(count, 50)).figures.map(\.change), [change, .same])
  }

  @Test(arguments: [(51, CountComparison.Change.same), (52, .dearer), (50, .same), (49, .cheaper)])
  func `small counts are compared whole`(count: Int, change: CountComparison.Change) throws {
    expectNoDifference(try Self.comparison(Self.counts(1_000_000, count)).figures.map(\.change), [.same, change])
  }

  @Test func `what the page lacks is new: a workload, a phase, and a tree with other nodes`() throws {
    let comparison = try Self.comparison(
      "feed-1k\ttree\tbuild\t1\nfeed-1k\ttree\tlayout\t1\nresize-1k\ttree\tlayout\t700100\n"
        + "nest-10\ttree\tbuild\t1000\nnest-10\ttree\tlayout\t1000\n")
    expectNoDifference(
      comparison.figures.map { "\($0.workload.name) \($0.phase) \($0.change)" },
      ["feed-1k build new", "feed-1k layout new", "resize-1k layout same", "nest-10 build new", "nest-10 layout new"])
  }

  @Test func `the command names what became dearer, with both figures and the difference, and fails`() throws {
    let output = CapturedOutput()
    #expect(try run(Self.counts(1_020_001, 49) + "feed-1k\ttree\tbuild\t70010\n", output) == .failure)
    expectNoDifference(
      output.lines.dropLast(),
      [
        "workload  phase         now       page  change",
        "feed-1k   build        10.0                     new",
        "deep-1k   build       1,019        999  +2.00%  dearer",
        "deep-1k   layout  49 a pass  50 a pass  -2.00%  cheaper",
      ])
    #expect(output.lines.last?.hasPrefix("1 of 3 figures are more than 2% above ") == true, "\(output.lines)")
  }

  @Test func `where nothing is dearer the command succeeds, whatever is new`() throws {
    let output = CapturedOutput()
    #expect(try run(Self.counts(1_020_000, 51), output) == .success)
    #expect(output.lines.count == 1)
    #expect(output.lines.last?.hasPrefix("0 of 2 figures are more than 2% above ") == true)
    #expect(try run("feed-1k\ttree\tbuild\t70010\n", output) == .success)
  }

  private func run(_ counts: String, page: String = page, _ output: CapturedOutput) throws -> ToolExit {
    let folder = try TemporaryFolder()
    let (counts, page) = (try folder.write(counts, to: "counts.tsv"), try folder.write(page, to: "page.md"))
    return output.run("bench", "compare", counts, page)
  }

  @Test(
    .promises("B30"),
    arguments: [
      ("", "page.md: there is no table of workload, nodes, build, layout"),
      ("| workload | nodes | build | layout |", "page.md: there is no count in the table"),
      ("| workload | nodes | build | layout |\n| --- |\n| deep-1k | many | 1 | 1 |", "page.md:3: expected a workload"),
      ("| workload | nodes | build | layout |\n| --- |\n| deep-1k | 1 | 1 |", "page.md:3: expected a workload"),
      ("| workload | nodes | build | layout |\n| --- |\n| deep-1k | 1 | 1.5 | 1 |", "page.md:3: 1.5 is no count"),
      ("| workload | nodes | build | layout |\n| --- |\n| deep-1k | 1 | -1 | 1 |", "page.md:3: -1 is no count"),
      (
        "| workload | nodes | build | layout |\n| --- |\n| deep-1k | 1 | 1 | 1 |\n| deep-1k | 1 | 1 | 1 |",
        "page.md:4: deep-1k was there before"
      ),
    ])
  func `a page without figures is bad input, not one where nothing is dearer`(page: String, message: String) throws {
    let output = CapturedOutput()
    #expect(try run(Self.counts(1, 1), page: page, output) == .badInput)
    expectNoDifference(output.lines, [])
    #expect(output.remarks.first?.contains(message) == true, "\(output.remarks)")
  }
}
