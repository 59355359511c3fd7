#if canImport(CCairo)
  import CCairo

  /// A drawing that is put onto a context as one pattern.
  enum DrawingGroup {
    /// Draws a group and uses it.
    ///
    /// The group begins and ends in device space: cairo's SVG loses the place of a group that ends in scaled units.
    ///
    /// - Parameters:
    ///   - context: its state is restored afterwards.
    ///   - draw: draws the group in the context's own transformation.
    ///   - use: puts the group onto the context, which is in device space; the pattern is valid during the call.
    static func make(on context: OpaquePointer, draw: () -> Void, use: (OpaquePointer) -> Void) {
      cairo_save(context)
      defer { cairo_restore(context) }
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      cairo_identity_matrix(context)
      cairo_push_group(context)
      cairo_set_matrix(context, &matrix)
      draw()
      guard let group = cairo_pop_group(context) else { return }
      use(group)
      cairo_pattern_destroy(group)
    }
  }
#endif
