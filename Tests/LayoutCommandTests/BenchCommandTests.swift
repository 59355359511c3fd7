import CustomDump
import Foundation
import Layout
import Testing

@testable import LayoutCommand

@Suite struct BenchCommandTests {
  @Test func `a workload that does not exist is bad input, and the list is shown`() {
    let output = CapturedOutput()
    #expect(output.run("bench", "--workload", "feed-2k") == .badInput)
    expectNoDifference(output.lines, [])
    #expect(output.remarks.count == 1)
    #expect(output.remarks[0].hasPrefix("error: there is no workload feed-2k; there are feed-1k, feed-10k, "))
  }

  @Test(arguments: [
    (["--seconds=-1"], "--seconds takes 0 or more, not -1.0"),
    (["--seconds", "nan"], "--seconds takes 0 or more, not nan"),
    (["--passes", "0"], "--passes takes 1 or more, not 0"),
    (["--phase", "layout"], "--phase goes with --passes"),
    (["--warm-up", "1"], "--warm-up goes with --passes"),
    (["--warm-up=-1", "--passes", "1"], "--warm-up takes 0 or more, not -1"),
    (["--floor"], "--floor goes with --passes"),
    (["--passes", "1", "--json"], "with --passes nothing is measured, so --json, --list and --seconds mean nothing"),
    (["--passes", "1"], "error: --passes runs one workload; name it with --workload"),
    (["--passes", "1", "--workload", "update-10k"], "error: --passes runs one workload; name it with --workload"),
    (["--passes", "1", "--workload", "nest-10", "--floor"], "error: the floor has nothing like nest-10"),
    (["--phase", "twice"], "The value 'twice' is invalid for '--phase <phase>'"),
  ])
  func `what makes no sense is refused`(arguments: [String], message: String) {
    let output = CapturedOutput()
    #expect(output.run(["bench"] + arguments) == .badInput)
    expectNoDifference(output.lines, [])
    #expect(output.remarks.first?.contains(message) == true, "\(output.remarks)")
  }

  @Test func `names that begin alike are found together`() throws {
    expectNoDifference(
      try Workload.find(["update-10k", "feed-1k"]).map(\.name),
      ["update-10k-equal", "update-10k-insert", "update-10k-reverse", "feed-1k"])
  }

  @Test func `workloads are listed`() {
    let output = CapturedOutput()
    #expect(output.run("bench", "--list") == .success)
    #expect(output.lines.count == Workload.all.count)
    expectNoDifference(
      output.lines.first,
      "feed-1k               7001  tree,floor  build,layout  A column of 1000 rows, made and laid out.")
    #expect(Set(Workload.all.map(\.name)).count == Workload.all.count)
  }

  @Test(arguments: [["--phase", "build"], ["--phase", "layout"], ["--floor"], ["--warm-up", "1"], []])
  func `passes are run and nothing else`(arguments: [String]) {
    let output = CapturedOutput()
    #expect(output.run(["bench", "--workload", "deep-100", "--passes", "2"] + arguments) == .success)
    let phase = arguments.first == "--phase" ? arguments[1] : "both"
    expectNoDifference(output.lines, ["deep-100: 2 passes of \(phase), 101 nodes"])
    expectNoDifference(output.remarks, [])
  }

  /// Counts its calls.
  private final class Script: BenchRun {
    var calls: [String] = []
    let frames: [Rect] = []
    func prepare() { calls.append("prepare") }
    func build() { calls.append("build") }
    func layOut() { calls.append("layout") }
    func finish() { calls.append("finish") }
  }

  @Test(arguments: [
    (BenchPhase.build, ["prepare", "build", "finish"]), (.layout, ["prepare", "build", "layout", "finish"]),
    (.both, ["prepare", "build", "layout", "finish"]), (.each, ["prepare", "build", "layout", "finish"]),
  ])
  func `a pass does each thing once`(phase: BenchPhase, calls: [String]) {
    let script = Script()
    let times = script.pass(phase)
    #expect(times.build >= 0)
    #expect(times.layout >= 0)
    expectNoDifference(script.calls, calls)
  }

  @Test(arguments: [(BenchPhase.build, 3), (.layout, 4), (.both, 4)])
  func `a pass that warms up does the same`(phase: BenchPhase, calls: Int) {
    let script = Script()
    script.warmUp(phase)
    #expect(script.calls.count == calls)
    script.pass(phase)
    expectNoDifference(Array(script.calls.prefix(calls)), Array(script.calls.suffix(calls)))
  }

  @Test func `the figures as data have their keys, whether there is a figure or not`() throws {
    let output = CapturedOutput()
    #expect(
      output.run("bench", "--json", "--seconds", "0", "--workload", "deep-100", "--workload", "nest-10") == .success)
    let data = Data(output.lines.joined(separator: "\n").utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let workloads = try #require(report["workloads"] as? [[String: Any]])
    #expect(workloads.map { $0["workload"] as? String } == ["deep-100", "nest-10"])
    for workload in workloads {
      expectNoDifference(
        workload.keys.sorted(),
        [
          "build", "bytesPerNode", "bytesPerNodeWithHost", "floorBuild", "floorLayout", "hostCalls", "layout",
          "leafMeasures", "measuresPerNode", "nodes", "passes", "ratio", "workload",
        ])
      #expect((workload["layout"] as? [String: Double])?.keys.sorted() == ["median", "min"])
      #expect(workload["passes"] as? Int == Measurement.fewest)
    }
    #expect(workloads[0]["ratio"] is Double)
    #expect(workloads[1]["ratio"] is NSNull)
    #expect(workloads[0]["nodes"] as? Int == 101)
  }

  @Test func `the table has a line a workload`() {
    let output = CapturedOutput()
    #expect(output.run("bench", "--seconds", "0", "--workload", "deep-100", "--workload", "nest-10") == .success)
    #expect(output.lines.count == 3)
    #expect(output.lines.allSatisfy { $0.count == output.lines[0].count })
    #expect(output.lines[1].hasPrefix("deep-100    101 "))
    #expect(output.lines[2].contains("n/a"))
  }

  @Test(arguments: [
    (0.004, "0.00"), (0.125, "0.13"), (9.994, "9.99"), (10, "10.0"), (99.94, "99.9"), (100, "100"), (999.5, "1,000"),
    (1234.5, "1,235"),
    (1_000_001, "1,000,001"),
    (-0.001, "0.00"), (-12.34, "-12.3"), (Double.nan, "n/a"),
  ])
  func `figures have as many decimals as they deserve`(number: Double, text: String) {
    expectNoDifference(number.figure, text)
  }
}
