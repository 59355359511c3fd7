#if canImport(CCairo)
  import CCairo
  import CRsvg
  package import LayoutCore

  /// An SVG file, which is drawn as shapes at any size.
  ///
  /// It was checked before (`SVGCheck`). librsvg reads no other file and no network address: it gets no address to
  /// begin at. Its own limits hold for the number of elements.
  package final class SVGDrawing: Sendable {
    /// The size in points, one for each unit of CSS.
    package let size: Size
    /// The memory that it takes, about.
    package let byteCount: Int
    /// The size of the largest font at most, in pixels, where a point is a pixel.
    private let letters: Double
    private let handle: Locked<Handle>

    /// A document, which one thread at a time may draw.
    private struct Handle: @unchecked Sendable {
      // Sendable without the compiler's proof: the lock around it lets one thread in.
      let pointer: UnsafeMutablePointer<RsvgHandle>
    }

    /// The size of a file that states none, as CSS has it.
    private static let defaultSize = Size(width: 300, height: 150)
    /// Elements in memory are larger than their text.
    private static let growth = 8

    /// `nil` where `bytes` are no document, or one that librsvg cannot draw.
    ///
    /// - Parameter facts: what `SVGCheck` found; librsvg keeps the pictures in it decoded.
    init?(_ bytes: [UInt8], _ facts: SVGCheck.Facts) {
      guard let pointer = rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else { return nil }
      rsvg_handle_set_dpi(pointer, 96)
      guard let size = Self.size(of: pointer), Self.isDrawn(pointer, size, facts) else {
        g_object_unref(UnsafeMutableRawPointer(pointer))
        return nil
      }
      self.size = size
      byteCount = bytes.count * Self.growth + facts.pixels * 4
      letters = facts.letters
      handle = Locked(Handle(pointer: pointer))
    }

    deinit {
      handle.withLock { g_object_unref(UnsafeMutableRawPointer($0.pointer)) }
    }

    /// Draws the document in the box from the context's origin, as large as it is.
    ///
    /// - Returns: whether librsvg could draw it. It is not called where letters would be larger than FreeType copes with.
    package func draw(on context: OpaquePointer) -> Bool {
      guard admits(on: context) else { return false }
      return handle.withLock { Self.draw($0.pointer, size, on: context) }
    }

    /// Whether the document's letters can be drawn at the context's scale, so many times as large.
    func admits(on context: OpaquePointer, scale: Double = 1) -> Bool {
      Self.admits(letters * scale * max(1, scale), on: context)
    }

    /// Whether letters of a font can be drawn at the context's scale.
    private static func admits(_ letters: Double, on context: OpaquePointer) -> Bool {
      guard letters > 0 else { return true }
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      var (x, y) = (1.0, 1.0)
      if let target = cairo_get_group_target(context) { cairo_surface_get_device_scale(target, &x, &y) }
      let scale = max(
        (matrix.xx.magnitude + matrix.xy.magnitude) * x, (matrix.yx.magnitude + matrix.yy.magnitude) * y)
      return letters * scale * max(1, scale) <= SVGGrowth.pixelLimit
    }

    private static func draw(
      _ pointer: UnsafeMutablePointer<RsvgHandle>, _ size: Size, on context: OpaquePointer
    ) -> Bool {
      var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
      return rsvg_handle_render_document(pointer, context, &viewport, nil) != 0
    }

    /// The stated size, or that of the view box; `nil` where it is beyond the limits.
    private static func size(of pointer: UnsafeMutablePointer<RsvgHandle>) -> Size? {
      var size = Size.zero
      if rsvg_handle_get_intrinsic_size_in_pixels(pointer, &size.width, &size.height) == 0 {
        var hasBox: gboolean = 0
        var box = RsvgRectangle()
        rsvg_handle_get_intrinsic_dimensions(pointer, nil, nil, nil, nil, &hasBox, &box)
        size = hasBox != 0 ? Size(width: box.width, height: box.height) : defaultSize
      }
      guard size.isFinite, min(size.width, size.height) > 0, max(size.width, size.height) <= PictureLimits.side else {
        return nil
      }
      return size
    }

    /// Whether librsvg can draw the document: its limits on references are found only then.
    private static func isDrawn(
      _ pointer: UnsafeMutablePointer<RsvgHandle>, _ size: Size, _ facts: SVGCheck.Facts
    ) -> Bool {
      let side = 16.0
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side)),
        let context = cairo_create(surface)
      else { return false }
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_scale(context, side / size.width, side / size.height)
      return admits(facts.letters, on: context) && draw(pointer, size, on: context)
    }
  }
#endif
