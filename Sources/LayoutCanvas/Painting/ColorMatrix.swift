#if canImport(CCairo)
  import LayoutCore

  /// A change of colours, for pixels.
  struct ColorMatrix {
    /// Four rows of five numbers.
    private let rows: [Double]

    init(_ change: ColorChange) { rows = change.matrix.flatMap { $0 } }

    /// Changes pixels of four bytes, multiplied by the opacity, blue first and the opacity last.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
      rows.withUnsafeBufferPointer { rows in
        for y in 0..<height {
          let row = pixels + y * stride
          for x in 0..<width where row[4 * x + 3] > 0 {
            let at = row + 4 * x
            let alpha = Double(at[3])
            let (red, green, blue) = (Double(at[2]) / alpha, Double(at[1]) / alpha, Double(at[0]) / alpha)
            func part(_ index: Int) -> Double {
              let first = 5 * index
              let colors = rows[first] * red + rows[first + 1] * green + rows[first + 2] * blue
              return min(max(colors + rows[first + 3] * alpha / 255 + rows[first + 4], 0), 1)
            }
            let opacity = part(3) * 255
            at[0] = UInt8((part(2) * opacity).rounded())
            at[1] = UInt8((part(1) * opacity).rounded())
            at[2] = UInt8((part(0) * opacity).rounded())
            at[3] = UInt8(opacity.rounded())
          }
        }
      }
    }
  }
#endif
