#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import AppKit
  @_exported public import LayoutCore

  // Apple's C headers (MacTypes.h), which every import of AppKit brings along, have other types of these names. In this
  // module, and where nothing but this module or `Layout` is imported, they are the layout's.

  /// A width and a height, in points.
  public typealias Size = LayoutCore.Size
  /// A place, in points.
  public typealias Point = LayoutCore.Point
  /// A place and a size, in points.
  public typealias Rect = LayoutCore.Rect
#endif
