#if canImport(CCairo)
  /// The beginning of a PNG file, read before anything is allocated for its pixels.
  package struct PNGHeader {
    /// Sides in pixels.
    package let width: Int
    package let height: Int

    /// `nil` where `bytes` do not begin like a PNG file.
    package init?(_ bytes: [UInt8]) {
      let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
        return nil
      }
      func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
      width = number(at: 16)
      height = number(at: 20)
    }
  }
#endif
