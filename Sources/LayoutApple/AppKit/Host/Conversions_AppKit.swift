#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutCore
  import AppKit

  extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
  }

  extension Point {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension Size {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension Color {
    /// AppKit's colour of the same parts.
    var native: NSColor { NSColor(srgbRed: red, green: green, blue: blue, alpha: opacity) }
  }

  extension LayoutDirection {
    var native: NSUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }

    var writing: NSWritingDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
  }
#endif
