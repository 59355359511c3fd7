#if canImport(CCairo)
  import CCairo
  import LayoutCanvas
  import LayoutCore
  import Testing

  /// A decoded picture to look at: premultiplied red, green, blue and opacity, 0 to 255.
  struct Pixels: Equatable {
    struct Pixel: Equatable, CustomStringConvertible {
      var red: Int
      var green: Int
      var blue: Int
      var alpha: Int
      var description: String { "(\(red), \(green), \(blue), \(alpha))" }

      static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
      static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
      static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
      static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
      static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
      static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    }

    let width: Int
    let height: Int
    private(set) var pixels: [Pixel]

    /// Decodes a PNG file with cairo alone; `nil` where cairo cannot.
    init?(png bytes: [UInt8]) {
      let source = Source(bytes)
      let surface = cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
          guard source.rest.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
          for (index, byte) in source.rest.prefix(Int(length)).enumerated() { data[index] = byte }
          source.rest = source.rest.dropFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(source).toOpaque())
      defer { cairo_surface_destroy(surface) }
      guard let data = cairo_image_surface_get_data(surface) else { return nil }
      let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
      let stride = Int(cairo_image_surface_get_stride(surface))
      let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      self.width = width
      self.height = height
      pixels = (0..<width * height).map { index in
        let at = data + index / width * stride + index % width * 4
        return Pixel(red: Int(at[2]), green: Int(at[1]), blue: Int(at[0]), alpha: isOpaque ? 255 : Int(at[3]))
      }
    }

    private final class Source {
      var rest: ArraySlice<UInt8>
      init(_ bytes: [UInt8]) { rest = bytes[...] }
    }

    subscript(x: Int, y: Int) -> Pixel {
      get { pixels[y * width + x] }
      set { pixels[y * width + x] = newValue }
    }

    /// The smallest box that holds every pixel that is not transparent; `nil` where there is none.
    var inkBounds: Rect? {
      let inked = pixels.indices.filter { pixels[$0].alpha > 0 }
      guard let left = inked.map({ $0 % width }).min(), let right = inked.map({ $0 % width }).max(),
        let top = inked.first, let bottom = inked.last
      else { return nil }
      let (first, last) = (top / width, bottom / width)
      return Rect(
        x: Double(left), y: Double(first), width: Double(right - left + 1), height: Double(last - first + 1))
    }
  }

  /// Colours whose parts are exact in bytes.
  extension Color {
    static let pureRed = Color(red: 1, green: 0, blue: 0)
    static let pureGreen = Color(red: 0, green: 1, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 1)
  }

  /// Draws on a small transparent picture and decodes it.
  func drawn(
    _ width: Double, _ height: Double, scale: Double = 1, background: Color? = nil, _ draw: (Painter) -> Void
  ) throws -> Pixels {
    precondition(TestFonts.pinned)
    let surface = try CanvasSurface(
      size: Size(width: width, height: height), scale: scale, background: background, text: TestFonts.measurer(),
      images: CanvasImageStore())
    return try #require(Pixels(png: surface.bytes(as: .png, draw: draw)))
  }
#endif
