public import LayoutEngine

/// A value of the environment that a user defines.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What is read where nobody set a value.
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
public struct EnvironmentValues {
  /// The font of texts.
  public var font = Font.body
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
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// Device pixels per point.
  public var displayScale = 1.0

  private var custom: [ObjectIdentifier: Any] = [:]

  /// The defaults.
  public init() {}

  /// A value of a key of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  var textStyle: TextStyle {
    TextStyle(
      font: font, lineLimit: lineLimit, alignment: multilineTextAlignment, truncation: truncationMode,
      direction: layoutDirection)
  }
}
