import CustomDump
import Testing

@testable import LayoutCommand

@Suite struct BenchGoalsTests {
  private static let counts = """
    deep-1k\tfloor\tbuild\t20020
    deep-1k\tfloor\tlayout\t100100
    deep-1k\ttree\tbuild\t500500
    deep-1k\ttree\tlayout\t400400
    nest-10\ttree\tbuild\t3000
    nest-10\ttree\tlayout\t6000

    """

  @Test func `counts are divided by nodes and compared with the goals`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.counts, to: "counts.tsv")
    let output = CapturedOutput()
    #expect(output.run("bench", "goals", path) == .success)
    let measures = TreeSummary(try #require(try Workload.find(["nest-10"]).first)).measuresPerNode.figure
    expectNoDifference(
      output.lines,
      [
        "workload  what                         ours  floor  goal  met",
        "deep-1k   layout, instructions a node   400    100   400  yes",
        "nest-10   measures a node              \(measures)      -  3.00  yes",
        "2 of 2 goals are met",
      ])
  }

  @Test func `a missed goal fails`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.counts.replacing("layout\t400400", with: "layout\t400401"), to: "counts.tsv")
    let output = CapturedOutput()
    #expect(output.run("bench", "goals", path) == .failure)
    expectNoDifference(output.lines.last, "1 of 2 goals are met")
    #expect(output.lines[1].hasSuffix(" no"))
  }

  @Test func `an update is compared with the first build of the feed`() throws {
    let text = """
      feed-10k\ttree\tbuild\t700
      feed-10k\ttree\tlayout\t300
      update-10k-insert\ttree\tbuild\t200
      update-10k-insert\ttree\tlayout\t101
      """
    let counts = try InstructionCounts(text, path: "counts.tsv")
    expectNoDifference(counts.count("feed-10k", .tree, .both), 1000)
    expectNoDifference(counts.workloads.map(\.name), ["feed-10k", "update-10k-insert"])
    let workload = try #require(counts.workloads.last)
    let verdict = try #require(Verdict.all(counts, of: [workload]).first)
    expectNoDifference(verdict.value, 0.301)
    #expect(verdict.hasFailed)
    expectNoDifference(verdict.what, "both, by those of feed-10k")
  }

  @Test(arguments: [
    ("", "there is no count in it"),
    ("deep-1k\ttree\tbuild", ":1: expected a workload, tree or floor, build or layout"),
    ("\ndeep-1k\ttree\tbuild\t-1", ":2: expected a workload"), ("deep-1k\ttree\tboth\t1", ":1: expected"),
    ("deep-2k\ttree\tbuild\t1", ":1: there is no workload deep-2k"),
    ("deep-1k\ttree\tbuild\t1\ndeep-1k\ttree\tbuild\t1", ":2: deep-1k tree build was there before"),
  ])
  func `B30: a broken file is bad input`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "counts.tsv")
    let output = CapturedOutput()
    #expect(output.run("bench", "goals", path) == .badInput)
    expectNoDifference(output.lines, [])
    #expect(output.remarks.first?.contains(message) == true, "\(output.remarks)")
    #expect(output.remarks.first?.contains(path) == true)
  }

  // MARK: The page

  private func page() throws -> BenchPage {
    let counts = try InstructionCounts(Self.counts, path: "counts.tsv")
    return BenchPage(
      facts: BenchPage.Facts(date: "2026-01-02", commit: "abc1234", compiler: "Swift", machine: "2 cores"),
      instructions: counts,
      report: BenchReport(measurements: [Measurement(try #require(counts.workloads.last), seconds: 0)]),
      verdicts: Verdict.all(counts))
  }

  @Test func `the page says when, what and where, and has all tables`() throws {
    let lines = try page().markdown.split(separator: "\n").map(String.init)
    #expect(lines.contains("| date | 2026-01-02 |"))
    #expect(lines.contains("| commit | abc1234 |"))
    #expect(lines.contains("All are met."))
    #expect(lines.contains("| deep-1k | layout, instructions a node | 400 | 100 | 400 | yes |"))
    #expect(lines.contains("| deep-1k | 500 | 400 | 20.0 | 100 | 4.00 | 1,390 | 31,841 | 59,014 |"))
    #expect(lines.contains("| nest-10 | 100 | 200 |  |  |  |  |  |  |"))
    #expect(lines.contains { $0.hasPrefix("| nest-10 | 3 | ") })
    #expect(lines.contains { $0.hasPrefix("| nest-10 | ") && $0.contains(" | 0 | 20 | ") })
    // Every table has as many fields in each line as in its head.
    for (above, line) in zip(lines, lines.dropFirst()) where above.hasPrefix("|") && line.hasPrefix("|") {
      #expect(above.count { $0 == "|" } == line.count { $0 == "|" })
    }
  }

  @Test func `the picture shows what the others did too`() throws {
    let chart = try page().chart
    expectNoDifference(chart.lines.map(\.id), ["deep-1k"])
    expectNoDifference(chart.lines.first?.goal, 400)
    let texts = chart.calculateLayout(in: .init(width: Double.infinity, height: .infinity)).elements.compactMap(\.text)
    for text in ["deep-1k", "400", "Clay", "Taffy 0.13", "Yoga 3", "10,000"] { #expect(texts.contains(text)) }
  }

  @Test(arguments: [
    (0.0, 0.0), (1, 0), (10, 112), (1000, 336), (100_000, 560), (1e9, 560), (316.227_766_016_837_93, 280),
  ])
  func `a scale by tens`(figure: Double, place: Double) {
    #expect(abs(BenchChart.scale.place(of: figure) - place) < 1e-9)
  }

  #if !Canvas
    @Test func `a report needs the canvas`() throws {
      let output = CapturedOutput()
      let facts = ["--date", "d", "--commit", "c", "--compiler", "s", "--machine", "m"]
      #expect(output.run(["bench", "report", "counts.tsv"] + facts) == .badInput)
      #expect(output.remarks.first?.hasPrefix("error: png needs the canvas") == true)
    }
  #endif
}
