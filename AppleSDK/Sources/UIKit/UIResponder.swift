@_exported public import Foundation
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

  /// Stands for the root of UIKit's classes: what a host declares over a member of it by mistake is found here.
  public typealias Root = ObjectiveC.NSObject
#else
  /// Stands for the root of UIKit's classes.
  @MainActor
  open class Root {
    public init() {}
  }
#endif

@MainActor
open class UIResponder: Root {
  #if !TVOS_CHECK  // Not on tvOS.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChangeFrame")
    public nonisolated static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  #endif
  public override init() {}
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { Simulation.firstResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool {
    _ = Simulation.firstResponder?.resignFirstResponder()
    Simulation.firstResponder = self
    return true
  }
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    Simulation.firstResponder = nil
    return true
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
}

public enum UIAccessibilityContainerType: Sendable {
  case none
  case semanticGroup
}

@MainActor
open class UITouch: Hashable {
  /// Stands for what objects of Objective-C's have.
  public nonisolated static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Stands for what objects of Objective-C's have.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
open class UIEvent {
  init() {}
  public enum EventType: Sendable { case touches, hover }
  open var type: EventType { .touches }
  open var modifierFlags: UIKeyModifierFlags { [] }
  #if !TVOS_CHECK  // Not on tvOS.
    public struct ButtonMask: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let secondary = ButtonMask(rawValue: 2)
    }
    open var buttonMask: ButtonMask { [] }
  #endif
}

public struct UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { Simulation.reducesMotion }
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name("elementFocused")
  public nonisolated static let focusedElementUserInfoKey = "focusedElement"
  public nonisolated static let unfocusedElementUserInfoKey = "unfocusedElement"
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layoutChanged = Notification(rawValue: 1001)
    public nonisolated static let announcement = Notification(rawValue: 1008)
  }
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement { return Simulation.announce(argument) }
    if let argument { Simulation.spokenTo.append(argument as AnyObject) }
  }
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "boldTextStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "reduceMotionStatusDidChange")
}

public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let header = UIAccessibilityTraits(rawValue: 8)
  public static let adjustable = UIAccessibilityTraits(rawValue: 32)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 16)
}
