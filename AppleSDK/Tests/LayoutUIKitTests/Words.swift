import UIKit

@testable import LayoutApple

// What the tests of both toolkits (LayoutAppleTests) call by one name.
typealias Probe = UIKitProbe
typealias PlatformWindow = UIWindow

extension UIWindow {
  convenience init(width: Double, height: Double) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// What views are put into.
  var content: UIView { self }

  func resize(width: Double, height: Double) { frame.size = CGSize(width: width, height: height) }

  func show(_ controller: UIViewController?) { rootViewController = controller }
}

extension UIView {
  /// A label in the tests' font.
  static func label(_ text: String) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: 16, weight: .regular)
    label.text = text
    return label
  }

  static func field() -> UIView { UITextField() }

  /// The text of a label.
  var words: String? { (self as? UILabel)?.text }

  /// The text of a label with its attributes.
  var styled: NSAttributedString? { (self as? UILabel)?.attributedText }

  /// Red, green, blue and opacity of a label's text.
  var ink: [CGFloat]? { (self as? UILabel)?.textColor.cgColor.parts }

  /// How visible it is.
  var visibility: CGFloat { alpha }

  /// How round its corners are.
  var corner: CGFloat { layer.cornerRadius }

  /// Has a direction of its own.
  func write(fromRight: Bool) { semanticContentAttribute = fromRight ? .forceRightToLeft : .forceLeftToRight }

  func hit(x: Double, y: Double) -> UIView? { hitTest(CGPoint(x: x, y: y), with: nil) }

  /// What UIKit calls in a layout pass.
  func layOutNow() { layoutSubviews() }

  /// Has a background from now on.
  func paint() { backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  func setMargins(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    Simulation.setSafeArea(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), of: self)
  }
}

/// The scene of a test's window, which has it weakly.
@MainActor
private enum Opener {
  static var scene: UIWindowScene?
}

/// A view that does something when it comes into a window.
final class EnteringView: UIView {
  var enter: ((UIView?) -> Void)?
  override func didMoveToWindow() { enter?(superview) }
}

extension UIKitProbe {
  /// Brings what opens addresses into the window.
  func makeOpener() { Opener.scene = Simulation.makeScene(of: window) }

  func setDark(_ isDark: Bool) {
    Simulation.setTraits(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light), of: window)
  }

  func setScale(_ scale: CGFloat) { Simulation.setTraits(UITraitCollection(displayScale: scale), of: window) }

  /// Changes inside of the toolkit's animation.
  ///
  /// - Returns: what brings it to its end.
  func glide(
    _ animation: LayoutAnimation, _ changes: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) -> () -> Void {
    let animator = container.animate(animation, changes, completion: completion)
    return { animator?.finish() }
  }

  /// Changes inside of an animation that is not the layout's.
  static func animating(seconds: Double, _ changes: @escaping () -> Void) {
    UIView.animate(withDuration: seconds, animations: changes)
  }
}

extension Simulation.Move {
  var seconds: Double { motion.duration }
  var words: String? { motion.curve }
}

extension HostingView {
  /// By the name that is the toolkit's own.
  static func of(_ content: Content) -> HostingView<Content> { content.uikitView }
}
