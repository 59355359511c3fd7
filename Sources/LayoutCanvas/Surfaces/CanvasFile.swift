#if canImport(CCairo)
  import LayoutCore

  /// Writes a file whole or not at all.
  package enum CanvasFile {
    /// Puts `bytes` at `path`, as `WholeFile` does.
    ///
    /// - Throws: `CanvasError.cannotWrite`; nothing new is left on the disk then.
    package static func write(_ bytes: [UInt8], to path: String) throws(CanvasError) {
      do {
        try WholeFile.write(bytes, to: path)
      } catch {
        throw .cannotWrite(path: error.path, reason: error.reason)
      }
    }
  }
#endif
