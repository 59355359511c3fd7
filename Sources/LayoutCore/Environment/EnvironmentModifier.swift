public import LayoutEngine

struct EnvironmentModifier<Value>: PrimitiveModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func _lower(_ content: some Layout, _ lowering: Lowering) {
    lowering.withEnvironment({ $0[keyPath: keyPath] = value }, Inner(content: content, isDirection: isDirection))
  }

  private var isDirection: Bool {
    // Key paths are slow to compare, types are not.
    Value.self == LayoutDirection.self && keyPath == \EnvironmentValues.layoutDirection
  }

  /// The engine mirrors by a modifier of its own, so a direction is said to it too.
  private struct Inner<Content: Layout>: PrimitiveLayout {
    let content: Content
    let isDirection: Bool

    func _lower(_ lowering: Lowering) {
      if isDirection {
        lowering.modified(.layoutDirection(lowering.environment.layoutDirection), content)
      } else {
        content._lower(lowering)
      }
    }
  }
}

extension Layout {
  /// Sets a value of the environment for this element and everything inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Layout {
    ModifiedLayout(self, EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Sets the font of the texts inside.
  public func font(_ font: Font) -> some Layout { environment(\.font, font) }

  /// Sets the colour of the texts inside, and of shapes that say none.
  public func foregroundColor(_ color: Color) -> some Layout { environment(\.foregroundColor, color) }

  /// Limits each text inside to so many lines; `nil` lifts the limit, less than 1 counts as 1.
  public func lineLimit(_ limit: Int?) -> some Layout { environment(\.lineLimit, limit.map { max(1, $0) }) }

  /// Sets how the lines of the texts inside stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some Layout {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where texts inside that do not fit are shortened.
  public func truncationMode(_ mode: TruncationMode) -> some Layout { environment(\.truncationMode, mode) }

  /// Sets which way the horizontal axis runs inside.
  public func layoutDirection(_ direction: LayoutDirection) -> some Layout {
    environment(\.layoutDirection, direction)
  }
}
