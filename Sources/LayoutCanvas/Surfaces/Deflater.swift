#if canImport(CCairo)
  import CZlib

  /// Compresses bytes piece by piece.
  final class Deflater {
    private var stream = z_stream()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var result: [UInt8] = []
    private let isReady: Bool

    /// - Parameter level: from 1, quick, to 9, small.
    init(level: Int32) {
      isReady =
        deflateInit2_(
          &stream, level, Z_DEFLATED, MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
          Int32(MemoryLayout<z_stream>.size)) == Z_OK
    }

    deinit {
      if isReady { deflateEnd(&stream) }
    }

    /// Adds bytes, which zlib reads and never changes.
    func add(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
      stream.next_in = bytes.baseAddress
      stream.avail_in = uInt(bytes.count)
      run(Z_NO_FLUSH)
    }

    /// All bytes in compressed form; `nil` where there was no memory.
    func finish() -> [UInt8]? {
      guard isReady else { return nil }
      stream.avail_in = 0
      return run(Z_FINISH) == Z_STREAM_END ? result : nil
    }

    @discardableResult
    private func run(_ flush: Int32) -> Int32 {
      guard isReady else { return Z_STREAM_ERROR }
      var status = Z_OK
      buffer.withUnsafeMutableBufferPointer { buffer in
        repeat {
          stream.next_out = buffer.baseAddress
          stream.avail_out = uInt(buffer.count)
          status = deflate(&stream, flush)
          result += buffer.prefix(buffer.count - Int(stream.avail_out))
        } while status == Z_OK && stream.avail_out == 0
      }
      return status
    }
  }
#endif
