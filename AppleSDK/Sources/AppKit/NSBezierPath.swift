public import Foundation

@MainActor
open class NSBezierPath {
  private let words: String
  public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    words = "\(rect.origin.x) \(rect.origin.y) \(rect.size.width) \(rect.size.height) radius \(xRadius)"
  }
  /// Into the current graphics.
  open func fill() { Simulation.filled.append(words) }
}
