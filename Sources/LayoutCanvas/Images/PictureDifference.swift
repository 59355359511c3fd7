#if canImport(CCairo)
  import CCairo

  /// The difference between two PNG files.
  package struct PictureDifference: Equatable, Sendable {
    /// The sizes in pixels, as width and height; `nil` where the file cannot be decoded.
    package let sizes: [[Int]?]
    /// Pixels in which a part differs by more than the tolerance; 0 where the sizes differ.
    package let differingCount: Int
    /// The greatest difference of one part of one pixel, 0 to 255; 0 where the sizes differ.
    package let greatest: Int

    /// - Parameters:
    ///   - tolerance: a pixel differs where red, green, blue or opacity differs by more than this, 0 to 255.
    ///   - pixelLimit: files with more pixels are not decoded.
    package init(_ one: [UInt8], _ other: [UInt8], tolerance: Int, pixelLimit: Int = 64_000_000) {
      let pictures = [one, other].map { bytes in
        DecodedImage(png: bytes, pixelLimit: pixelLimit).flatMap { PictureDifference.pixels(of: $0) }
      }
      sizes = pictures.map { $0.map { [$0.width, $0.height] } }
      var count = 0
      var greatest = 0
      if let a = pictures[0], let b = pictures[1], a.width == b.width, a.height == b.height {
        for start in stride(from: 0, to: a.bytes.count, by: 4) {
          var pixel = 0
          for part in start..<start + 4 { pixel = max(pixel, abs(Int(a.bytes[part]) - Int(b.bytes[part]))) }
          greatest = max(greatest, pixel)
          if pixel > tolerance { count += 1 }
        }
      }
      differingCount = count
      self.greatest = greatest
    }

    /// The pixels of one picture, in the same form for all files.
    private static func pixels(of image: DecodedImage) -> (width: Int, height: Int, bytes: [UInt8])? {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
        let context = cairo_create(surface)
      else { return nil }
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      image.withSurface { source in
        cairo_set_source_surface(context, source, 0, 0)
        cairo_paint(context)
      }
      cairo_surface_flush(surface)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
        return nil
      }
      let count = Int(cairo_image_surface_get_stride(surface)) * image.height
      return (image.width, image.height, Array(UnsafeBufferPointer(start: data, count: count)))
    }
  }
#endif
