#if canImport(CGTK)
  import CGTK
  import LayoutCanvas
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Pictures", .enabled(if: hasDisplay, "no display")) @MainActor
    struct ImageTests {
      /// A picture of 3 by 2 pixels.
      private func picture() throws -> [UInt8] {
        try CanvasSurface(size: Size(width: 3, height: 2), background: .blue).bytes(as: .png) { _ in }
      }

      /// An SVG file of 16 by 8 points.
      private static let drawing = Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='8'><rect width='9' height='8'/></svg>".utf8)

      @Test("A drawing and a picture in one colour are painted by cairo; a symbol is as large as its font")
      func painted() throws {
        let window = try TestWindow(width: 200, height: 200)
        window.show {
          VStack(alignment: .leading, spacing: 0) {
            Image(data: Self.drawing)
            Image(data: Self.drawing).renderingMode(.template).resizable()
            Image(systemName: "star.fill").font(.system(size: 20))
          }
        }
        #expect(window.frames.first?.size == Size(width: 16, height: 8))
        #expect(window.frames.last?.size == Size(width: 24, height: 24))
        var picture = gtk_widget_get_first_child(window.container.widget)
        for width in [16, 16, 16] as [Int32] {
          let paintable = gtk_picture_get_paintable(OpaquePointer(picture))
          #expect(gdk_paintable_get_intrinsic_width(paintable) == width)
          picture = gtk_widget_get_next_sibling(picture)
        }
        #expect(picture == nil)
        window.close()
      }

      @Test("The store counts the pixels that GTK has too, and the elements of a drawing")
      func bytes() throws {
        let store = TextureStore()
        #expect(store.size(of: .data(try picture())) == Size(width: 3, height: 2))
        #expect(store.byteCount == 2 * 3 * 2 * 4)
        #expect(store.size(of: .data(Self.drawing)) == Size(width: 16, height: 8))
        #expect(store.byteCount == 2 * 3 * 2 * 4 + 8 * Self.drawing.count)
      }

      /// The beginning of a PNG file, and nothing else.
      nonisolated private static func header(width: Int, height: Int) -> [UInt8] {
        func bytes(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 255) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
          + bytes(height) + [8, 6, 0, 0, 0]
      }

      @Test("A picture is as large as its pixels, in its shape where it is resized; both modes are GTK's own")
      func sizes() throws {
        let window = try TestWindow(width: 200, height: 200)
        let bytes = try picture()
        window.show {
          VStack(alignment: .leading, spacing: 0) {
            Image(data: bytes)
            Image(data: bytes).contentMode(.fill).size(width: 30, height: 40)
          }
        }
        #expect(window.frames.map(\.size) == [Size(width: 3, height: 2), Size(width: 30, height: 40)])
        var picture = gtk_widget_get_first_child(window.container.widget)
        #expect(gtk_picture_get_content_fit(OpaquePointer(picture)) == GTK_CONTENT_FIT_CONTAIN)
        let first = gtk_picture_get_paintable(OpaquePointer(picture))
        picture = gtk_widget_get_next_sibling(picture)
        #expect(gtk_picture_get_content_fit(OpaquePointer(picture)) == GTK_CONTENT_FIT_COVER)
        // Decoded once.
        #expect(gtk_picture_get_paintable(OpaquePointer(picture)) == first && first != nil)
        window.close()
      }

      @Test(
        "What cannot be decoded has no size, and a placeholder is shown for it",
        arguments: [
          ImageSource.data([]), .data([1, 2, 3]), .file("/nowhere.png"), .file("/"), .file("/dev/zero"),
          .data(header(width: 4, height: 4)), .data(header(width: 30_000, height: 30_000)),
        ])
      func damaged(source: ImageSource) throws {
        #expect(TextureStore().size(of: source) == nil)
        let window = try TestWindow(width: 200, height: 200)
        window.show {
          let image =
            switch source {
            case .file(let path): Image(path)
            case .data(let bytes): Image(data: bytes)
            case .symbol(let symbol): Image(systemName: symbol.name)
            }
          image.size(width: 20, height: 20)
        }
        let picture = gtk_widget_get_first_child(window.container.widget)
        let placeholder = try #require(gtk_picture_get_paintable(OpaquePointer(picture)))
        // No other object keeps it.
        #expect(UnsafeMutableRawPointer(placeholder).assumingMemoryBound(to: GObject.self).pointee.ref_count == 1)
        #expect(window.frames == [Rect(x: 90, y: 90, width: 20, height: 20)])
        window.close()
      }
    }
  }
#endif
