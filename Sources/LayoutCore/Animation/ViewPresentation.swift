public import LayoutEngine

/// The presentation of a view on top of its frame, which stays as it is: transitions change it.
///
/// The view, with everything inside it, is drawn scaled around the middle of its frame, then moved, and faded as one.
public struct ViewPresentation: Hashable, Sendable {
  /// The opacity, clamped between 0 and 1; a value that is not a number counts as 1.
  public var opacity: Double {
    didSet { opacity = Self.valid(opacity: opacity) }
  }
  /// The scale, from 0 to 2^40; a value that is not a finite number counts as 0.
  public var scale: Double {
    didSet { scale = Self.valid(scale: scale) }
  }
  /// The distance from its place, in points: at most 2^40 along each axis; a value that is not a finite number counts
  /// as 0.
  public var offset: Point {
    didSet { offset = Self.valid(offset) }
  }

  /// A presentation from its parts, by default without effect; numbers out of bounds are clamped.
  public init(opacity: Double = 1, scale: Double = 1, offset: Point = .zero) {
    self.opacity = Self.valid(opacity: opacity)
    self.scale = Self.valid(scale: scale)
    self.offset = Self.valid(offset)
  }

  private static func valid(opacity: Double) -> Double { clamped(opacity, 0, 1, nan: 1) }

  private static func valid(scale: Double) -> Double { scale.isFinite ? clamped(scale, 0, Length.limit) : 0 }

  private static func valid(_ offset: Point) -> Point {
    func valid(_ length: Double) -> Double { length.isFinite ? Length.bounded(length) : 0 }
    return Point(x: valid(offset.x), y: valid(offset.y))
  }

  /// A presentation without effect.
  public static var identity: ViewPresentation { ViewPresentation() }
}

extension ViewPresentation: VectorArithmetic {
  /// The presentation on the way to `other`; its numbers stay within their bounds.
  public func interpolated(towards other: ViewPresentation, amount: Double) -> ViewPresentation {
    ViewPresentation(
      opacity: opacity.interpolated(towards: other.opacity, amount: amount),
      scale: scale.interpolated(towards: other.scale, amount: amount),
      offset: offset.interpolated(towards: other.offset, amount: amount))
  }
}
