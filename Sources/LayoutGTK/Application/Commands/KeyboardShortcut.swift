#if canImport(CGTK)
  import CGTK

  /// A key on a keyboard, by the character it types or by its name.
  public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key's name as GDK has it: `n`, `plus`, `Return`.
    let name: String

    /// The key that types a character; capital and small letters are on the same key.
    ///
    /// With a character that no key can type, the shortcut cannot be pressed.
    public init(_ character: Character) {
      let scalar = String(character).lowercased().unicodeScalars.first
      let key = gdk_unicode_to_keyval(scalar?.value ?? 0)
      name = gdk_keyval_name(key).map { String(cString: $0) } ?? ""
    }

    /// The key that types the character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    private init(name: String) { self.name = name }

    /// The return key.
    public static let `return` = KeyEquivalent(name: "Return")
    /// The escape key.
    public static let escape = KeyEquivalent(name: "Escape")
    /// The key that deletes backwards.
    public static let delete = KeyEquivalent(name: "BackSpace")
    /// The key that deletes forwards.
    public static let deleteForward = KeyEquivalent(name: "Delete")
    /// The tabulator key.
    public static let tab = KeyEquivalent(name: "Tab")
    /// The space bar.
    public static let space = KeyEquivalent(name: "space")
    /// Arrow up.
    public static let upArrow = KeyEquivalent(name: "Up")
    /// Arrow down.
    public static let downArrow = KeyEquivalent(name: "Down")
    /// Arrow to the left.
    public static let leftArrow = KeyEquivalent(name: "Left")
    /// Arrow to the right.
    public static let rightArrow = KeyEquivalent(name: "Right")
    /// To the beginning.
    public static let home = KeyEquivalent(name: "Home")
    /// To the end.
    public static let end = KeyEquivalent(name: "End")
    /// A page back.
    public static let pageUp = KeyEquivalent(name: "Page_Up")
    /// A page forward.
    public static let pageDown = KeyEquivalent(name: "Page_Down")
    /// A function key, 1 to 35; other numbers count as the nearest.
    public static func function(_ number: Int) -> KeyEquivalent {
      KeyEquivalent(name: "F\(min(max(number, 1), 35))")
    }
  }

  /// The modifier keys that are held down while another key is pressed.
  public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Keys by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = EventModifiers(rawValue: 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 2)
    /// Alt.
    public static let alt = EventModifiers(rawValue: 4)
    /// The key with a logo.
    public static let `super` = EventModifiers(rawValue: 8)
  }

  /// A key with its modifiers, as the shortcut of a command.
  ///
  /// ```swift
  /// Command("New", shortcut: "n") { … }                                // Control-N
  /// Command("Find", shortcut: KeyboardShortcut("f", modifiers: [.control, .shift])) { … }
  /// Command("Refresh", shortcut: KeyboardShortcut(.function(5), modifiers: [])) { … }
  /// ```
  public struct KeyboardShortcut: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that are held down.
    public var modifiers: EventModifiers

    /// A shortcut, by default with the control key.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .control) {
      self.key = key
      self.modifiers = modifiers
    }

    /// The key that types the character, with the control key.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(KeyEquivalent(character)) }

    /// The shortcut as GTK writes it: `<Control>n`.
    var accelerator: String {
      let names: [(EventModifiers, String)] = [
        (.control, "<Control>"), (.shift, "<Shift>"), (.alt, "<Alt>"), (.super, "<Super>"),
      ]
      return names.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.name
    }
  }
#endif
