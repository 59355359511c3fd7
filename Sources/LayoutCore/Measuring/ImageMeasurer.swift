public import LayoutEngine

/// The reason why a picture has no size.
@nonexhaustive
public enum ImageFailure: Hashable, Sendable {
  /// There is no file at the path.
  case missing
  /// The system has no symbol of the name; `near` has similar names.
  case unknownSymbol(near: [String])
  /// The file cannot be read; the text is the reason.
  case unreadable(String)
  /// The picture is not shown although it might be decoded, as one that refers to itself; the text is the reason.
  case refused(String)
  /// The bytes are no picture of a known format, are damaged, or would be a picture too large to draw.
  case undecodable
}

/// Measures pictures.
public protocol ImageMeasurer: AnyObject, Sendable {
  /// The size of a picture in points, one per pixel or by the font of a symbol; `nil` where it cannot be decoded.
  func size(of source: ImageSource) -> Size?

  /// The reason why `size(of:)` is `nil` for the picture.
  ///
  /// It is called only for a diagnostic, after a turn in which the size was `nil`.
  func failure(of source: ImageSource) -> ImageFailure
}

extension ImageMeasurer {
  /// The default: `undecodable`, for a measurer that does not know more.
  public func failure(of source: ImageSource) -> ImageFailure { .undecodable }
}
