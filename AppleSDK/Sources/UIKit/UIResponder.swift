@_exported public import Foundation
@_exported public import QuartzCore

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

/// UIKit: `UIResponder`, since iOS 2.
@MainActor
open class UIResponder: Root {
  #if !TVOS_CHECK  // Not on tvOS.
    /// `keyboardWillChangeFrameNotification`, since iOS 5.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChangeFrame")
    /// `keyboardFrameEndUserInfoKey`, since iOS 3.2.
    public nonisolated static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  #endif
  public override init() {}
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
  open private(set) var view: UIView?
  /// For tests: a finger on a view.
  public init(view: UIView?) { self.view = view }
}

/// UIKit: `UIEvent`, since iOS 2.
@MainActor
public final class UIEvent {}

/// UIKit: `UIAccessibility.isReduceMotionEnabled`, since iOS 8.
public struct UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { Simulation.reducesMotion }
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
