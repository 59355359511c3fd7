/// What was wrong with a layout or with what it answered.
@usableFromInline
enum LayoutFault: UInt8, Sendable {
  /// A number that is none, infinite, negative or too large where that has no meaning.
  case invalidNumber
  /// A layout answered a size or a frame that is none, or more than there was.
  case invalidResponse
  /// More layouts within layouts than are followed.
  case nestingTooDeep
  /// A text that wraps was given no width.
  case unboundedText
}
