#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
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

  extension Rect {
    init(_ rect: CGRect) {
      self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
  }

  extension EdgeInsets {
    /// `left` counts as leading and `right` as trailing.
    init(_ insets: PlatformEdgeInsets) {
      self.init(
        top: Double(insets.top), leading: Double(insets.left), bottom: Double(insets.bottom),
        trailing: Double(insets.right))
    }
  }

  extension Color {
    /// The toolkit's colour of the same parts, in sRGB.
    var native: PlatformColor {
      #if canImport(UIKit)
        PlatformColor(red: red, green: green, blue: blue, alpha: opacity)
      #else
        PlatformColor(srgbRed: red, green: green, blue: blue, alpha: opacity)
      #endif
    }
  }

  extension LayoutDirection {
    #if canImport(UIKit)
      var semantics: UISemanticContentAttribute { self == .rightToLeft ? .forceRightToLeft : .forceLeftToRight }
    #else
      var native: NSUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }

      var writing: NSWritingDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
    #endif
  }

  extension TextAlignment {
    /// The side of the lines.
    func native(_ direction: LayoutDirection) -> NSTextAlignment {
      switch self {
      case .center: .center
      case .leading: direction == .rightToLeft ? .right : .left
      case .trailing: direction == .rightToLeft ? .left : .right
      }
    }
  }

  extension TruncationMode {
    var native: NSLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    }
  }
#endif
