#if OBJC_CHECK
  public import Foundation
  public import ObjectiveC

  @objc open class CADisplayLink: ObjectiveC.NSObject {
    public init(target: Any, selector: Selector) {}
    @nonobjc open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    @nonobjc open func invalidate() {}
    @nonobjc open var targetTimestamp: Double { 0 }
  }
#endif
