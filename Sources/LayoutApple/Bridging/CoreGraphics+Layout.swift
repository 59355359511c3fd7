#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension CGPoint {
    /// The same place.
    public init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    /// The same lengths.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    /// The same rectangle.
    public init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
  }

  extension Point {
    /// The same place.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension Size {
    /// The same lengths.
    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension Rect {
    /// The same rectangle; one with a negative width or height has its corner at the other end.
    public init(_ rect: CGRect) {
      self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
  }
#endif
