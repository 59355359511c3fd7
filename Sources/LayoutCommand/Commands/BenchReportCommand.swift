import ArgumentParser
import CBench
import Layout
import LayoutScreens

/// `layout bench report FILE`
struct BenchReportCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Measures all workloads and writes a page about them, with a picture.",
    discussion: "Scripts/bench-report calls it. Writes benchmarks.md, images/benchmarks.png and images/benchmarks.svg.")

  @Argument(help: ArgumentHelp("What Scripts/bench-instructions counted.", valueName: "file"))
  var file: String

  @Option(help: "When it was measured.")
  var date: String

  @Option(help: "What was measured.")
  var commit: String

  @Option(help: "What it was compiled with.")
  var compiler: String

  @Option(help: "What it was measured on.")
  var machine: String

  @Option(help: "Seconds for each workload.")
  var seconds = 2.0

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "dir"))
  var out = "."

  func validate() throws {
    if out.isEmpty { throw ValidationError("--out takes a folder, and was given nothing") }
    guard seconds.isFinite, seconds >= 0 else { throw ValidationError("--seconds takes 0 or more, not \(seconds)") }
  }

  func run(output: Output) throws {
    try FileFormat.checkAvailable([.png, .svg])
    let instructions = try InstructionCounts(try TextFile.read(file), path: file)
    let page = BenchPage(
      facts: BenchPage.Facts(date: date, commit: commit, compiler: compiler, machine: machine),
      instructions: instructions,
      report: BenchReport(measuring: Workload.all, seconds: seconds, output: output),
      verdicts: Verdict.all(instructions),
      cards: CardsRun.Way.allCases.map { CardsRun.figures($0) },
      threads: ThreadsRun.allFigures())
    try write(page.markdown.utf8, "benchmarks.md", output)

    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let chart = LaidOutPage(
      AnyLayout(page.chart), width: nil, height: nil, background: environment.palette.ground, environment: environment)
    for format in [FileFormat.png, .svg] {
      try write(try chart.bytes(as: format, scale: 1), "images/benchmarks.\(format.fileExtension)", output)
    }
  }

  private func write(_ bytes: some Sequence<UInt8>, _ name: String, _ output: Output) throws {
    let path = "\(out)/\(name)"
    try TextFile.write(bytes, to: path)
    output.line(path)
  }
}
