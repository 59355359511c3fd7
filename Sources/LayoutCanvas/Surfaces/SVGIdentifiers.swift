#if canImport(CCairo)
  /// Makes SVG files repeatable.
  enum SVGIdentifiers {
    /// The kinds of names that cairo counts through the whole process.
    private static let names = ["surface", "image"].map { Array($0.utf8) }

    /// The bytes of an SVG file by cairo, with its surfaces and images numbered from 1.
    ///
    /// cairo counts them through the whole process, so the same picture has another file each time. The names are
    /// replaced only after `"` and `#`, which do not occur in embedded pictures; text is stored as outlines.
    ///
    /// - Complexity: O(n) for n bytes.
    static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
      var numbers: [ArraySlice<UInt8>: Int] = [:]
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        result.append(byte)
        index += 1
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
          let name = names.first(where: { bytes[index...].starts(with: $0) })
        else { continue }
        let digits = bytes[(index + name.count)...].prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { continue }
        let identifier = bytes[index..<digits.endIndex]
        let number = numbers[identifier] ?? numbers.count + 1
        numbers[identifier] = number
        result += name
        result += String(number).utf8
        index = digits.endIndex
      }
      return result
    }
  }
#endif
