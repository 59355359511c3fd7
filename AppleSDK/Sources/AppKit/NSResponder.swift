@_exported public import Foundation
public import QuartzCore
// The toolkit re-exports Core Graphics and the C headers. AppKit does not re-export Core Animation, and no page states
// that UIKit does: files that name it import QuartzCore.
@_exported public import struct QuartzCore.CGAffineTransform
@_exported public import struct QuartzCore.CGVector
@_exported public import class QuartzCore.CGColor
@_exported public import class QuartzCore.CGPath
@_exported public import class QuartzCore.CGContext
@_exported public import class QuartzCore.CGImage
@_exported public import enum QuartzCore.CGBlendMode
@_exported public import class QuartzCore.CGColorSpace
@_exported public import enum QuartzCore.CGColorRenderingIntent
@_exported public import typealias QuartzCore.CFString
@_exported public import typealias QuartzCore.CFDictionary
@_exported public import class QuartzCore.CGColorSpace
@_exported public import enum QuartzCore.CGColorRenderingIntent
@_exported public import typealias QuartzCore.CFString
@_exported public import typealias QuartzCore.CFDictionary
@_exported public import struct QuartzCore.Point
@_exported public import struct QuartzCore.Rect
@_exported public import typealias QuartzCore.Size

#if OBJC_CHECK
  public import ObjectiveC

  @MainActor
  @objc open class NSResponder: ObjectiveC.NSObject {
    public override init() {}
    @nonobjc public required init?(coder: NSCoder) {}
    @nonobjc open var acceptsFirstResponder: Bool { false }
    @nonobjc open func becomeFirstResponder() -> Bool { true }
    @nonobjc open func resignFirstResponder() -> Bool { true }
    @nonobjc open func cancelOperation(_ sender: Any?) {}
    @nonobjc open func mouseEntered(with event: NSEvent) {}
    @nonobjc open func mouseMoved(with event: NSEvent) {}
    @nonobjc open func mouseExited(with event: NSEvent) {}
    @nonobjc open func cursorUpdate(with event: NSEvent) {}
  }
#else
  @MainActor
  open class NSResponder {
    public init() {}
    public required init?(coder: NSCoder) {}
    open var acceptsFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }
    open func cancelOperation(_ sender: Any?) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func cursorUpdate(with event: NSEvent) {}
  }
#endif

public enum NSUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

public final class NSAppearance: Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
  }
  private let name: Name
  public convenience init?(named name: Name) { self.init(name) }
  init(_ name: Name) { self.name = name }
  @TaskLocal private static var drawing: NSAppearance?
  public static func currentDrawing() -> NSAppearance { drawing ?? NSAppearance(.aqua) }
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { Self.$drawing.withValue(self, operation: block) }
  public func bestMatch(from appearances: [Name]) -> Name? { appearances.contains(name) ? name : appearances.first }
}

public final class NSWorkspace {
  public static var shared: NSWorkspace { only }
  private nonisolated(unsafe) static let only = NSWorkspace()
  public let notificationCenter = NotificationCenter()
  @discardableResult
  public func open(_ url: URL) -> Bool {
    MainActor.assumeIsolated { Simulation.opened.append(url.absoluteString) }
    return true
  }
  public var accessibilityDisplayShouldReduceMotion: Bool { MainActor.assumeIsolated { Simulation.reducesMotion } }
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

public struct NSAccessibility {
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
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
  }
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
  }
  @MainActor
  public static func post(element: Any, notification: Notification) { Simulation.spokenTo.append(element as AnyObject) }
  /// An announcement that is not of a window, or has no words, is none.
  @MainActor
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {
    guard notification == .announcementRequested, element is NSWindow else { return }
    if let words = userInfo?[.announcement] as? String { Simulation.announcements.append(words) }
  }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case medium = 50
}

/// In tests an animation is at its end at once; a test calls the completion (`Simulation.finishAnimations`), and it is
/// called at once where nothing was animated.
public final class NSAnimationContext {
  public static var current: NSAnimationContext { Simulation.contexts.last ?? NSAnimationContext() }
  public var duration: TimeInterval = 0.25
  public var timingFunction: CAMediaTimingFunction?
  public var allowsImplicitAnimation = false
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    let context = NSAnimationContext()
    Simulation.contexts.append(context)
    let before = Simulation.moves.count
    changes(context)
    Simulation.contexts.removeLast()
    guard let completionHandler else { return }
    if Simulation.moves.count > before { Simulation.completions.append(completionHandler) } else { completionHandler() }
  }
}
