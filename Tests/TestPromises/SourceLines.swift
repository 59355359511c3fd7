import Foundation

extension String {
  /// The text without lines of source, which move with each change of a file, and which release builds do not have; and
  /// an explanation without the line that exists for those alone.
  package var withoutSourceLines: String {
    let line = #"[A-Za-z_]+/[A-Za-z_+]+\.swift:[0-9]+"#
    return replacingOccurrences(
      of: #"(?m)^[^\n>]*, made in \#(line)\n(?=[^\n]*: proposed )"#, with: "", options: .regularExpression
    )
    .replacingOccurrences(of: #"(, made in | at )\#(line)| \(\#(line)\)"#, with: "", options: .regularExpression)
  }
}
