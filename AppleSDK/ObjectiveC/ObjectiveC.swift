// What the compiler itself looks for when it checks `@objc` and `#selector`. Type-checked only, never run.

/// ObjectiveC: `Selector`, since iOS 2.
public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
  /// `init(_:)`, since iOS 2.
  public init(_ name: String) {}
}

/// ObjectiveC: `NSObject`, since iOS 2.
@objc open class NSObject {
  public init() {}
}

/// Objective-C: `class_getMethodImplementation`, since iOS 2.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getMethodImplementation(_ class: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }
