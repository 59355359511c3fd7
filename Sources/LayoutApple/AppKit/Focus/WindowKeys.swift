#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// The keys of a window for the layouts in its containers: they come here before the window's views.
  ///
  /// 1. While letters are put together out of several keys, all keys belong to the text.
  /// 2. Keys that type belong to a text that is no view of a layout.
  /// 3. The layout of the innermost container around the keyboard has the keys. Where the keyboard is in no view of the
  ///    window, the layouts that are in no other one have them.
  /// 4. Keys that it does not use press the shortcuts of the other layouts: first of those around it, from the innermost
  ///    outwards, and then of all others, inner ones first.
  @MainActor
  final class WindowKeys {
    private struct Member {
      weak var container: LayoutContainer?
    }

    fileprivate private(set) weak var window: NSWindow?
    private var members: [Member] = []
    private var monitor: Any?

    fileprivate init(_ window: NSWindow) { self.window = window }

    /// Passes keys to a container that came into the window.
    func add(_ container: LayoutContainer) {
      members.append(Member(container: container))
      guard monitor == nil else { return }
      monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .keyUp]) { [weak self] event in
        self?.isUsed(event) == true ? nil : event
      }
    }

    /// Passes no more keys to a container. With the last one the connection ends.
    func remove(_ container: LayoutContainer) {
      members.removeAll { $0.container == nil || $0.container === container }
      guard members.isEmpty else { return }
      if let monitor { NSEvent.removeMonitor(monitor) }
      monitor = nil
    }

    private func isUsed(_ event: NSEvent) -> Bool {
      guard let window, event.window === window, let press = KeyPress(event) else { return false }
      let first = window.firstResponder
      let editor = (first as? NSTextField)?.currentEditor() ?? first as? NSText
      if (editor as? NSTextView)?.hasMarkedText() == true { return false }  // 1.
      let isText = first is NSText || first is NSTextField
      let holder = (first as? NSView)?.containerAround
      let isNowhere = first == nil || first === window
      return ordered(from: holder, isNowhere).contains { container in
        if isText, container.root.focusedView == nil, LayoutContainer.types(press) { return false }  // 2.
        let hasKeys = container === holder || isNowhere && container.outer == nil
        return hasKeys ? container.use(press) : container.root.send(press)  // 3., 4.
      }
    }

    /// The containers of the window in the order of steps 3 and 4.
    private func ordered(from holder: LayoutContainer?, _ isNowhere: Bool) -> [LayoutContainer] {
      var chain = isNowhere ? members.compactMap(\.container).filter { $0.outer == nil } : []
      var around = holder
      while let container = around {
        chain.append(container)
        around = container.outer
      }
      let others = members.compactMap(\.container).filter { other in !chain.contains { $0 === other } }
      return chain + others.sorted { $0.nesting > $1.nesting }
    }
  }

  /// The keys of windows, by window: one monitor is for all containers of one.
  @MainActor
  final class KeyWindows {
    static let shared = KeyWindows()

    private struct Known {
      weak var keys: WindowKeys?
    }

    private var known: [Known] = []

    func keys(of window: NSWindow) -> WindowKeys {
      known.removeAll { $0.keys?.window == nil }
      if let keys = known.lazy.compactMap(\.keys).first(where: { $0.window === window }) { return keys }
      let keys = WindowKeys(window)
      known.append(Known(keys: keys))
      return keys
    }
  }

  extension LayoutContainer {
    /// The number of containers around it.
    fileprivate var nesting: Int { outer.map { $0.nesting + 1 } ?? 0 }
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
