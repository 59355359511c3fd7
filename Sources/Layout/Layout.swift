@_exported public import LayoutCore

// The native host of the system. Mac Catalyst has AppKit too, and shows UIKit's views; watchOS has a UIKit without views.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import LayoutUIKit
#elseif canImport(AppKit)
  @_exported public import LayoutAppKit
#endif
