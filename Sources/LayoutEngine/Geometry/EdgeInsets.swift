/// Distances from the four edges of a box, in points.
///
/// `leading` is left in a left-to-right layout and right in a right-to-left one. Negative distances are legal: the
/// content then hangs over the edge.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Insets from the four distances, in points.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance on all edges.
  @inlinable
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// `leading` plus `trailing`.
  @inlinable public var horizontal: Double { leading + trailing }
  /// `top` plus `bottom`.
  @inlinable public var vertical: Double { top + bottom }
}
