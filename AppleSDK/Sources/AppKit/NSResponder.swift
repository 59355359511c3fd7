@_exported public import Foundation
@_exported public import QuartzCore

#if OBJC_CHECK
  public import ObjectiveC

  /// AppKit: `NSResponder`, since macOS 10.0.
  @MainActor
  @objc open class NSResponder: ObjectiveC.NSObject {
    /// `init()`, since macOS 10.0.
    public override init() {}
    /// `init(coder:)`, since macOS 10.0.
    @nonobjc public required init?(coder: NSCoder) {}
    /// `becomeFirstResponder()`, since macOS 10.0.
    @nonobjc open func becomeFirstResponder() -> Bool { true }
    /// `resignFirstResponder()`, since macOS 10.0.
    @nonobjc open func resignFirstResponder() -> Bool { true }
  }
#else
  /// AppKit: `NSResponder`, since macOS 10.0.
  @MainActor
  open class NSResponder {
    /// `init()`, since macOS 10.0.
    public init() {}
    /// `init(coder:)`, since macOS 10.0.
    public required init?(coder: NSCoder) {}
    /// `becomeFirstResponder()`, since macOS 10.0.
    open func becomeFirstResponder() -> Bool { true }
    /// `resignFirstResponder()`, since macOS 10.0.
    open func resignFirstResponder() -> Bool { true }
  }
#endif

/// AppKit: `NSUserInterfaceLayoutDirection`, since macOS 10.6.
public enum NSUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

/// AppKit: `NSAppearance`, since macOS 10.9.
public final class NSAppearance: Sendable {
  /// `NSAppearance.Name`, since macOS 10.9.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    /// Since macOS 10.14.
    public static let darkAqua = Name(rawValue: "darkAqua")
  }
  private let name: Name
  /// `init(named:)`, since macOS 10.9.
  public convenience init?(named name: Name) { self.init(name) }
  init(_ name: Name) { self.name = name }
  /// `bestMatch(from:)`, since macOS 10.14.
  public func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }
}

/// AppKit: `NSWorkspace`, since macOS 10.0.
public final class NSWorkspace {
  /// `shared`, since macOS 10.0.
  public static var shared: NSWorkspace { only }
  private nonisolated(unsafe) static let only = NSWorkspace()
  /// `notificationCenter`, since macOS 10.0.
  public let notificationCenter = NotificationCenter()
  /// `accessibilityDisplayShouldReduceMotion`, since macOS 10.12.
  public var accessibilityDisplayShouldReduceMotion: Bool { MainActor.assumeIsolated { Simulation.reducesMotion } }
  /// `accessibilityDisplayOptionsDidChangeNotification`, since macOS 10.10.
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// AppKit: `NSAccessibility`, since macOS 10.0.
public struct NSAccessibility {
  /// `NSAccessibility.Role`, since macOS 10.0.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let button = Role(rawValue: "AXButton")
    public static let checkBox = Role(rawValue: "AXCheckBox")
    public static let group = Role(rawValue: "AXGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let link = Role(rawValue: "AXLink")
    public static let list = Role(rawValue: "AXList")
    public static let staticText = Role(rawValue: "AXStaticText")
  }
}

/// AppKit: `NSAnimationContext`, since macOS 10.5. In tests what is animated is done at once; the completion is told when a
/// test says so (`Simulation.finishAnimations`).
public final class NSAnimationContext {
  /// `current`, since macOS 10.5.
  public static var current: NSAnimationContext { Simulation.contexts.last ?? NSAnimationContext() }
  /// `duration`, since macOS 10.5.
  public var duration: TimeInterval = 0.25
  /// `timingFunction`, since macOS 10.7.
  public var timingFunction: CAMediaTimingFunction?
  /// `allowsImplicitAnimation`, since macOS 10.8.
  public var allowsImplicitAnimation = false
  /// `runAnimationGroup(_:completionHandler:)`, since macOS 10.7.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    let context = NSAnimationContext()
    Simulation.contexts.append(context)
    changes(context)
    Simulation.contexts.removeLast()
    if let completionHandler { Simulation.completions.append(completionHandler) }
  }
}
