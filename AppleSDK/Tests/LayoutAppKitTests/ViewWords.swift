import AppKit
import QuartzCore

@testable import LayoutApple

// What the tests of both toolkits' views (LayoutAppleTests/Views) call by one name.

extension NSView {
  /// The control that it is, or that is in it.
  var control: NSControl? { self as? NSControl ?? subviews.compactMap { $0 as? NSControl }.first }

  var hasKeyboard: Bool { window?.firstResponder === self }
  func takeKeyboard() { _ = window?.makeFirstResponder(self) }

  /// What is said of it to people who do not see it.
  var saidLabel: String? {
    get { accessibilityLabel() }
    set { setAccessibilityLabel(newValue) }
  }
  var saidHint: String? { accessibilityHelp() }

  /// Whether people who do not see it come to it, as to a button.
  var isHeardAsButton: Bool { isAccessibilityElement() && accessibilityRole() == .button }

  /// A person who does not see it presses it.
  func pressUnseen() -> Bool { accessibilityPerformPress() }

  /// A finger or the mouse, or what it did.
  func move<Kind: NSGestureRecognizer>(
    _ kind: Kind.Type, _ state: NSGestureRecognizer.State, to place: CGPoint, from start: CGPoint
  ) {
    for recognizer in recognizers where recognizer is Kind {
      recognizer.recognize(state, at: place, from: start, in: self)
    }
  }

  var recognizers: [NSGestureRecognizer] { gestureRecognizers }
}
