#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Types of other programs") @MainActor
    struct TransferOfferTests {
      @Test("A type is read by the name that the other program has for it, in large or small letters")
      func names() {
        let builder = gdk_content_formats_builder_new()
        gdk_content_formats_builder_add_mime_type(builder, "text/plain;charset=UTF-8")
        gdk_content_formats_builder_add_mime_type(builder, "image/png")
        let formats = gdk_content_formats_builder_free_to_formats(builder)
        defer { gdk_content_formats_unref(formats) }
        let offers = NativeTransfer.offers(in: formats)
        #expect(offers.map(\.type) == [.text, .png])
        #expect(offers.map(\.name) == ["text/plain;charset=UTF-8", "image/png"])
      }

      /// Has a value in its second type alone.
      private struct Picky: Transferable, Equatable {
        static var transferTypes: [TransferType] { [.png, .text, .html] }
        var text: String

        static func values(in bytes: [UInt8], as type: TransferType) -> [Picky] {
          type == .text ? [Picky(text: String(decoding: bytes, as: UTF8.self))] : []
        }
      }

      @Test("Where the bytes of the first type have no value, those of the next one are tried")
      func types() {
        let bytes: [String: [UInt8]] = ["image/png": [1], "text/plain;charset=utf-8": Array("a".utf8)]
        var begun: [String] = []
        let offer = NativeOffer(types: [(.text, "text/plain;charset=utf-8"), (.png, "image/png")]) { names, data in
          begun.append(names[0].map { String(cString: $0) } ?? "")
          NativeCall.callback(nil, nil, data)
        } finish: { _ in
          let known = begun.last.flatMap { bytes[$0] } ?? []
          let native = g_bytes_new(known, gsize(known.count))
          defer { g_bytes_unref(native) }
          return g_memory_input_stream_new_from_bytes(native)
        }
        var items: [TransferItem?] = []
        NativeTransfer.read(Picky.transferTypes, of: offer) { items.append($0) }
        GTKTests.runLoop { !items.isEmpty }
        #expect(begun == ["image/png", "text/plain;charset=utf-8"])
        #expect(items.compactMap { $0 }.map(\.types) == [[.png, .text]])
        #expect(items.compactMap { $0 }.flatMap { $0.values(of: Picky.self) } == [Picky(text: "a")])
        NativeTransfer.read([.html], of: offer) { items.append($0) }
        #expect(items.count == 2 && items[1] == nil)
      }
    }
  }
#endif
