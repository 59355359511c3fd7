/// A key that goes down or up, or a button of a remote control.
@MainActor
open class UIPress: Hashable {
  public let key: UIKey?
  /// Where the press goes first.
  open var responder: UIResponder? { target }
  weak var target: UIResponder?
  init(_ key: UIKey?, to target: UIResponder?) { (self.key, self.target) = (key, target) }
  /// Stands for what objects of Objective-C's have.
  public nonisolated static func == (one: UIPress, other: UIPress) -> Bool { one === other }
  /// Stands for what objects of Objective-C's have.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class UIPressesEvent: UIEvent {}

@MainActor
open class UIKey {
  public let keyCode: UIKeyboardHIDUsage
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// For tests: a key of a keyboard.
  public init(
    _ keyCode: UIKeyboardHIDUsage, _ characters: String, ignoringModifiers: String? = nil,
    _ modifierFlags: UIKeyModifierFlags = []
  ) {
    (self.keyCode, self.characters, self.modifierFlags) = (keyCode, characters, modifierFlags)
    charactersIgnoringModifiers = ignoringModifiers ?? characters
  }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The numbers of the keys are those of the standard for USB.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 0x04
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardDeleteOrBackspace = 0x2A
  case keyboardTab = 0x2B
  case keyboardSpacebar = 0x2C
  case keyboardF1 = 0x3A
  case keyboardF12 = 0x45
  case keyboardHome = 0x4A
  case keyboardPageUp = 0x4B
  case keyboardDeleteForward = 0x4C
  case keyboardEnd = 0x4D
  case keyboardPageDown = 0x4E
  case keyboardRightArrow = 0x4F
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52
  case keypadNumLock = 0x53
  case keypadEnter = 0x58
}
