#if canImport(CCairo)
  extension PictureDifference {
    /// A PNG file that shows where two others differ; `nil` where one cannot be decoded, or no pixel differs.
    ///
    /// 1. The second picture is drawn pale and without colours, so that places are recognised.
    /// 2. Each pixel that differs is red, and so is each that only one of the pictures has.
    /// 3. A blue frame is around the box of all of them, two pixels away from it where there is room.
    ///
    /// - Parameter tolerance: as in `init(_:_:tolerance:pixelLimit:)`.
    package static func marked(
      _ one: [UInt8], _ other: [UInt8], tolerance: Int, pixelLimit: Int = 64_000_000
    ) -> [UInt8]? {
      guard let box = PictureDifference(one, other, tolerance: tolerance, pixelLimit: pixelLimit).box,
        let old = PixelArray(png: one, pixelLimit: pixelLimit), let new = PixelArray(png: other, pixelLimit: pixelLimit)
      else { return nil }
      let pairs = PixelPairs(old, new)
      var picture = PixelArray(width: pairs.width, height: pairs.height)
      for row in 0..<pairs.height {
        pairs.visit(row) { column, difference in
          guard difference.map({ $0 > tolerance }) ?? true else {
            picture.set(column, row, new.paleGrey(column, row))  // 1.
            return
          }
          picture.set(column, row, (red: 230, green: 0, blue: 30))  // 2.
        }
      }
      picture.outline(box, distance: 2)  // 3.
      return picture.png()
    }
  }

  extension PixelArray {
    fileprivate typealias Parts = (red: UInt8, green: UInt8, blue: UInt8)

    /// Sets a pixel; those outside the picture are left out. cairo's words begin with blue on the machines that there are.
    fileprivate mutating func set(_ column: Int, _ row: Int, _ parts: Parts) {
      guard column >= 0, row >= 0, let at = offset(column, row) else { return }
      (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]) = (parts.blue, parts.green, parts.red, 255)
    }

    /// A pixel's brightness on white, in the upper third of the scale.
    fileprivate func paleGrey(_ column: Int, _ row: Int) -> Parts {
      guard let at = offset(column, row) else { return (255, 255, 255) }
      // The parts are multiplied by the opacity already.
      let sum = Int(bytes[at]) + Int(bytes[at + 1]) * 6 + Int(bytes[at + 2]) * 3
      let brightness = min(255, sum / 10 + 255 - Int(bytes[at + 3]))
      let grey = UInt8(170 + brightness / 3)
      return (grey, grey, grey)
    }

    fileprivate mutating func outline(_ box: PictureDifference.Box, distance: Int) {
      let (left, top) = (max(0, box.x - distance), max(0, box.y - distance))
      let (right, bottom) = (
        min(width - 1, box.x + box.width - 1 + distance), min(height - 1, box.y + box.height - 1 + distance)
      )
      let blue: Parts = (20, 60, 240)
      for column in left...right {
        set(column, top, blue)
        set(column, bottom, blue)
      }
      for row in top...bottom {
        set(left, row, blue)
        set(right, row, blue)
      }
    }
  }
#endif
