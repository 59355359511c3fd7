#if canImport(CCairo)
  /// Three successive box blurs, which look like a Gaussian blur.
  struct BoxBlur {
    /// The number of pixels that each of the three reaches to either side.
    let reaches: (Int, Int, Int)

    /// A blur as soft as a Gaussian blur of standard deviation `sigma` pixels.
    ///
    /// The boxes' widths are the odd numbers around sqrt(4 sigma^2 + 1). The number of boxes of the smaller width is
    /// the one that brings the variance nearest.
    init(sigma: Double) {
      let variance = 12 * sigma * sigma
      let ideal = (variance / 3 + 1).squareRoot()
      var lower = Int(ideal)
      if lower % 2 == 0 { lower -= 1 }
      let (low, steps) = (Double(lower), 3.0)
      let small = ((variance - steps * low * low - 4 * steps * low - 3 * steps) / (-4 * low - 4)).rounded()
      let reach = (lower - 1) / 2
      reaches = (small > 0 ? reach : reach + 1, small > 1 ? reach : reach + 1, small > 2 ? reach : reach + 1)
    }

    /// The number of pixels that a blurred shape reaches beyond its outline.
    var reach: Int { reaches.0 + reaches.1 + reaches.2 }

    /// Blurs a picture of one or more bytes per pixel, each by itself.
    ///
    /// Pixels outside count as 0.
    ///
    /// - Complexity: O(width * height), whatever the softness.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, bytes: Int = 1) {
      guard width > 0, height > 0 else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride * height) { buffer in
        guard let other = buffer.baseAddress else { return }
        other.initialize(repeating: 0, count: stride * height)
        for reach in [reaches.0, reaches.1, reaches.2] where reach > 0 {
          for part in 0..<bytes {
            Self.blurRows(
              pixels + part, other + part, width: width, height: height, stride: stride, step: bytes, reach: reach)
          }
          Self.blurColumns(other, pixels, width: width * bytes, height: height, stride: stride, reach: reach)
        }
      }
    }

    /// 2^16 times the share of one pixel in the mean.
    private static func share(_ reach: Int) -> UInt32 { UInt32(65_536 / (2 * reach + 1)) }

    private static func blurRows(
      _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
      stride: Int, step: Int, reach: Int
    ) {
      let share = share(reach)
      for y in 0..<height {
        let (from, to) = (source + y * stride, target + y * stride)
        var sum: UInt32 = 0
        for x in 0..<min(reach, width) { sum &+= UInt32(from[x &* step]) }
        for x in 0..<width {
          if x &+ reach < width { sum &+= UInt32(from[(x &+ reach) &* step]) }
          to[x &* step] = UInt8(truncatingIfNeeded: (sum &* share &+ 32_768) >> 16)
          if x >= reach { sum &-= UInt32(from[(x &- reach) &* step]) }
        }
      }
    }

    /// Blurs row by row with one sum for each column, so that memory is read in order.
    private static func blurColumns(
      _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
      stride: Int, reach: Int
    ) {
      let share = share(reach)
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { buffer in
        guard let sums = buffer.baseAddress else { return }
        sums.initialize(repeating: 0, count: width)
        for y in 0..<min(reach, height) {
          let row = source + y * stride
          for x in 0..<width { sums[x] &+= UInt32(row[x]) }
        }
        for y in 0..<height {
          if y + reach < height {
            let row = source + (y + reach) * stride
            for x in 0..<width { sums[x] &+= UInt32(row[x]) }
          }
          let row = target + y * stride
          for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: (sums[x] &* share &+ 32_768) >> 16) }
          if y >= reach {
            let row = source + (y - reach) * stride
            for x in 0..<width { sums[x] &-= UInt32(row[x]) }
          }
        }
      }
    }
  }
#endif
