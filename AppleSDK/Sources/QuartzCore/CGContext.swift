public import Foundation

/// In tests it draws nothing and keeps what is drawn in words.
public final class CGContext {
  /// For the stand-ins: what was drawn.
  package private(set) var words: [String] = []
  package init() {}
  /// For the stand-ins.
  package func note(_ word: String) { words.append(word) }
  public func translateBy(x: CGFloat, y: CGFloat) { note("moved by (\(x), \(y))") }
  public func scaleBy(x: CGFloat, y: CGFloat) { note("scaled by (\(x), \(y))") }
  public func setBlendMode(_ mode: CGBlendMode) { note("\(mode)") }
  public func setFillColor(_ color: CGColor) { note("filled by \(color.parts)") }
  public func fill(_ rect: CGRect) { note("box \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)") }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    note("\(byTiling ? "tiles" : "picture") \(rect.width) by \(rect.height)")
  }
}

public enum CGBlendMode: Sendable { case sourceAtop }

public final class CGImage: Sendable {
  /// For the stand-ins.
  package init() {}
}
