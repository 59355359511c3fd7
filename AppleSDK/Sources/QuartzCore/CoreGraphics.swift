public import Foundation

// On Apple's systems these come from Core Graphics, which QuartzCore re-exports.

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public static var identity: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
}

public struct CGVector: Equatable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

public final class CGColor: Equatable, Sendable {
  /// For tests: red, green, blue, opacity.
  public let parts: [CGFloat]
  package init(parts: [CGFloat]) { self.parts = parts }
  public var components: [CGFloat]? { parts }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    self
  }
}

public final class CGColorSpace: Sendable {
  public init?(name: CFString) {}
  public static var sRGB: CFString { "sRGB" }
}
public enum CGColorRenderingIntent: Sendable { case defaultIntent }
public typealias CFString = String
public typealias CFDictionary = [String: String]

open class CGPath: @unchecked Sendable {
  /// For tests: the outline in words and numbers.
  public fileprivate(set) var outline: String
  fileprivate init(outline: String) { self.outline = outline }
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { outline = "rect \(words(rect))" }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline = "ellipse \(words(rect))"
  }
  /// Traps, as Apple's, where the corners are wider or higher than half the box.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(cornerWidth >= 0 && 2 * cornerWidth <= rect.width, "the corners are wider than the box")
    precondition(cornerHeight >= 0 && 2 * cornerHeight <= rect.height, "the corners are higher than the box")
    outline = "rounded \(words(rect)) by \(cornerWidth)"
  }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(outline: "") }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add("move", point) }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add("line", point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add("quad", control, end)
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add("curve", control1, control2, end)
  }
  public func closeSubpath() { add("close") }

  private func add(_ name: String, _ points: CGPoint...) {
    outline += (outline.isEmpty ? "" : " ") + ([name] + points.map { "(\($0.x), \($0.y))" }).joined(separator: " ")
  }
}

private func words(_ rect: CGRect) -> String { "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }
