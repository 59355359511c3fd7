public import LayoutEngine

/// Knows how large pictures are.
public protocol ImageMeasurer: AnyObject, Sendable {
  /// The size of a picture in points, one a pixel; `nil` where it cannot be decoded.
  func size(of source: ImageSource) -> Size?
}
