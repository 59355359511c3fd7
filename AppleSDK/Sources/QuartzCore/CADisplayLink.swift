#if OBJC_CHECK
  public import Foundation
  public import ObjectiveC

  /// Core Animation: `CADisplayLink`, since iOS 3.1.
  @objc open class CADisplayLink: ObjectiveC.NSObject {
    /// `init(target:selector:)`, since iOS 3.1.
    public init(target: Any, selector: Selector) {}
    /// `add(to:forMode:)`, since iOS 3.1.
    @nonobjc open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// `invalidate()`, since iOS 3.1.
    @nonobjc open func invalidate() {}
    /// `targetTimestamp`, since iOS 10.
    @nonobjc open var targetTimestamp: Double { 0 }
  }
#endif
