import ArgumentParser
import LayoutConformance
import LayoutScreens

/// `layout conformance FILE…`
struct ConformanceCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance", abstract: "Lays out the cases of JSON files and compares the frames with the expected.")

  @Argument(help: ArgumentHelp("Files of cases.", valueName: "file"))
  var files: [String]

  @Option(help: "How many failing cases of a file to show with their differences.")
  var show = 10

  @Option(help: "How far a frame may be off, in points.")
  var tolerance = 0.01

  func validate() throws {
    guard show >= 0 else { throw ValidationError("--show takes 0 or more, not \(show)") }
    guard tolerance.isFinite, tolerance >= 0 else {
      throw ValidationError("--tolerance takes 0 points or more, not \(tolerance)")
    }
  }

  func run(output: Output) throws {
    var hasFailed = false
    for path in files {
      hasFailed = check(try read(path), path, output) || hasFailed
    }
    if hasFailed { throw ExitCode.failure }
  }

  private func read(_ path: String) throws -> LayoutCaseFile {
    let text = try TextFile.read(path)
    do {
      return try LayoutCaseFile.read(path)
    } catch let error as CaseFileError {
      throw CommandError.badInput("\(path):\(place(of: error, in: text))".inOneLine)
    }
  }

  /// The line and column of the fault, and its description.
  private func place(of error: CaseFileError, in text: String) -> String {
    do {
      let root = try JSONParser.parse(text)
      let path = error.reason.hasPrefix("at ") ? error.reason.dropFirst(3).prefix { $0 != ":" } : ""
      return "\(root.place(at: path)): \(error.reason)"
    } catch {
      return "\(error.place): \(error.message)"
    }
  }

  /// Returns whether a case failed.
  private func check(_ file: LayoutCaseFile, _ path: String, _ output: Output) -> Bool {
    let progress = ProgressBar(total: file.cases.count, output: output)
    var passed = 0
    var skipped = 0
    var failures: [(id: String, differences: [String])] = []
    for box in file.cases {
      progress.advance(to: box.name)
      switch box.check(tolerance: tolerance) {
      case .passed: passed += 1
      case .failed(let differences): failures.append((box.name, differences))
      case .skipped: skipped += 1
      }
    }
    progress.clear()
    output.line("\(path): \(passed) passed, \(failures.count) failed, \(skipped) skipped")
    for failure in failures.prefix(show) {
      output.line("  \(failure.id)")
      for difference in failure.differences { output.line("    \(difference)") }
    }
    return !failures.isEmpty
  }
}
