/// A text in the environment's font and colour, which wraps in a smaller proposal than it needs.
///
/// Texts are joined by `+`, and one text can stand in the literal of another; each keeps its own look.
///
/// ```swift
/// Text("The engine ") + Text("weaves").bold()
/// Text("The engine \(Text("weaves").bold()) patterns")
/// ```
public struct Text: _PrimitiveLayout, Hashable, Sendable {
  let string: String
  /// The attributes of the parts; `nil` for a text without any.
  let parts: TextParts?

  /// A text.
  @_disfavoredOverload
  public init(_ string: some StringProtocol) {
    self.string = String(string)
    parts = nil
  }

  /// A text that is shown as it is written.
  public init(verbatim string: String) {
    self.string = string
    parts = nil
  }

  /// A text, by a literal that may contain other texts.
  ///
  /// A literal is shown as it is written; marks of Markdown in it have no meaning (`init(markdown:)`).
  public init(_ content: InterpolatedText) {
    self.init(string: content.string, runs: content.runs)
  }

  /// A text with attributes for parts of it.
  public init(_ styled: StyledText) {
    self.init(string: styled.string, runs: styled.runs)
  }

  init(string: String, runs: [StyledText.Run]) {
    self.string = string
    parts = runs.isEmpty ? nil : TextParts(runs)
  }

  /// The text with its attributes.
  var styled: StyledText { StyledText(string: string, runs: parts?.runs ?? []) }

  /// The text with `attributes` where its parts set nothing themselves.
  func filled(_ attributes: TextAttributes) -> Text {
    guard parts != nil else {
      let run = StyledText.Run(range: 0..<string.utf8.count, attributes: attributes)
      return Text(string: string, runs: attributes.isEmpty ? [] : [run])
    }
    return Text(styled.filled(attributes))
  }

  /// Both texts, one after the other, each with its own look.
  ///
  /// - Complexity: O(bytes and parts of both).
  public static func + (one: Text, other: Text) -> Text {
    var both = one.styled
    both.append(other.styled)
    return Text(both)
  }

  /// Puts the text into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let textCase = lowering.environments.textCase else { return put(lowering) }
    changed(to: textCase).put(lowering)
  }

  private func put(_ lowering: _Lowering) {
    guard let node = lowering.node(.text) else { return }
    let appearance =
      if let parts {
        lowering.contents.contents.number(of: lowering.environments.values.appearance(of: parts, in: string))
      } else {
        lowering.environments.textAppearance(&lowering.contents.contents)
      }
    let hasLinks = parts?.hasLinks == true
    lowering.contents.setLinks(hasLinks ? lowering.environments.scope : nil, of: node)
    guard lowering.contents.setText(string, appearance, of: node, in: lowering.tree) else { return }
    lowering.tree.textChanged(node, isEmpty: string.isEmpty)
  }
}

/// The attributes of the parts of a text.
///
/// It is an object, so that a plain text is no larger than its string; it is compared by its values.
final class TextParts: Hashable, Sendable {
  let runs: [StyledText.Run]

  init(_ runs: [StyledText.Run]) { self.runs = runs }

  /// Whether a part is a link.
  var hasLinks: Bool { runs.contains { $0.attributes.link != nil } }

  static func == (one: TextParts, other: TextParts) -> Bool { one === other || one.runs == other.runs }

  func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}
