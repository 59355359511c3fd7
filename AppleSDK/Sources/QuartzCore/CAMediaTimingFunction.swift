/// Core Animation: `CAMediaTimingFunction`, since iOS 2 and macOS 10.5.
public final class CAMediaTimingFunction {
  /// For tests: the curve in words.
  public let words: String
  /// `init(controlPoints:_:_:_:)`, since iOS 2 and macOS 10.5.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    words = "\(c1x) \(c1y) \(c2x) \(c2y)"
  }
}
