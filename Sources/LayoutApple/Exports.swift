@_exported public import LayoutCore

// Mac Catalyst has AppKit too, and shows UIKit's views; watchOS has a UIKit without views.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#elseif canImport(AppKit)
  @_exported public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  // Apple's C headers (MacTypes.h), which every import of UIKit or AppKit brings along, have other types of these names.
  // In this module, and where nothing but this module or `Layout` is imported, they are the layout's.

  /// A width and a height, in points.
  public typealias Size = LayoutCore.Size
  /// A place, in points.
  public typealias Point = LayoutCore.Point
  /// A place and a size, in points.
  public typealias Rect = LayoutCore.Rect
#endif
