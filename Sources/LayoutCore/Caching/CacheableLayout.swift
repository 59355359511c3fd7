/// A layout whose results may be stored: equal values have equal frames.
///
/// Structs whose properties are `Hashable` and `Sendable` need no more than the conformance. Every input of the body
/// must be in the value or in the environment, never in a global.
public protocol CacheableLayout: Layout, Hashable, Sendable {
  /// A number that is equal for equal values.
  ///
  /// By default it is made from the whole value. Implement it where that is slow. Different values may have the same
  /// number: `==` decides.
  var contentHash: Int { get }
}

extension CacheableLayout {
  /// A number that is made from the whole value.
  public var contentHash: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
