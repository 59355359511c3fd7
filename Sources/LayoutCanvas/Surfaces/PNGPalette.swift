#if canImport(CCairo)
  /// The colours of a picture, in the order in which they occur, as long as they are few.
  struct PNGPalette {
    /// The most colours of a PNG file's palette.
    private static let limit = 256
    /// Four times as many places as colours, so that a colour is found in one or two steps.
    private static let placeCount = 1024

    /// The pixels of the colours, as cairo has them.
    private var words: [UInt32] = []
    /// The numbers of the colours plus 1, by their hash; 0 is no colour.
    private var places = [UInt16](repeating: 0, count: placeCount)

    var count: Int { words.count }
    /// Bits for each number: 1, 2, 4 or 8.
    var depth: Int { words.count <= 2 ? 1 : words.count <= 4 ? 2 : words.count <= 16 ? 4 : 8 }

    /// Red, green and blue of each colour.
    var colors: [UInt8] {
      words.flatMap { word in
        let parts = Self.parts(word)
        return [parts.red, parts.green, parts.blue]
      }
    }

    /// The opacities up to the last one that is not full; `nil` where all are.
    var opacities: [UInt8]? {
      guard let last = words.lastIndex(where: { $0 < 0xFF00_0000 }) else { return nil }
      return words[...last].map { UInt8($0 >> 24) }
    }

    /// Writes the numbers of a row's colours.
    ///
    /// - Returns: whether there are at most 256 colours so far.
    mutating func index(
      _ row: UnsafePointer<UInt32>, count: Int, into indices: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
      guard count > 0 else { return true }
      // Neighbours are mostly alike.
      var last = ~row[0]
      var number: UInt8 = 0
      for column in 0..<count {
        let word = row[column]
        if word != last {
          guard let found = self.number(of: word) else { return false }
          last = word
          number = found
        }
        indices[column] = number
      }
      return true
    }

    private mutating func number(of word: UInt32) -> UInt8? {
      var place = Int((word &* 0x9E37_79B1) >> 22)
      while true {
        let known = places[place]
        if known == 0 { break }
        if words[Int(known) - 1] == word { return UInt8(known - 1) }
        place = (place + 1) & (Self.placeCount - 1)
      }
      guard words.count < Self.limit else { return nil }
      words.append(word)
      places[place] = UInt16(words.count)
      return UInt8(words.count - 1)
    }

    /// The parts of a pixel, no longer multiplied by its opacity.
    static func parts(_ word: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
      let opacity = word >> 24
      let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
      if opacity == 255 || opacity == 0 { return (UInt8(red), UInt8(green), UInt8(blue), UInt8(opacity)) }
      func part(_ value: UInt32) -> UInt8 { UInt8(min((value * 255 + opacity / 2) / opacity, 255)) }
      return (part(red), part(green), part(blue), UInt8(opacity))
    }
  }
#endif
