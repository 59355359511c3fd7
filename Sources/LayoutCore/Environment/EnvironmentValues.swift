public import LayoutEngine
public import Observation

/// A key for a value of your own in the environment.
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

/// Values that flow down the tree: set on an element, they are valid for everything inside it.
///
/// There are two sorts. The *style* (font, colours, colour scheme, lines, direction) is part of built-in elements, so
/// a change of it lowers everything inside anew. All other values are read by bodies only, and a change evaluates the
/// bodies that read them.
public struct EnvironmentValues {
  /// The font of texts.
  public var font = Font.body
  /// The size of texts that a person has chosen: every font is scaled by it.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The factor by which every font grows, on systems that have a factor instead of steps; 1 by default. It multiplies
  /// with `dynamicTypeSize`. What is not a positive finite number counts as 1.
  public var textScale = 1.0 {
    didSet { if !(textScale > 0 && textScale.isFinite) { textScale = 1 } }
  }
  /// The style of texts, and of shapes without a style of their own. A gradient lies in the box of each.
  public var foregroundStyle = Paint.color(.primary)
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The colours of the roles.
  public var colorTheme = ColorTheme()
  /// The largest number of lines of a text; `nil` is no limit.
  public var lineLimit: Int?
  /// How the lines of a text are aligned with each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// Where a text that does not fit is shortened.
  public var truncationMode = TruncationMode.tail
  /// The direction of the horizontal axis.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The settings of controls; `nil` where nothing is set.
  var controls: ControlSettings?
  /// The further settings of texts; `nil` where nothing is set.
  var textSettings: TextSettings?

  /// The colour of texts, and of shapes without a colour of their own: that of the style, or its first one. Setting it
  /// sets the style.
  public var foregroundColor: Color {
    get { foregroundStyle.firstColor }
    set { foregroundStyle = .color(newValue) }
  }

  /// The values that are no style, by their key or, for objects, their type.
  var entries: [ObjectIdentifier: Entry] = [:]
  /// The present writer: 0 is the root, further numbers are modifiers.
  var writer: UInt32 = 0

  /// A value with its writer, so that a value that flowed down can be distinguished from one that was set below.
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
      // Unwrapped first: where the value is an optional, a missing one would count as one that was set to `nil`.
      guard let value = read(ObjectIdentifier(key)) else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      let id = ObjectIdentifier(key)
      // Where the root sets what is the default anyway, nothing changes; a modifier's value counts against those
      // further out.
      if writer == 0, entries[id] == nil, areSame(newValue, Key.defaultValue) { return }
      entries[id] = Entry(value: newValue, writer: writer)
    }
  }

  /// The object of that type in the environment; `nil` without one.
  public subscript<Object: AnyObject & Observable>(type: Object.Type) -> Object? {
    get { read(ObjectIdentifier(type)) as? Object }
    set { entries[ObjectIdentifier(type)] = Entry(value: newValue, writer: writer) }
  }

  /// Device pixels per point, as `PixelGrid` takes them.
  public var displayScale: Double {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: Double { 1 } }

  /// Reads a value; a body that reads it depends on it.
  private func read(_ key: ObjectIdentifier) -> Any? {
    Evaluation.current?.note(key)
    return entries[key]?.value ?? nil
  }

  /// Whether there are values of the caller's own.
  var hasCustomValues: Bool {
    let own = [
      ObjectIdentifier(DisplayScaleKey.self), ObjectIdentifier(ReducesMotionKey.self),
      ObjectIdentifier(SafeAreaKey.self),
    ]
    return entries.contains { key, entry in entry.value != nil && !own.contains(key) }
  }
}
