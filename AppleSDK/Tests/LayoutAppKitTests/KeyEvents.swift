import AppKit

@testable import LayoutApple

extension NSEvent {
  /// A key of a keyboard, with AppKit's characters.
  @MainActor
  convenience init(_ type: EventType, _ key: KeyEquivalent, _ modifiers: EventModifiers, in window: NSWindow) {
    let pairs: [(EventModifiers, ModifierFlags)] = [
      (.shift, .shift), (.control, .control), (.option, .option), (.super, .command), (.capsLock, .capsLock),
    ]
    var flags: ModifierFlags = []
    for (modifier, flag) in pairs where modifiers.contains(modifier) { flags.insert(flag) }
    let plain: String =
      switch key {
      case .delete: "\u{7F}"
      case .deleteForward: "\u{F728}"
      case .tab where modifiers.contains(.shift): "\u{19}"
      default: modifiers.contains(.shift) ? String(key.character).uppercased() : String(key.character)
      }
    // Control makes other characters.
    let typed = modifiers.contains(.control) ? "\u{1}" : plain
    self.init(type, typed, ignoringModifiers: plain, flags, in: window)
  }
}

// What the tests of both toolkits' keys, pointers and phases call by one name.

extension AppKitProbe {
  /// Presses a key and releases it.
  ///
  /// - Returns: whether the view with the keyboard got it.
  func typed(_ key: KeyEquivalent) -> Bool {
    let isTyped = Simulation.send(NSEvent(.keyDown, key, [], in: window))
    Simulation.send(NSEvent(.keyUp, key, [], in: window))
    return isTyped
  }

  /// The screen reader goes to a view, as the keyboard does.
  func speak(to view: NSView?) { _ = window.makeFirstResponder(view) }

  var hoverObservers: Int { container.trackingAreas.count }

  func enterScene() {}

  func bring(to phase: ScenePhase) {
    Simulation.setMiniaturized(phase == .background, window)
    Simulation.setKey(phase == .active, window)
  }
}

extension NSView {
  func setComposing(_ isComposing: Bool) {
    ((self as? NSTextField)?.currentEditor() as? NSTextView)?.isComposing = isComposing
  }
}
