import ArgumentParser
import Foundation
import LayoutConformance
import LayoutScreens

/// `layout conformance [FILE…]`
struct ConformanceCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance", abstract: "Lays out the cases of JSON files and compares the frames with the expected.",
    discussion: "Without a file it runs the cases of CSS in --shared, and prints how many of them pass.")

  @Argument(help: ArgumentHelp("Files of cases.", valueName: "file"))
  var files: [String] = []

  @Option(help: "The folder with the cases of CSS, which is read where no file is given.")
  var shared = "../shared/conformance"

  @Option(help: "How many failing cases of a file to show with their differences.")
  var show = 10

  @Option(help: "How far a frame may be off, in points.")
  var tolerance = 0.01

  /// The files of CSS's cases.
  static let css = ["micro_cases", "yoga_cases", "taffy_flex_cases", "taffy_grid_cases", "dev_flex", "dev_grid"]

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
    if files.isEmpty { hasFailed = try checkCSS(output) }
    if hasFailed { throw ExitCode.failure }
  }

  /// Checks the files of CSS's cases that are there.
  ///
  /// - Returns: whether one misses its goal.
  /// - Throws: `CommandError.badInput` where none of them is there.
  private func checkCSS(_ output: Output) throws -> Bool {
    func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    let paths = ConformanceCommand.css.map { "\(shared)/\($0).json" }
    guard paths.contains(where: isThere) else {
      let names = ConformanceCommand.css.map { "\($0).json" }.joined(separator: ", ")
      throw CommandError.badInput(
        "there are no cases of CSS in \(shared); put \(names) there, or name their folder by --shared")
    }
    var hasFailed = false
    for path in paths {
      guard isThere(path) else {
        output.line("\(path): skipped, since it is not there")
        continue
      }
      hasFailed = check(try read(path), path, output) || hasFailed
    }
    return hasFailed
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

  /// Returns whether a case failed, or for CSS's cases whether their goal is missed, or elements differ from boxes.
  private func check(_ file: LayoutCaseFile, _ path: String, _ output: Output) -> Bool {
    let progress = ProgressBar(total: file.cases.count, output: output)
    if let boxes = file.boxes {
      let shares = BoxShares(boxes, tolerance: max(tolerance, BoxCase.tolerance)) { progress.advance(to: $0) }
      progress.clear()
      output.line("\(path):")
      for line in shares.lines { output.line("  \(line)") }
      list(shares.failures, output)
      return !shares.isReached
    }
    var passed = 0
    var skipped = 0
    var failures: [(name: String, differences: [String])] = []
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
    list(failures, output)
    return !failures.isEmpty
  }

  private func list(_ failures: [(name: String, differences: [String])], _ output: Output) {
    for failure in failures.prefix(show) {
      output.line("  \(failure.name)")
      for difference in failure.differences { output.line("    \(difference)") }
    }
  }
}
