public import Foundation

extension Simulation {
  nonisolated(unsafe) static var monitors: [EventMonitor] = []
  /// The user's setting, in seconds.
  public nonisolated(unsafe) static var doubleClickInterval = 0.5
  /// The name of the cursor that was set last; `nil` before one was.
  public static var cursor: String?

  /// Calls of `noteFocusRingMaskChanged`.
  public static var rings = 0
  /// Paths that were filled, by their bounds and radii.
  public static var filled: [String] = []
  /// Views to which screen readers were moved, in order.
  public static var spokenTo: [AnyObject] = []
  /// Whether a view is expanded for screen readers; `nil` where that was never set.
  public static func expandedState(of view: NSView) -> Bool? { view.accessibility.isExpanded }
  /// The announcements that were spoken, in order.
  public static var announcements: [String] = []

  /// A person presses a key, or releases it.
  ///
  /// - Returns: whether the event came to the window.
  @discardableResult
  public static func send(_ event: NSEvent) -> Bool {
    let kind: NSEvent.EventTypeMask = event.type == .keyUp ? .keyUp : .keyDown
    var current: NSEvent? = event
    for monitor in monitors where monitor.mask.contains(kind) { current = current.flatMap { monitor.handler($0) } }
    return current != nil
  }

  /// The mouse moves to a place in a window, or out of what tracks it there.
  public static func hover(_ view: NSView, at place: CGPoint, isIn: Bool = true) {
    let event = NSEvent(at: place, in: view.window)
    for area in view.trackingAreas {
      guard let owner = area.owner as? NSResponder else { continue }
      if !isIn { owner.mouseExited(with: event) }
      if isIn, area.options.contains(.mouseMoved) { owner.mouseMoved(with: event) }
    }
  }

  /// A window gets the keyboard, or loses it.
  public static func setKey(_ isKey: Bool, _ window: NSWindow) {
    window.isKeyWindow = isKey
    let name = isKey ? NSWindow.didBecomeKeyNotification : NSWindow.didResignKeyNotification
    NotificationCenter.default.post(name: name, object: window)
  }

  /// A window goes into the Dock, or comes back.
  public static func setMiniaturized(_ isSmall: Bool, _ window: NSWindow) {
    window.isMiniaturized = isSmall
    let name = isSmall ? NSWindow.didMiniaturizeNotification : NSWindow.didDeminiaturizeNotification
    NotificationCenter.default.post(name: name, object: window)
  }

  /// A window comes on the screen, or goes from it.
  public static func setVisible(_ isVisible: Bool, _ window: NSWindow) {
    window.isVisible = isVisible
    NotificationCenter.default.post(name: NSWindow.didChangeOcclusionStateNotification, object: window)
  }
}
