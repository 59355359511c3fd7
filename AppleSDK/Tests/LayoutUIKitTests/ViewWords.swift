import QuartzCore
import UIKit

@testable import LayoutApple

// What the tests of both toolkits' views (LayoutAppleTests/Views) call by one name.

extension UIView {
  /// The control that it is, or that is in it.
  var control: UIControl? { self as? UIControl ?? subviews.compactMap { $0 as? UIControl }.first }

  var hasKeyboard: Bool { isFirstResponder }
  func takeKeyboard() { _ = becomeFirstResponder() }

  /// What is said of it to people who do not see it.
  var saidLabel: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
  }
  var saidHint: String? { accessibilityHint }

  /// Whether people who do not see it come to it, as to a button.
  var isHeardAsButton: Bool { isAccessibilityElement && accessibilityTraits == .button }

  /// A person who does not see it presses it.
  func pressUnseen() -> Bool { accessibilityActivate() }

  /// A finger or the mouse, or what it did.
  func move<Kind: UIGestureRecognizer>(
    _ kind: Kind.Type, _ state: UIGestureRecognizer.State, to place: CGPoint, from start: CGPoint
  ) {
    for recognizer in recognizers where recognizer is Kind { recognizer.recognize(state, at: place, from: start) }
  }

  var recognizers: [UIGestureRecognizer] { gestureRecognizers ?? [] }
}
