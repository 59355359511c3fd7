import LayoutCore

/// Rounding to whole pixels.
public enum PixelRounding: String, Hashable, Sendable, CaseIterable {
  /// To the next pixel: what is longer than none takes one.
  case up
  /// To the pixel before.
  case down
  /// To the nearest pixel; from the middle between two upwards.
  case nearest

  /// `value` in whole pixels.
  ///
  /// - Parameters:
  ///   - value: a length or a place in points. NaN and infinity stay what they are.
  ///   - scale: pixels a point. What is no positive finite number counts as 1.
  public func round(_ value: Double, scale: Double = 1) -> Double {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let pixels = value * scale
    // A number too large to be scaled has no part of a pixel.
    guard pixels.isFinite else { return value }
    // Adding 0 makes 0 of -0.
    let above = pixels.rounded(.up) / scale + 0
    let below = pixels.rounded(.down) / scale + 0
    return switch self {
    case .up: above
    case .down: below
    case .nearest: above - value <= value - below ? above : below
    }
  }
}
