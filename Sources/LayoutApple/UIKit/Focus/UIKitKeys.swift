#if canImport(UIKit) && !os(watchOS)
  extension LayoutContainer {
    /// The presses that the layout does not use; UIKit passes keys from the first responder outwards.
    ///
    /// 1. A field or an editor of the layout passed its keys before it types (`KeyedText`), and not again here.
    /// 2. Keys that type belong to a text of other code.
    func keysLeft(_ presses: Set<UIPress>, _ phase: KeyPress.Phases) -> Set<UIPress> {
      presses.filter { press in
        guard let key = press.key.flatMap({ KeyPress($0, phase: phase) }) else { return true }
        if let text = press.responder as? any KeyedText, text.container === self { return true }  // 1.
        if press.responder is any UITextInput, Self.types(key) { return true }  // 2.
        return !use(key)
      }
    }

    /// Whether a controller is presented above the container, which then uses no key.
    var isCovered: Bool { controllerAround?.presentedViewController != nil }
  }

  extension UIView {
    /// The controller whose view it is, or is in.
    var controllerAround: UIViewController? {
      var responder: UIResponder? = self
      while let current = responder, !(current is UIViewController) { responder = current.next }
      return responder as? UIViewController
    }
  }

  /// A text of the layout's, which passes each key to the layout before it types.
  @MainActor
  protocol KeyedText: UIView, UITextInput {}

  extension KeyedText {
    /// The presses that the layout around does not use.
    ///
    /// While letters are put together out of several keys, all keys belong to the text.
    func keysLeft(_ presses: Set<UIPress>, _ phase: KeyPress.Phases) -> Set<UIPress> {
      guard markedTextRange == nil, let container else { return presses }
      return presses.filter { press in
        press.key.flatMap { KeyPress($0, phase: phase) }.map { !container.use($0) } ?? true
      }
    }

    /// The container whose field or editor it is.
    fileprivate var container: LayoutContainer? {
      var around = superview
      while let view = around, !(view is LayoutContainer) { around = view.superview }
      return around as? LayoutContainer
    }
  }

  extension KeyPress {
    /// A key of UIKit's; `nil` for one that has no character, as Shift alone.
    ///
    /// UIKit repeats no presses of keys.
    @MainActor
    init?(_ key: UIKey, phase: Phases) {
      let modifiers = EventModifiers(key.modifierFlags)
      if let special = KeyEquivalent(key.keyCode) {
        self.init(special, characters: special == .space ? " " : "", modifiers: modifiers, phase: phase)
        return
      }
      // Shift alone types another character, as on all hosts.
      let isTyped = modifiers.isDisjoint(with: [.control, .option, .super]) && key.characters.count == 1
      let typed = isTyped ? key.characters : key.charactersIgnoringModifiers
      guard typed.count == 1, let character = typed.first else { return nil }
      self.init(KeyEquivalent(character), characters: isTyped ? typed : nil, modifiers: modifiers, phase: phase)
    }
  }

  extension KeyEquivalent {
    /// A key that types nothing, or a space; `nil` for all others.
    fileprivate init?(_ code: UIKeyboardHIDUsage) {
      switch code {
      case .keyboardReturnOrEnter, .keypadEnter: self = .return
      case .keyboardEscape: self = .escape
      case .keyboardDeleteOrBackspace: self = .delete
      case .keyboardDeleteForward: self = .deleteForward
      case .keyboardTab: self = .tab
      case .keyboardSpacebar: self = .space
      case .keyboardUpArrow: self = .upArrow
      case .keyboardDownArrow: self = .downArrow
      case .keyboardLeftArrow: self = .leftArrow
      case .keyboardRightArrow: self = .rightArrow
      case .keyboardHome: self = .home
      case .keyboardEnd: self = .end
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      case .keypadNumLock: self = .clear
      default:
        let functions = UIKeyboardHIDUsage.keyboardF1.rawValue...UIKeyboardHIDUsage.keyboardF12.rawValue
        guard functions.contains(code.rawValue) else { return nil }
        self = .function(code.rawValue - functions.lowerBound + 1)
      }
    }
  }

  extension EventModifiers {
    /// UIKit's flags.
    init(_ flags: UIKeyModifierFlags) {
      self = []
      let pairs: [(UIKeyModifierFlags, EventModifiers)] = [
        (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .super), (.alphaShift, .capsLock),
        (.numericPad, .numericPad),
      ]
      for (flag, modifier) in pairs where flags.contains(flag) { insert(modifier) }
    }
  }
#endif
