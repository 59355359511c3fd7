/// A kind of data that is dragged, or copied and pasted, by its MIME type.
public struct ContentType: Hashable, Sendable {
  /// The MIME type: `"image/png"`.
  public let mimeType: String

  /// A type by its MIME type, in lower case.
  public init(mimeType: String) { self.mimeType = mimeType.lowercased() }

  /// Text in UTF-8.
  public static let text = ContentType(mimeType: "text/plain;charset=utf-8")
  /// Files and addresses, one a line.
  public static let urls = ContentType(mimeType: "text/uri-list")
  /// Bytes of no known kind.
  public static let data = ContentType(mimeType: "application/octet-stream")
  /// A picture in PNG.
  public static let png = ContentType(mimeType: "image/png")
  /// Text in HTML.
  public static let html = ContentType(mimeType: "text/html")
}
