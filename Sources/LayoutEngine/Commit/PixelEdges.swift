/// The edges of a rectangle in whole device pixels: what `PixelGrid.round` computes, without its divisions.
package struct PixelEdges {
  var x: Int32
  var y: Int32
  var width: Int32
  var height: Int32

  /// Edges from here on, in pixels, are left to `PixelGrid`: the numbers of a frame have 32 bits.
  static var limit: Double { 0x1p29 }

  /// The edges of `rect`, a text's never less than its measured size; `nil` where they are beyond the limit.
  @inline(__always)
  init?(_ rect: Rect, scale: Double, isText: Bool) {
    let left = Edge(rect.minX * scale)
    let top = Edge(rect.minY * scale)
    let right = Edge(rect.maxX * scale)
    let bottom = Edge(rect.maxY * scale)
    guard (left.reach | top.reach | right.reach | bottom.reach) >> 30 == 0 else { return nil }
    x = left.whole
    y = top.whole
    width = right.whole &- x
    height = bottom.whole &- y
    if isText {
      if Double(width) / scale < rect.width { width = Int32((rect.width * scale).rounded(.up)) }
      if Double(height) / scale < rect.height { height = Int32((rect.height * scale).rounded(.up)) }
    }
  }

  /// The frame from the corner of the parent.
  @inline(__always)
  func frame(from x: Int32, _ y: Int32) -> PixelFrame {
    PixelFrame(x: self.x &- x, y: self.y &- y, width: width, height: height)
  }

  /// One edge: the nearest whole number, halves away from zero, as `rounded()` computes it by a call of the C library.
  package struct Edge {
    /// The number below the limit, and anything beyond it.
    package let whole: Int32
    /// From 0 up to 2^30 where the number is below the limit, and from there on where it is not, or none.
    let reach: UInt64

    @inline(__always)
    package init(_ value: Double) {
      // Added to a number of less than 51 bits, it leaves no room for a fraction.
      let shift = 0x1.8p52
      let shifted = value + shift
      var nearest = shifted.bitPattern &- shift.bitPattern
      let rest = value - (shifted - shift)
      // What was in the middle between two numbers went to the even one.
      if rest.magnitude == 0.5, (rest < 0) == (value < 0) { nearest = rest < 0 ? nearest &- 1 : nearest &+ 1 }
      whole = Int32(truncatingIfNeeded: nearest)
      reach = nearest &+ 1 << 29
    }

    /// Whether the number is below the limit.
    package var isNear: Bool { reach >> 30 == 0 }
  }
}
