#if canImport(CCairo)
  package import LayoutCore

  /// The limits of cairo.
  ///
  /// All values are checked against them before anything is allocated.
  package enum CanvasLimits {
    /// Coordinates in pixels are stored in 24 bits and eight fractional ones.
    package static let coordinate: Double = 8_388_608

    /// A size in whole pixels, each side at least 1.
    ///
    /// - Parameters:
    ///   - size: in points; negative sides count as 0.
    ///   - scale: pixels per point.
    /// - Throws: `CanvasError.notFinite` or `.sideTooLong`.
    package static func pixels(of size: Size, scale: Double) throws(CanvasError) -> (width: Int, height: Int) {
      guard size.isFinite else { throw .notFinite("a picture of \(size)") }
      guard scale.isFinite, scale > 0 else { throw .notFinite("at a scale of \(NumberText.string(scale))") }
      return (try pixels(size.width * scale), try pixels(size.height * scale))
    }

    /// Checks that the distance of `rect` from the origin fits into cairo's coordinates.
    ///
    /// - Parameters:
    ///   - rect: in points.
    ///   - scale: pixels per point.
    /// - Throws: `CanvasError.notFinite` or `.coordinateTooLarge`.
    package static func check(_ rect: Rect, scale: Double) throws(CanvasError) {
      let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
      guard edges.allSatisfy(\.isFinite) else { throw .notFinite("a box at \(rect)") }
      if let edge = edges.first(where: { ($0 * scale).magnitude >= coordinate }) {
        throw .coordinateTooLarge(requested: edge * scale, limit: coordinate)
      }
    }

    /// The length in whole pixels, rounded up so that nothing is clipped.
    ///
    /// Less than a millionth of a pixel is a rounding error.
    private static func pixels(_ length: Double) throws(CanvasError) -> Int {
      let length = max((length - 1e-6).rounded(.up), 1)
      guard length <= PictureLimits.side else {
        throw .sideTooLong(requested: length, limit: PictureLimits.side)
      }
      return Int(length)
    }
  }
#endif
