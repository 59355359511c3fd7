/// A fault in a layout or in its response.
@usableFromInline
enum LayoutFault: UInt8, Sendable {
  /// A number that is NaN, infinite, negative or too large where that is invalid.
  case invalidNumber
  /// A layout returned an invalid size or frame, or one larger than the available size.
  case invalidResponse
  /// More nested layouts than the limit.
  case nestingTooDeep
  /// A text that wraps has no width.
  case unboundedText
}
