#if canImport(CCairo)
  import CCairo

  extension CanvasError {
    /// The error of `status`; `nil` for success.
    init?(_ status: cairo_status_t) {
      guard status != CAIRO_STATUS_SUCCESS else { return nil }
      self = .cairo(String(cString: cairo_status_to_string(status)))
    }

    /// Throws the error of `status`.
    static func check(_ status: cairo_status_t) throws(CanvasError) {
      if let error = CanvasError(status) { throw error }
    }
  }
#endif
