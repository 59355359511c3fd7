#if canImport(CCairo)
  import LayoutCore

  /// Writes a file completely or not at all.
  package enum CanvasFile {
    /// Writes `bytes` to `path`, as `WholeFile` does.
    ///
    /// - Throws: `CanvasError.cannotWrite`; then nothing new is left on the disk.
    package static func write(_ bytes: [UInt8], to path: String) throws(CanvasError) {
      do {
        try WholeFile.write(bytes, to: path)
      } catch {
        throw .cannotWrite(path: error.path, reason: error.reason)
      }
    }
  }
#endif
