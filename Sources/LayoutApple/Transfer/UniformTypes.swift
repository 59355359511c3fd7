#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import UniformTypeIdentifiers

  // Apple's systems name the kinds of data by uniform type identifiers, and the layout by MIME types.

  extension TransferType {
    /// The system's names for the kind: bytes are written under the first, and read under any.
    var uniformNames: [String] {
      switch self {
      case .text: ["public.utf8-plain-text"]
      case .urls: ["public.file-url", "public.url"]
      case .data: ["public.data"]
      default: UTType(mimeType: plainMimeType).map { [$0.identifier] } ?? []
      }
    }

    /// The kind of a name of the system; `nil` where it has no MIME type.
    init?(uniformName name: String) {
      if let known = [TransferType.text, .urls, .data].first(where: { $0.uniformNames.contains(name) }) {
        self = known
      } else if let mimeType = UTType(name)?.preferredMIMEType {
        self.init(mimeType: mimeType)
      } else {
        return nil
      }
    }

    /// The MIME type without parameters.
    private var plainMimeType: String { String(mimeType.prefix { $0 != ";" }) }
  }

  extension ContentType {
    /// The system's types of the files: those of the MIME types, else those of the extensions.
    var uniformTypes: [UTType] {
      if self == .item { return [.item] }
      if self == .folder { return [.folder] }
      let named = mimeTypes.compactMap { Self.groups[$0] ?? UTType(mimeType: $0) }
      return named.isEmpty ? extensions.compactMap { UTType(filenameExtension: $0) } : named
    }

    /// The types that stand for many.
    private static let groups = [
      "text/*": "public.text", "image/*": "public.image", "audio/*": "public.audio", "video/*": "public.movie",
    ].compactMapValues { UTType($0) }
  }
#endif
