// What the compiler itself looks for when it checks `@objc` and `#selector`. Type-checked only, never run.

/// ObjectiveC: `Selector`, since iOS 2.
public struct Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

/// ObjectiveC: `NSObject`, since iOS 2.
@objc open class NSObject {
  public init() {}
}
