public import LayoutEngine

/// How a view is shown on top of its frame, which stays what it is: what transitions change.
///
/// The view, with everything inside it, is drawn scaled around the middle of its frame, then moved, and faded as one.
public struct ViewPresentation: Hashable, Sendable {
  /// 0 is invisible, 1 as it is. Between 0 and 1.
  public var opacity: Double
  /// How many times as large as it is.
  public var scale: Double
  /// How far from its place, in points.
  public var offset: Point

  /// As a view is where nothing else is said, unless something is said here.
  public init(opacity: Double = 1, scale: Double = 1, offset: Point = .zero) {
    self.opacity = opacity
    self.scale = scale
    self.offset = offset
  }

  /// A view as it is.
  public static var identity: ViewPresentation { ViewPresentation() }
}

extension ViewPresentation: VectorArithmetic {
  /// The presentation on the way to `other`; the opacity stays between 0 and 1, the scale at 0 or above.
  public func interpolated(towards other: ViewPresentation, amount: Double) -> ViewPresentation {
    ViewPresentation(
      opacity: clamped(opacity.interpolated(towards: other.opacity, amount: amount), 0, 1),
      scale: max(0, scale.interpolated(towards: other.scale, amount: amount)),
      offset: offset.interpolated(towards: other.offset, amount: amount))
  }
}
