#if canImport(CCairo)
  import CCairo
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Formats of pixels")
  struct PixelFormatTests {
    @Test(
      "pixels of any format of cairo's become words of 32 bits",
      arguments: [
        (CAIRO_FORMAT_ARGB32, 0xFFFF_0000), (CAIRO_FORMAT_RGB24, 0xFFFF_0000), (CAIRO_FORMAT_RGB16_565, 0xFFFF_0000),
        (CAIRO_FORMAT_RGB30, 0xFFFF_0000), (CAIRO_FORMAT_A8, 0xFF00_0000),
      ] as [(cairo_format_t, UInt32)])
    func formats(format: cairo_format_t, word: UInt32) throws {
      let surface = cairo_image_surface_create(format, 5, 3)
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      cairo_set_source_rgb(context, 1, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
      let image = try #require(DecodedImage(surface))
      #expect(image.size == Size(width: 5, height: 3) && image.byteCount == 60)
      image.withBytes { bytes, stride in
        #expect(stride == 20)
        let words = bytes.withMemoryRebound(to: UInt32.self) { Array($0) }
        // The highest bits of RGB24 have no meaning.
        #expect(words.allSatisfy { $0 | 0xFF00_0000 == word })
      }
    }

    @Test func `a surface with an error has no pixels`() {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, -1, 3)
      defer { cairo_surface_destroy(surface) }
      #expect(DecodedImage(surface) == nil)
    }
  }
#endif
