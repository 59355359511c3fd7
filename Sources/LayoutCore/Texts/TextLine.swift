/// A line under a text, or through it.
public struct TextLine: Hashable, Sendable {
  /// Whether the line is drawn; a part of a text without a line can be in a text with one.
  public var isVisible: Bool
  /// The colour; `nil` is the text's.
  public var color: Color?

  /// A line.
  public init(isVisible: Bool = true, color: Color? = nil) {
    self.isVisible = isVisible
    self.color = color
  }
}

extension TextLine {
  /// The line with a plain colour.
  func resolved(in values: EnvironmentValues) -> TextLine {
    TextLine(isVisible: isVisible, color: color?.resolved(in: values))
  }
}
