import ArgumentParser

/// The reason why a command failed.
struct CommandError: Error, CustomStringConvertible {
  let description: String
  let exitCode: ExitCode

  /// The request cannot be fulfilled: unknown names, bad numbers, files that cannot be read.
  static func badInput(_ description: String) -> CommandError {
    CommandError(description: description, exitCode: .badInput)
  }

  /// The request is valid, but its work failed.
  static func failure(_ description: String) -> CommandError {
    CommandError(description: description, exitCode: .failure)
  }
}

extension ExitCode {
  /// Usage, or input that cannot be read.
  static let badInput = ExitCode(2)
}
