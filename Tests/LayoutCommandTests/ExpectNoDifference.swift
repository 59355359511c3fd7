import CustomDump
import Testing

/// Fails where two values differ, and shows how.
///
/// CustomDump's own function of this name reports through a library that the test targets are not linked with, so it
/// would print, and pass.
func expectNoDifference<Value: Equatable>(
  _ value: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard value != expected else { return }
  Issue.record("\(diff(value, expected) ?? "\(value) is not \(expected)")", sourceLocation: sourceLocation)
}
