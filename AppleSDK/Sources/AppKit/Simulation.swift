public import Foundation

/// What tests do in the place of a person or a Mac: nothing of this exists there. Counts go on for ever; tests compare them
/// before and after.
@MainActor
public enum Simulation {
  /// Addresses that the system opened.
  public static var opened: [String] = []
  /// Frames that were set.
  public static var frames = 0
  /// Views whose size changed.
  public static var resizes = 0
  /// Views that came into another view.
  public static var insertions = 0
  /// Views that were taken out.
  public static var removals = 0
  /// Changes of a view's list of subviews.
  public static var orders = 0
  /// Whether models that are read while views are laid out are tracked, as since macOS 26, and before where a program
  /// switches it on (`NSObservationTrackingEnabled`).
  public static var tracksModels = true
  /// Changes of such models that requested a layout.
  public static var trackedChanges = 0
  /// Calls of `layoutSubtreeIfNeeded()` for a view that is laid out at the moment, of which AppKit complains.
  public static var illegalLayouts = 0
  /// Whether a hosting controller sets its preferred size, so that observers are notified, or just has another one.
  public static var setsPreferredSizes = true
  /// Calls of `layout()`.
  public static var layouts = 0
  /// Questions to cells and controls for their size.
  public static var measurements = 0
  /// Calls of `invalidateIntrinsicContentSize`.
  public static var invalidations = 0
  /// Texts of fields that were set.
  public static var texts = 0
  /// Fonts, colours, sides and directions of texts that were set.
  public static var styles = 0
  /// Whether a view that has another size is laid out by that alone, as AppKit mostly does.
  public static var laysOutResized = true
  /// The value of `NSWorkspace`.
  public static var reducesMotion = false {
    didSet {
      NSWorkspace.shared.notificationCenter.post(
        name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
    }
  }

  nonisolated(unsafe) static var contexts: [NSAnimationContext] = []
  nonisolated(unsafe) static var completions: [@Sendable () -> Void] = []
  /// Frames that were set in a group which allows implicit animations, in order.
  public nonisolated(unsafe) static var moves: [Move] = []

  /// A change that AppKit animates.
  public struct Move {
    public let view: NSView
    public let from: CGRect
    public let to: CGRect
    public let duration: TimeInterval
    /// In words.
    public let curve: String?
  }

  /// A view in an archive.
  public static func archive(_ frame: CGRect) -> NSCoder { Archive(frame) }

  /// All animations come to their end.
  public static func finishAnimations() {
    let over = completions
    completions = []
    for completion in over { completion() }
  }

  /// A window comes to a display with so many pixels a point.
  public static func setScale(_ scale: CGFloat, of window: NSWindow) {
    window.setScale(scale)
    func each(_ view: NSView, _ act: (NSView) -> Void) {
      act(view)
      for inner in view.subviews { each(inner, act) }
    }
    guard let view = window.contentView else { return }
    each(view) { $0.layer?.setAffineTransform(.identity) }
    each(view) { $0.viewDidChangeBackingProperties() }
  }

  /// Gives a view other safe area insets. AppKit lays out anew then.
  public static func setSafeArea(_ insets: NSEdgeInsets, of view: NSView) {
    view.ownInsets = insets
    func notify(_ view: NSView) {
      view.needsLayout = true
      for inner in view.subviews { notify(inner) }
    }
    notify(view)
  }

  /// A person types into a field that has the keyboard.
  public static func type(_ text: String, into field: NSTextField) {
    if field.currentEditor() == nil { _ = field.window?.makeFirstResponder(field) }
    field.typed(text)
  }

  /// A person types into a text view.
  public static func type(_ text: String, into view: NSTextView) {
    if view.window?.firstResponder !== view { _ = view.window?.makeFirstResponder(view) }
    _ = view.shouldChangeText(in: NSRange(location: 0, length: view.string.utf16.count), replacementString: text)
    view.string = text
    view.didChangeText()
  }

  /// A person takes the last change of a text view back. AppKit raises an exception where the text is not as long any more
  /// as it was after the change.
  ///
  /// - Returns: whether there was something to take back, and AppKit could.
  public static func undo(in view: NSTextView) -> Bool {
    guard let change = view.undoManager?.changes.popLast(), change.length == view.string.utf16.count else {
      return false
    }
    view.string = change.text
    view.didChangeText()
    return true
  }
}

final class Archive: NSCoder {
  let frame: CGRect
  init(_ frame: CGRect) { self.frame = frame }
}
