/// A key that goes down, is repeated, or goes up.
public struct KeyPress: Hashable, Sendable, CustomStringConvertible {
  /// What a key does.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Phases by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down, and repeats itself.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action used a key.
  public enum Result: Hashable, Sendable {
    /// The key is used: nothing else gets it.
    case handled
    /// The key goes on to the next action, and to the control that has the keyboard.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// The text that it types with its modifiers.
  public let characters: String
  /// The modifier keys that are held down.
  public let modifiers: EventModifiers
  /// What the key does: one phase.
  public let phase: Phases

  /// A press from its parts.
  ///
  /// - Parameter characters: the text that is typed; `nil` is the key's own character, and nothing for a key that types
  ///   none.
  public init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [], phase: Phases = .down
  ) {
    self.key = key
    self.characters = characters ?? (key.typesCharacter ? String(key.character) : "")
    self.modifiers = modifiers
    self.phase = phase
  }

  /// The key, its modifiers and its phase, as numbers where nothing is visible.
  public var description: String {
    let name = key.character.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    return "KeyPress(\"\(name)\", modifiers: \(modifiers.rawValue), phase: \(phase.rawValue))"
  }
}
