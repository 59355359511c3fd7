public import Foundation

#if OBJC_CHECK
  public import ObjectiveC

  @MainActor
  @objc open class UIGestureRecognizer: ObjectiveC.NSObject {
    public init(target: Any?, action: Selector?) {}
    @nonobjc open func addTarget(_ target: Any, action: Selector) {}
    @nonobjc open var state: State { .possible }
    @nonobjc open func location(in view: UIView?) -> CGPoint { .zero }
    @nonobjc open weak var delegate: (any UIGestureRecognizerDelegate)?
  }
#else
  /// Moved by tests.
  @MainActor
  open class UIGestureRecognizer {
    open private(set) var state = State.possible
    private var place = CGPoint.zero
    private var start = CGPoint.zero
    private weak var source: UIView?
    /// Nothing is transformed here.
    open func location(in view: UIView?) -> CGPoint {
      guard let view, let source else { return place }
      return view.convert(CGRect(origin: place, size: .zero), from: source).origin
    }
    var moved: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }
    /// For tests: what the recognizer does.
    public let action: (UIGestureRecognizer) -> Void
    /// For the stand-ins of selectors: recognizers here call their action themselves.
    public init(action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// For tests: the finger is here now, having begun at `start`, on `view`; places are those in `source`.
    public func recognize(
      _ state: State, at place: CGPoint, from start: CGPoint, on view: UIView? = nil, in source: UIView? = nil
    ) {
      if let view, delegate?.gestureRecognizer(self, shouldReceive: UITouch(view: view)) == false { return }
      (self.state, self.place, self.start, self.source) = (state, place, start, source)
      action(self)
    }
  }
#endif

@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizer {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
}

#if OBJC_CHECK
  @objc open class UITapGestureRecognizer: UIGestureRecognizer {}
#else
  open class UITapGestureRecognizer: UIGestureRecognizer {}
#endif

#if OBJC_CHECK
  @objc open class UIPanGestureRecognizer: UIGestureRecognizer {
    @nonobjc open func translation(in view: UIView?) -> CGPoint { .zero }
  }
#else
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { moved }
  }
#endif
