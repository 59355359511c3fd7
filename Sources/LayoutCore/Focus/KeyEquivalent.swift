/// A key on a keyboard, by the character that it types.
///
/// Capital and small letters are on one key. Keys that type nothing have the characters that AppKit has for them, in the
/// private area of Unicode.
///
/// ```swift
/// Button("Save") { save() }.keyboardShortcut("s")
/// Text(page.title).focusable().onKeyPress(.pageDown) { next(); return .handled }
/// ```
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without modifiers; a small letter.
  public let character: Character

  /// The key that types a character.
  ///
  /// With a character that no key can type, the shortcut cannot be pressed.
  public init(_ character: Character) {
    // A letter whose small form is several characters stays as it is.
    let small = character.lowercased()
    self.character = small.count == 1 ? small.first ?? character : character
  }

  /// The key that types the character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that deletes backwards.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The key that deletes forwards.
  public static let deleteForward: KeyEquivalent = "\u{7F}"
  /// The tabulator key.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// Arrow up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// Arrow down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// Arrow to the left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// Arrow to the right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// To the beginning.
  public static let home: KeyEquivalent = "\u{F729}"
  /// To the end.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// A page back.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// A page forward.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// The key that clears, on the pad of numbers of some keyboards.
  public static let clear: KeyEquivalent = "\u{F739}"

  /// A function key, 1 to 35; other numbers count as the nearest.
  public static func function(_ number: Int) -> KeyEquivalent {
    let first: UInt32 = 0xF704
    let scalar = Unicode.Scalar(first + UInt32(min(max(number, 1), 35) - 1)) ?? " "
    return KeyEquivalent(Character(scalar))
  }

  /// The number of a function key; `nil` for other keys.
  package var functionNumber: Int? {
    guard let scalar = character.unicodeScalars.first, (0xF704...0xF726).contains(scalar.value) else { return nil }
    return Int(scalar.value) - 0xF703
  }

  /// Whether it is a letter, so that shift types another letter and not another key.
  var isLetter: Bool { character.isLetter }

  /// Whether it types a character that is visible, or the space.
  var typesCharacter: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
