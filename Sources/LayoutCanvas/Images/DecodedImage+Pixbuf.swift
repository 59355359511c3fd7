#if canImport(CCairo)
  import CCairo
  import CRsvg

  extension DecodedImage {
    /// Decodes a JPEG, WebP or GIF file by gdk-pixbuf; `nil` where it is damaged, or there is no decoder.
    ///
    /// The orientation in the file is applied. Its header was compared with the limits before.
    convenience init?(_ bytes: [UInt8], _ header: PictureHeader) {
      // gdk-pixbuf would read all frames of a GIF file.
      var bytes = bytes
      if let gif = GIFHeader(bytes) { bytes = Array(bytes[..<gif.frameEnd]) + [GIFHeader.trailer] }
      guard let loader = gdk_pixbuf_loader_new_with_type(header.format.rawValue, nil) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
      let isRead = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
      // A loader must be closed in any case.
      let isWhole = gdk_pixbuf_loader_close(loader, nil) != 0
      guard isRead, isWhole, let stored = gdk_pixbuf_loader_get_pixbuf(loader),
        let pixbuf = gdk_pixbuf_apply_embedded_orientation(stored)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
      let parts = Int(gdk_pixbuf_get_n_channels(pixbuf))
      guard max(width, height) <= max(header.width, header.height), width > 0, height > 0,
        gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, parts == 3 || parts == 4,
        let pixels = gdk_pixbuf_read_pixels(pixbuf)
      else { return nil }
      self.init(width: width, height: height) { row, words in
        var next = pixels + row * Int(gdk_pixbuf_get_rowstride(pixbuf))
        for column in 0..<width {
          let opacity = parts == 4 ? UInt32(next[3]) : 255
          words[column] =
            opacity << 24 | Self.part(next[0], opacity) << 16 | Self.part(next[1], opacity) << 8
            | Self.part(next[2], opacity)
          next += parts
        }
      }
    }

    /// A part of a colour multiplied by its opacity, rounded.
    private static func part(_ value: UInt8, _ opacity: UInt32) -> UInt32 {
      let product = UInt32(value) * opacity + 128
      return (product + product >> 8) >> 8
    }
  }
#endif
