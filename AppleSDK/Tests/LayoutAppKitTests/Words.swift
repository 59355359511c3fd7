import AppKit

@testable import LayoutApple

// What the tests of both toolkits (LayoutAppleTests) call by one name.
typealias Probe = AppKitProbe
typealias PlatformWindow = NSWindow

extension NSWindow {
  convenience init(width: Double, height: Double) { self.init(size: CGSize(width: width, height: height)) }

  /// What views are put into.
  var content: NSView { contentView ?? NSView() }

  func resize(width: Double, height: Double) { setContentSize(CGSize(width: width, height: height)) }

  /// The window keeps its size, which a controller's view gives it else.
  func show(_ controller: NSViewController?) {
    let size = content.bounds.size
    contentViewController = controller
    setContentSize(size)
  }
}

extension NSView {
  /// A label in the tests' font.
  static func label(_ text: String) -> NSView {
    let label = NSTextField(labelWithString: text)
    label.font = .systemFont(ofSize: 16, weight: .regular)
    return label
  }

  static func field() -> NSView { NSTextField() }

  /// The text of a label.
  var words: String? { (self as? NSTextField)?.stringValue }

  /// The text of a label with its attributes.
  var styled: NSAttributedString? { (self as? NSTextField)?.attributedStringValue }

  /// Red, green, blue and opacity of a label's text.
  var ink: [CGFloat]? { (self as? NSTextField)?.textColor?.cgColor.parts }

  /// How visible it is.
  var visibility: CGFloat { alphaValue }

  /// How round its corners are.
  var corner: CGFloat? { layer?.cornerRadius }

  /// Has a direction of its own.
  func write(fromRight: Bool) { userInterfaceLayoutDirection = fromRight ? .rightToLeft : .leftToRight }

  func hit(x: Double, y: Double) -> NSView? {
    // From above, as in a layout; the windows of tests are not flipped.
    hitTest(CGPoint(x: x, y: isFlipped ? y : bounds.height - y))
  }

  /// What AppKit calls in a layout pass.
  func layOutNow() { layout() }

  /// Has a background from now on.
  func paint() {
    wantsLayer = true
    layer?.backgroundColor = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).cgColor
  }

  func setMargins(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    Simulation.setSafeArea(NSEdgeInsets(top: top, left: left, bottom: bottom, right: right), of: self)
  }
}

/// A view that does something when it comes into a window.
final class EnteringView: NSView {
  var enter: ((NSView?) -> Void)?
  override func viewDidMoveToWindow() { enter?(superview) }
}

extension AppKitProbe {
  /// A Mac's programs open addresses without a window.
  func makeOpener() {}

  func setDark(_ isDark: Bool) { window.content.appearance = NSAppearance(named: isDark ? .darkAqua : .aqua) }

  func setScale(_ scale: CGFloat) { Simulation.setScale(scale, of: window) }

  /// Changes inside of the toolkit's animation.
  ///
  /// - Returns: what brings it to its end.
  func glide(
    _ animation: LayoutAnimation, _ changes: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) -> () -> Void {
    container.animate(animation, changes, completion: completion)
    return { Simulation.finishAnimations() }
  }

  /// Changes inside of an animation that is not the layout's.
  static func animating(seconds: Double, _ changes: @escaping () -> Void) {
    NSAnimationContext.runAnimationGroup { context in
      context.duration = seconds
      context.allowsImplicitAnimation = true
      changes()
    }
    Simulation.finishAnimations()
  }
}

extension Simulation.Move {
  var seconds: Double { duration }
  var words: String? { curve }
}

extension HostingView {
  /// By the name that is the toolkit's own.
  static func of(_ content: Content) -> HostingView<Content> { content.appkitView }
}
