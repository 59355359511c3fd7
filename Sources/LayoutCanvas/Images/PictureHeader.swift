#if canImport(CCairo)
  import LayoutCore

  /// The beginning of a picture file of pixels, read before anything is allocated for them.
  package struct PictureHeader: Equatable {
    /// The formats, by the names that gdk-pixbuf has for them.
    package enum Format: String, CaseIterable {
      case png, jpeg, gif, webp
    }

    package let format: Format
    /// Sides in pixels, as they are stored: an orientation may exchange them.
    package let width: Int
    package let height: Int

    /// `nil` where `bytes` do not begin like a file of one of the formats.
    package init?(_ bytes: [UInt8]) {
      guard let found = Self.read(bytes) else { return nil }
      (format, width, height) = found
    }

    private static func read(_ bytes: [UInt8]) -> (Format, Int, Int)? {
      if let header = PNGHeader(bytes) { return (.png, header.width, header.height) }
      if let header = GIFHeader(bytes) { return (.gif, header.width, header.height) }
      if let sides = jpeg(bytes) { return (.jpeg, sides.width, sides.height) }
      if let sides = webP(bytes) { return (.webp, sides.width, sides.height) }
      return nil
    }

    /// The sides in the first frame header of a JPEG file.
    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
      guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
      var at = 2
      while at + 9 < bytes.count {
        guard bytes[at] == 0xFF else { return nil }
        let marker = bytes[at + 1]
        switch marker {
        case 0xFF: at += 1  // A byte that fills up.
        case 0x01, 0xD0...0xD7: at += 2  // Without data.
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
          func number(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
          return (number(at + 7), number(at + 5))
        case 0x00, 0xD8, 0xD9, 0xDA: return nil
        default:
          let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
          guard length >= 2 else { return nil }
          at += 2 + length
        }
      }
      return nil
    }

    /// The sides in the first chunk of a WebP file.
    private static func webP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
      guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
        return nil
      }
      func number(_ index: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
      }
      // gdk-pixbuf's decoder shows what there is of a file that ends early.
      guard number(4, 4) + 8 <= bytes.count else { return nil }
      switch String(decoding: bytes[12..<16], as: UTF8.self) {
      case "VP8 ":
        guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
        return (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
      case "VP8L":
        guard bytes[20] == 0x2F else { return nil }
        let bits = number(21, 4)
        return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
      case "VP8X": return (number(24, 3) + 1, number(27, 3) + 1)
      default: return nil
      }
    }

    /// Whether a picture of these sides may be decoded.
    package func fits(pixelLimit: Int) -> Bool {
      PictureLimits.holds(width: width, height: height) && width * height <= pixelLimit
    }
  }
#endif
