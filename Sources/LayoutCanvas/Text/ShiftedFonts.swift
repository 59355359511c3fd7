#if canImport(CCairo)
  import CCairo
  import LayoutCore

  /// Fonts of cairo whose glyphs are shifted by quarters of a pixel to the right.
  ///
  /// cairo places the glyphs of pixels on whole pixels. The outlines of a text can be filled anywhere, but take sixty times
  /// as long as its stored glyphs. A shifted font draws the outlines of another font once, and cairo stores them.
  ///
  /// Not `Sendable`: like an engine they belong to one caller at a time.
  final class ShiftedFonts {
    /// The number of places in a pixel.
    static let steps = 4

    private struct Key: Hashable {
      var font: OpaquePointer
      var step: Int
      var xx, xy, yx, yy: Double
    }

    /// A font, as long as it is stored.
    private final class Entry {
      let font: OpaquePointer
      init(_ font: OpaquePointer) { self.font = font }
      deinit { cairo_scaled_font_destroy(font) }
    }

    private var known = LRUCache<Key, Entry>(capacity: 64)

    /// Calls `body` with the font of `original` in the transformation `matrix` of which the glyphs are shifted by `step`
    /// quarters of a pixel; without one where cairo cannot make it.
    func withFont(_ original: OpaquePointer, _ matrix: cairo_matrix_t, step: Int, _ body: (OpaquePointer) -> Void)
      -> Bool
    {
      let key = Key(font: original, step: step, xx: matrix.xx, xy: matrix.xy, yx: matrix.yx, yy: matrix.yy)
      if known.value(for: key) == nil {
        guard let font = Self.make(original, matrix, step) else { return false }
        known.insert(Entry(font), for: key)
      }
      guard let entry = known.value(for: key) else { return false }
      body(entry.font)
      return true
    }

    /// What a shifted font draws.
    private final class Source {
      let face: OpaquePointer?
      let options: OpaquePointer?
      /// From the face's em square to units of `scale` pixels.
      var matrix: cairo_matrix_t
      /// In the same units.
      let shift: Double
      /// The pixels of an em square's longer side, which is the shifted font's size: cairo leaves out letters whose origins
      /// are ten sizes and more away from the clip.
      let scale: Double
      /// Kept as long as the shifted font, so that its address is no other font's.
      private let original: OpaquePointer

      init(_ original: OpaquePointer, _ matrix: cairo_matrix_t, _ step: Int) {
        self.original = cairo_scaled_font_reference(original)
        face = cairo_scaled_font_get_font_face(original)
        options = cairo_font_options_create()
        cairo_scaled_font_get_font_options(original, options)
        var (own, outer) = (cairo_matrix_t(), matrix)
        cairo_scaled_font_get_font_matrix(original, &own)
        self.matrix = cairo_matrix_t()
        cairo_matrix_multiply(&self.matrix, &own, &outer)
        scale = max(
          self.matrix.xx.magnitude + self.matrix.xy.magnitude, self.matrix.yx.magnitude + self.matrix.yy.magnitude)
        self.matrix = cairo_matrix_t(
          xx: self.matrix.xx / scale, yx: self.matrix.yx / scale, xy: self.matrix.xy / scale,
          yy: self.matrix.yy / scale, x0: 0, y0: 0)
        shift = Double(step) / Double(ShiftedFonts.steps) / scale
      }

      deinit {
        cairo_font_options_destroy(options)
        cairo_scaled_font_destroy(original)
      }

      /// A length that is larger than any glyph of usual fonts, in em squares.
      static let reach = 4.0

      func draw(_ glyph: UInt, on context: OpaquePointer) {
        cairo_set_font_face(context, face)
        cairo_set_font_matrix(context, &matrix)
        cairo_set_font_options(context, options)
        var glyph = cairo_glyph_t(index: glyph, x: shift, y: 0)
        cairo_glyph_path(context, &glyph, 1)
        cairo_fill(context)
      }
    }

    /// cairo compares only the address of a key.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private static func make(_ original: OpaquePointer, _ matrix: cairo_matrix_t, _ step: Int) -> OpaquePointer? {
      let source = Source(original, matrix, step)
      guard source.scale > 0, source.scale.isFinite else { return nil }
      let face = cairo_user_font_face_create()
      defer { cairo_font_face_destroy(face) }
      cairo_user_font_face_set_init_func(face) { _, _, extents in
        guard let extents else { return CAIRO_STATUS_USER_FONT_ERROR }
        let reach = Source.reach
        extents.pointee = cairo_font_extents_t(
          ascent: reach, descent: reach, height: 2 * reach, max_x_advance: reach, max_y_advance: 0)
        return CAIRO_STATUS_SUCCESS
      }
      cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, _ in
        guard let font, let context,
          let owner = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), ShiftedFonts.key)
        else { return CAIRO_STATUS_USER_FONT_ERROR }
        Unmanaged<Source>.fromOpaque(owner).takeUnretainedValue().draw(glyph, on: context)
        return CAIRO_STATUS_SUCCESS
      }
      let owner = Unmanaged.passRetained(source)
      let status = cairo_font_face_set_user_data(face, key, owner.toOpaque()) { owner in
        if let owner { Unmanaged<Source>.fromOpaque(owner).release() }
      }
      guard status == CAIRO_STATUS_SUCCESS else {
        owner.release()
        return nil
      }
      var (size, pixels) = (cairo_matrix_t(), cairo_matrix_t())
      cairo_matrix_init_scale(&size, source.scale, source.scale)
      cairo_matrix_init_identity(&pixels)
      let font = cairo_scaled_font_create(face, &size, &pixels, source.options)
      guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
        cairo_scaled_font_destroy(font)
        return nil
      }
      return font
    }
  }
#endif
