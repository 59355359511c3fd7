#if canImport(CCairo)
  /// Bytes written in 64 letters.
  enum Base64 {
    /// The bytes; `nil` where a letter is none of them. White space is skipped, and a `=` ends them.
    static func bytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
      var result: [UInt8] = []
      var (bits, count): (UInt32, UInt32) = (0, 0)
      for letter in text {
        let value: UInt8
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): value = 62
        case UInt8(ascii: "/"): value = 63
        case UInt8(ascii: "="): return result
        case UInt8(ascii: " "), 9, 10, 12, 13: continue
        default: return nil
        }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
          count -= 8
          result.append(UInt8(truncatingIfNeeded: bits >> count))
        }
      }
      return result
    }
  }
#endif
