import Foundation

/// Where a command's lines go: results to one place, remarks to another.
struct Output: Sendable {
  /// A line of what was asked for.
  var line: @Sendable (String) -> Void
  /// A line about it: diagnostics, errors.
  var remark: @Sendable (String) -> Void
  /// Whether a person watches the remarks, so that a progress bar makes sense.
  var isWatched = false

  /// The process's own streams.
  static let standard = Output(
    line: { StandardStream.output.write("\($0)\n") },
    remark: {
      // In the order in which they were said, where both go to one place.
      _ = StandardStream.output.flush()
      StandardStream.errors.write("\($0)\n")
    },
    isWatched: isatty(STDERR_FILENO) == 1)
}

extension String {
  /// The text in one line.
  var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
