@_exported public import LayoutCore

// The native host of the system. Mac Catalyst also has AppKit but shows UIKit's views. UIKit on watchOS has no views.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import LayoutUIKit
#elseif canImport(AppKit)
  @_exported public import LayoutAppKit
#endif
