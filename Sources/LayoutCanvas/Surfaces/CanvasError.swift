#if canImport(CCairo)
  import LayoutCore

  /// The reasons why a picture could not be drawn or written.
  @nonexhaustive
  public enum CanvasError: Error, Equatable {
    /// A side of the picture is longer than cairo can draw; both in pixels, for SVG and PDF in points.
    case sideTooLong(requested: Double, limit: Double)
    /// A drawing is so far away that cairo, which counts in 24 bits, would draw it elsewhere; in pixels.
    case coordinateTooLarge(requested: Double, limit: Double)
    /// A size, a scale or a frame contains NaN or infinity.
    case notFinite(String)
    /// The file could not be written; `path` has no file, or the one from before.
    case cannotWrite(path: String, reason: String)
    /// The path's extension is not one of png, svg and pdf.
    case unknownFormat(extension: String)
    /// A text was to be drawn on a machine without fonts.
    case noFonts
    /// Another error, in cairo's words.
    case cairo(String)
  }

  extension CanvasError: CustomStringConvertible {
    /// The error, and what to do about it.
    public var description: String {
      switch self {
      case .sideTooLong(let requested, let limit):
        "The picture would be \(NumberText.string(requested)) pixels long; at most \(NumberText.string(limit)) can be"
          + " drawn. Use a smaller size or scale, or draw several pictures."
      case .coordinateTooLarge(let requested, let limit):
        "Something was to be drawn at \(NumberText.string(requested)) pixels; at most \(NumberText.string(limit)) can be"
          + " drawn. Leave out what lies outside the picture."
      case .notFinite(let what):
        "Cannot draw \(what): not a finite number."
      case .cannotWrite(let path, let reason):
        "Cannot write \(path): \(reason)."
      case .unknownFormat(let name):
        name.isEmpty
          ? "The path has no extension; end it with .png, .svg or .pdf."
          : "Unknown format .\(name); end the path with .png, .svg or .pdf."
      case .noFonts:
        "Cannot draw text: no fonts are installed. Install some, for example the package fonts-dejavu-core."
      case .cairo(let status):
        "Cannot draw: \(status)."
      }
    }
  }
#endif
