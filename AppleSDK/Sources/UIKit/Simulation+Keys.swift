import Foundation

extension Simulation {
  /// A person presses a key and releases it. Without a first responder the press goes to no view.
  ///
  /// - Returns: whether a view let it through to where it types.
  @discardableResult
  public static func press(_ key: UIKey) -> Bool {
    let target = firstResponder
    let presses: Set<UIPress> = [UIPress(key, to: target)]
    typed = false
    target?.pressesBegan(presses, with: UIPressesEvent())
    (firstResponder ?? target)?.pressesEnded(presses, with: UIPressesEvent())
    return typed
  }

  /// Views to which screen readers were moved, in order.
  public static var spokenTo: [AnyObject] = []
  /// The announcements that are spoken, in order.
  public static var announcements: [String] = []

  /// One of low priority waits until the others are spoken. Another one interrupts them: in tests none was spoken to its
  /// end before.
  static func announce(_ words: Any?) {
    let attributed = words as? NSAttributedString
    let priority =
      (attributed?.length ?? 0) == 0
      ? nil : attributed?.attribute(.accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
    if priority as? UIAccessibilityPriority != .low { announcements = [] }
    announcements.append(attributed?.string ?? words as? String ?? "")
  }

  /// The screen reader goes from a view to another one.
  public static func speak(from old: UIView?, to new: UIView?) {
    var info: [AnyHashable: Any] = [:]
    if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
    if let new { info[UIAccessibility.focusedElementUserInfoKey] = new }
    NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  private final class Hover: UIEvent {
    override var type: EventType { .hover }
  }

  /// The view under a pointer that moves, with no button down, at a point of `view`: UIKit finds it by a hit test.
  public static func pointed(at point: CGPoint, in view: UIView) -> UIView? { view.hitTest(point, with: Hover()) }

  /// Whether a text got the last key.
  static var typed = false

  /// The view or controller to which keys go.
  public static var keysGoTo: UIResponder? {
    get { firstResponder }
    set { if newValue?.becomeFirstResponder() == nil { firstResponder = nil } }
  }
}
