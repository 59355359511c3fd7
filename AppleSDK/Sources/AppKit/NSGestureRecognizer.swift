public import Foundation

#if OBJC_CHECK
  public import ObjectiveC

  /// AppKit: `NSGestureRecognizer`, since macOS 10.10.
  @MainActor
  @objc open class NSGestureRecognizer: ObjectiveC.NSObject {
    /// `init(target:action:)`, since macOS 10.10.
    public init(target: Any?, action: Selector?) {}
    /// `target`, since macOS 10.10.
    @nonobjc open weak var target: AnyObject?
    /// `action`, since macOS 10.10.
    @nonobjc open var action: Selector?
    /// `delaysPrimaryMouseButtonEvents`, since macOS 10.10.
    @nonobjc open var delaysPrimaryMouseButtonEvents = true
    /// `state`, since macOS 10.10.
    @nonobjc open var state: State { .possible }
    /// `location(in:)`, since macOS 10.10.
    @nonobjc open func location(in view: NSView?) -> CGPoint { .zero }
  }

  /// AppKit: `NSClickGestureRecognizer`, since macOS 10.10.
  @objc open class NSClickGestureRecognizer: NSGestureRecognizer {}

  /// AppKit: `NSPanGestureRecognizer`, since macOS 10.10.
  @objc open class NSPanGestureRecognizer: NSGestureRecognizer {
    /// `translation(in:)`, since macOS 10.10.
    @nonobjc open func translation(in view: NSView?) -> CGPoint { .zero }
  }
#else
  /// AppKit: `NSGestureRecognizer`, since macOS 10.10. Moved by tests.
  @MainActor
  open class NSGestureRecognizer {
    /// `delaysPrimaryMouseButtonEvents`, since macOS 10.10.
    open var delaysPrimaryMouseButtonEvents = true
    /// `state`, since macOS 10.10.
    open private(set) var state = State.possible
    private var place = CGPoint.zero
    private var start = CGPoint.zero
    private weak var source: NSView?
    /// `location(in:)`, since macOS 10.10.
    open func location(in view: NSView?) -> CGPoint { view?.convert(place, from: source) ?? place }
    var moved: CGPoint { CGPoint(x: place.x - start.x, y: place.y - start.y) }
    /// For tests: what the recognizer does.
    public let action: (NSGestureRecognizer) -> Void
    public init(action: @escaping (NSGestureRecognizer) -> Void) { self.action = action }
    /// For tests: the mouse is here in a view now, its button having gone down at `start`.
    public func recognize(_ state: State, at place: CGPoint, from start: CGPoint, in view: NSView) {
      (self.state, self.place, self.start, source) = (state, place, start, view)
      action(self)
    }
  }

  /// AppKit: `NSClickGestureRecognizer`, since macOS 10.10.
  open class NSClickGestureRecognizer: NSGestureRecognizer {}

  /// AppKit: `NSPanGestureRecognizer`, since macOS 10.10.
  open class NSPanGestureRecognizer: NSGestureRecognizer {
    /// `translation(in:)`, since macOS 10.10.
    open func translation(in view: NSView?) -> CGPoint { moved }
  }
#endif

extension NSGestureRecognizer {
  /// `NSGestureRecognizer.State`, since macOS 10.10.
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
}
