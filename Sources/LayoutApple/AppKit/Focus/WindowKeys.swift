#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// The keys of a window for the layout in a container: they come here before the window's views.
  ///
  /// 1. While letters are put together out of several keys, all keys belong to the text.
  /// 2. Keys that type belong to a text that is no view of the layout.
  /// 3. Where the keyboard is in the container, or in no view of the window, its layout has the keys.
  /// 4. Where it is elsewhere in the window, the other keys press the layout's shortcuts.
  @MainActor
  final class WindowKeys {
    private weak var container: LayoutContainer?
    private var monitor: Any?

    init(_ container: LayoutContainer) {
      self.container = container
      monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .keyUp]) { [weak self] event in
        self?.isUsed(event) == true ? nil : event
      }
    }

    /// Ends the connection: the container leaves the window.
    func end() {
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
    }

    private func isUsed(_ event: NSEvent) -> Bool {
      guard let container, let window = container.window, event.window === window, let press = KeyPress(event) else {
        return false
      }
      let first = window.firstResponder
      let editor = (first as? NSTextField)?.currentEditor() ?? first as? NSText
      if (editor as? NSTextView)?.hasMarkedText() == true { return false }  // 1.
      let isForeign = container.root.focusedView == nil && (first is NSText || first is NSTextField)
      if isForeign, LayoutContainer.types(press) { return false }  // 2.
      let isInside = (first as? NSView)?.containerAround === container
      let isNowhere = (first == nil || first === window) && container.outer == nil
      return isInside || isNowhere ? container.use(press) : container.root.send(press)  // 3., 4.
    }
  }

  extension NSView {
    /// The innermost container around the view; the view itself where it is one.
    fileprivate var containerAround: LayoutContainer? {
      var around: NSView? = self
      while let view = around {
        if let container = view as? LayoutContainer { return container }
        around = view.superview
      }
      return nil
    }
  }

  extension KeyPress {
    /// An event of a key; `nil` for one that has no character, as the first half of an accented letter.
    @MainActor
    init?(_ event: NSEvent) {
      guard let plain = event.charactersIgnoringModifiers, plain.count == 1, let character = plain.first else {
        return nil
      }
      let phase: Phases = event.type == .keyUp ? .up : event.isARepeat ? .repeat : .down
      let key = KeyEquivalent(native: character)
      let typed = event.characters ?? ""
      let isVisible = typed.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
      }
      self.init(
        key, characters: isVisible ? typed : nil, modifiers: EventModifiers(event.modifierFlags), phase: phase)
    }
  }

  extension KeyEquivalent {
    /// The key with AppKit's character: those without a letter have the characters that are the layout's, but for a few.
    fileprivate init(native: Character) {
      switch native {
      case "\u{3}": self = .return  // The enter key.
      case "\u{7F}": self = .delete
      case "\u{F728}": self = .deleteForward
      case "\u{19}": self = .tab  // With Shift.
      default: self.init(native)
      }
    }
  }

  extension EventModifiers {
    /// AppKit's flags.
    init(_ flags: NSEvent.ModifierFlags) {
      self = []
      let pairs: [(NSEvent.ModifierFlags, EventModifiers)] = [
        (.shift, .shift), (.control, .control), (.option, .option), (.command, .super), (.capsLock, .capsLock),
        (.numericPad, .numericPad),
      ]
      for (flag, modifier) in pairs where flags.contains(flag) { insert(modifier) }
    }
  }
#endif
