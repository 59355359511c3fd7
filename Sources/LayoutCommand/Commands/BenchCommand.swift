import ArgumentParser
import CBench
import LayoutScreens

/// `layout bench`
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures what layouts cost, beside the least that the same work can cost.",
    subcommands: [
      BenchRunCommand.self, BenchGoalsCommand.self, BenchCompareCommand.self, BenchCardsCommand.self,
      BenchThreadsCommand.self, BenchReportCommand.self,
    ],
    defaultSubcommand: BenchRunCommand.self)
}

/// The command `layout bench` without a subcommand: `run` is the default.
struct BenchRunCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs workloads and measures them.",
    discussion: """
      Every workload runs in turn with a hand-written C layout of the same tree. Times are nanoseconds of this thread by \
      the nodes of the workload; the ratio is that of the medians. With --passes a workload is run so many times and \
      nothing is measured, for profilers: everything that counts then happens inside the function measuredPass.
      """)

  @Option(
    help: ArgumentHelp("A workload, or several by what their names begin with. (default: all)", valueName: "name"))
  var workload: [String] = []

  @Flag(help: "The figures as data.")
  var json = false

  @Flag(help: "The workloads: name, nodes, where they run, what of a pass is measured, what they are.")
  var list = false

  @Option(help: "Seconds for each workload. (default: 1)")
  var seconds: Double?

  @Option(help: "Runs one workload so many times and does nothing else.")
  var passes: Int?

  @Option(help: "With --passes: so many passes first that a profiler is not to see. (default: 0)")
  var warmUp: Int?

  @Option(
    help: "What a profiler is to see of each pass: build, layout, both as one, or each for itself. (default: both)")
  var phase: BenchPhase?

  @Flag(help: "With --passes: the floor, not the layout.")
  var floor = false

  func validate() throws {
    if let seconds, !(seconds.isFinite && seconds >= 0) {
      throw ValidationError("--seconds takes 0 or more, not \(seconds)")
    }
    if let passes, passes < 1 { throw ValidationError("--passes takes 1 or more, not \(passes)") }
    if let warmUp, warmUp < 0 { throw ValidationError("--warm-up takes 0 or more, not \(warmUp)") }
    if passes == nil {
      if warmUp != nil { throw ValidationError("--warm-up goes with --passes") }
      if phase != nil { throw ValidationError("--phase goes with --passes") }
      if floor { throw ValidationError("--floor goes with --passes") }
    } else if json || list || seconds != nil {
      throw ValidationError("with --passes nothing is measured, so --json, --list and --seconds mean nothing")
    }
  }

  func run(output: Output) throws {
    let chosen = workload.isEmpty ? Workload.all : try Workload.find(workload)
    if list {
      table(of: chosen).lines.forEach(output.line)
    } else if let passes {
      guard chosen.count == 1, let workload = chosen.first else {
        throw CommandError.badInput("--passes runs one workload; name it with --workload")
      }
      try run(workload, passes: passes, output)
    } else {
      try measure(chosen, output)
    }
  }

  private func table(of workloads: [Workload]) -> TextTable {
    TextTable(
      rows: workloads.map { workload in
        [
          workload.name, "\(workload.nodes)", workload.makeFloor == nil ? "tree" : "tree,floor",
          workload.phases.map(\.rawValue).joined(separator: ","), workload.summary,
        ]
      }, left: [0, 2, 3, 4])
  }

  private func run(_ workload: Workload, passes: Int, _ output: Output) throws {
    guard let run: any BenchRun = floor ? workload.makeFloor?() : workload.makeTree() else {
      throw CommandError.badInput("the floor has nothing like \(workload.name)")
    }
    bench_keep_heap()
    // The first call of the clock initializes it.
    _ = bench_thread_time()
    let phase = phase ?? .both
    for _ in 0..<(warmUp ?? 0) { run.warmUp(phase) }
    for _ in 0..<passes { run.pass(phase) }
    output.line("\(workload.name): \(passes) passes of \(phase.rawValue), \(workload.nodes) nodes")
  }

  private func measure(_ workloads: [Workload], _ output: Output) throws {
    #if DEBUG
      output.remark("this is a debug build, whose times mean nothing; build with -c release")
    #endif
    let report = BenchReport(measuring: workloads, seconds: seconds ?? 1, output: output)
    if json { try output.line(report.json) } else { report.table.lines.forEach(output.line) }
  }
}

extension BenchPhase: ExpressibleByArgument {}
