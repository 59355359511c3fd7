public import LayoutEngine

/// Measures pictures.
public protocol ImageMeasurer: AnyObject, Sendable {
  /// The size of a picture in points, one per pixel; `nil` where it cannot be decoded.
  func size(of source: ImageSource) -> Size?
}
