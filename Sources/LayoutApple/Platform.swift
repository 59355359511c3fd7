// The one place that says what the toolkit's classes are called.
#if canImport(UIKit) && !os(watchOS)
  /// A view of the system's toolkit: `UIView`, or on the Mac `NSView`.
  public typealias PlatformView = UIView
  /// A view controller of the system's toolkit.
  public typealias PlatformViewController = UIViewController
  /// A colour of the system's toolkit, which may differ with the traits that it is shown in.
  public typealias PlatformColor = UIColor
  /// A font of the system's toolkit.
  public typealias PlatformFont = UIFont
  /// An image of the system's toolkit.
  public typealias PlatformImage = UIImage
  /// What the system says of a view: its traits.
  public typealias PlatformTraits = UITraitCollection
  /// Lengths at the four sides, in the toolkit's type.
  public typealias PlatformEdgeInsets = UIEdgeInsets
  typealias PlatformControl = UIControl
  typealias PlatformFontDescriptor = UIFontDescriptor
  typealias PlatformGestureRecognizer = UIGestureRecognizer
  typealias PlatformTapRecognizer = UITapGestureRecognizer
  typealias PlatformPanRecognizer = UIPanGestureRecognizer
#elseif canImport(AppKit)
  /// A view of the system's toolkit: `NSView`, or beside the Mac `UIView`.
  public typealias PlatformView = NSView
  /// A view controller of the system's toolkit.
  public typealias PlatformViewController = NSViewController
  /// A colour of the system's toolkit, which may differ with the appearance that it is shown in.
  public typealias PlatformColor = NSColor
  /// A font of the system's toolkit.
  public typealias PlatformFont = NSFont
  /// An image of the system's toolkit.
  public typealias PlatformImage = NSImage
  /// What the system says of a view: its appearance.
  public typealias PlatformTraits = NSAppearance
  /// Lengths at the four sides, in the toolkit's type.
  public typealias PlatformEdgeInsets = NSEdgeInsets
  typealias PlatformControl = NSControl
  typealias PlatformFontDescriptor = NSFontDescriptor
  typealias PlatformGestureRecognizer = NSGestureRecognizer
  typealias PlatformTapRecognizer = NSClickGestureRecognizer
  typealias PlatformPanRecognizer = NSPanGestureRecognizer
#endif
