public final class CAMediaTimingFunction {
  /// For tests: the curve in words.
  public let words: String
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    words = "\(c1x) \(c1y) \(c2x) \(c2y)"
  }
}
