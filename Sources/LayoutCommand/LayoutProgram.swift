import ArgumentParser
import LayoutCore
import LayoutScreens

/// The program `layout`: the commands for the screens of the gallery, the cases of the engine, and what it costs.
@main
struct LayoutProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", subcommands: [ConformanceCommand.self, BenchCommand.self])

  static func main() {
    finish(run(Array(CommandLine.arguments.dropFirst()), output: .standard), .output, .standard).exit()
  }

  /// Runs the command in the arguments: of a program for screens, or one of those that only the gallery has.
  ///
  /// - Returns: 0 for success, 1 for failures, 2 for usage and bad input.
  static func run(_ arguments: [String], output: Output) -> ToolExit {
    let others = configuration.subcommands.map { ($0._commandName, $0.configuration.abstract) }
    if let code = ToolProgram(Gallery.self, others: others).run(arguments, output: output) { return code }
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
      return error.exit
    } catch let code as ExitCode {
      return ToolExit(code.rawValue)
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
