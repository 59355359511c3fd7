#if canImport(CGTK)
  import CGTK
  import LayoutCanvas

  extension Picture {
    /// The picture in its own colours as a GdkPaintable, which the caller owns: a texture of its pixels, or its shapes.
    func makePaintable() -> OpaquePointer? {
      guard case .pixels(let image) = self else {
        return PaintedPicture(self, ImageContent(.data([]))).makePaintable()
      }
      return image.withBytes { bytes, stride in
        let data = g_bytes_new(bytes.baseAddress, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        return gdk_memory_texture_new(
          Int32(image.width), Int32(image.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(stride))
      }
    }
  }

  /// A picture that cairo draws for GTK, at the size and the scale it is shown in.
  final class PaintedPicture {
    private let picture: Picture
    private let content: ImageContent

    /// - Parameter content: how the picture is drawn; its source does not matter.
    init(_ picture: Picture, _ content: ImageContent) {
      self.picture = picture
      self.content = content
    }

    /// A GdkPaintable, which the caller owns.
    func makePaintable() -> OpaquePointer? {
      layout_paintable_new(
        picture.size.width, picture.size.height, Self.callbacks, Unmanaged.passRetained(self).toOpaque())
    }

    private func draw(on context: OpaquePointer, in size: Size) {
      picture.draw(content, on: context, in: size, isRaster: true)
    }

    private static var callbacks: LayoutPaintableCallbacks {
      LayoutPaintableCallbacks(
        draw: { owner, context, width, height in
          guard let owner, let context else { return }
          let picture = Unmanaged<PaintedPicture>.fromOpaque(owner).takeUnretainedValue()
          picture.draw(on: context, in: Size(width: width, height: height))
        },
        release: { owner in
          if let owner { Unmanaged<PaintedPicture>.fromOpaque(owner).release() }
        })
    }
  }
#endif
