#if canImport(CCairo)
  import CCairo
  import LayoutCore

  /// A picture that has only opacity, for a shadow.
  final class AlphaMask {
    /// The largest blur at full size, in pixels.
    ///
    /// Softer ones are made in a smaller picture, since they have no more detail.
    private static let largestSigma = 8.0

    /// The most pixels on the longest side; larger masks are made smaller.
    private static let longestSide = 4096.0

    private let surface: OpaquePointer
    private let context: OpaquePointer
    /// The area of the mask, in units of cairo's device space.
    private let bounds: Rect
    /// Pixels per such unit.
    private let scale: Double
    private let blur: BoxBlur

    /// The distance that a shadow reaches beyond its outline, for a standard deviation in the same unit.
    static func reach(sigma: Double) -> Double { 3 * sigma + 2 }

    /// An empty mask; `nil` where there is no memory for it.
    ///
    /// - Parameters:
    ///   - area: the visible area, in units of device space.
    ///   - sigma: standard deviation of the blur, in the same units.
    ///   - resolution: pixels per unit.
    ///   - matrix: the transformation for drawing on the mask.
    init?(area: Rect, sigma: Double, resolution: Double, matrix: cairo_matrix_t) {
      bounds = area.outset(by: Self.reach(sigma: sigma)).integral
      let side = max(bounds.width, bounds.height)
      scale = min(resolution, Self.largestSigma / max(sigma, 1e-6), Self.longestSide / max(side, 1))
      blur = BoxBlur(sigma: sigma * scale)
      let width = Int32((bounds.width * scale).rounded(.up))
      let height = Int32((bounds.height * scale).rounded(.up))
      surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
      context = cairo_create(surface)
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
      cairo_scale(context, scale, scale)
      cairo_translate(context, -bounds.minX, -bounds.minY)
      var matrix = matrix
      cairo_transform(context, &matrix)
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    /// Calls `body` with the context to draw on.
    func draw(_ body: (OpaquePointer) -> Void) {
      body(context)
    }

    /// Blurs the drawing and paints it in the source of `target`, which is in device space.
    func paint(on target: OpaquePointer) {
      cairo_surface_flush(surface)
      if let pixels = cairo_image_surface_get_data(surface) {
        blur.apply(
          to: pixels, width: Int(cairo_image_surface_get_width(surface)),
          height: Int(cairo_image_surface_get_height(surface)), stride: Int(cairo_image_surface_get_stride(surface)))
      }
      cairo_surface_mark_dirty(surface)
      cairo_translate(target, bounds.minX, bounds.minY)
      cairo_scale(target, 1 / scale, 1 / scale)
      cairo_mask_surface(target, surface, 0, 0)
    }
  }
#endif
