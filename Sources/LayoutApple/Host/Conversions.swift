#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension EdgeInsets {
    /// `left` counts as leading and `right` as trailing.
    init(_ insets: PlatformEdgeInsets) {
      self.init(
        top: Double(insets.top), leading: Double(insets.left), bottom: Double(insets.bottom),
        trailing: Double(insets.right))
    }
  }

  extension Color {
    /// The toolkit's colour with the same components, in sRGB.
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
    /// The alignment of the lines.
    func native(_ direction: LayoutDirection) -> NSTextAlignment {
      switch self {
      case .center: .center
      case .leading: direction == .rightToLeft ? .right : .left
      case .justified: .justified
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
