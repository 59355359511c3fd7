#if canImport(CCairo)
  /// Stores rows as differences from their neighbours, which are compressed better.
  ///
  /// For each row the filter is chosen whose differences have the least sum, as the PNG specification proposes.
  struct PNGRowFilter {
    private enum Kind: UInt8, CaseIterable {
      case none, left, above, mean, paeth
    }

    private let parts: Int
    /// The rows, with a pixel of zeroes before them.
    private var row: [UInt8]
    private var prior: [UInt8]
    /// The best row so far and the one that is tried, behind the number of the filter.
    private var best: [UInt8]
    private var other: [UInt8]

    /// - Parameters:
    ///   - byteCount: of a row.
    ///   - parts: bytes of a pixel.
    init(byteCount: Int, parts: Int) {
      self.parts = parts
      row = Array(repeating: 0, count: byteCount + parts)
      prior = row
      best = Array(repeating: 0, count: byteCount + 1)
      other = best
    }

    /// Filters the row that `fill` writes, and adds it to `deflater`; a row that is not smooth is added as it is.
    mutating func add(_ deflater: Deflater, isSmooth: Bool, fill: (UnsafeMutablePointer<UInt8>) -> Void) {
      swap(&row, &prior)
      let parts = parts
      row.withUnsafeMutableBufferPointer { row in
        if let base = row.baseAddress { fill(base + parts) }
      }
      var least = UInt32.max
      for kind in isSmooth ? Kind.allCases : [.none] {
        let sum = attempt(kind)
        if sum < least {
          least = sum
          swap(&best, &other)
        }
      }
      best.withUnsafeMutableBufferPointer { deflater.add($0) }
    }

    /// Writes the differences of a kind.
    ///
    /// - Returns: the sum of their magnitudes.
    private mutating func attempt(_ kind: Kind) -> UInt32 {
      let (parts, count) = (parts, other.count - 1)
      return row.withUnsafeBufferPointer { row in
        prior.withUnsafeBufferPointer { prior in
          other.withUnsafeMutableBufferPointer { other in
            guard let at = row.baseAddress, let above = prior.baseAddress, let base = other.baseAddress else {
              return 0
            }
            base[0] = kind.rawValue
            let (line, now, up, corner) = (base + 1, at + parts, above + parts, above)
            var sum: UInt32 = 0
            func put(_ index: Int, _ value: UInt8) {
              line[index] = value
              sum &+= UInt32(min(value, 0 &- value))
            }
            switch kind {
            case .none: for index in 0..<count { put(index, now[index]) }
            case .left: for index in 0..<count { put(index, now[index] &- at[index]) }
            case .above: for index in 0..<count { put(index, now[index] &- up[index]) }
            case .mean:
              for index in 0..<count {
                put(index, now[index] &- UInt8((UInt16(at[index]) + UInt16(up[index])) >> 1))
              }
            case .paeth:
              for index in 0..<count {
                put(index, now[index] &- Self.paeth(at[index], up[index], corner[index]))
              }
            }
            return sum
          }
        }
      }
    }

    /// That of the left, the upper and the corner's value that is nearest to what the three predict.
    @inline(__always)
    private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
      let (a, b, c) = (Int32(left), Int32(up), Int32(corner))
      let (toLeft, toUp, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
      return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    }
  }
#endif
