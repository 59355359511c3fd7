#if canImport(CCairo)
  import CCairo
  import LayoutCore

  /// Drawing operations that can be repeated.
  final class Recording {
    let surface: OpaquePointer
    let context: OpaquePointer

    /// A recording of the drawing in `area`, in units of device space, in the transformation `matrix`.
    init?(area: Rect, matrix: cairo_matrix_t) {
      var extents = cairo_rectangle_t(x: area.minX, y: area.minY, width: area.width, height: area.height)
      surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
      context = cairo_create(surface)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
      var matrix = matrix
      cairo_set_matrix(context, &matrix)
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    /// The bounding box of everything that was drawn; `nil` where that is nothing.
    var inkBounds: Rect? {
      var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
      cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
      return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : nil
    }
  }

  /// The pixels of a recording.
  final class PixelLayer {
    /// The area of the pixels, in units of device space.
    let bounds: Rect
    private let surface: OpaquePointer

    /// The pixels; `nil` where there is no memory for them.
    ///
    /// - Parameter bounds: the area, with whole edges; no side is longer than cairo can draw.
    convenience init?(_ recording: Recording, _ bounds: Rect, resolution: Double) {
      self.init(of: recording.surface, in: bounds, resolution: resolution, extend: CAIRO_EXTEND_NONE)
    }

    /// The pixels of an area of a picture; `nil` where there is no memory for them.
    ///
    /// - Parameters:
    ///   - bounds: the area, with whole edges; no side is longer than cairo can draw.
    ///   - extend: what is outside of the picture; by default it is the mirror image.
    init?(
      of picture: OpaquePointer, in bounds: Rect, resolution: Double, extend: cairo_extend_t = CAIRO_EXTEND_REFLECT
    ) {
      let (width, height) = (bounds.width * resolution, bounds.height * resolution)
      self.bounds = bounds
      surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
      cairo_surface_set_device_scale(surface, resolution, resolution)
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      cairo_set_source_surface(context, picture, -bounds.minX, -bounds.minY)
      cairo_pattern_set_extend(cairo_get_source(context), extend)
      cairo_paint(context)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    deinit {
      cairo_surface_destroy(surface)
    }

    /// Changes the pixels: four bytes each, multiplied by the opacity, blue first and the opacity last.
    func change(_ body: (_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Void) {
      cairo_surface_flush(surface)
      guard let pixels = cairo_image_surface_get_data(surface) else { return }
      body(
        pixels, Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
        Int(cairo_image_surface_get_stride(surface)))
      cairo_surface_mark_dirty(surface)
    }

    /// Paints the pixels with their top left corner at `origin`.
    func paint(on context: OpaquePointer, at origin: Point) {
      cairo_set_source_surface(context, surface, origin.x, origin.y)
      cairo_paint(context)
    }
  }
#endif
