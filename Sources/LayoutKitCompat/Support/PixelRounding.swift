import LayoutCore

/// Rounding to whole pixels.
public enum PixelRounding: String, Hashable, Sendable, CaseIterable {
  /// To the next pixel; any positive length takes at least one.
  case up
  /// To the previous pixel.
  case down
  /// To the nearest pixel; from the middle upwards.
  case nearest

  /// `value` in whole pixels.
  ///
  /// - Parameters:
  ///   - value: a length or a position in points. NaN and infinity stay the same.
  ///   - scale: pixels per point. A value that is not positive and finite counts as 1.
  public func round(_ value: Double, scale: Double = 1) -> Double {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let pixels = value * scale
    // A number that is too large to be scaled has no fraction of a pixel.
    guard pixels.isFinite else { return value }
    // Adding 0 changes -0 to 0.
    let above = pixels.rounded(.up) / scale + 0
    let below = pixels.rounded(.down) / scale + 0
    return switch self {
    case .up: above
    case .down: below
    case .nearest: above - value <= value - below ? above : below
    }
  }
}
