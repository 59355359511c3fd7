// The toolkits' names for the classes that this module uses; no other file defines them.
#if canImport(UIKit) && !os(watchOS)
  /// A view of the system's toolkit: `UIView`, or on the Mac `NSView`.
  public typealias PlatformView = UIView
  /// A view controller of the system's toolkit.
  public typealias PlatformViewController = UIViewController
  /// A colour of the system's toolkit, which may depend on the traits.
  public typealias PlatformColor = UIColor
  /// A font of the system's toolkit.
  public typealias PlatformFont = UIFont
  /// An image of the system's toolkit.
  public typealias PlatformImage = UIImage
  /// The system's values for a view: its traits.
  public typealias PlatformTraits = UITraitCollection
  /// Lengths at the four sides, in the toolkit's type.
  public typealias PlatformEdgeInsets = UIEdgeInsets
  typealias PlatformControl = UIControl
  typealias PlatformFontDescriptor = UIFontDescriptor
  typealias PlatformGestureRecognizer = UIGestureRecognizer
  typealias PlatformTapRecognizer = UITapGestureRecognizer
#elseif canImport(AppKit)
  /// A view of the system's toolkit: `NSView`, or on other systems `UIView`.
  public typealias PlatformView = NSView
  /// A view controller of the system's toolkit.
  public typealias PlatformViewController = NSViewController
  /// A colour of the system's toolkit, which may depend on the appearance.
  public typealias PlatformColor = NSColor
  /// A font of the system's toolkit.
  public typealias PlatformFont = NSFont
  /// An image of the system's toolkit.
  public typealias PlatformImage = NSImage
  /// The system's values for a view: its appearance.
  public typealias PlatformTraits = NSAppearance
  /// Lengths at the four sides, in the toolkit's type.
  public typealias PlatformEdgeInsets = NSEdgeInsets
  typealias PlatformControl = NSControl
  typealias PlatformFontDescriptor = NSFontDescriptor
  typealias PlatformGestureRecognizer = NSGestureRecognizer
  typealias PlatformTapRecognizer = NSClickGestureRecognizer
#endif
