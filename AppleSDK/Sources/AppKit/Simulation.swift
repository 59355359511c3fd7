public import Foundation

/// What tests do in the place of a person or a Mac: nothing of this exists there. Counts go on for ever; tests compare them
/// before and after.
@MainActor
public enum Simulation {
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
  /// Calls of `layout()`.
  public static var layouts = 0
  /// Questions to cells and controls for their size.
  public static var measurements = 0
  /// Calls of `invalidateIntrinsicContentSize`.
  public static var invalidations = 0
  /// Texts of fields that were set.
  public static var texts = 0
  /// What `NSWorkspace` says.
  public static var reducesMotion = false {
    didSet {
      NSWorkspace.shared.notificationCenter.post(
        name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
    }
  }

  static var contexts: [NSAnimationContext] = []
  static var completions: [@Sendable () -> Void] = []
  /// Frames that were set in a group which allows implicit animations, in order.
  public static var moves: [Move] = []

  /// A change that AppKit animates.
  public struct Move {
    public let view: NSView
    public let from: CGRect
    public let to: CGRect
    public let duration: TimeInterval
    /// In words.
    public let curve: String?
  }

  /// All animations come to their end.
  public static func finishAnimations() {
    let over = completions
    completions = []
    for completion in over { completion() }
  }

  /// A window comes to a display with so many pixels a point.
  public static func setScale(_ scale: CGFloat, of window: NSWindow) {
    window.setScale(scale)
    func tell(_ view: NSView) {
      view.viewDidChangeBackingProperties()
      for inner in view.subviews { tell(inner) }
    }
    if let view = window.contentView { tell(view) }
  }

  /// Gives a view other safe area insets. AppKit lays out anew then.
  public static func setSafeArea(_ insets: NSEdgeInsets, of view: NSView) {
    view.ownInsets = insets
    func tell(_ view: NSView) {
      view.needsLayout = true
      for inner in view.subviews { tell(inner) }
    }
    tell(view)
  }

  /// A person types into a field that has the keyboard.
  public static func type(_ text: String, into field: NSTextField) {
    if field.currentEditor() == nil { _ = field.window?.makeFirstResponder(field) }
    field.typed(text)
  }

  /// A person types into a text view.
  public static func type(_ text: String, into view: NSTextView) {
    view.string = text
    view.didChangeText()
  }
}
