import Foundation
import Testing

@testable import LayoutApple

@MainActor
@Suite("What other programs get of values, and what they have", .serialized)
struct TransferTests {
  @Test(
    "A value goes out under the system's names of its types",
    arguments: [
      (TransferItem("Ada"), ["public.utf8-plain-text: Ada"]),
      (TransferItem(TransferredURL(path: "/a b")), ["public.file-url: file:///a%20b"]),
      (TransferItem(TransferredURL(address: "https://a.b/c")), ["public.url: https://a.b/c"]),
      (TransferItem([65, 66] as [UInt8]), ["public.data: AB"]),
      (TransferItem(Secret()), ["dev.layout.transfer-item: "]),
    ])
  func parts(_ item: TransferItem, _ names: [String]) {
    #expect(item.nativeParts.map { "\($0.name): \(String(decoding: $0.bytes, as: UTF8.self))" } == names)
  }

  @Test("A type of another program comes by its MIME type, and one without comes not")
  func types() {
    let item = TransferItem(nativeNames: ["public.png", "com.example.unknown", "public.file-url", "public.url"]) {
      Array($0.utf8)
    }
    #expect(item.types == [.png, .urls])
    #expect(item.bytes(as: .urls).map { String(decoding: $0, as: UTF8.self) } == "public.file-url")
    #expect(TransferType(mimeType: "application/x-note").uniformNames.count == 1)
    let own = TransferType(mimeType: "application/x-note")
    #expect(own.uniformNames.first.flatMap { TransferType(uniformName: $0) } == own)
  }

  @Test(
    "Kinds of files are the system's types",
    arguments: [
      (ContentType.item, ["public.item"]), (.folder, ["public.folder"]), (.image, ["public.image"]),
      (.json, ["public.json"]), (.plainText, ["public.plain-text"]),
      (ContentType(name: "Notes", extensions: ["note"]), ["dyn..note"]),
    ])
  func files(_ type: ContentType, _ names: [String]) { #expect(type.uniformTypes.map(\.identifier) == names) }
}

private struct Secret: Transferable {}
