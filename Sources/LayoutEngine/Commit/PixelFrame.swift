/// A frame in whole device pixels, in the coordinates of the view around it; or a reference to one that is not on the
/// pixel grid, or far out.
package struct PixelFrame: Equatable {
  /// The left and the top edge, the width and the height.
  package private(set) var numbers: SIMD4<Int32>

  init(_ numbers: SIMD4<Int32>) { self.numbers = numbers }

  /// The frame at `place` in the table of exact frames.
  static func exact(_ place: UInt32) -> PixelFrame { PixelFrame(SIMD4(Int32(bitPattern: place), 0, -1, 0)) }

  /// The power of 2, in pixels, from which on edges are left to `PixelGrid`: the numbers of a frame have 32 bits.
  private static var limitBits: UInt64 { 29 }

  /// The result of `PixelGrid.round`, without its divisions: the edges of `rect` in pixels, counted from `corner`.
  ///
  /// A text is never smaller than its measured size. The result is `nil` where an edge is beyond the limit.
  ///
  /// 1. Added to a number of less than 51 bits, the shift leaves no room for a fraction: the sum ends in the bits of
  ///    the nearest whole number.
  /// 2. A number in the middle between two went to the even one: if that is the inner one, it goes one further out, as
  ///    in `rounded()`.
  @inline(__always)
  package init?(_ rect: Rect, from corner: SIMD2<Int32> = .zero, scale: Double, isText: Bool = false) {
    let near = SIMD2(rect.minX, rect.minY)
    let edges = SIMD4(lowHalf: near, highHalf: near + SIMD2(rect.width, rect.height)) * scale
    // 1.
    let shift = SIMD4(repeating: 0x1.8p52)
    let shifted = edges + shift
    // 2.
    let rest = edges - (shifted - shift)
    let sign = Self.bits(edges) & SIMD4(repeating: 1 << 63)
    let half = unsafeBitCast(sign | SIMD4(repeating: 0.5.bitPattern), to: SIMD4<Double>.self)
    let isEven = unsafeBitCast(rest .== half, to: SIMD4<UInt64>.self)
    let nearest = shifted + unsafeBitCast(isEven & Self.bits(half + half), to: SIMD4<Double>.self)
    let whole = Self.bits(nearest) &- Self.bits(shift)
    let reach = whole &+ SIMD4(repeating: 1 << Self.limitBits)
    guard (reach.x | reach.y | reach.z | reach.w) >> (Self.limitBits + 1) == 0 else { return nil }
    let pixels = unsafeBitCast(whole, to: SIMD8<Int32>.self).evenHalf
    numbers = pixels &- SIMD4(lowHalf: corner, highHalf: pixels.lowHalf)
    if isText { self = keeping(rect.size, scale) }
  }

  @inline(__always)
  private static func bits(_ numbers: SIMD4<Double>) -> SIMD4<UInt64> { unsafeBitCast(numbers, to: SIMD4<UInt64>.self) }

  /// The frame, at least as large as a text was measured.
  private func keeping(_ size: Size, _ scale: Double) -> PixelFrame {
    var numbers = numbers
    if Double(numbers.z) / scale < size.width { numbers.z = Int32((size.width * scale).rounded(.up)) }
    if Double(numbers.w) / scale < size.height { numbers.w = Int32((size.height * scale).rounded(.up)) }
    return PixelFrame(numbers)
  }

  /// The place in the table of exact frames; `nil` where this is a frame in pixels.
  @inline(__always)
  var exactPlace: UInt32? { numbers.z == -1 ? UInt32(bitPattern: numbers.x) : nil }

  @inline(__always)
  package static func == (one: PixelFrame, other: PixelFrame) -> Bool {
    let differing = unsafeBitCast(one.numbers ^ other.numbers, to: SIMD2<UInt64>.self)
    return differing.x | differing.y == 0
  }

  /// The frame in points.
  @inline(__always)
  func points(_ scale: Double) -> Rect {
    let points = SIMD4<Double>(numbers) / scale
    return Rect(x: points.x, y: points.y, width: points.z, height: points.w)
  }
}
