#if canImport(CCairo)
  import CCairo

  /// Passes bytes to cairo piece by piece.
  final class ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// The argument for cairo together with `read`; the reader must outlive it.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// The function that cairo calls for each piece; fails where fewer bytes are left.
    static let read: cairo_read_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
      let reader = Unmanaged<ByteReader>.fromOpaque(closure).takeUnretainedValue()
      let count = Int(length)
      guard count <= reader.bytes.count - reader.position else { return CAIRO_STATUS_READ_ERROR }
      _ = reader.bytes.withUnsafeBufferPointer { buffer in
        UnsafeMutableBufferPointer(start: data, count: count)
          .update(fromContentsOf: buffer[reader.position..<reader.position + count])
      }
      reader.position += count
      return CAIRO_STATUS_SUCCESS
    }
  }
#endif
