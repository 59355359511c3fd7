import AppKit
import CoreImage
import QuartzCore

@testable import LayoutApple

// What the tests of both toolkits' views (LayoutAppleTests/Views) call by one name.

extension NSView {
  /// The control that it is, or that is in it.
  var control: NSControl? { self as? NSControl ?? subviews.compactMap { $0 as? NSControl }.first }

  /// The side of the lines of a label or a field.
  var side: NSTextAlignment? { (self as? NSTextField)?.alignment }

  /// How many lines a label may have.
  var lines: Int? { (self as? NSTextField)?.maximumNumberOfLines }

  /// Whether its layout direction is from right to left.
  var isFromRight: Bool { userInterfaceLayoutDirection == .rightToLeft }

  /// How far a shadow reaches, as layers count.
  var shadowReach: CGFloat { shadow?.shadowBlurRadius ?? 0 }

  var hasKeyboard: Bool { window?.firstResponder === self }
  func takeKeyboard() { _ = window?.makeFirstResponder(self) }

  /// Its label for screen readers.
  var spokenLabel: String? {
    get { accessibilityLabel() }
    set { setAccessibilityLabel(newValue) }
  }
  var spokenHint: String? { accessibilityHelp() }

  /// Its role for screen readers; `nil` where they skip it.
  var spokenRole: AccessibilityRole? {
    guard isAccessibilityElement() else { return nil }
    switch accessibilityRole() {
    case .button: return .button
    case .staticText: return .header
    case .image: return .image
    default: return nil
    }
  }

  /// Presses it as a screen reader does.
  func pressUnseen() -> Bool { accessibilityPerformPress() }

  /// A finger or the mouse, at a place in the view, which is a container.
  func point(_ state: NSGestureRecognizer.State, _ x: Double, _ y: Double) {
    for recognizer in recognizers where recognizer is PointerRecognizer {
      recognizer.recognize(state, at: CGPoint(x: x, y: y), in: self)
    }
  }

  /// Its filters by name and input.
  var filterWords: [String] {
    (contentFilters + [compositingFilter].compactMap { $0 }).map { filter in
      ([filter.name] + filter.inputs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }).joined(separator: " ")
    }
  }

  var alpha: CGFloat { alphaValue }
  var ground: CGColor? { layer?.backgroundColor }
  var layers: CALayer? { layer }
  var shiftOfView: CGAffineTransform { layer?.affineTransform() ?? .identity }

  /// What it shows by itself, but for its layer.
  var contentWords: [String] {
    switch self {
    case let label as NSTextField:
      [
        Appearance.words(label.attributedStringValue)
          + " \(label.font?.fontName ?? "") \(label.font?.pointSize ?? 0) \(label.textColor?.cgColor.parts ?? [])"
      ]
    case let picture as NSImageView:
      picture.image.map { ["picture \($0.size) \(picture.contentTintColor?.cgColor.parts ?? [])"] } ?? []
    default: []
    }
  }

  var recognizers: [NSGestureRecognizer] { gestureRecognizers }
}
