#if canImport(CCairo)
  import CCairo

  extension CanvasError {
    /// The error that `status` stands for; `nil` for success.
    init?(_ status: cairo_status_t) {
      guard status != CAIRO_STATUS_SUCCESS else { return nil }
      self = .cairo(String(cString: cairo_status_to_string(status)))
    }

    /// Throws what `status` stands for.
    static func check(_ status: cairo_status_t) throws(CanvasError) {
      if let error = CanvasError(status) { throw error }
    }
  }
#endif
