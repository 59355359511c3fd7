/// The exit code of a program.
package struct ToolExit: Hashable, Sendable {
  package let rawValue: Int32

  package init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Everything went well.
  package static let success = ToolExit(0)
  /// The request is valid, but its work failed.
  package static let failure = ToolExit(1)
  /// Usage, or input that cannot be read.
  package static let badInput = ToolExit(2)
}
