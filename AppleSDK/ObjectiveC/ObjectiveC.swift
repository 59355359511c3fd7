// What the compiler itself looks for when it checks `@objc` and `#selector`. Type-checked only, never run.

public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
  public init(_ name: String) {}
}

/// Its members are here because a host's class that declares one by mistake overrides it.
@objc open class NSObject {
  public init() {}
  open var description: String { "" }
  open var debugDescription: String { "" }
  open var hash: Int { 0 }
  open func isEqual(_ object: Any?) -> Bool { false }
  open func copy() -> Any { self }
  open func mutableCopy() -> Any { self }
  open func responds(to selector: Selector!) -> Bool { false }
  open func value(forKey key: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKey key: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getMethodImplementation(_ class: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

public final class NSKeyValueObservation {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

/// Stands for what lets every object of Objective-C's be observed.
public protocol KeyValueObserving: AnyObject {}

extension KeyValueObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
