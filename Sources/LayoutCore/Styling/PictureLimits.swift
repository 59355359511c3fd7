/// The limits of pictures that are drawn and read.
@usableFromInline
package enum PictureLimits {
  /// The longest side in pixels: cairo stores coordinates of pixels in 16 bits.
  @usableFromInline package static let side: Double = 32_767

  /// Whether a picture may have this many pixels along its sides.
  package static func holds(width: Int, height: Int) -> Bool {
    width >= 1 && height >= 1 && Double(max(width, height)) <= side
  }
}
