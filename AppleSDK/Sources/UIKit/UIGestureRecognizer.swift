public import Foundation

#if OBJC_CHECK
  public import ObjectiveC

  @MainActor
  @objc open class UIGestureRecognizer: ObjectiveC.NSObject {
    public init(target: Any?, action: Selector?) {}
    @nonobjc open func addTarget(_ target: Any, action: Selector) {}
    @nonobjc open var state: State {
      get { .possible }
      set {}
    }
    @nonobjc open func reset() {}
    @nonobjc open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    @nonobjc open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    @nonobjc open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    @nonobjc open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    @nonobjc open func location(in view: UIView?) -> CGPoint { .zero }
  }
#else
  /// Moved by tests.
  @MainActor
  open class UIGestureRecognizer {
    open private(set) var state = State.possible
    private var place = CGPoint.zero
    private weak var source: UIView?
    /// Nothing is transformed here.
    open func location(in view: UIView?) -> CGPoint {
      guard let view, let source else { return place }
      return view.convert(CGRect(origin: place, size: .zero), from: source).origin
    }
    /// For tests: what the recognizer does.
    public let action: (UIGestureRecognizer) -> Void
    /// For the stand-ins of selectors: recognizers here call their action themselves.
    public init(action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }
    /// For tests: the finger is here now; the place is one in `source`.
    public func recognize(_ state: State, at place: CGPoint, in source: UIView? = nil) {
      (self.state, self.place, self.source) = (state, place, source)
      action(self)
    }
  }
#endif

extension UIGestureRecognizer {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
}

#if OBJC_CHECK
  @objc open class UITapGestureRecognizer: UIGestureRecognizer {}
#else
  open class UITapGestureRecognizer: UIGestureRecognizer {}
#endif

#if !TVOS_CHECK  // Not on tvOS.
  #if OBJC_CHECK
    @objc open class UIHoverGestureRecognizer: UIGestureRecognizer {}
  #else
    open class UIHoverGestureRecognizer: UIGestureRecognizer {}
  #endif
#endif
