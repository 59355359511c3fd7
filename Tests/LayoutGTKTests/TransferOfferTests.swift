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
    }
  }
#endif
