import UIKit

@testable import LayoutApple

extension UIKey {
  /// A key of a keyboard, with UIKit's number and characters.
  convenience init(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
      (.shift, .shift), (.control, .control), (.option, .alternate), (.super, .command), (.capsLock, .alphaShift),
    ]
    var flags: UIKeyModifierFlags = []
    for (modifier, flag) in pairs where modifiers.contains(modifier) { flags.insert(flag) }
    let codes: [KeyEquivalent: UIKeyboardHIDUsage] = [
      .return: .keyboardReturnOrEnter, .escape: .keyboardEscape, .delete: .keyboardDeleteOrBackspace,
      .deleteForward: .keyboardDeleteForward, .tab: .keyboardTab, .space: .keyboardSpacebar,
      .upArrow: .keyboardUpArrow, .downArrow: .keyboardDownArrow, .leftArrow: .keyboardLeftArrow,
      .rightArrow: .keyboardRightArrow, .home: .keyboardHome, .end: .keyboardEnd, .pageUp: .keyboardPageUp,
      .pageDown: .keyboardPageDown, .function(1): .keyboardF1, .function(12): .keyboardF12,
    ]
    let plain = String(key.character)
    let typed = modifiers.contains(.shift) ? plain.uppercased() : plain
    let name = "UIKeyInput"
    let code = codes[key]
    self.init(
      code ?? .keyboardA, code == nil ? typed : name, ignoringModifiers: code == nil ? plain : name, flags)
  }
}

// What the tests of both toolkits' keys, pointers and phases call by one name.

extension UIKitProbe {
  /// Presses a key and releases it.
  ///
  /// - Returns: whether a text with the keyboard got it.
  func typed(_ key: KeyEquivalent) -> Bool { Simulation.press(UIKey(key, [])) }

  /// The screen reader goes to a view, or from the one where it is.
  func speak(to view: UIView?) {
    Simulation.speak(from: view == nil ? views.compactMap { $0 as? BoxView }.last : nil, to: view)
  }

  var hoverObservers: Int { container.recognizers.count { $0 is UIHoverGestureRecognizer } }

  /// Windows do not keep their scenes.
  private static var scenes: [UIWindowScene] = []

  /// Gives the window a scene, and then the container a window.
  func enterScene() {
    container.removeFromSuperview()
    Self.scenes.append(Simulation.makeScene(of: window))
    window.addSubview(container)
  }

  func bring(to phase: ScenePhase) {
    guard let scene = window.windowScene else { return }
    let states: [ScenePhase: UIScene.ActivationState] = [
      .active: .foregroundActive, .inactive: .foregroundInactive, .background: .background,
    ]
    if let state = states[phase] { Simulation.move(scene, to: state) }
  }
}

extension UIView {
  func setComposing(_ isComposing: Bool) { (self as? any UITextInput)?.cursor.isComposing = isComposing }
}
