import QuartzCore
import UIKit

@testable import LayoutApple

// What the tests of both toolkits' views (LayoutAppleTests/Views) call by one name.

extension UIView {
  /// The control that it is, or that is in it.
  var control: UIControl? { self as? UIControl ?? subviews.compactMap { $0 as? UIControl }.first }

  /// The side of the lines of a label or a field.
  var side: NSTextAlignment? { (self as? UILabel)?.textAlignment ?? (self as? UITextField)?.textAlignment }

  /// How many lines a label may have.
  var lines: Int? { (self as? UILabel)?.numberOfLines }

  /// Whether its layout direction is from right to left.
  var isFromRight: Bool { semanticContentAttribute == .forceRightToLeft }

  /// How far a shadow reaches, as layers count.
  var shadowReach: CGFloat { layer.shadowOpacity > 0 ? layer.shadowRadius : 0 }

  var hasKeyboard: Bool { isFirstResponder }
  func takeKeyboard() { _ = becomeFirstResponder() }

  /// Its label for screen readers.
  var spokenLabel: String? {
    get { accessibilityLabel }
    set { accessibilityLabel = newValue }
  }
  var spokenHint: String? { accessibilityHint }

  /// Its role for screen readers; `nil` where they skip it.
  var spokenRole: AccessibilityRole? {
    guard isAccessibilityElement else { return nil }
    switch accessibilityTraits {
    case .button: return .button
    case .header: return .header
    case .image: return .image
    default: return nil
    }
  }

  /// Presses it as a screen reader does.
  func pressUnseen() -> Bool { accessibilityActivate() }

  /// A finger or the mouse, at a place in the view, which is a container.
  func point(_ state: UIGestureRecognizer.State, _ x: Double, _ y: Double) {
    for recognizer in recognizers where recognizer is PointerRecognizer {
      recognizer.recognize(state, at: CGPoint(x: x, y: y), in: self)
    }
  }

  /// Its filters, which UIKit's views have not.
  var filterWords: [String] { [] }

  var ground: CGColor? { backgroundColor?.cgColor }
  var layers: CALayer? { layer }
  var shiftOfView: CGAffineTransform { transform }

  /// What it shows by itself, but for its layer.
  var contentWords: [String] {
    switch self {
    case let label as UILabel:
      [
        label.attributedText.map { Appearance.words($0) }
          ?? "\(label.text ?? "") \(label.font.fontName) \(label.font.pointSize) \(label.textColor.cgColor.parts)"
      ]
    case let picture as UIImageView:
      picture.image.map { ["picture \($0.size) \(picture.tintColor?.cgColor.parts ?? []) \(picture.contentMode)"] }
        ?? []
    default: []
    }
  }

  var recognizers: [UIGestureRecognizer] { gestureRecognizers ?? [] }
}
