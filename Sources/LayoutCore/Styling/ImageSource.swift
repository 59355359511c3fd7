/// The source of a picture's bytes.
@nonexhaustive
public enum ImageSource: Hashable, Sendable {
  /// A file by its path.
  case file(String)
  /// The bytes of a PNG file.
  case data([UInt8])
}

/// The way in which a picture fills a box of another shape.
public enum ContentMode: UInt8, Hashable, Sendable {
  /// The whole picture is visible, with margins where the shapes differ.
  case fit
  /// The whole box is covered, and the picture clipped where the shapes differ.
  case fill
  /// Both sides are scaled independently.
  case stretch
}
