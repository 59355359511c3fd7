#if canImport(CCairo)
  import CCairo

  /// Collects the bytes that cairo writes.
  final class ByteSink {
    var bytes: [UInt8] = []

    /// The argument for cairo together with `write`; the sink must outlive it.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// The function that cairo calls with each piece.
    static let write: cairo_write_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
      sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
