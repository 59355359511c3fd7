public import LayoutEngine

/// Sets a value of the environment for what is inside.
public struct _EnvironmentModifier<Value>: _PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.reporting(fault) {
      lowering.withEnvironment({ $0[keyPath: keyPath] = value }, Inner(content: content, isDirection: isDirection))
    }
  }

  /// A number that the environment refuses, or a paint that is none.
  private var fault: NumberFault? {
    if Value.self == Paint.self, let paint = value as? Paint { return paint.fault.map { NumberFault($0) } }
    guard Value.self == Double?.self || Value.self == Double.self, let number = value as? Double, !number.isFinite
    else { return nil }
    return switch keyPath {
    case \EnvironmentValues.kerning: NumberFault.of("kerning", number)
    case \EnvironmentValues.baselineOffset: NumberFault.of("baselineOffset", number)
    case \EnvironmentValues.lineSpacing: NumberFault.of("lineSpacing", number)
    case \EnvironmentValues.minimumScaleFactor:
      NumberFault.of("minimumScaleFactor", number, consequence: "which counts as 1")
    case \EnvironmentValues.textScale: NumberFault.of("textScale", number, consequence: "which counts as 1")
    default: nil
    }
  }

  private var isDirection: Bool {
    // Key paths are slow to compare, types are not.
    Value.self == LayoutDirection.self && keyPath == \EnvironmentValues.layoutDirection
  }

  /// The engine mirrors by a modifier of its own, so a direction is set in it too.
  private struct Inner<Content: Layout>: _PrimitiveLayout {
    let content: Content
    let isDirection: Bool

    func _lower(_ lowering: _Lowering) {
      if isDirection {
        lowering.modified(.layoutDirection(lowering.environment.layoutDirection), content)
      } else {
        content._lower(lowering)
      }
    }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Value.self is any Equatable.Type }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    // One key path that is written twice in a program is at most two objects, and comparing their contents is slow.
    one.keyPath === other.keyPath && areSame(one.value, other.value)
  }
}

extension Layout {
  /// Sets a value of the environment for this element and everything inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> _ModifiedLayout<Self, _EnvironmentModifier<Value>> {
    _ModifiedLayout(self, _EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Sets the font of the texts inside.
  public func font(_ font: Font) -> _ModifiedLayout<Self, _EnvironmentModifier<Font>> { environment(\.font, font) }

  /// Sets the colour of the texts inside, and of shapes without a colour of their own.
  public func foregroundColor(_ color: Color) -> _ModifiedLayout<Self, _EnvironmentModifier<Color>> {
    environment(\.foregroundColor, color)
  }

  /// Sets the style of the texts inside, and of shapes without a style of their own. A gradient lies in the box of
  /// each.
  ///
  /// The canvas and GTK fill letters with a gradient or a pattern; in UIKit and AppKit, and in a GTK text that can be
  /// selected, they have its first colour.
  ///
  /// ```swift
  /// Circle().foregroundStyle(.linearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom))
  /// ```
  public func foregroundStyle(_ style: some ShapeStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<Paint>> {
    environment(\.foregroundStyle, style.paint)
  }

  /// Sets the colour of the texts inside, and of shapes without a style of their own.
  public func foregroundStyle(_ color: Color) -> _ModifiedLayout<Self, _EnvironmentModifier<Paint>> {
    environment(\.foregroundStyle, .color(color))
  }

  /// Sets whether colours inside have their light or their dark form.
  ///
  /// It draws no ground: `background(.background)` inside of it does.
  public func colorScheme(_ scheme: ColorScheme) -> _ModifiedLayout<Self, _EnvironmentModifier<ColorScheme>> {
    environment(\.colorScheme, scheme)
  }

  /// Sets the colours of the roles inside.
  public func colorTheme(_ theme: ColorTheme) -> _ModifiedLayout<Self, _EnvironmentModifier<ColorTheme>> {
    environment(\.colorTheme, theme)
  }

  /// Limits each text inside to this number of lines; `nil` removes the limit, and less than 1 counts as 1.
  public func lineLimit(_ limit: Int?) -> _ModifiedLayout<Self, _EnvironmentModifier<Int?>> {
    environment(\.lineLimit, limit.map { max(1, $0) })
  }

  /// Sets how the lines of the texts inside are aligned with each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> _ModifiedLayout<
    Self, _EnvironmentModifier<TextAlignment>
  > {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where texts that do not fit are shortened.
  public func truncationMode(_ mode: TruncationMode) -> _ModifiedLayout<Self, _EnvironmentModifier<TruncationMode>> {
    environment(\.truncationMode, mode)
  }

  /// Sets the direction of the horizontal axis inside.
  public func layoutDirection(_ direction: LayoutDirection) -> _ModifiedLayout<
    Self, _EnvironmentModifier<LayoutDirection>
  > {
    environment(\.layoutDirection, direction)
  }
}
