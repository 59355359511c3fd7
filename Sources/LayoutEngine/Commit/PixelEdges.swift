/// The edges of a rectangle in whole device pixels: what `PixelGrid.round` computes, without its divisions.
package struct PixelEdges {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// Edges beyond this many pixels are left to `PixelGrid`: the numbers of a frame have 32 bits.
  static var limit: Double { 0x1p29 }

  /// The edges of `rect`, a text's never less than its measured size; `nil` where they are beyond the limit.
  @inline(__always)
  init?(_ rect: Rect, scale: Double, isText: Bool) {
    left = Self.nearest(rect.minX * scale)
    top = Self.nearest(rect.minY * scale)
    let right = Self.nearest(rect.maxX * scale)
    let bottom = Self.nearest(rect.maxY * scale)
    width = right - left
    height = bottom - top
    if isText {
      if width / scale < rect.width { width = (rect.width * scale).rounded(.up) }
      if height / scale < rect.height { height = (rect.height * scale).rounded(.up) }
    }
    // Not-a-number fails too.
    guard
      abs(left) < Self.limit, abs(top) < Self.limit, width < Self.limit, height < Self.limit
    else { return nil }
  }

  /// The frame from the corner of the parent.
  @inline(__always)
  func frame(from x: Double, _ y: Double) -> PixelFrame {
    PixelFrame(
      x: Self.whole(left - x), y: Self.whole(top - y), width: Self.whole(width), height: Self.whole(height))
  }

  /// Added to a number of less than 51 bits, it leaves no room for a fraction.
  private static var shift: Double { 0x1.8p52 }

  /// The nearest whole number, halves away from zero: below 2^51 what `rounded()` computes by a call of the C library.
  /// Far numbers stay far.
  @inline(__always)
  package static func nearest(_ value: Double) -> Double {
    let even = (value + shift) - shift
    let rest = value - even
    // What was in the middle between two numbers went to the even one.
    return abs(rest) == 0.5 ? (value < 0 ? even + min(rest * 2, 0) : even + max(rest * 2, 0)) : even
  }

  /// The bits of a whole number below `limit`.
  @inline(__always)
  private static func whole(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + shift).bitPattern)
  }
}
