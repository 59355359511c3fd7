import ArgumentParser
import LayoutScreens

/// `layout bench compare FILE PAGE`
struct BenchCompareCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares counted instructions with those of a page; fails where one became dearer.",
    discussion: """
      Dearer is what is more than \(CountComparison.allowance)% above the page. What the page lacks is named as new, and \
      does not fail.
      """)

  @Argument(help: ArgumentHelp("What Scripts/bench-instructions counted.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("What Scripts/bench-report wrote.", valueName: "page"))
  var page: String

  func run(output: Output) throws {
    let counts = try InstructionCounts(try TextFile.read(file), path: file)
    let comparison = CountComparison(counts, with: try PageCounts(try TextFile.read(page), path: page))
    let dearer = comparison.number(of: .dearer)
    if comparison.number(of: .same) < comparison.figures.count { comparison.table.lines.forEach(output.line) }
    output.line(
      "\(dearer) of \(comparison.figures.count) figures are more than \(CountComparison.allowance)% above \(page)")
    if dearer > 0 { throw ExitCode.failure }
  }
}
