/// A kind of files, by the extensions of their names and by the names that mail and the web have for it.
///
/// ```swift
/// let notes = ContentType(name: "Notes", extensions: ["note"], mimeTypes: ["application/x-note"])
/// ```
public struct ContentType: Hashable, Sendable {
  /// The name that a person reads.
  public let name: String
  /// The extensions without a dot, in small letters, the usual one first; empty where any will do.
  public let extensions: [String]
  /// The MIME types; one that ends in `/*` stands for all that begin so.
  public let mimeTypes: [String]

  /// A kind of files.
  public init(name: String, extensions: [String], mimeTypes: [String] = []) {
    self.name = name
    self.extensions = extensions.map { $0.lowercased() }
    self.mimeTypes = mimeTypes
  }

  /// Any file.
  public static let item = ContentType(name: "All Files", extensions: [], mimeTypes: ["application/octet-stream"])
  /// Any file.
  public static let data = item
  /// A folder.
  public static let folder = ContentType(name: "Folders", extensions: [], mimeTypes: ["inode/directory"])
  /// Text of any kind.
  public static let text = ContentType(
    name: "Text", extensions: ["txt", "text", "md", "csv", "json", "xml", "html"], mimeTypes: ["text/*"])
  /// Text without a format.
  public static let plainText = ContentType(name: "Plain Text", extensions: ["txt", "text"], mimeTypes: ["text/plain"])
  /// Markdown.
  public static let markdown = ContentType(
    name: "Markdown", extensions: ["md", "markdown"], mimeTypes: ["text/markdown"])
  /// A page of the web.
  public static let html = ContentType(name: "HTML", extensions: ["html", "htm"], mimeTypes: ["text/html"])
  /// A table as text.
  public static let commaSeparatedText = ContentType(
    name: "Comma-Separated Values", extensions: ["csv"], mimeTypes: ["text/csv"])
  /// JSON.
  public static let json = ContentType(name: "JSON", extensions: ["json"], mimeTypes: ["application/json"])
  /// XML.
  public static let xml = ContentType(name: "XML", extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"])
  /// A document of pages.
  public static let pdf = ContentType(name: "PDF", extensions: ["pdf"], mimeTypes: ["application/pdf"])
  /// A picture of any kind.
  public static let image = ContentType(
    name: "Pictures", extensions: ["png", "jpg", "jpeg", "gif", "webp", "tiff", "heic", "svg"], mimeTypes: ["image/*"])
  /// A PNG picture.
  public static let png = ContentType(name: "PNG", extensions: ["png"], mimeTypes: ["image/png"])
  /// A JPEG picture.
  public static let jpeg = ContentType(name: "JPEG", extensions: ["jpg", "jpeg"], mimeTypes: ["image/jpeg"])
  /// An SVG picture.
  public static let svg = ContentType(name: "SVG", extensions: ["svg"], mimeTypes: ["image/svg+xml"])
  /// Sound.
  public static let audio = ContentType(
    name: "Audio", extensions: ["mp3", "m4a", "wav", "flac", "ogg", "opus"], mimeTypes: ["audio/*"])
  /// Films.
  public static let movie = ContentType(
    name: "Videos", extensions: ["mp4", "mov", "mkv", "webm"], mimeTypes: ["video/*"])
  /// A ZIP archive.
  public static let zip = ContentType(name: "ZIP Archive", extensions: ["zip"], mimeTypes: ["application/zip"])

  /// Whether a file with this name is of the kind.
  public func matches(_ name: String) -> Bool {
    guard !extensions.isEmpty else { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}
