import ArgumentParser
import Foundation
import LayoutCore

/// The command `layout`: renders screens, checks the engine against cases, and measures costs.
@main
struct LayoutTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Renders layouts to pictures, checks frames, and measures what they cost.",
    version: "\(LayoutVersion.current)",
    subcommands: [
      ListCommand.self, RenderCommand.self, ExplainCommand.self, LintCommand.self, InspectCommand.self,
      WindowCommand.self, ConformanceCommand.self, BenchCommand.self,
    ])

  static func main() {
    let code = finish(run(Array(CommandLine.arguments.dropFirst()), output: .standard), .output, .standard)
    Foundation.exit(code.rawValue)
  }

  /// - Returns: the exit code of a run whose lines went to `stream`: a failure where some of them could not be written.
  static func finish(_ code: ExitCode, _ stream: StandardStream, _ output: Output) -> ExitCode {
    guard let failure = stream.flush() else { return code }
    output.remark("error: the output cannot be written: \(failure)")
    return code == .success ? .failure : code
  }

  /// Runs the command in the arguments.
  ///
  /// - Returns: 0 for success, 1 for failures, 2 for usage and bad input.
  static func run(_ arguments: [String], output: Output) -> ExitCode {
    do {
      var command = try parseAsRoot(arguments)
      if let command = command as? any OutputCommand {
        try command.run(output: output)
      } else {
        try command.run()
      }
      return .success
    } catch let error as CommandError {
      output.remark("error: \(error)")
      return error.exitCode
    } catch let code as ExitCode {
      return code
    } catch {
      let isHelp = exitCode(for: error) == .success
      (isHelp ? output.line : output.remark)(fullMessage(for: error))
      return isHelp ? .success : .badInput
    }
  }
}

/// A command whose lines go to an `Output`.
protocol OutputCommand: ParsableCommand {
  func run(output: Output) throws
}

extension OutputCommand {
  func run() throws { try run(output: .standard) }
}
