/// The reason why a command failed.
package struct CommandError: Error, CustomStringConvertible {
  package let description: String
  package let exit: ToolExit

  package init(_ description: String, exit: ToolExit) {
    self.description = description
    self.exit = exit
  }

  /// The request cannot be fulfilled: unknown names, bad numbers, files that cannot be read.
  package static func badInput(_ description: String) -> CommandError { CommandError(description, exit: .badInput) }

  /// The request is valid, but its work failed.
  package static func failure(_ description: String) -> CommandError { CommandError(description, exit: .failure) }
}
