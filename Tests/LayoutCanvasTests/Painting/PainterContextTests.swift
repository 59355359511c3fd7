#if canImport(CCairo)
  import CCairo
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Drawing into a context of the caller")
  struct PainterContextTests {
    @Test("transformation, clip and colour are as before")
    func state() throws {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 40, 40)
      defer { cairo_surface_destroy(surface) }
      let context = try #require(cairo_create(surface))
      defer { cairo_destroy(context) }
      cairo_translate(context, 10, 10)
      cairo_scale(context, 2, 2)
      cairo_rectangle(context, 0, 0, 5, 5)
      cairo_clip(context)
      var before = cairo_matrix_t()
      cairo_get_matrix(context, &before)
      do {
        let painter = Painter(context: context, text: TestFonts.measurer())
        var decoration = Decoration()
        decoration.shadow = Shadow(radius: 2)
        decoration.opacity = 0.5
        painter.decorated(decoration, in: Rect(x: 0, y: 0, width: 10, height: 10)) {
          painter.text("a", style: TestFonts.style(), color: .red, in: Rect(x: 0, y: 0, width: 10, height: 10))
        }
        try painter.finish()
      }
      var after = cairo_matrix_t()
      cairo_get_matrix(context, &after)
      #expect((after.xx, after.yy, after.x0, after.y0) == (before.xx, before.yy, before.x0, before.y0))
      cairo_set_source_rgba(context, 1, 0, 0, 1)
      cairo_paint(context)
      cairo_surface_flush(surface)
      let data = try #require(cairo_image_surface_get_data(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      func alpha(_ x: Int, _ y: Int) -> UInt8 { data[y * stride + x * 4 + 3] }
      #expect(alpha(10, 10) == 255)
      #expect(alpha(19, 19) == 255)
      #expect(alpha(20, 19) == 0)
      #expect(alpha(9, 10) == 0)
    }

    @Test("a context that is already broken is reported")
    func broken() throws {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 4, 4)
      defer { cairo_surface_destroy(surface) }
      let context = try #require(cairo_create(surface))
      defer { cairo_destroy(context) }
      cairo_scale(context, 0, 0)
      let painter = Painter(context: context)
      painter.fill(.circle, in: Rect(x: 0, y: 0, width: 2, height: 2), color: .red)
      painter.fillEverything(.red)
      #expect(throws: CanvasError.cairo("invalid matrix (not invertible)")) { try painter.finish() }
    }
  }
#endif
