import ArgumentParser
import LayoutScreens

/// `layout bench goals FILE`
struct BenchGoalsCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "goals",
    abstract: "Compares counted instructions, counts and memory with the goals; fails where one is missed.")

  @Argument(help: ArgumentHelp("What Scripts/bench-instructions counted.", valueName: "file"))
  var file: String

  func run(output: Output) throws {
    let instructions = try InstructionCounts(try TextFile.read(file), path: file)
    let verdicts = Verdict.all(instructions)
    Verdict.table(verdicts).lines.forEach(output.line)
    let failed = verdicts.filter(\.hasFailed).count
    output.line("\(verdicts.count - failed) of \(verdicts.count) goals are met")
    if failed > 0 { throw ExitCode.failure }
  }
}

extension Verdict {
  static func table(_ verdicts: [Verdict]) -> TextTable {
    TextTable(
      header: ["workload", "what", "ours", "floor", "goal", "met"],
      rows: verdicts.map { one in
        [
          one.workload, one.what, one.value?.figure ?? "n/a", one.floor?.figure ?? "-", one.limit.figure, one.word,
        ]
      }, left: [0, 1])
  }
}
