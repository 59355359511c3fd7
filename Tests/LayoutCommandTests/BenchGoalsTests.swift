import CustomDump
import TestPromises
import Testing

@testable import LayoutCommand

@Suite struct BenchGoalsTests {
  private static let counts = """
    deep-1k\tfloor\tbuild\t20020
    deep-1k\tfloor\tlayout\t100100
    deep-1k\ttree\tbuild\t500500
    deep-1k\ttree\tlayout\t200200
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
        "workload  what                         ours  floor   goal  met",
        "deep-1k   build, instructions a node    500   20.0  1,200  yes",
        "deep-1k   layout, instructions a node   200    100    200  yes",
        "nest-10   measures a node              \(measures)      -   3.00  yes",
        "3 of 3 goals are met",
      ])
  }

  @Test func `a missed goal fails`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Self.counts.replacing("layout\t200200", with: "layout\t200201"), to: "counts.tsv")
    let output = CapturedOutput()
    #expect(output.run("bench", "goals", path) == .failure)
    expectNoDifference(output.lines.last, "2 of 3 goals are met")
    #expect(output.lines[2].hasSuffix(" no"))
  }

  @Test func `an update is compared with the first build of the feed`() throws {
    let text = """
      feed-10k\ttree\tbuild\t700
      feed-10k\ttree\tlayout\t300
      update-10k-insert\ttree\tbuild\t200
      update-10k-insert\ttree\tlayout\t101
      """
    let counts = try InstructionCounts(text, path: "counts.tsv")
    expectNoDifference(counts.workloads.map(\.name), ["feed-10k", "update-10k-insert"])
    let (feed, workload) = (counts.workloads[0], counts.workloads[1])
    expectNoDifference(counts.count(feed, .tree, .both), 1000)
    let verdicts = Verdict.all(counts, of: [workload])
    expectNoDifference(verdicts.map(\.what), ["build + layout, instructions a node", "both, by those of feed-10k"])
    expectNoDifference(verdicts.map(\.value), [301 / 70_001, 0.301])
    expectNoDifference(verdicts.map(\.hasFailed), [false, true])
  }

  @Test func `a phase that a workload does not have costs nothing, and one that was not counted is not known`() throws {
    let counts = try InstructionCounts(
      "observe-10k\ttree\tlayout\t2001\nfeed-1k\ttree\tlayout\t7001", path: "counts.tsv")
    let (feed, observed) = (counts.workloads[0], counts.workloads[1])
    expectNoDifference(counts.count(observed, .tree, .both), 2001)
    expectNoDifference(counts.count(feed, .tree, .both), nil)
    let verdict = try #require(Verdict.all(counts, of: [observed]).first)
    expectNoDifference(verdict.what, "layout, instructions a turn")
    expectNoDifference(verdict.value, 2001)
    #expect(verdict.hasFailed)
  }

  @Test(arguments: [
    ("feed-10k", [300, 230, 140]), ("deep-1k", [1200, 200]), ("wide-10k", [400, 320]), ("grow-tree", [550, 320]),
    ("bare-1k", [300, 150]), ("measured-1k", [450, 600]), ("nest-20", [600, 400]), ("resize-1k", [90]),
    ("incr-1k", [30]), ("update-10k-equal", [40, 0.2]), ("update-10k-insert", [100, 0.3]), ("rows-1k", [400, 230]),
    ("rows-1k-equal", [60]), ("observe-10k", [2000]), ("lazy-1M-step", [100_000]),
  ])
  func `the goals are those that were set`(name: String, limits: [Double]) throws {
    let goals = try #require(Workload.named(name)).goals
    let costs = goals.filter { goal in
      switch goal.quantity {
      case .buildInstructions, .layoutInstructions, .bothInstructions, .turnInstructions, .instructionsBy, .bytes: true
      case .measures, .callbacks, .allMeasures, .hostCalls, .bodies: false
      }
    }
    expectNoDifference(costs.map(\.limit), limits)
  }

  @Test(
    .promises("B30"),
    arguments: [
      ("", "there is no count in it"),
      ("deep-1k\ttree\tbuild", ":1: expected a workload, tree or floor, build or layout"),
      ("\ndeep-1k\ttree\tbuild\t-1", ":2: expected a workload"), ("deep-1k\ttree\tboth\t1", ":1: expected"),
      ("deep-2k\ttree\tbuild\t1", ":1: there is no workload deep-2k"),
      ("deep-1k\ttree\tbuild\t1\ndeep-1k\ttree\tbuild\t1", ":2: deep-1k tree build was there before"),
    ])
  func `a broken file is bad input`(text: String, message: String) throws {
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

  @Test func `the page has time, system and place, and all tables`() throws {
    let lines = try page().markdown.split(separator: "\n").map(String.init)
    #expect(lines.contains("| date | 2026-01-02 |"))
    #expect(lines.contains("| commit | abc1234 |"))
    #expect(lines.contains("All are met."))
    #expect(lines.contains("| deep-1k | layout, instructions a node | 200 | 100 | 200 | yes |"))
    #expect(lines.contains("| deep-1k | 500 | 200 | 700 | 20.0 | 100 | 2.00 |"))
    #expect(lines.contains("| nest-10 | 100 | 200 | 300 |  |  |  |"))
    #expect(lines.contains("| deep-1k | 500 | 200 | 700 | 1,385 | 32,651 | 59,386 | 0.51 |"))
    #expect(lines.contains("| deep-1k | 1,001 | 500,500 | 200,200 |"))
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
    expectNoDifference(chart.lines.first?.ours, 700)
    expectNoDifference(chart.lines.first?.floor, 120)
    expectNoDifference(chart.lines.first?.goal, 1400)
    let texts = chart.calculateLayout(in: .init(width: Double.infinity, height: .infinity)).elements.compactMap(\.text)
    for text in ["deep-1k", "700", "Clay", "Taffy 0.13", "Yoga 3", "10,000"] { #expect(texts.contains(text)) }
  }

  @Test func `others are compared by build and layout together, in one order`() throws {
    let names = ["resize-1k", "incr-1k", "measured-1k", "grow-tree", "wide-10k", "deep-1k", "feed-1k"]
    let text = names.map { "\($0)\ttree\tbuild\t0\n\($0)\ttree\tlayout\t70010\n" }.joined()
    let counts = try InstructionCounts(text, path: "counts.tsv")
    var page = try page()
    page.instructions = counts
    expectNoDifference(
      page.chart.lines.map(\.id),
      ["feed-1k", "deep-1k", "wide-10k", "grow-tree", "measured-1k", "incr-1k", "resize-1k"])
    let peers = page.chart.lines.prefix(5).map(\.peers)
    expectNoDifference(peers.map(\.clay), [1243, 1385, 1235, 1320, 1658])
    expectNoDifference(peers.map(\.taffy), [9591, 32_651, 3824, 30_219, 12_139])
    expectNoDifference(peers.map(\.yoga), [12_490, 59_386, 6978, 36_793, 15_248])
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
