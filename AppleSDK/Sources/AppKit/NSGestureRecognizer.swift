public import Foundation

#if OBJC_CHECK
  public import ObjectiveC

  @MainActor
  @objc open class NSGestureRecognizer: ObjectiveC.NSObject {
    public init(target: Any?, action: Selector?) {}
    @nonobjc open weak var target: AnyObject?
    @nonobjc open var action: Selector?
    @nonobjc open var delaysPrimaryMouseButtonEvents = true
    @nonobjc open var state: State { .possible }
    @nonobjc open func location(in view: NSView?) -> CGPoint { .zero }
  }

  @objc open class NSClickGestureRecognizer: NSGestureRecognizer {}

  @objc open class NSPanGestureRecognizer: NSGestureRecognizer {
    @nonobjc open func translation(in view: NSView?) -> CGPoint { .zero }
  }
#else
  /// Moved by tests.
  @MainActor
  open class NSGestureRecognizer {
    open var delaysPrimaryMouseButtonEvents = true
    open private(set) var state = State.possible
    private var place = CGPoint.zero
    private var start = CGPoint.zero
    private weak var source: NSView?
    open func location(in view: NSView?) -> CGPoint { view?.convert(place, from: source) ?? place }
    var moved: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }
    /// For tests: what the recognizer does.
    public let action: (NSGestureRecognizer) -> Void
    /// For the stand-ins of selectors: recognizers here call their action themselves.
    public init(action: @escaping (NSGestureRecognizer) -> Void) { self.action = action }
    /// For tests: the mouse is here in a view now, its button having gone down at `start`.
    public func recognize(_ state: State, at place: CGPoint, from start: CGPoint, in view: NSView) {
      (self.state, self.place, self.start, source) = (state, place, start, view)
      action(self)
    }
  }

  open class NSClickGestureRecognizer: NSGestureRecognizer {}

  open class NSPanGestureRecognizer: NSGestureRecognizer {
    open func translation(in view: NSView?) -> CGPoint { moved }
  }
#endif

extension NSGestureRecognizer {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
}
