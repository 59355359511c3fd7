import Foundation

/// Where a command's lines go: results to one place, remarks to another.
struct Output: Sendable {
  /// A line of what was asked for.
  var line: @Sendable (String) -> Void
  /// A line about it: diagnostics, errors.
  var remark: @Sendable (String) -> Void
  /// Whether somebody watches the remarks, so that a progress bar makes sense.
  var isWatched = false

  /// The process's own streams.
  static let standard = Output(
    line: { print($0) },
    remark: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    isWatched: isatty(STDERR_FILENO) == 1)
}

extension String {
  /// The text in one line.
  var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
