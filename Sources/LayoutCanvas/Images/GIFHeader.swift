#if canImport(CCairo)
  /// The beginning of a GIF file up to the end of its first frame.
  struct GIFHeader {
    /// The sides of the screen that all frames are placed on, or of the first frame where it is larger, in pixels.
    let width: Int
    let height: Int
    /// The number of bytes up to the end of the first frame.
    let frameEnd: Int

    /// The byte that ends a file.
    static let trailer: UInt8 = 0x3B

    /// `nil` where `bytes` do not begin like a GIF file with a whole frame.
    init?(_ bytes: [UInt8]) {
      guard bytes.count > 13, bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) else {
        return nil
      }
      func number(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
      func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
      /// The end of a sequence of blocks, each with its length before it.
      func end(ofBlocks start: Int) -> Int? {
        var at = start
        while at < bytes.count {
          let length = Int(bytes[at])
          at += 1 + length
          if length == 0 { return at }
        }
        return nil
      }
      var at = 13 + colors(bytes[10])
      while at + 10 < bytes.count {
        switch bytes[at] {
        case 0x21:  // An extension.
          guard let next = end(ofBlocks: at + 2) else { return nil }
          at = next
        case 0x2C:  // A frame.
          guard let next = end(ofBlocks: at + 11 + colors(bytes[at + 9])) else { return nil }
          width = max(number(6), number(at + 5))
          height = max(number(8), number(at + 7))
          frameEnd = next
          return
        default: return nil
        }
      }
      return nil
    }
  }
#endif
