/// Of the types that tests use; a name of the mail's that is none of theirs is a dynamic one, as on Apple's systems.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  private static let known: [(identifier: String, mimeType: String?, suffixes: [String])] = [
    ("public.plain-text", "text/plain", ["txt", "text"]), ("public.html", "text/html", ["html", "htm"]),
    ("public.png", "image/png", ["png"]), ("public.jpeg", "image/jpeg", ["jpg", "jpeg"]),
    ("com.adobe.pdf", "application/pdf", ["pdf"]), ("public.json", "application/json", ["json"]),
    ("public.image", nil, []), ("public.text", nil, []), ("public.audio", nil, []), ("public.movie", nil, []),
    ("public.item", nil, []), ("public.data", nil, []), ("public.folder", nil, []),
  ]
  private static let dynamic = "dyn."

  public init?(_ identifier: String) {
    guard identifier.hasPrefix(Self.dynamic) || Self.known.contains(where: { $0.identifier == identifier }) else {
      return nil
    }
    self.identifier = identifier
  }
  private init(named identifier: String) { self.identifier = identifier }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard mimeType.contains("/"), !mimeType.contains("*") else { return nil }
    identifier = Self.known.first { $0.mimeType == mimeType }?.identifier ?? Self.dynamic + mimeType
  }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    identifier =
      Self.known.first { $0.suffixes.contains(filenameExtension) }?.identifier ?? Self.dynamic + "." + filenameExtension
  }
  public var preferredMIMEType: String? {
    if identifier.hasPrefix(Self.dynamic), identifier.contains("/") {
      return String(identifier.dropFirst(Self.dynamic.count))
    }
    return Self.known.first { $0.identifier == identifier }?.mimeType
  }
  public static let item = UTType(named: "public.item")
  public static let data = UTType(named: "public.data")
  public static let folder = UTType(named: "public.folder")
}
