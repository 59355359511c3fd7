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
  /// Alt, which is the key Option of Apple's keyboards.
  public static let option = EventModifiers(rawValue: 4)
  /// Alt: the same key as `option`.
  public static let alt = option
  /// The key with a logo, which is the key Command of Apple's keyboards.
  public static let `super` = EventModifiers(rawValue: 8)
  /// The key of most shortcuts: Command on Apple's systems, and Control on all others.
  ///
  /// ```swift
  /// Button("Save") { save() }.keyboardShortcut("s", modifiers: .command)  // Control-S on Linux
  /// ```
  public static var command: EventModifiers {
    #if canImport(Darwin)
      .super
    #else
      .control
    #endif
  }
  /// The lock of capital letters. Shortcuts do not depend on it.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// A key of the pad of numbers. Shortcuts do not depend on it.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}
