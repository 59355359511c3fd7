public import LayoutEngine

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A value with intermediate values between it and another one.
public protocol VectorArithmetic {
  /// The value on the way from this one (`amount` 0) to `other` (1).
  ///
  /// Below 0 and beyond 1 it goes on in the same direction. At exactly 0 and 1 it is exactly this one and `other`.
  func interpolated(towards other: Self, amount: Double) -> Self
}

extension Double: VectorArithmetic {
  /// The number on the way to `other`; between finite numbers it is finite.
  public func interpolated(towards other: Double, amount: Double) -> Double {
    if amount == 1 { return other }
    let value = self + (other - self) * amount
    if value.isFinite || !isFinite || !other.isFinite || amount.isNaN { return value }
    // The difference, or a value beyond the ends, is more than a number holds; halves of both are not.
    let half = self / 2 + (other / 2 - self / 2) * amount
    return 2 * clamped(half, -Self.greatestFiniteMagnitude / 2, Self.greatestFiniteMagnitude / 2)
  }
}

extension Point: VectorArithmetic {
  /// The point on the straight way to `other`.
  public func interpolated(towards other: Point, amount: Double) -> Point {
    Point(x: x.interpolated(towards: other.x, amount: amount), y: y.interpolated(towards: other.y, amount: amount))
  }
}

extension Size: VectorArithmetic {
  /// The size on the way to `other`; each length is interpolated alone.
  public func interpolated(towards other: Size, amount: Double) -> Size {
    Size(
      width: width.interpolated(towards: other.width, amount: amount),
      height: height.interpolated(towards: other.height, amount: amount))
  }
}

extension Rect: VectorArithmetic {
  /// The rectangle on the way to `other`; corner and size are interpolated alone.
  public func interpolated(towards other: Rect, amount: Double) -> Rect {
    Rect(
      origin: origin.interpolated(towards: other.origin, amount: amount),
      size: size.interpolated(towards: other.size, amount: amount))
  }
}

#if canImport(CoreGraphics)
  extension CGFloat: VectorArithmetic {
    /// The number on the way to `other`.
    public func interpolated(towards other: CGFloat, amount: Double) -> CGFloat {
      CGFloat(Double(self).interpolated(towards: Double(other), amount: amount))
    }
  }

  extension CGPoint: VectorArithmetic {
    /// The point on the straight way to `other`.
    public func interpolated(towards other: CGPoint, amount: Double) -> CGPoint {
      CGPoint(x: x.interpolated(towards: other.x, amount: amount), y: y.interpolated(towards: other.y, amount: amount))
    }
  }

  extension CGSize: VectorArithmetic {
    /// The size on the way to `other`; each length is interpolated alone.
    public func interpolated(towards other: CGSize, amount: Double) -> CGSize {
      CGSize(
        width: width.interpolated(towards: other.width, amount: amount),
        height: height.interpolated(towards: other.height, amount: amount))
    }
  }

  extension CGRect: VectorArithmetic {
    /// The rectangle on the way to `other`; corner and size are interpolated alone.
    public func interpolated(towards other: CGRect, amount: Double) -> CGRect {
      CGRect(
        origin: origin.interpolated(towards: other.origin, amount: amount),
        size: size.interpolated(towards: other.size, amount: amount))
    }
  }
#endif
