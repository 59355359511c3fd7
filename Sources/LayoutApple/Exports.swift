@_exported public import LayoutCore

// Mac Catalyst also has AppKit but shows UIKit's views. UIKit on watchOS has no views.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#elseif canImport(AppKit)
  @_exported public import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  // Apple's C headers (MacTypes.h), which every import of UIKit or AppKit includes, declare other types with these
  // names. In this module, and in files that import only this module or `Layout`, the names mean the layout's types.

  /// A width and a height, in points.
  public typealias Size = LayoutCore.Size
  /// A position, in points.
  public typealias Point = LayoutCore.Point
  /// A position and a size, in points.
  public typealias Rect = LayoutCore.Rect
#endif
