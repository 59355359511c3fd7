import ArgumentParser

/// Why a command could not do what it was asked to.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  let exitCode: ExitCode

  /// The request cannot be met: unknown names, bad numbers, files that cannot be read.
  static func badInput(_ description: String) -> CommandError {
    CommandError(description: description, exitCode: .badInput)
  }

  /// The request was fine, but something went wrong.
  static func failure(_ description: String) -> CommandError {
    CommandError(description: description, exitCode: .failure)
  }
}

extension ExitCode {
  /// Usage, or input that cannot be read.
  static let badInput = ExitCode(2)
}
