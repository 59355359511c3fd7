public import Foundation

#if OBJC_CHECK
  public import ObjectiveC

  @MainActor
  @objc open class NSGestureRecognizer: ObjectiveC.NSObject {
    public init(target: Any?, action: Selector?) {}
    @nonobjc open weak var target: AnyObject?
    @nonobjc open var action: Selector?
    @nonobjc open var delaysPrimaryMouseButtonEvents = true
    @nonobjc open var state: State {
      get { .possible }
      set {}
    }
    @nonobjc open func reset() {}
    @nonobjc open func mouseDown(with event: NSEvent) {}
    @nonobjc open func mouseDragged(with event: NSEvent) {}
    @nonobjc open func mouseUp(with event: NSEvent) {}
    @nonobjc open func rightMouseDown(with event: NSEvent) {}
    @nonobjc open func rightMouseUp(with event: NSEvent) {}
    @nonobjc open func location(in view: NSView?) -> CGPoint { .zero }
  }

  @objc open class NSClickGestureRecognizer: NSGestureRecognizer {}
#else
  /// Moved by tests.
  @MainActor
  open class NSGestureRecognizer {
    open var delaysPrimaryMouseButtonEvents = true
    open private(set) var state = State.possible
    private var place = CGPoint.zero
    private weak var source: NSView?
    open func location(in view: NSView?) -> CGPoint { view?.convert(place, from: source) ?? place }
    /// For tests: what the recognizer does.
    public let action: (NSGestureRecognizer) -> Void
    /// For the stand-ins of selectors: recognizers here call their action themselves.
    public init(action: @escaping (NSGestureRecognizer) -> Void) { self.action = action }
    /// For tests: the mouse is here in a view now.
    public func recognize(_ state: State, at place: CGPoint, in view: NSView) {
      (self.state, self.place, source) = (state, place, view)
      action(self)
    }
  }

  open class NSClickGestureRecognizer: NSGestureRecognizer {}
#endif

extension NSGestureRecognizer {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
}
