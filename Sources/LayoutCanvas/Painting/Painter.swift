#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  /// Draws into a cairo context: shapes, texts, pictures, shadows, groups.
  ///
  /// Coordinates are points of the context's current transformation. Frames are checked in one place (`admits`), so a
  /// value that is not a number never reaches cairo, whose context would be unusable from then on. The first failure to
  /// draw is stored, and the rest is drawn; `finish` throws it.
  ///
  /// Not `Sendable`: a painter belongs to the thread that draws. Any number of painters may draw at once on contexts of
  /// their own.
  package final class Painter {
    /// The context of the drawing; that of another surface while a shadow or a group is prepared.
    var context: OpaquePointer
    /// Pixels per unit of cairo's device space where shapes have to become pixels.
    var resolution: Double
    /// Whether the drawing becomes pixels at once.
    var isRaster: Bool
    let text: PangoTextMeasurer
    let images: CanvasImageStore
    private(set) var failure: CanvasError?

    /// A painter on a context, which it retains.
    ///
    /// - Parameters:
    ///   - context: a `cairo_t` with any transformation and clip; both are as before after each call.
    ///   - text: measures and draws texts.
    ///   - images: decodes pictures.
    package init(context: OpaquePointer, text: PangoTextMeasurer = .shared, images: CanvasImageStore = .shared) {
      self.context = cairo_reference(context)
      self.text = text
      self.images = images
      let surface = cairo_get_group_target(context)
      isRaster = cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
      var scale = (x: 1.0, y: 1.0)
      cairo_surface_get_device_scale(surface, &scale.x, &scale.y)
      resolution = isRaster ? max(scale.x, scale.y) : Self.vectorResolution
    }

    deinit {
      cairo_destroy(context)
    }

    /// Pixels per point for shadows in SVG and PDF, which have no blur.
    private static let vectorResolution = 2.0

    /// Throws the first failure to draw.
    package func finish() throws(CanvasError) {
      try CanvasError.check(cairo_status(context))
      if let failure { throw failure }
    }

    /// Stores an error; only the first one counts.
    func note(_ error: CanvasError) {
      if failure == nil { failure = error }
    }

    /// Smaller lengths, in units of cairo's device space, are empty: cairo counts in 256ths of a pixel.
    private static let smallestSide = 1e-6

    /// Whether `rect` may reach cairo: finite, not empty, and within 24 bits after the transformation.
    func admits(_ rect: Rect) -> Bool {
      guard rect.size.isFinite, rect.origin.x.isFinite, rect.origin.y.isFinite else {
        note(.notFinite("a box at \(rect)"))
        return false
      }
      guard rect.width > 0, rect.height > 0, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return false }
      let bounds = deviceBounds(of: rect)
      return admits(device: bounds) && min(bounds.width, bounds.height) > Self.smallestSide
    }

    /// Whether `bounds`, in units of device space, are within 24 bits.
    func admits(device bounds: Rect) -> Bool {
      do throws(CanvasError) {
        try CanvasLimits.check(bounds, scale: resolution)
        return true
      } catch {
        note(error)
        return false
      }
    }

    /// Draws with everything moved by `offset` points; draws nothing where that is not finite.
    ///
    /// It may be far: what is inside may lie as far on the other side, such as the end of a long list from right to left.
    package func moved(by offset: Point, draw: () -> Void) {
      guard offset.x.isFinite, offset.y.isFinite else { return note(.notFinite("a box at \(offset)")) }
      saving {
        cairo_translate(context, offset.x, offset.y)
        draw()
      }
    }

    /// Calls `body` and restores the context's transformation, clip and source.
    func saving(_ body: () -> Void) {
      cairo_save(context)
      body()
      cairo_restore(context)
    }

    func setColor(_ color: Color) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
    }
  }
#endif
