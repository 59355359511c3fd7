#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// Connects the keys of a widget to functions in Swift.
  @MainActor
  enum WidgetKeys {
    /// A function for keys: with GDK's number of the key, its code on the keyboard, the modifier keys, and whether it goes
    /// down or repeats.
    typealias Observer = @MainActor (guint, guint, guint, Bool) -> Bool

    private final class Listener {
      let observe: Observer
      init(_ observe: @escaping Observer) { self.observe = observe }
    }

    /// Calls `observe` with each key while the focus is in the widget, before the widget receives it.
    ///
    /// - Parameter observe: returns whether the key is used.
    /// - Returns: the controller, which the widget owns.
    static func observe(_ widget: Widget, _ observe: @escaping Observer) -> OpaquePointer? {
      layout_observe_keys(
        widget,
        { context, key, code, state, isDown in
          guard let context else { return 0 }
          return MainActor.assumeIsolated {
            Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue().observe(key, code, state, isDown != 0)
              ? 1 : 0
          }
        },
        { context in
          if let context { Unmanaged<Listener>.fromOpaque(context).release() }
        }, Unmanaged.passRetained(Listener(observe)).toOpaque())
    }
  }

  extension EventModifiers {
    /// The keys of a state of GDK.
    init(gdk state: guint) {
      self = []
      for (mask, modifier) in Self.masks where state & mask.rawValue != 0 { insert(modifier) }
    }

    private static let masks: [(GdkModifierType, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_LOCK_MASK, .capsLock), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
      (GDK_SUPER_MASK, .super),
    ]
  }

  extension KeyPress {
    /// The press of a key of GDK; `nil` for one that types nothing and has no name here.
    init?(_ key: guint, _ state: guint, phase: Phases) {
      var modifiers = EventModifiers(gdk: state)
      if let (known, isOnPad) = Self.keys[Int32(bitPattern: key)] {
        if isOnPad { modifiers.insert(.numericPad) }
        self.init(known, characters: known == .space ? " " : "", modifiers: modifiers, phase: phase)
      } else if case let number = Int32(bitPattern: key) - GDK_KEY_F1 + 1, (1...35).contains(number) {
        self.init(.function(Int(number)), modifiers: modifiers, phase: phase)
      } else {
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value != 0 else { return nil }
        if (GDK_KEY_KP_Multiply...GDK_KEY_KP_9).contains(Int32(bitPattern: key)) { modifiers.insert(.numericPad) }
        let character = Character(scalar)
        self.init(KeyEquivalent(character), characters: String(character), modifiers: modifiers, phase: phase)
      }
    }

    /// The keys without a character of their own, and whether they are on the pad of numbers.
    private static let keys: [Int32: (KeyEquivalent, Bool)] = [
      GDK_KEY_Return: (.return, false), GDK_KEY_KP_Enter: (.return, true), GDK_KEY_ISO_Enter: (.return, false),
      GDK_KEY_Escape: (.escape, false), GDK_KEY_BackSpace: (.delete, false), GDK_KEY_Delete: (.deleteForward, false),
      GDK_KEY_KP_Delete: (.deleteForward, true), GDK_KEY_Tab: (.tab, false), GDK_KEY_ISO_Left_Tab: (.tab, false),
      GDK_KEY_KP_Tab: (.tab, true), GDK_KEY_space: (.space, false), GDK_KEY_KP_Space: (.space, true),
      GDK_KEY_Up: (.upArrow, false), GDK_KEY_KP_Up: (.upArrow, true), GDK_KEY_Down: (.downArrow, false),
      GDK_KEY_KP_Down: (.downArrow, true), GDK_KEY_Left: (.leftArrow, false), GDK_KEY_KP_Left: (.leftArrow, true),
      GDK_KEY_Right: (.rightArrow, false), GDK_KEY_KP_Right: (.rightArrow, true), GDK_KEY_Home: (.home, false),
      GDK_KEY_KP_Home: (.home, true), GDK_KEY_End: (.end, false), GDK_KEY_KP_End: (.end, true),
      GDK_KEY_Page_Up: (.pageUp, false), GDK_KEY_KP_Page_Up: (.pageUp, true), GDK_KEY_Page_Down: (.pageDown, false),
      GDK_KEY_KP_Page_Down: (.pageDown, true), GDK_KEY_Clear: (.clear, false), GDK_KEY_KP_Begin: (.clear, true),
    ]
  }
#endif
