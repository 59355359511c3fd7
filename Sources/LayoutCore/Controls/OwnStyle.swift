/// The label of a control, for a style.
public struct _StyleLabel: Layout {
  let content: AnyLayout

  /// The label.
  public var body: some Layout { content }
}

/// A caller's style of a control without its type.
final class OwnStyle<Parts>: Equatable {
  private let style: Any
  private let isSame: (Any) -> Bool
  /// The control in the style.
  let make: (Parts) -> AnyLayout

  init<Style>(_ style: Style, make: @escaping (Parts) -> AnyLayout) {
    self.style = style
    self.make = make
    isSame = { ($0 as? Style).map { areSame(style, $0) } ?? false }
  }

  static func == (one: OwnStyle, other: OwnStyle) -> Bool { one === other || one.isSame(other.style) }
}
