#if canImport(UIKit) && !os(watchOS)
  /// An element of the toolkit's views.
  public typealias PlatformElement = UIKitView
  typealias PlatformLeaf = UIViewLeaf
#elseif canImport(AppKit)
  /// An element of the toolkit's views.
  public typealias PlatformElement = AppKitView
  typealias PlatformLeaf = NSViewLeaf
#endif
