/// The reason why a font is not registered.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read; the text is the system's reason.
    case unreadable(String)
    /// There are no bytes.
    case empty
    /// The bytes are no font of TrueType or OpenType.
    case noFont
    /// The font is packed for the web, as WOFF or WOFF2.
    case packed
    /// A table that a font needs is missing, or lies beyond the end of the bytes.
    case damaged
  }

  /// The reason.
  public let reason: Reason
  /// The path of the file; `nil` for bytes.
  public let path: String?

  init(_ reason: Reason, path: String? = nil) { (self.reason, self.path) = (reason, path) }

  /// The reason in words, with what to do.
  public var description: String {
    let subject = path.map { "the font \"\($0)\"" } ?? "the font"
    return switch reason {
    case .unreadable(let why): "\(subject) cannot be read: \(why)"
    case .empty: "\(subject) is empty"
    case .noFont: "\(subject) is no TrueType or OpenType font"
    case .packed: "\(subject) is packed for the web (WOFF); unpack it to a .ttf or .otf file"
    case .damaged: "\(subject) is damaged: a table with its names is missing"
    }
  }
}
