public import LayoutEngine
public import Observation

/// A value of the environment that a user defines.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where no value was set.
  static var defaultValue: Value { get }
}

/// Light or dark.
public enum ColorScheme: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// Values that flow down the tree: set for an element, they hold for everything inside it.
///
/// There are two sorts. The *style* (font, colour, lines, direction) is what built-in elements are made with, so a
/// change of it lowers everything inside anew. All other values are read by bodies only, and a change evaluates the
/// bodies that read them.
public struct EnvironmentValues {
  /// The font of texts.
  public var font = Font.body
  /// How large a person wants texts: every font is scaled by it.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// How many times as large as designed every font is, on systems that have a factor in place of steps; 1 by default.
  /// It multiplies with `dynamicTypeSize`. What is not a positive finite number counts as 1.
  public var textScale = 1.0 {
    didSet { if !(textScale > 0 && textScale.isFinite) { textScale = 1 } }
  }
  /// The colour of texts and of shapes that say none.
  public var foregroundColor = Color.black
  /// At most so many lines a text; `nil` is no limit.
  public var lineLimit: Int?
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// Where a text that does not fit is shortened.
  public var truncationMode = TruncationMode.tail
  /// Which way the horizontal axis runs.
  public var layoutDirection = LayoutDirection.leftToRight
  /// What controls are made with; `nil` where nothing is set.
  var controls: ControlSettings?

  /// What is no style, by its key or, for objects, its type.
  var entries: [ObjectIdentifier: Entry] = [:]
  /// What writes at the moment: 0 is the root, further numbers are modifiers.
  var writer: UInt32 = 0

  /// A value with what wrote it, so that a value that flowed down can be told from one that was set below.
  struct Entry {
    /// `nil` where an object was taken out.
    var value: Any?
    var writer: UInt32
  }

  /// The defaults.
  public init() {}

  /// A value of a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Unwrapped first: where the value is an optional, a missing one would be taken for one that was set to `nil`.
      guard let value = read(ObjectIdentifier(key)) else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      // The root saying what holds anyway changes nothing; a modifier's word stands against those further out.
      if writer == 0, entries[id] == nil, areSame(newValue, Key.defaultValue) { return }
      entries[id] = Entry(value: newValue, writer: writer)
    }
  }

  /// The object of that type that was put into the environment; `nil` where none was.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { read(ObjectIdentifier(type)) as? Object }
    set { entries[ObjectIdentifier(type)] = Entry(value: newValue, writer: writer) }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Device pixels per point, as `PixelGrid` takes them.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

  /// A body that reads a value depends on it.
  private func read(_ key: ObjectIdentifier) -> Any? {
    Evaluation.current?.note(key)
    return entries[key]?.value ?? nil
  }

  /// Whether there are values of the user's own.
  var hasCustomValues: Bool {
    let own = [
      ObjectIdentifier(ColorSchemeKey.self), ObjectIdentifier(DisplayScaleKey.self),
      ObjectIdentifier(ReducesMotionKey.self), ObjectIdentifier(SafeAreaKey.self),
    ]
    return entries.contains { key, entry in entry.value != nil && !own.contains(key) }
  }

  var textStyle: TextStyle {
    TextStyle(
      font: scaledFont, lineLimit: lineLimit, alignment: multilineTextAlignment, truncation: truncationMode,
      direction: layoutDirection)
  }

  private var scaledFont: Font {
    var font = dynamicTypeSize.scaled(font)
    if textScale != 1 { font.size *= textScale }
    return font
  }
}
