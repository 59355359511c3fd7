/// A kind of data that is dragged, or copied and pasted, by its MIME type.
public struct TransferType: Hashable, Sendable {
  /// The MIME type: `"image/png"`.
  public let mimeType: String

  /// A type by its MIME type, in lower case.
  public init(mimeType: String) { self.mimeType = mimeType.lowercased() }

  /// Text in UTF-8.
  public static let text = TransferType(mimeType: "text/plain;charset=utf-8")
  /// Files and addresses, one a line.
  public static let urls = TransferType(mimeType: "text/uri-list")
  /// Bytes of no known kind.
  public static let data = TransferType(mimeType: "application/octet-stream")
  /// A picture in PNG.
  public static let png = TransferType(mimeType: "image/png")
  /// Text in HTML.
  public static let html = TransferType(mimeType: "text/html")

  /// Whether it is one of the kinds that a content type stands for, whatever its parameters are.
  func isKind(of content: ContentType) -> Bool {
    let plain = mimeType.prefix { $0 != ";" }
    return content == .item
      || content.mimeTypes.contains { kind in
        kind.hasSuffix("/*") ? plain.hasPrefix(kind.dropLast()) : plain == kind
      }
  }
}
