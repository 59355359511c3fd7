public import Foundation

#if OBJC_CHECK
  public import ObjectiveC

  /// UIKit: `UIGestureRecognizer`, since iOS 3.2.
  @MainActor
  @objc open class UIGestureRecognizer: ObjectiveC.NSObject {
    /// `init(target:action:)`, since iOS 3.2.
    public init(target: Any?, action: Selector?) {}
    /// `addTarget(_:action:)`, since iOS 3.2.
    @nonobjc open func addTarget(_ target: Any, action: Selector) {}
    /// `state`, since iOS 3.2.
    @nonobjc open var state: State { .possible }
    /// `location(in:)`, since iOS 3.2.
    @nonobjc open func location(in view: UIView?) -> CGPoint { .zero }
    /// `delegate`, since iOS 3.2.
    @nonobjc open weak var delegate: (any UIGestureRecognizerDelegate)?
  }
#else
  /// UIKit: `UIGestureRecognizer`, since iOS 3.2. Moved by tests.
  @MainActor
  open class UIGestureRecognizer {
    /// `state`, since iOS 3.2.
    open private(set) var state = State.possible
    private var place = CGPoint.zero
    private var start = CGPoint.zero
    /// `location(in:)`, since iOS 3.2.
    open func location(in view: UIView?) -> CGPoint { place }
    var moved: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }
    /// For tests: what the recognizer does.
    public let action: (UIGestureRecognizer) -> Void
    public init(action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }
    /// `delegate`, since iOS 3.2.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// For tests: the finger is here now, having begun at `start`, on `view`.
    public func recognize(_ state: State, at place: CGPoint, from start: CGPoint, on view: UIView? = nil) {
      if let view, delegate?.gestureRecognizer(self, shouldReceive: UITouch(view: view)) == false { return }
      (self.state, self.place, self.start) = (state, place, start)
      action(self)
    }
  }
#endif

/// UIKit: `UIGestureRecognizerDelegate`, since iOS 3.2.
@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// `gestureRecognizer(_:shouldReceive:)`, since iOS 3.2.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizer {
  /// `UIGestureRecognizer.State`, since iOS 3.2.
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
}

/// UIKit: `UITapGestureRecognizer`, since iOS 3.2.
#if OBJC_CHECK
  @objc open class UITapGestureRecognizer: UIGestureRecognizer {}
#else
  open class UITapGestureRecognizer: UIGestureRecognizer {}
#endif

/// UIKit: `UIPanGestureRecognizer`, since iOS 3.2.
#if OBJC_CHECK
  @objc open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// `translation(in:)`, since iOS 3.2.
    @nonobjc open func translation(in view: UIView?) -> CGPoint { .zero }
  }
#else
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// `translation(in:)`, since iOS 3.2.
    open func translation(in view: UIView?) -> CGPoint { moved }
  }
#endif
