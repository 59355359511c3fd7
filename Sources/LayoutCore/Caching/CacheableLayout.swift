/// A layout whose results may be remembered: equal values have equal frames.
///
/// Structs whose properties are `Hashable` and `Sendable` need no more than the conformance. What the body reads must be
/// in the value or in the environment, never in something global.
public protocol CacheableLayout: Layout, Hashable, Sendable {
  /// A number that is equal for equal values; by default it is made from the whole value. Give your own where that is
  /// slow. Values with the same number are still told apart by `==`.
  var contentHash: Int { get }
}

extension CacheableLayout {
  /// Made from everything in the value.
  public var contentHash: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}
