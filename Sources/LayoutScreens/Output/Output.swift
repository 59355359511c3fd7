import Foundation

/// The destinations of a command's lines: one for results, one for remarks.
package struct Output: Sendable {
  /// Writes a line of the result.
  package var line: @Sendable (String) -> Void
  /// Writes a line about the result: diagnostics, errors.
  package var remark: @Sendable (String) -> Void
  /// Whether the remarks go to a terminal, so that a progress bar is useful.
  package var isWatched = false

  /// The process's own streams.
  package static let standard = Output(
    line: { StandardStream.output.write("\($0)\n") },
    remark: {
      // This keeps the order of the lines where both streams have the same destination.
      _ = StandardStream.output.flush()
      StandardStream.errors.write("\($0)\n")
    },
    isWatched: isatty(STDERR_FILENO) == 1)
}
