@_exported public import Foundation
// The toolkit hands on Core Graphics and the C headers. AppKit hands on no Core Animation, and no page says that UIKit
// does: what names it imports QuartzCore.
@_exported public import struct QuartzCore.CGAffineTransform
@_exported public import struct QuartzCore.CGVector
@_exported public import class QuartzCore.CGColor
@_exported public import class QuartzCore.CGPath
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

  /// Objective-C: the root of UIKit's classes.
  public typealias Root = ObjectiveC.NSObject
#else
  /// Stands for the root of UIKit's classes.
  open class Root {
    public init() {}
  }
#endif

/// UIKit: `UIResponder`, since iOS 2.
@MainActor
open class UIResponder {
  #if !TVOS_CHECK  // Not on tvOS.
    /// `keyboardWillChangeFrameNotification`, since iOS 5.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChangeFrame")
    /// `keyboardFrameEndUserInfoKey`, since iOS 3.2.
    public nonisolated static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  #endif
  public init() {}
  /// `next`, since iOS 2.
  open var next: UIResponder? { nil }
  /// `isFirstResponder`, since iOS 2.
  open var isFirstResponder: Bool { Simulation.firstResponder === self }
  /// `becomeFirstResponder()`, since iOS 2.
  open func becomeFirstResponder() -> Bool {
    _ = Simulation.firstResponder?.resignFirstResponder()
    Simulation.firstResponder = self
    return true
  }
  /// `resignFirstResponder()`, since iOS 2.
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    Simulation.firstResponder = nil
    return true
  }
}

/// UIKit: `UIAccessibilityContainerType`, since iOS 11.
public enum UIAccessibilityContainerType: Sendable {
  case none
  /// Since iOS 13.
  case semanticGroup
}

/// UIKit: `UITouch`, since iOS 2.
@MainActor
open class UITouch {
  /// `view`, since iOS 2.
  open var view: UIView?
  public init(view: UIView?) { self.view = view }
}

/// UIKit: `UIEvent`, since iOS 2.
@MainActor
public final class UIEvent {}

/// UIKit: `UIAccessibility.isReduceMotionEnabled`, since iOS 8.
@MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { Simulation.reducesMotion }
  /// `boldTextStatusDidChangeNotification`, since iOS 8.
  public nonisolated static let boldTextStatusDidChangeNotification = Notification.Name("boldTextStatusDidChange")
  /// `reduceMotionStatusDidChangeNotification`, since iOS 8.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "reduceMotionStatusDidChange")
}

/// UIKit: `UIAccessibilityTraits`, since iOS 3.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let header = UIAccessibilityTraits(rawValue: 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 16)
}
