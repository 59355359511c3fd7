#if canImport(CCairo)
  import CZlib

  /// Collects the chunks of a PNG file.
  struct PNGFile {
    /// The kinds of pixels, by the number in the header.
    enum Pixels: UInt8 {
      case rgb = 2
      case palette = 3
      case rgba = 6
    }

    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The most bytes of a chunk of pixels.
    private let chunkLimit: Int

    /// The longest chunk that files get: lengths of chunks have 31 bits.
    static let longestChunk = 1 << 30

    /// A file with a header; `depth` is in bits of one number.
    init(width: Int, height: Int, depth: UInt8, pixels: Pixels, chunkLimit: Int) {
      self.chunkLimit = chunkLimit
      add("IHDR", Self.big(UInt32(width)) + Self.big(UInt32(height)) + [depth, pixels.rawValue, 0, 0, 0])
    }

    /// Adds the compressed pixels, in as many chunks as they need.
    mutating func addData(_ data: [UInt8]) {
      for start in stride(from: 0, to: data.count, by: chunkLimit) {
        add("IDAT", Array(data[start..<min(start + chunkLimit, data.count)]))
      }
    }

    /// Adds a chunk; `name` has four letters.
    mutating func add(_ name: StaticString, _ data: [UInt8]) {
      bytes += Self.big(UInt32(data.count))
      let start = bytes.count
      name.withUTF8Buffer { bytes += $0 }
      bytes += data
      let checksum = bytes[start...].withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, uInt($0.count))
      }
      bytes += Self.big(UInt32(truncatingIfNeeded: checksum))
    }

    private static func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
  }
#endif
