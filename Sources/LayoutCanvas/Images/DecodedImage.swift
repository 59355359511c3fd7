#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  /// The pixels of a picture, which never change.
  ///
  /// cairo's surfaces are not safe to share between threads, not even to read from; pixels are. So each drawing wraps
  /// them into a surface of its own.
  package final class DecodedImage: @unchecked Sendable {
    // Sendable without the compiler's proof: `pixels` is written in `init` only.
    private let pixels: UnsafeMutablePointer<UInt8>
    private let format: cairo_format_t
    private let stride: Int
    package let width: Int
    package let height: Int

    /// The size in points, one per pixel.
    package var size: Size { Size(width: Double(width), height: Double(height)) }
    var byteCount: Int { stride * height }

    /// Decodes a PNG file; `nil` where it is none, is damaged, or has more than `pixelLimit` pixels or a side longer
    /// than `PictureLimits.side`.
    convenience init?(png bytes: [UInt8], pixelLimit: Int) {
      guard let header = PNGHeader(bytes), PictureLimits.holds(width: header.width, height: header.height),
        header.width * header.height <= pixelLimit
      else { return nil }
      let reader = ByteReader(bytes)
      let surface = withExtendedLifetime(reader) {
        cairo_image_surface_create_from_png_stream(ByteReader.read, reader.closure)
      }
      defer { cairo_surface_destroy(surface) }
      self.init(surface)
    }

    /// The pixels of an image surface; `nil` where it has an error, or there is no memory.
    ///
    /// Pixels that are no words of 32 bits are drawn on a surface of such: newer versions of cairo have numbers of
    /// floating point for PNG files of 16 bits.
    convenience init?(_ surface: OpaquePointer?) {
      // cairo leaves memory behind where such a surface becomes a source.
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      switch cairo_image_surface_get_format(surface) {
      case CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24: self.init(words: surface)
      default:
        let words = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
        defer { cairo_surface_destroy(words) }
        let context = cairo_create(words)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        let isDrawn = cairo_status(context) == CAIRO_STATUS_SUCCESS
        cairo_destroy(context)
        guard isDrawn else { return nil }
        self.init(words: words)
      }
    }

    /// The pixels of an image surface of words.
    private init?(words surface: OpaquePointer?) {
      cairo_surface_flush(surface)
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
      else { return nil }
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      stride = Int(cairo_image_surface_get_stride(surface))
      format = cairo_image_surface_get_format(surface)
      pixels = .allocate(capacity: stride * height)
      pixels.initialize(from: data, count: stride * height)
    }

    /// Pixels of cairo's format ARGB32, which `fill` writes row by row.
    init(width: Int, height: Int, fill: (_ row: Int, _ words: UnsafeMutablePointer<UInt32>) -> Void) {
      self.width = width
      self.height = height
      stride = width * 4
      format = CAIRO_FORMAT_ARGB32
      pixels = .allocate(capacity: stride * height)
      pixels.withMemoryRebound(to: UInt32.self, capacity: width * height) { words in
        for row in 0..<height { fill(row, words + row * width) }
      }
    }

    deinit {
      pixels.deallocate()
    }

    /// Calls `body` with the pixels in words of cairo's format, and the number of bytes from row to row.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>, Int) -> Result) -> Result {
      defer { withExtendedLifetime(self) {} }
      return body(UnsafeBufferPointer(start: pixels, count: byteCount), stride)
    }

    /// Calls `body` with a surface that shows the picture.
    ///
    /// The pixels live as long as cairo keeps the surface, which may be longer than the call.
    func withSurface(_ body: (OpaquePointer) -> Void) {
      guard
        let surface = cairo_image_surface_create_for_data(pixels, format, Int32(width), Int32(height), Int32(stride))
      else { return }
      defer { cairo_surface_destroy(surface) }
      let owner = Unmanaged.passRetained(self)
      // cairo only compares the key's address; that of the pixels is unique.
      let key = UnsafePointer<cairo_user_data_key_t>(OpaquePointer(pixels))
      let status = cairo_surface_set_user_data(surface, key, owner.toOpaque()) { owner in
        if let owner { Unmanaged<DecodedImage>.fromOpaque(owner).release() }
      }
      guard status == CAIRO_STATUS_SUCCESS else { return owner.release() }
      body(surface)
    }
  }
#endif
