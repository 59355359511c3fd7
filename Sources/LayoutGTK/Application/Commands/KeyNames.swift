#if canImport(CGTK)
  import CGTK
  import LayoutCore

  extension KeyEquivalent {
    /// The key's name as GDK has it: `n`, `plus`, `Return`; empty where no key types the character.
    var name: String {
      if let number = functionNumber { return "F\(number)" }
      if let known = Self.names[self] { return known }
      let scalar = String(character).unicodeScalars.first
      let key = gdk_unicode_to_keyval(scalar?.value ?? 0)
      return gdk_keyval_name(key).map { String(cString: $0) } ?? ""
    }

    /// The keys that type no character of their own.
    private static let names: [KeyEquivalent: String] = [
      .return: "Return", .escape: "Escape", .delete: "BackSpace", .deleteForward: "Delete", .tab: "Tab",
      .space: "space", .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .home: "Home",
      .end: "End", .pageUp: "Page_Up", .pageDown: "Page_Down", .clear: "Clear",
    ]
  }

  extension KeyboardShortcut {
    /// The shortcut as GTK writes it: `<Control>n`.
    var accelerator: String {
      let names: [(EventModifiers, String)] = [
        (.control, "<Control>"), (.shift, "<Shift>"), (.option, "<Alt>"), (.super, "<Super>"),
      ]
      return names.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.name
    }
  }
#endif
